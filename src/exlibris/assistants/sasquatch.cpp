// XL-A7 Sasquatch: when an opposing assistant arrives, its owner may take it back before anything else happens.
// Where it may be placed is in exlibris/placement.cpp.

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

bool settle(Play&, Frame&) { return true; }

void legal(const State&, const Frame&, ActionList& out) {
    out.push_back(act(Verb::withdraw));
    out.push_back(act(Verb::pass));
}

void decide(Play& play, Frame& frame, Action action) {
    const FigureId sasquatch = frame.figure;
    pop(play);
    if (action.verb == Verb::withdraw) send_back(play, sasquatch);
}

}  // namespace

const Handler sasquatch_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
