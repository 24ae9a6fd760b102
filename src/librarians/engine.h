#pragma once

#include "base/random.h"
#include "librarians/action.h"
#include "librarians/event.h"
#include "librarians/state.h"

namespace shelfmark::librarians {

// The whole interface of play (docs/architecture.md).
State setup(const Options& options, base::Seed seed);
SeatSet actors(const State& state);
void legal(const State& state, Seat seat, ActionList& out);
bool is_legal(const State& state, Seat seat, Action action);
void apply(State& state, Seat seat, Action action, EventList* events = nullptr);
inline bool over(const State& state) { return state.board.outcome != Outcome::running; }

}  // namespace shelfmark::librarians
