#pragma once

#include <string>

#include "app/terminal/librarians/phrases.h"
#include "librarians/event.h"

namespace shelfmark::app::terminal::lb {

// The library as it stands, everything that was hidden (LB-S6), and whether it was won.
std::string ending(const Phrases& phrases, const librarians::State& state, const librarians::EventList& events);

}  // namespace shelfmark::app::terminal::lb
