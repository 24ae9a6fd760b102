#pragma once

#include "generated/protocol.h"
#include "librarians/action.h"
#include "librarians/view.h"

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

// Leaves out of a full view what an earlier one has told already.
void keep_changes(LibrariansView& view, const LibrariansView& earlier);
// What a client does with such a rest: afterwards `view` is the full view again.
void take_over(LibrariansView& view, const LibrariansView& changes);

}  // namespace shelfmark::protocol
