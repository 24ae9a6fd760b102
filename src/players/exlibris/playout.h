// Playing on without thinking, to see where it leads.
#pragma once

#include "base/inline_vector.h"
#include "exlibris/engine.h"
#include "players/exlibris/shelf_plan.h"

namespace shelfmark::players {

// By routine, until the round with this number begins or the inspector comes.
void play_until_round(exlibris::State& state, int round);

// What a position promises a seat.
struct Prospects {
    Worth own = 0;   // in the end
    Worth lead = 0;  // over the best of the others, or the Public Library in the solo game
    // What to aim at. How the others fare is mostly chance, so that it counts a little less and on average: whoever
    // compares options has less noise to see through.
    Worth standing = 0;
};
Prospects prospects(const exlibris::State& state, exlibris::Seat seat);
// The same for every seat.
using AllProspects = base::InlineVector<Prospects, 4>;
AllProspects prospects_of_all(const exlibris::State& state);

}  // namespace shelfmark::players
