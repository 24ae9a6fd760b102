// Games of Ex Libris full of secrets: thieves, witches and cubes, and players who look for trouble.
#pragma once

#include "base/random.h"
#include "exlibris/engine.h"
#include "exlibris/options.h"

namespace shelfmark::exlibris {

/// Only libraries that make secrets interesting, and as few others as the rules allow.
Options shady_town(int players);

/// Looks for what makes knowledge complicated: cards given to the Cube, hands shown to the Goblin, crowded places.
Action shadiest(const State& state, Seat seat, base::Random& random, Action otherwise, bool small_hands);

}  // namespace shelfmark::exlibris
