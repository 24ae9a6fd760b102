#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "librarians/game.h"
#include "players/player.h"
#include "players/thought.h"

namespace shelfmark::players {

// The levels (players/levels.h), other names of theirs, and a yardstick.
inline constexpr std::array<std::string_view, 7> librarian_names = {"apprentice", "clerk",  "librarian", "archivist",
                                                                    "greedy",     "search", "random"};

// The Librarians player of this name, or null.
Player<librarians::Librarians> find_librarian(std::string_view name);

// What those who look ahead think about a decision, with `also` among what they think about.
Thoughts<librarians::Action> consider(const librarians::View& view, const librarians::ActionList& options,
                                      base::Random& random, const Budget& budget,
                                      std::optional<librarians::Action> also = std::nullopt);

// Whether the seat has not decided anything in its turn yet (LB-S3).
bool begins_turn(const librarians::View& view);

}  // namespace shelfmark::players
