#include "librarians/order.h"

namespace shelfmark::librarians {

namespace {

int letter_at(const Board& board, int row, int column) {
    return book_of(board, top_of(board.library, cell(row, column))).letter;
}

}  // namespace

// LB-P2
LetterSet letters_in_row(const Board& board, Cell at) {
    if (!has_shelf(board.library, at.row)) return every_letter;
    const RowMask others = board.library.occupied[at.row] & ~bit(at.column);
    const RowMask left = others & (bit(at.column) - 1);
    const RowMask right = others & ~(bit(at.column) - 1);
    const bool backwards = bookshelf_of(board, at.row).right_to_left;
    int first = 0;
    int last = letter_count - 1;
    if (left != 0) (backwards ? last : first) = letter_at(board, at.row, static_cast<int>(std::bit_width(left)) - 1);
    if (right != 0) (backwards ? first : last) = letter_at(board, at.row, std::countr_zero(right));
    return letters_between(first, last);
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
    if (board.licence.no_order || board.licence.next_no_order) return every_letter;
    const LetterSet in_row = letters_in_row(board, at);
    return board.options.columns ? in_row & letters_in_column(board, at) : in_row;
}

}  // namespace shelfmark::librarians
