#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "exlibris/game.h"
#include "players/player.h"
#include "players/thought.h"

namespace shelfmark::players {

// The levels (players/levels.h), other names of theirs, and yardsticks.
inline constexpr std::array<std::string_view, 8> player_names = {"apprentice", "clerk",  "librarian", "archivist",
                                                                 "greedy",     "search", "flat",      "random"};

// The Ex Libris player of this name, or null.
Player<exlibris::ExLibris> find_player(std::string_view name);

// What those who look ahead think about a decision, with `also` among what they think about.
Thoughts<exlibris::Action> consider(const exlibris::View& view, const exlibris::ActionList& options,
                                    base::Random& random, const Budget& budget,
                                    std::optional<exlibris::Action> also = std::nullopt);

// Whether the seat is about to place an assistant (XL-R5).
bool begins_turn(const exlibris::View& view);

}  // namespace shelfmark::players
