#include "exlibris/game.h"

namespace shelfmark::exlibris {

namespace {

void hash_cards(const CardSet& cards, base::Hash& hash) {
    for (std::size_t w = 0; w < 3; ++w) hash.add(cards.word(w));
}

void hash_board(const Board& board, base::Hash& hash) {
    const Board& b = board;
    for (const LocationSet set : {b.below, b.permanent, b.tile_discards, b.removed}) hash.add(set);
    hash.add(static_cast<unsigned>(b.phase) | b.round * 0x100U | b.first_player * 0x10000U |
             (b.last_round ? 1U << 24U : 0));
    hash.add(static_cast<unsigned>(b.prominent) | static_cast<unsigned>(b.banned) * 8U | b.retired * 0x100U);
    hash.add(b.deck_count | b.shack_count * 0x100U | b.discard_top * 0x10000U);
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        hash.add(b.hand_count[seat] | index(b.library[seat]) * 0x100U);
        hash_cards(b.shelf[seat], hash);
        b.shelf[seat].for_each([&](CardId card) { hash.add(b.note[card]); });
    }
    for (const Figure& figure : b.figures) hash.add(figure.place | figure.space * 0x100U | figure.arrived * 0x10000U);
    for (const CardSet& cards : b.tile) hash_cards(cards, hash);
    for (const CardSet* cards : {&b.discard, &b.spread, &b.lifted, &b.taking, &b.chosen}) hash_cards(*cards, hash);
}

}  // namespace

void ExLibris::hash_view(const View& view, base::Hash& hash) {
    hash_board(view.board, hash);
    hash.add(view.seat | static_cast<unsigned>(view.focus) * 0x100U);
    hash_cards(view.hand, hash);
    for (const CardSet& cards : view.certain) hash_cards(cards, hash);
    for (const CardSet* cards : {&view.offered, &view.shack, &view.memory.known}) hash_cards(*cards, hash);
}

// Every number of players with every variant and some of them together, and every solo level.
std::vector<Options> ExLibris::sample_options() {
    std::vector<Options> all;
    for (std::uint8_t players = 2; players <= max_players; ++players) {
        for (unsigned variants = 0; variants < 8; ++variants) {
            Options options;
            options.players = players;
            options.beginner = (variants & 1U) != 0;
            options.friendly = (variants & 2U) != 0;
            options.longer = (variants & 4U) != 0;
            if (fault(options) == OptionsFault::none) all.push_back(options);
        }
    }
    for (std::uint8_t level = 1; level <= 7; ++level) {
        Options options;
        options.players = 1;
        options.solo_level = level;
        all.push_back(options);
    }
    return all;
}

}  // namespace shelfmark::exlibris
