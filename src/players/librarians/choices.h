// The decisions worth looking at for somebody who sees all cards.
#pragma once

#include <vector>

#include "librarians/engine.h"
#include "players/librarians/likeness.h"

namespace shelfmark::players {

// Those that look best come first. What changes nothing is left out, and so are decisions that others stand for: of two
// cards of the same sort, one.
std::vector<librarians::Action> choices(const librarians::State& state, Telling telling);

// Cards in the hands of others.
librarians::CardSet other_hands(const librarians::State& state, librarians::Seat seat);

}  // namespace shelfmark::players
