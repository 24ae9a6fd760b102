// XL-I1: which cards to turn before the inspection. There is a best answer; this is about all the others.
#pragma once

#include "exlibris/game.h"
#include "players/thought.h"

namespace shelfmark::players {

// How far ahead each option leads, if everybody does what is best from then on.
Thoughts<exlibris::Action> thoughts_on_turning(const exlibris::View& view, const exlibris::ActionList& options,
                                               base::Random& random);

}  // namespace shelfmark::players
