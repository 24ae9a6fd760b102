#include "librarians/game.h"

namespace shelfmark::librarians {

namespace {

void hash_cards(const CardSet& cards, base::Hash& hash) {
    for (std::size_t w = 0; w < 3; ++w) hash.add(cards.word(w));
}

void hash_library(const Board& board, base::Hash& hash) {
    const Library& library = board.library;
    library.shown.for_each([&](CardId top) {
        hash.add(library.where[top].row * 0x100U | library.where[top].column);
        for (CardId card = top; card != no_card; card = library.under[card]) hash.add(card);
    });
    for (int row = library.first_row; row <= library.last_row; ++row) {
        hash.add(static_cast<unsigned>(row) | board.library.shelf[static_cast<std::size_t>(row)] * 0x100U |
                 (bookshelf_of(board, row).right_to_left ? 1U << 16U : 0));
    }
}

void hash_licence(const Licence& licence, base::Hash& hash) {
    unsigned bits = 0;
    for (const bool granted :
         {licence.stack_any, licence.no_minimum, licence.loose, licence.no_order, licence.any_row, licence.one_wrong,
          licence.stopped, licence.next_gap, licence.next_no_order, licence.next_stack_any}) {
        bits = bits * 2 + (granted ? 1 : 0);
    }
    hash.add(bits);
}

void hash_board(const Board& board, base::Hash& hash) {
    const Board& b = board;
    hash_library(b, hash);
    hash_licence(b.licence, hash);
    hash.add(b.deck_count | b.put_away_count * 0x100U | b.shelves_left * 0x10000U | b.hand_limit * 0x1000000U);
    hash.add(b.turn | b.turns * 0x100U | b.played * 0x1000000U);
    hash.add(b.skips | b.taps_left * 0x100U | static_cast<unsigned>(b.outcome) * 0x10000U |
             (b.no_stacking ? 1U << 24U : 0));
    for (const Duty& duty : {b.duty, b.next_duty}) hash.add(duty.letters | std::uint64_t{duty.colours} << 32U);
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        hash.add(b.hand_count[seat]);
        hash_cards(b.powers[seat], hash);
    }
    for (const CardId card : b.deck_top) hash.add(card);
    for (const std::uint8_t effects : b.red) hash.add(effects);
    for (int i = 0; i < b.depth; ++i) {
        const Frame& frame = b.frames[static_cast<std::size_t>(i)];
        hash.add(static_cast<unsigned>(frame.ask) | frame.step * 0x100U | frame.a * 0x10000U | frame.b * 0x1000000U);
        hash.add(frame.c | frame.d * 0x100U);
    }
    for (int i = 0; i < b.declared_count; ++i) {
        const GenreRow& row = b.declared[static_cast<std::size_t>(i)];
        hash.add(static_cast<unsigned>(row.genre) | row.from.row * 0x100U | row.from.column * 0x10000U);
        hash.add(static_cast<unsigned>(row.direction) | row.length * 0x100U);
    }
    for (const CardSet* cards : {&b.discard, &b.kept, &b.chosen, &b.cut_off}) hash_cards(*cards, hash);
}

void hash_memory(const Board& board, const Memory& memory, base::Hash& hash) {
    hash_cards(memory.known, hash);
    for (std::size_t i = 0; i < board.batch_count; ++i) {
        const Batch& batch = board.batches[i];
        hash.add(batch.holder | batch.seen_by.bits() * 0x100U | memory.unseen[i] * 0x10000U);
        hash_cards(batch.never, hash);
    }
}

// ---- options worth trying ----

constexpr ThrillSet every_thrill = (1U << thrill_count) - 1U;

// LB-C1: the same place in the list of each colour, so that four games see all genres.
GenreSet one_of_each_colour(unsigned which) { return default_genres << which; }

void play_with_everything(Options& options) {
    options.authors = options.ages = options.sequels = true;
    options.powers = options.columns = options.balance = true;
    options.thrills = every_thrill;
}

// One way to play: all genres in turn, each expansion alone, all together, more and fewer colours.
constexpr int ways = 16;
Options played_in_one_way(int way, std::uint8_t players) {
    Options options;
    options.players = players;
    options.genres = one_of_each_colour(static_cast<unsigned>(way) % genres_per_colour);
    switch (way) {
        case 4: options.authors = true; break;
        case 5: options.ages = true; break;
        case 6: options.sequels = true; break;
        case 7: options.powers = true; break;
        case 8: options.columns = true; break;
        case 9: options.balance = true; break;
        case 10: options.thrills = every_thrill; break;
        case 11:
            play_with_everything(options);
            options.exactly_two = true;
            options.talk = Talk::taps;
            break;
        case 12: options.genres |= one_of_each_colour(1); break;
        case 13:
            options.genres |= one_of_each_colour(3);
            play_with_everything(options);
            break;
        case 14:
            // Green, blue, purple or some of them: nothing bad can happen.
            options.genres = 0;
            for (int colour = 1; colour <= fewest_colours(players); ++colour) {
                options.genres |= genres_of(static_cast<Colour>(colour)) & one_of_each_colour(2);
            }
            break;
        case 15:
            play_with_everything(options);
            options.talk = Talk::chat;
            break;
        default: break;
    }
    return options;
}

}  // namespace

SharedScore Librarians::score(const State& state) {
    SharedScore score;
    const auto seats = static_cast<std::size_t>(players(state.board));
    for (std::size_t seat = 0; seat < seats; ++seat) score.sheets[seat].total = librarians::points(result(state));
    if (state.board.outcome == Outcome::won) score.winners = SeatSet::first(static_cast<unsigned>(seats));
    return score;
}

void Librarians::hash_view(const View& view, base::Hash& hash) {
    hash_board(view.board, hash);
    hash.add(view.seat | view.unused_shelves * 0x100U);
    for (const CardSet& hand : view.hand) hash_cards(hand, hash);
    hash_memory(view.board, view.memory, hash);
}

// Every way with every number of players; any few in a row are as different as can be.
std::vector<Options> Librarians::sample_options() {
    constexpr int player_counts = max_players - min_players + 1;
    std::vector<Options> all;
    for (int i = 0; i < ways * player_counts; ++i) {
        const int players = min_players + (i + i / ways) % player_counts;
        all.push_back(played_in_one_way(i % ways, static_cast<std::uint8_t>(players)));
    }
    return all;
}

}  // namespace shelfmark::librarians
