#include "exlibris/shelf.h"

#include <algorithm>

namespace shelfmark::exlibris {

namespace {

constexpr unsigned row_shift = 8;
constexpr unsigned face_down_bit = 1U << 12U;
constexpr unsigned entombed_bit = 1U << 13U;
constexpr unsigned turned_bit = 1U << 14U;

constexpr int row_in(std::uint16_t note) { return (note >> row_shift) & 0xf; }
constexpr int column_in(std::uint16_t note) { return note & 0xff; }

}  // namespace

std::uint16_t packed(const Spot& spot) {
    return static_cast<std::uint16_t>(
        static_cast<unsigned>(spot.cell.column) | (static_cast<unsigned>(spot.cell.row) << row_shift) |
        (spot.face_down ? face_down_bit : 0) | (spot.entombed ? entombed_bit : 0) | (spot.turned ? turned_bit : 0));
}

Spot spot(std::uint16_t note) {
    return {{row_in(note), column_in(note)},
            (note & face_down_bit) != 0,
            (note & entombed_bit) != 0,
            (note & turned_bit) != 0};
}

Grid grid_of(const Board& board, Seat seat) {
    Grid grid;
    board.shelf[seat].for_each([&](CardId card) {
        const std::uint16_t note = board.note[card];
        grid.add({row_in(note), column_in(note)});
    });
    return grid;
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
        if ((board.note[card] & entombed_bit) != 0) set.remove(card);
    });
    return set;
}

int shelved_count(const Board& board, Seat seat) { return tops(board, seat).count(); }

void put(Board& board, Seat seat, CardId card, Spot spot) {
    const unsigned down = spot.cell.row == 0 ? 1 : 0;
    const unsigned right = spot.cell.column == 0 ? 1 : 0;
    if (down != 0 || right != 0) {
        board.shelf[seat].for_each([&](CardId other) {
            board.note[other] = static_cast<std::uint16_t>(board.note[other] + right + (down << row_shift));
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
        board.note[lower] = static_cast<std::uint16_t>(board.note[lower] & ~entombed_bit);
    } else {
        normalise(board, seat);
    }
}

void normalise(Board& board, Seat seat) {
    int row = 99;
    int column = 999;
    board.shelf[seat].for_each([&](CardId card) {
        row = std::min(row, row_in(board.note[card]));
        column = std::min(column, column_in(board.note[card]));
    });
    if (row == 1 && column == 1) return;
    board.shelf[seat].for_each([&](CardId card) {
        Spot there = spot_of(board, card);
        there.cell = {there.cell.row - row + 1, there.cell.column - column + 1};
        board.note[card] = packed(there);
    });
}

}  // namespace shelfmark::exlibris
