// Playing on without thinking, to see where it leads.
#pragma once

#include "exlibris/engine.h"
#include "players/exlibris/shelf_plan.h"

namespace shelfmark::players {

// By routine, until the round with this number begins or the inspector comes.
void play_until_round(exlibris::State& state, int round);

// How much better a seat stands than the best of the others, or than the Public Library in the solo game.
Worth lead(const exlibris::State& state, exlibris::Seat seat);

}  // namespace shelfmark::players
