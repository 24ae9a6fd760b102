// How a game went for a seat, in one number.
#pragma once

#include "exlibris/state.h"
#include "librarians/state.h"

namespace shelfmark::players {

// How many points a seat has more than the best of the others, or than the Public Library.
int lead_in_end(const exlibris::State& state, table::Seat seat);
// In Librarians minus the cards that are left.
int lead_in_end(const librarians::State& state, table::Seat seat);

}  // namespace shelfmark::players
