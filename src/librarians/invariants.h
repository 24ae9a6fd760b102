#pragma once

#include "librarians/state.h"

namespace shelfmark::librarians {

// What must be true of every state, whatever was played: a sentence about the first thing that is wrong, or nothing.
const char* broken_invariant(const State& state);

}  // namespace shelfmark::librarians
