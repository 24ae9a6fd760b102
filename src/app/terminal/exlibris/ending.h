#pragma once

#include <string>

#include "app/terminal/exlibris/phrases.h"
#include "exlibris/event.h"
#include "exlibris/state.h"

namespace shelfmark::app::terminal::xl {

// The shelves after the inspection, who turned what, the score sheet and the winners. `events` holds what the players
// turned themselves.
std::string ending(const Phrases& phrases, const exlibris::State& state, const exlibris::EventList& events);

}  // namespace shelfmark::app::terminal::xl
