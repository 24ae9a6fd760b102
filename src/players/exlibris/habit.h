// What a player does without thinking twice: used to finish a turn that is only being tried out.
#pragma once

#include "exlibris/engine.h"

namespace shelfmark::players {

// One of the legal actions; those not worth trying are taken off the list.
exlibris::Action habit(const exlibris::State& state, exlibris::Seat seat, exlibris::ActionList& options);

}  // namespace shelfmark::players
