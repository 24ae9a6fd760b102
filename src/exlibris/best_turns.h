// Which cards to turn face down before the inspection (XL-I1), for the most points.
#pragma once

#include "exlibris/inspection.h"
#include "exlibris/scoring.h"

namespace shelfmark::exlibris {

/// The cards that the owner should turn, exactly: most points, then most books, then fewest turned, then the first in
/// reading order (of two sets of the same size the one with the earliest card that the other leaves alone).
/// The rivals' prominent books are taken as given.
Positions best_turns(const ShelvedCards& shelf, PublicGoals goals, Category focus, const Rivals& rivals);

}  // namespace shelfmark::exlibris
