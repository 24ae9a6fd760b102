#pragma once

#include <vector>

#include "exlibris/event.h"
#include "exlibris/view.h"
#include "generated/protocol.h"

namespace shelfmark::protocol {

// What one seat sees of the events of a decision, each with where things went and, as far as the seat knew it, came
// from. `before` is the seat's view when they began.
std::vector<ExLibrisEvent> seen_events(const exlibris::View& before, const exlibris::EventList& events);

}  // namespace shelfmark::protocol
