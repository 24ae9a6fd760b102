#include <cstdlib>

#include "librarians/places.h"

namespace shelfmark::librarians {

namespace {

// Counted as the table shows it: the bookshelf column is number 0.
int table_column(Cell at) {
    return at.column < places_per_side ? at.column - places_per_side : at.column - places_per_side + 1;
}

bool empty_between(const Board& board, Cell a, Cell b) {
    const int row = (a.row + b.row) / 2;
    const int middle = (table_column(a) + table_column(b)) / 2;
    if (middle == 0) return !has_shelf(board.library, row);
    const int column = middle < 0 ? middle + places_per_side : middle + places_per_side - 1;
    return top_of(board.library, cell(row, column)) == no_card;
}

// Next to each other, or as good as that while LB-Q14 or Gap! holds.
bool neighbours(const Board& board, Cell a, Cell b) {
    const int rows = std::abs(a.row - b.row);
    const int columns = std::abs(table_column(a) - table_column(b));
    if (rows + columns == 1) return true;
    if (rows == 1 && columns == 1) return board.licence.loose;
    const bool gap_of_one = (rows == 0 && columns == 2) || (rows == 2 && columns == 0);
    return gap_of_one && (board.licence.loose || board.licence.next_gap) && empty_between(board, a, b);
}

}  // namespace

// LB-E2: next to a book with the same audience, or on it, unless none shows.
bool beside_its_audience(const Board& board, CardId card, Cell at) {
    const Audience audience = audience_of(book_of(board, card));
    if (audience == Audience::any) return true;
    bool shows = false;
    bool beside = false;
    board.library.shown.for_each([&](CardId other) {
        if (other == card || audience_of(book_of(board, other)) != audience) return;
        shows = true;
        const Cell there = board.library.where[other];
        beside = beside || there == at || neighbours(board, there, at);
    });
    return beside || !shows;
}

}  // namespace shelfmark::librarians
