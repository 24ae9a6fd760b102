#pragma once

#include "exlibris/engine.h"

namespace shelfmark::players {

// Which tile of the solo game goes (XL-O7). What a tile is stocked with and nobody takes makes the Public Library
// richer (XL-O9), round after round.
exlibris::Action tile_to_remove(const exlibris::Board& board, const exlibris::ActionList& options);

}  // namespace shelfmark::players
