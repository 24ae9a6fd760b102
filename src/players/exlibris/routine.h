// What a player does without thinking twice: quick enough to play games to their end by the thousand.
#pragma once

#include "exlibris/engine.h"

namespace shelfmark::players {

// Looks at nothing that the seat cannot know. May shorten and reorder the list.
exlibris::Action routine(const exlibris::State& state, exlibris::Seat seat, exlibris::ActionList& options);

}  // namespace shelfmark::players
