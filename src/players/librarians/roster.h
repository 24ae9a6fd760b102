#pragma once

#include <optional>
#include <string_view>

#include "librarians/game.h"
#include "players/player.h"
#include "players/thought.h"

namespace shelfmark::players {

// The Librarians player of this name, or null: one of the levels (players/levels.h), "random", "greedy" or "search".
Player<librarians::Librarians> find_librarian(std::string_view name);

// What those who look ahead think about a decision, with `also` among what they think about.
Thoughts<librarians::Action> consider(const librarians::View& view, const librarians::ActionList& options,
                                      base::Random& random, const Budget& budget,
                                      std::optional<librarians::Action> also = std::nullopt);

// Whether the seat has not decided anything in its turn yet (LB-S3).
bool begins_turn(const librarians::View& view);

}  // namespace shelfmark::players
