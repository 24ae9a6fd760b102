#pragma once

#include "exlibris/action.h"
#include "exlibris/state.h"
#include "table/game.h"

namespace shelfmark::exlibris {

using table::Obstacle;
using table::Refusal;

// Nothing if the action is legal; otherwise the rule that forbids it and what stands in the way.
Refusal check(const State& state, Seat seat, Action action);

// The rule behind what is being asked, such as "XL-L10".
const char* rule_of(const Board& board, const Frame& frame);

}  // namespace shelfmark::exlibris
