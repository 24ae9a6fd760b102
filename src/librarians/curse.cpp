#include <bit>

#include "librarians/places.h"

namespace shelfmark::librarians {

namespace {

bool in_range(const Bookshelf& shelf, Letter letter) { return letter >= shelf.first && letter <= shelf.last; }

bool cursed(const Board& board, int row) { return board.options.powers && has_shelf(board.library, row); }

bool side_has_room(const Board& board, const Bookshelf& shelf, Cell at) {
    const RowMask used = board.library.occupied[at.row] & places_of(shelf.side);
    return (used & bit(at.column)) != 0 || std::popcount(used) < shelf.first;
}

}  // namespace

// LB-E4 (a)
bool shelf_allows(const Board& board, CardId card, Cell at) {
    if (!cursed(board, at.row)) return true;
    const Bookshelf& shelf = bookshelf_of(board, at.row);
    const Book& book = book_of(board, card);
    const bool here = side_of(at.column) == shelf.side;
    switch (shelf.power) {
        case ShelfPower::no_letters: return !in_range(shelf, book.letter);
        case ShelfPower::no_colours: return (colours_of(book) & shelf.colours) == 0;
        case ShelfPower::side_letters: return !here || in_range(shelf, book.letter);
        case ShelfPower::side_colours: return !here || (colours_of(book) & shelf.colours) != 0;
        case ShelfPower::side_limit: return !here || side_has_room(board, shelf, at);
        default: return true;
    }
}

bool shelf_allows_stacking(const Board& board, int row) {
    return !cursed(board, row) || bookshelf_of(board, row).power != ShelfPower::no_stacking;
}

bool counts_as_any_genre(const Board& board, CardId card, Cell at) {
    if (!cursed(board, at.row)) return false;
    const Bookshelf& shelf = bookshelf_of(board, at.row);
    const Book& book = book_of(board, card);
    if (shelf.power == ShelfPower::wild_letters) return book.letter < shelf.first;
    return shelf.power == ShelfPower::wild_colour && (colours_of(book) & shelf.colours) != 0;
}

// LB-E4 (c)
bool balanced_with_one_more(const Board& board, Cell at) {
    if (!board.options.balance || !has_shelf(board.library, at.row)) return true;
    const Side side = side_of(at.column);
    const Side other = side == Side::left ? Side::right : Side::left;
    return stacked_on(board.library, at.row, side) + 1 - stacked_on(board.library, at.row, other) <= 1;
}

}  // namespace shelfmark::librarians
