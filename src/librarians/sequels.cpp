#include "librarians/places.h"

namespace shelfmark::librarians {

namespace {

struct Volume {
    Cell at;
    int number = 0;
};

bool same_line(Cell a, Cell b) { return a.row == b.row || a.column == b.column; }

// A bookshelf card between two books is ignored.
bool touch(const Board& board, Cell a, Cell b) {
    const int rows = a.row - b.row;
    const int columns = a.column - b.column;
    if (rows * rows + columns * columns != 1) return false;
    const bool across = side_of(a.column) != side_of(b.column);
    return !across || has_shelf(board.library, a.row);
}

// In a row along its arrow, in a column downward. Without an arrow no order holds.
bool in_numerical_order(const Board& board, const Volume& a, const Volume& b) {
    if (!same_line(a.at, b.at)) return false;
    if (a.at.row != b.at.row) return (a.at.row < b.at.row) == (a.number < b.number);
    if (!has_shelf(board.library, a.at.row)) return true;
    const bool a_first = (a.at.column < b.at.column) != bookshelf_of(board, a.at.row).right_to_left;
    return a_first == (a.number < b.number);
}

bool joins(const Board& board, const Volume& played, const Volume& other) {
    return touch(board, played.at, other.at) && in_numerical_order(board, played, other);
}

// The other two stand in one line: the new one makes it longer at one of its ends.
bool continues_line(const Board& board, const Volume& played, const Volume& a, const Volume& b) {
    return (touch(board, played.at, a.at) || touch(board, played.at, b.at)) && in_numerical_order(board, played, a) &&
           in_numerical_order(board, played, b);
}

// Powers have scattered the other two: the new one joins one of them, and the other in order if it touches that too.
bool joins_one_of(const Board& board, const Volume& played, const Volume& a, const Volume& b) {
    const bool fits_a = !touch(board, played.at, a.at) || in_numerical_order(board, played, a);
    const bool fits_b = !touch(board, played.at, b.at) || in_numerical_order(board, played, b);
    return fits_a && fits_b && (joins(board, played, a) || joins(board, played, b));
}

}  // namespace

// LB-E3
bool joins_its_series(const Board& board, CardId card, Cell at) {
    const Book& book = book_of(board, card);
    if (book.volume == 0) return true;
    std::array<Volume, 2> others;
    std::size_t count = 0;
    board.library.shown.for_each([&](CardId other) {
        const Book& shown = book_of(board, other);
        const Cell there = board.library.where[other];
        if (other == card || shown.kind != book.kind || shown.volume == 0 || there == at) return;
        others[count++] = {there, shown.volume};
    });
    const Volume played = {at, book.volume};
    if (count == 0) return true;
    if (count == 1) return joins(board, played, others[0]);
    if (joins(board, others[0], others[1])) return continues_line(board, played, others[0], others[1]);
    return joins_one_of(board, played, others[0], others[1]);
}

}  // namespace shelfmark::librarians
