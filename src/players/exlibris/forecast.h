// What a seat will have in the end, judged by how games ended that had come as far.
#pragma once

#include "players/exlibris/traits.h"

namespace shelfmark::players {

Worth forecast(const exlibris::Board& board, exlibris::Seat seat, const Traits& traits);

}  // namespace shelfmark::players
