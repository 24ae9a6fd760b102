#include "librarians/powers/showing.h"

#include "librarians/knowledge.h"

namespace shelfmark::librarians {

void show_hand(Play& play, Seat seat) {
    remember_shown(play.state, seat);
    reveal(play);
    play.tell({.kind = EventKind::hand_shown, .seat = play.board().turn, .a = seat});
}

}  // namespace shelfmark::librarians
