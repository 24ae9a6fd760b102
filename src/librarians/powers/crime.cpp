// LB-Q22 Crime: the horizontal arrow of a bookshelf card turns round.

#include "librarians/handlers.h"
#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

bool settle(Play&, Frame&) { return true; }

void legal(const State& state, const Frame&, ActionList& out) {
    const Library& library = state.board.library;
    for (int row = library.first_row; row <= library.last_row; ++row) out.push_back(act(Verb::rotate, cell(row, 0)));
}

void act(Play& play, Frame&, Action action) {
    Board& board = play.board();
    pop(play);
    bool& right_to_left = board.bookshelf[board.library.shelf[action.row]].right_to_left;
    right_to_left = !right_to_left;
    play.tell({.kind = EventKind::shelf_rotated, .seat = board.turn, .a = action.row});
}

}  // namespace

void powers::crime(Play& play) { push(play, {.ask = Ask::crime}); }

const Handler crime_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
