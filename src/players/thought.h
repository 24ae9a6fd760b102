#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace shelfmark::players {

// One of the actions that a player has thought about.
template <class Action>
struct Considered {
    Action action;
    std::int64_t expected = 0;  // hundredths of a point: how far ahead this leads in the end, or how few cards are left
    std::uint32_t trials = 0;
    // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
    std::optional<std::int64_t> points = {};  // the own ones in the end, where everybody has their own
};

// What a player thinks about a decision: what it would do first, then the alternatives as far as it has looked, those
// that promise most first. One of them may promise more than the choice does: it was given up after fewer trials.
template <class Action>
using Thoughts = std::vector<Considered<Action>>;

template <class Action>
void sort_alternatives(Thoughts<Action>& thoughts) {
    if (thoughts.empty()) return;
    std::stable_sort(thoughts.begin() + 1, thoughts.end(),
                     [](const auto& one, const auto& other) { return one.expected > other.expected; });
}

// The same as somebody tells it who has decided: what it was comes first. Nothing if that was not thought about.
template <class Action>
Thoughts<Action> looking_back(Thoughts<Action> thoughts, const Action& chosen) {
    const auto found = std::ranges::find(thoughts, chosen, &Considered<Action>::action);
    if (found == thoughts.end()) return {};
    std::rotate(thoughts.begin(), found, found + 1);
    sort_alternatives(thoughts);
    return thoughts;
}

}  // namespace shelfmark::players
