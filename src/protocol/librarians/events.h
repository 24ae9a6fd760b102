#pragma once

#include <vector>

#include "generated/protocol.h"
#include "librarians/event.h"
#include "librarians/view.h"

namespace shelfmark::protocol {

// What one seat sees of the events of a decision, each with where cards went and, as far as the seat knew it, came
// from. `before` and `after` are the seat's views when they began and when all was done.
std::vector<LibrariansEvent> seen_events(const librarians::View& before, const librarians::View& after,
                                         const librarians::EventList& events);

}  // namespace shelfmark::protocol
