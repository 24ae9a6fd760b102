#pragma once

#include <optional>

#include "exlibris/action.h"
#include "exlibris/event.h"
#include "exlibris/play.h"
#include "exlibris/state.h"

namespace shelfmark::exlibris {

// The whole interface of the rulebook, with view.h, sample.h, scoring and notation beside it. Everything is a pure
// function of plain values.

// A game of these options (which must have no fault) from a seed; the same everywhere.
State setup(const Options& options, base::Seed seed);

// Who can act now; nobody when the game is over.
SeatSet actors(const State& state);
inline bool over(const State& state) { return state.board.phase == Phase::over; }

// Every legal action of this seat, complete.
void legal(const State& state, Seat seat, ActionList& out);
bool is_legal(const State& state, Seat seat, Action action);

// Carries out a legal action and everything that follows from it without a decision.
void apply(State& state, Seat seat, Action action, EventList* events = nullptr);

// Carries out what needs no decision.
void settle(Play& play);

}  // namespace shelfmark::exlibris
