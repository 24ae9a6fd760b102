#include "librarians/order.h"

#include <cstdlib>

namespace shelfmark::librarians {

namespace {

int letter_at(const Board& board, int row, int column) {
    return book_of(board, top_of(board.library, cell(row, column))).letter;
}

// LB-Q15, LB-E5
bool order_holds(const Board& board) { return !board.licence.no_order && !board.licence.next_no_order; }

}  // namespace

// LB-P2
LetterSet letters_in_row(const Board& board, Cell at) {
    return has_shelf(board.library, at.row) ? ShelfOrder(board, at.row).letters_at(at.column) : every_letter;
}

// LB-E4
LetterSet letters_in_column(const Board& board, Cell at) {
    const Library& library = board.library;
    if (!has_shelf(library, at.row)) return every_letter;
    const auto occupied = [&](int row) {
        return (library.occupied[static_cast<std::size_t>(row)] & bit(at.column)) != 0;
    };
    int first = 0;
    int last = letter_count - 1;
    for (int row = at.row - 1; row >= 0; --row) {
        if (!occupied(row)) continue;
        first = letter_at(board, row, at.column);
        break;
    }
    for (int row = at.row + 1; row < row_count; ++row) {
        if (!occupied(row)) continue;
        last = letter_at(board, row, at.column);
        break;
    }
    return letters_between(first, last);
}

LetterSet letters_for(const Board& board, Cell at) {
    if (!order_holds(board)) return every_letter;
    const LetterSet in_row = letters_in_row(board, at);
    return board.options.columns ? in_row & letters_in_column(board, at) : in_row;
}

LetterSet letters_for_any(const Board& board, int row, RowMask places) {
    if (places == 0) return 0;
    if (!order_holds(board) || !has_shelf(board.library, row)) return every_letter;
    const ShelfOrder order(board, row);
    LetterSet letters = 0;
    for_each_column(places, [&](int column) {
        LetterSet fitting = order.letters_at(column);
        if (board.options.columns) fitting &= letters_in_column(board, cell(row, column));
        letters |= fitting;
    });
    return letters;
}

RowMask places_for(const Board& board, int row, Letter letter, RowMask places) {
    if (places == 0 || !order_holds(board) || !has_shelf(board.library, row)) return places;
    const ShelfOrder order(board, row);
    RowMask fit = 0;
    for_each_column(places, [&](int column) {
        LetterSet fitting = order.letters_at(column);
        if (board.options.columns) fitting &= letters_in_column(board, cell(row, column));
        fit |= RowMask{(fitting >> letter) & 1U} << static_cast<unsigned>(column);
    });
    return fit;
}

std::optional<Leeway> leeway_of(const Board& board, Letter letter, Cell at) {
    if (!order_holds(board) || !has_shelf(board.library, at.row)) return std::nullopt;
    const RowMask occupied = board.library.occupied[at.row];
    const RowMask before = occupied & (bit(at.column) - 1);
    const RowMask after = occupied & ~(bit(at.column) - 1) & ~bit(at.column);
    if ((before | after) == 0) return Leeway::alone;
    bool open = false;
    bool shut = false;
    bool apart = false;
    const auto look_at = [&](int column) {
        const bool touches = std::abs(column - at.column) == 1;
        const bool between = std::abs(letter_at(board, at.row, column) - letter) > 1;
        open |= between && !touches;
        shut |= between && touches;
        apart |= !between && !touches;
    };
    if (before != 0) look_at(static_cast<int>(std::bit_width(before)) - 1);
    if (after != 0) look_at(std::countr_zero(after));
    if (shut) return Leeway::shut;
    if (open) return Leeway::open;
    return apart ? std::nullopt : std::optional(Leeway::snug);
}

}  // namespace shelfmark::librarians
