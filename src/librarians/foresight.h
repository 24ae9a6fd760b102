#pragma once

#include "librarians/action.h"
#include "librarians/state.h"

namespace shelfmark::librarians {

// LB-G1: the genres that a decision would complete in this world, at once or once lines have been declared (LB-G4).
GenreSet would_complete(State state, Seat seat, Action action);

}  // namespace shelfmark::librarians
