#pragma once

#include <string_view>

#include "librarians/game.h"
#include "players/player.h"

namespace shelfmark::players {

// The Librarians player of this name ("random", "greedy"), or null.
Player<librarians::Librarians> find_librarian(std::string_view name);

// Whether the seat has not decided anything in its turn yet (LB-S3).
bool begins_turn(const librarians::View& view);

}  // namespace shelfmark::players
