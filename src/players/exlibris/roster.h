#pragma once

#include <string_view>

#include "exlibris/game.h"
#include "players/player.h"

namespace shelfmark::players {

// The Ex Libris player of this name ("random", "greedy"), or null.
Player<exlibris::ExLibris> find_player(std::string_view name);

// Whether the seat is about to place an assistant (XL-R5).
bool begins_turn(const exlibris::View& view);

}  // namespace shelfmark::players
