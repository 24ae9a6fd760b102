#pragma once

#include "librarians/state.h"

namespace shelfmark::librarians {

// What a position means by leaving a line out; the writer leaves out what is so anyway.

// LB-S5
std::uint8_t default_taps_left(const Board& board);
// Nobody else has seen a card of a hand but those that `knows` names, and no Force! has shown anything.
Groups default_groups(const State& state, std::size_t observer, Seat seat);
// Cards that an observer knows anyway: those of the own hand.
CardSet known_anyway(const State& state, std::size_t observer);

}  // namespace shelfmark::librarians
