// What a position promises a seat at the end of the game, as a number that grows with the points to expect.
#pragma once

#include "players/exlibris/shelf_plan.h"

namespace shelfmark::players {

// What one more book of each category is worth to this seat, before anything is on its shelf.
BookWorths book_worths(const exlibris::State& state, exlibris::Seat seat);

// The points on the shelf, and those that the room on it, the hand and the time left may still bring.
Worth evaluate(const exlibris::State& state, exlibris::Seat seat);

}  // namespace shelfmark::players
