#pragma once

#include "librarians/action.h"
#include "librarians/state.h"
#include "table/game.h"

namespace shelfmark::librarians {

using table::Obstacle;
using table::Refusal;

// Nothing if the action is legal; otherwise the rule that forbids it and what stands in the way.
Refusal check(const State& state, Seat seat, Action action);

// Why a card cannot be played to an empty place, or onto the book there; nothing if it can.
Refusal why_not_at(const Board& board, CardId card, Cell at);
Refusal why_not_on(const Board& board, CardId card, Cell at);

// The rule behind what is being asked, such as "LB-Q11".
const char* rule_of(const Frame& frame);

}  // namespace shelfmark::librarians
