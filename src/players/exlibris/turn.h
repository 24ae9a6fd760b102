// The rest of what somebody has begun, by rule of thumb.
#pragma once

#include "exlibris/engine.h"

namespace shelfmark::players {

// Whether what was going on is finished: somebody places the next assistant, or another location is resolved.
bool turn_is_over(const exlibris::Board& before, const exlibris::State& state);

// Plays on until then; a turn that is too long is left unfinished.
void finish_turn(const exlibris::Board& before, exlibris::State& state);

}  // namespace shelfmark::players
