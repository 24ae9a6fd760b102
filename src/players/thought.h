#pragma once

#include <cstdint>
#include <vector>

namespace shelfmark::players {

// One of the actions that a player has thought about.
template <class Action>
struct Considered {
    Action action;
    std::int64_t expected = 0;  // hundredths of a point: how far ahead this leads in the end, or how few cards are left
    std::uint32_t trials = 0;
};

// What a player thinks about a decision: the best action first, then the alternatives as far as it has looked.
template <class Action>
using Thoughts = std::vector<Considered<Action>>;

}  // namespace shelfmark::players
