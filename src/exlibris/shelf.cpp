#include "exlibris/shelf.h"

#include <algorithm>

namespace shelfmark::exlibris {

Grid grid_of(const Board& board, Seat seat) { return cells_of<Grid>(board, board.shelf[seat]); }
NarrowGrid narrow_grid_of(const Board& board, Seat seat) { return cells_of<NarrowGrid>(board, board.shelf[seat]); }

bool is_narrow(const Board& board, Seat seat) {
    // In one piece a shelf is no wider than it has cards; only a large one needs a look.
    if (board.shelf[seat].count() <= narrow_columns) return true;
    int width = 0;
    board.shelf[seat].for_each([&](CardId card) { width = std::max(width, note_column(board.note[card])); });
    return width <= narrow_columns;
}

CardId card_at(const Board& board, Seat seat, Cell cell) {
    CardId found = no_card;
    board.shelf[seat].for_each([&](CardId card) {
        const Spot there = spot_of(board, card);
        if (there.cell == cell && !there.entombed) found = card;
    });
    return found;
}

CardId entombed_at(const Board& board, Seat seat, Cell cell) {
    CardId found = no_card;
    board.shelf[seat].for_each([&](CardId card) {
        const Spot there = spot_of(board, card);
        if (there.cell == cell && there.entombed) found = card;
    });
    return found;
}

CardSet tops(const Board& board, Seat seat) {
    CardSet set = board.shelf[seat];
    board.shelf[seat].for_each([&](CardId card) {
        if ((board.note[card] & note_entombed) != 0) set.remove(card);
    });
    return set;
}

int shelved_count(const Board& board, Seat seat) { return tops(board, seat).count(); }

void put(Board& board, Seat seat, CardId card, Spot spot) {
    const unsigned down = spot.cell.row == 0 ? 1 : 0;
    const unsigned right = spot.cell.column == 0 ? 1 : 0;
    if (down != 0 || right != 0) {
        board.shelf[seat].for_each([&](CardId other) {
            board.note[other] = static_cast<std::uint16_t>(board.note[other] + right + (down << note_row_shift));
        });
        spot.cell = {spot.cell.row + static_cast<int>(down), spot.cell.column + static_cast<int>(right)};
    }
    board.shelf[seat].add(card);
    board.note[card] = packed(spot);
}

void lift(Board& board, Seat seat, CardId card) {
    const Cell cell = spot_of(board, card).cell;
    board.shelf[seat].remove(card);
    board.note[card] = 0;
    const CardId lower = entombed_at(board, seat, cell);
    if (lower != no_card) {
        board.note[lower] = static_cast<std::uint16_t>(board.note[lower] & ~note_entombed);
    } else {
        normalise(board, seat);
    }
}

void normalise(Board& board, Seat seat) {
    int row = 99;
    int column = 999;
    board.shelf[seat].for_each([&](CardId card) {
        row = std::min(row, note_row(board.note[card]));
        column = std::min(column, note_column(board.note[card]));
    });
    if (row == 1 && column == 1) return;
    board.shelf[seat].for_each([&](CardId card) {
        Spot there = spot_of(board, card);
        there.cell = {there.cell.row - row + 1, there.cell.column - column + 1};
        board.note[card] = packed(there);
    });
}

}  // namespace shelfmark::exlibris
