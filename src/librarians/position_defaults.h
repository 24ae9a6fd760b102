#pragma once

#include "librarians/state.h"

namespace shelfmark::librarians {

// What a position means by leaving a line out; the writer leaves out what is so anyway.

// LB-S5
std::uint8_t default_taps_left(const Board& board);
// What everybody knows of a hand, each player knows: how many unseen cards of each batch are needed for that, beside
// the cards that the player has seen.
using Counts = std::array<std::uint8_t, max_batches>;
Counts default_unseen(const State& state, std::size_t observer, Seat seat);
// Cards that an observer knows anyway: those of the own hand.
CardSet known_anyway(const State& state, std::size_t observer);

}  // namespace shelfmark::librarians
