// XL-R9: home actions, at home or granted by an assistant (XL-A13).

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

bool may_draw(const State& state, const Frame& frame) { return frame.b > 0 && can_draw(state); }
bool may_shelve(const State& state, const Frame& frame) {
    return frame.c > 0 && state.board.hand_count[frame.seat] > 0;
}

bool settle(Play& play, Frame& frame) {
    if (frame.a > 0 && (may_draw(play.state, frame) || may_shelve(play.state, frame))) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    if (may_draw(state, frame)) out.push_back(act(Verb::draw));
    if (may_shelve(state, frame)) offer_each(out, Verb::shelve, state.hidden.hand[frame.seat]);
    if (frame.d == 0) out.push_back(act(Verb::pass));
}

void decide(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::pass) {
        frame.a = 0;
        return;
    }
    --frame.a;
    if (action.verb == Verb::draw) {
        --frame.b;
        push_draw(play, frame.seat, frame.figure, 1, false);
    } else {
        --frame.c;
        push_shelve(play, frame.seat, frame.figure, action.a);
    }
}

}  // namespace

const Handler home_actions_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
