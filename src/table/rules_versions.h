#pragma once

#include <cstdint>

namespace shelfmark::table {

// The versions of a game's rules that this program can play. A game keeps the one that it began with to its end, and
// new games get the newest. A version is added with every change of the rules, or of the material, that could make a
// recorded game go another way: whatever then rules differently asks `options.rules` of its board.
struct RulesVersions {
    std::uint8_t oldest = 1;
    std::uint8_t newest = 1;

    [[nodiscard]] constexpr bool know(std::int64_t version) const { return oldest <= version && version <= newest; }
};

}  // namespace shelfmark::table
