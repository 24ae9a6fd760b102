#pragma once

#include "exlibris/action.h"
#include "exlibris/scoring.h"
#include "exlibris/view.h"
#include "generated/protocol.h"
#include "protocol/changes.h"

namespace shelfmark::protocol {

// Ex Libris as a page draws it. Everything is made of a View: there is no way to a secret from here.

// What is asked now: who decides, and the choices of the view's own seat (none if it does not decide).
struct ExLibrisAsked {
    table::SeatSet deciding;
    const exlibris::ActionList& choices;
};

struct ExLibrisShown {
    bool memory_aids = false;                       // the table allows them
    bool best = false;                              // in every round what the best cards to turn would bring
    const exlibris::ScoreSheets* result = nullptr;  // once the game is over
};

// Everything that this seat sees.
ExLibrisView full_view(const exlibris::View& view, const ExLibrisAsked& asked, const ExLibrisShown& shown);

// Leaves out of a full view what was told already; from then on all of it was.
void keep_changes(ExLibrisView& view, Told& told);
// What a client does with such a rest: afterwards `view` is the full view again.
void take_over(ExLibrisView& view, const ExLibrisView& changes);

}  // namespace shelfmark::protocol
