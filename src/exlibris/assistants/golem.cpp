// XL-A9 Trash Golem: from every place up to its own it may take one of the cards that are about to be discarded.

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

bool settle(Play&, Frame&) { return true; }

void legal(const State& state, const Frame& frame, ActionList& out) {
    const CardSet& cards = cards_on(state.board, static_cast<Location>(frame.a));
    offer_each(out, Verb::take, cards);
    offer_each(out, Verb::shelve, cards);
    out.push_back(act(Verb::pass));
}

void decide(Play& play, Frame& frame, Action action) {
    const Seat seat = frame.seat;
    const FigureId golem = frame.figure;
    const auto location = static_cast<Location>(frame.a);
    pop(play);
    if (action.verb == Verb::pass) return;
    cards_on(play.state.board, location).remove(action.a);
    take_into_hand(play, seat, golem, action.a);
    if (action.verb == Verb::shelve) push_shelve(play, seat, golem, action.a);
}

}  // namespace

const Handler golem_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
