// XL-A8 Gelatinous Cube: an opponent who visits its place gives a random card, or allows both home actions.

#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

void allow(Play& play, const Frame& frame) {
    const FigureId cube = frame.figure;
    pop(play);
    push_home_actions(play, owner_of(cube), cube, both_home_actions);
}

bool settle(Play& play, Frame& frame) {
    // With an empty hand there is nothing to decide.
    if (play.state.board.hand_count[frame.seat] != 0) return true;
    allow(play, frame);
    return false;
}

void legal(const State&, const Frame&, ActionList& out) {
    out.push_back(act(Verb::surrender));
    out.push_back(act(Verb::allow));
}

void surrender(Play& play, Seat from, Seat to) {
    State& state = play.state;
    const CardSet& hand = state.hidden.hand[from];
    const CardId card = hand.nth(state.hidden.chance.below(state.board.hand_count[from]));
    SeatSet seen_by = SeatSet::only(from);
    seen_by.add(to);
    passes_unseen(state, from, to, card);
    ++state.board.revelations;
    play.tell({.kind = EventKind::gave, .seat = from, .card = card, .a = to, .seen_by = seen_by});
}

void decide(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::allow) {
        allow(play, frame);
        return;
    }
    const Seat from = frame.seat;
    const Seat to = owner_of(frame.figure);
    pop(play);
    surrender(play, from, to);
}

}  // namespace

const Handler cube_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
