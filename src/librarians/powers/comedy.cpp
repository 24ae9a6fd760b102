// LB-Q6 Comedy: one more bookshelf card, drawn once its end of the column is chosen. Books that lie in that row join
// the shelf as they lie.

#include <utility>

#include "librarians/handlers.h"
#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

// LB-P1: the table has edges. From the rows of the setup the unused cards never reach them, but a position may.
bool room_at_top(const Library& library) { return library.first_row > 0; }
bool room_at_bottom(const Library& library) { return library.last_row + 1 < row_count; }

bool settle(Play& play, Frame&) {
    const Board& board = play.board();
    if (board.shelves_left != 0 && (room_at_top(board.library) || room_at_bottom(board.library))) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame&, ActionList& out) {
    if (room_at_top(state.board.library)) out.push_back(act(Verb::add_shelf, top_end));
    if (room_at_bottom(state.board.library)) out.push_back(act(Verb::add_shelf, bottom_end));
}

void act(Play& play, Frame&, Action action) {
    Board& board = play.board();
    Library& library = board.library;
    pop(play);
    const std::uint8_t row = action.a == top_end ? --library.first_row : ++library.last_row;
    library.shelf[row] = std::exchange(play.state.hidden.shelf_order[--board.shelves_left], std::uint8_t{0});
    reveal(play);
    play.tell({.kind = EventKind::shelf_added, .seat = board.turn, .a = row, .b = library.shelf[row]});
}

}  // namespace

void powers::comedy(Play& play) { push(play, {.ask = Ask::comedy}); }

const Handler comedy_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
