// The bots that people meet, from the one that a child can beat to the strongest.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "players/player.h"

namespace shelfmark::players {

// The same names for both games; texts call them by "bots.apprentice" and so on.
inline constexpr std::array<std::string_view, 4> level_names = {"apprentice", "clerk", "librarian", "archivist"};

// The lowest level decides well, but is often not quite there.
inline bool absent_minded(base::Random& random) {
    constexpr std::uint32_t one_in = 3;
    return random.below(one_in) == 0;
}

// The yardstick that decides at random has no thoughts to tell.
inline bool thinks(std::string_view bot) { return bot != "random"; }

// How much a bot thinks if somebody asks what it thinks: as for a turn. Those who decide at once look ahead for a
// moment.
template <table::Game G>
Budget budget_when_asked(const Player<G>& bot) {
    constexpr std::uint32_t simulations_of_a_moment = 400;
    return bot.thinking != nullptr ? bot.budget : Budget{.simulations = simulations_of_a_moment};
}

}  // namespace shelfmark::players
