// What a position promises a seat at the end of the game, as a number that grows with the points to expect.
#pragma once

#include "players/exlibris/shelf_plan.h"

namespace shelfmark::players {

// What one more book of each category is worth to this seat, before anything is on its shelf.
BookWorths book_worths(const exlibris::State& state, exlibris::Seat seat);

// The points on the shelf, and those that the room on it, the hand and the time left may still bring.
struct Evaluation {
    Worth points = 0;
    Worth rivals_prominent_works = 0;  // solo: what they bring the Public Library
};
Evaluation evaluation(const exlibris::State& state, exlibris::Seat seat);

// The same as one number: in the solo game, what the own Prominent Works cost the Public Library counts, too.
Worth evaluate(const exlibris::State& state, exlibris::Seat seat);

}  // namespace shelfmark::players
