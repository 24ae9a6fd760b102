// LB-E5 Reveal!: a player of one's choice, oneself too, shows the hand to all.

#include "librarians/handlers.h"
#include "librarians/powers/showing.h"
#include "librarians/thrills/thrills.h"

namespace shelfmark::librarians {

namespace {

bool settle(Play&, Frame&) { return true; }

void legal(const State& state, const Frame&, ActionList& out) {
    for (int seat = 0; seat < players(state.board); ++seat) out.push_back(act(Verb::reveal, seat));
}

void act(Play& play, Frame&, Action action) {
    pop(play);
    show_hand(play, action.a);
}

}  // namespace

void thrills::reveal(Play& play) { push(play, {.ask = Ask::reveal}); }

const Handler reveal_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
