// LB-Q2 Detective: an outer shelf goes with all that stands on it, unless it is the last one.

#include "librarians/handlers.h"
#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

CardSet top_books_of(const Library& library, std::size_t row) {
    CardSet books;
    for_each_column(library.occupied[row],
                    [&](int column) { books.add(top_of(library, cell(static_cast<int>(row), column))); });
    return books;
}

void remove_shelf(Play& play, std::uint8_t row) {
    Board& board = play.board();
    Library& library = board.library;
    const CardSet apart_before = books_apart(library);
    while (library.occupied[row] != 0) discard_books(play, top_books_of(library, row));
    library.shelf[row] = no_bookshelf;
    if (row == library.first_row) {
        ++library.first_row;
    } else {
        --library.last_row;
    }
    // LB-P4: what this cuts off may stay apart.
    board.cut_off |= books_apart(library) - apart_before;
    play.tell({.kind = EventKind::shelf_removed, .seat = board.turn, .a = row});
}

bool settle(Play& play, Frame&) {
    const Library& library = play.board().library;
    if (library.first_row != library.last_row) return true;
    pop(play);
    return false;
}

void legal(const State&, const Frame&, ActionList& out) {
    out.push_back(act(Verb::remove_shelf, top_end));
    out.push_back(act(Verb::remove_shelf, bottom_end));
}

void act(Play& play, Frame&, Action action) {
    const Library& library = play.board().library;
    pop(play);
    remove_shelf(play, action.a == top_end ? library.first_row : library.last_row);
}

}  // namespace

void powers::detective(Play& play) { push(play, {.ask = Ask::detective}); }

const Handler detective_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
