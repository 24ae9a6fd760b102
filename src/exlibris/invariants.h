#pragma once

#include "exlibris/state.h"

namespace shelfmark::exlibris {

// What holds after every action: every card is in exactly one place, XL-B1 to XL-B4 hold on every shelf, the public
// counts are true. A sentence about the first one broken, or null.
const char* broken_invariant(const State& state);

}  // namespace shelfmark::exlibris
