#pragma once

#include "generated/protocol.h"
#include "librarians/action.h"
#include "librarians/view.h"
#include "protocol/changes.h"

namespace shelfmark::protocol {

// Librarians as a page draws it. Everything is made of a View: there is no way to a secret from here.

// What is asked now: who decides, and the choices of the view's own seat (none if it does not decide).
struct LibrariansAsked {
    table::SeatSet deciding;
    const librarians::ActionList& choices;
};

struct LibrariansShown {
    bool memory_aids = false;  // the table allows them
    bool material = true;      // it is large and never changes: whoever has it already can do without
};

// Everything that this seat sees.
LibrariansView full_view(const librarians::View& view, const LibrariansAsked& asked, const LibrariansShown& shown);

// Leaves out of a full view what was told already; from then on all of it was.
void keep_changes(LibrariansView& view, Told& told);
// What a client does with such a rest: afterwards `view` is the full view again.
void take_over(LibrariansView& view, const LibrariansView& changes);

}  // namespace shelfmark::protocol
