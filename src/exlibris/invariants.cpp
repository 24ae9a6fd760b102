#include "exlibris/invariants.h"

#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

bool every_card_has_one_place(const State& state) {
    const Board& board = state.board;
    const Hidden& hidden = state.hidden;
    CardSet all;
    int count = 0;
    const auto add = [&](const CardSet& cards) {
        count += cards.count();
        all |= cards;
    };
    for (const CardSet& cards : board.shelf) add(cards);
    for (const CardSet& cards : board.tile) add(cards);
    for (const CardSet& cards : hidden.hand) add(cards);
    for (const CardSet* cards :
         {&board.discard, &board.spread, &board.taking, &board.lifted, &hidden.deck, &hidden.shack}) {
        add(*cards);
    }
    return count == card_count && all == CardSet::all();
}

bool counts_are_true(const State& state) {
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        if (state.board.hand_count[seat] != state.hidden.hand[seat].count()) return false;
    }
    return state.board.deck_count == state.hidden.deck.count() && state.board.shack_count == state.hidden.shack.count();
}

// XL-A2: a cell holds one card, or two of which the lower is entombed and face down.
bool stacks_are_sound(const Board& board, Seat seat) {
    Grid top_cells;
    Grid lower_cells;
    bool sound = true;
    board.shelf[seat].for_each([&](CardId card) {
        const Spot spot = spot_of(board, card);
        Grid& cells = spot.entombed ? lower_cells : top_cells;
        sound = sound && !cells.contains(spot.cell) && (!spot.entombed || spot.face_down);
        cells.add(spot.cell);
    });
    lower_cells.for_each([&](Cell cell) { sound = sound && top_cells.contains(cell); });
    return sound;
}

// XL-B1, XL-B2, XL-B3, with rows and columns counted from 1.
bool shelf_is_sound(const Board& board, Seat seat) {
    const Grid grid = grid_of(board, seat);
    if (grid.empty()) return true;
    bool first_column = false;
    for (int row = 1; row <= 3; ++row) first_column = first_column || grid.row(row).contains(1);
    return first_column && grid.highest_row() == 1 && grid.lowest_row() <= 3 && grid.connected();
}

bool figures_are_sound(const Board& board) {
    for (const Figure& figure : board.figures) {
        const bool out = figure.place < location_count;
        if (out && (laid_out(board) & (1U << figure.place)) == 0) return false;
    }
    return true;
}

}  // namespace

const char* broken_invariant(const State& state) {
    if (!every_card_has_one_place(state)) return "a card is in no place or in two";
    if (!counts_are_true(state)) return "a public count is wrong";
    for (Seat seat = 0; seat < players(state.board); ++seat) {
        if (!shelf_is_sound(state.board, seat)) return "a shelf is in pieces, too high or badly numbered";
        if (!stacks_are_sound(state.board, seat)) return "two cards share a place";
    }
    if (!figures_are_sound(state.board)) return "an assistant stands on a location that is not laid out";
    return nullptr;
}

}  // namespace shelfmark::exlibris
