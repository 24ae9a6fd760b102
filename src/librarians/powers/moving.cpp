#include "librarians/powers/moving.h"

namespace shelfmark::librarians {

namespace {

void tell_moved(const Play& play, CardId card, Cell at) {
    play.tell({.kind = EventKind::moved, .seat = play.board().turn, .card = card, .at = at});
}

}  // namespace

void put_down(Play& play, CardId card, Cell at) {
    lay(play.board().library, card, at);
    tell_moved(play, card, at);
}

void put_down_pile(Play& play, CardId top, Cell at) {
    if (top == no_card) return;
    lay_pile(play.board().library, top, at);
    tell_moved(play, top, at);
}

}  // namespace shelfmark::librarians
