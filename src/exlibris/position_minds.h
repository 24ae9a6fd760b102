#pragma once

#include "exlibris/state.h"

namespace shelfmark::exlibris {

// XL-S7: whether what the players of a position know fits the hands.
bool minds_fit(const State& state);
// Whether everybody can imagine worlds that look like this one; nothing may be pending that needs no decision.
bool everybody_can_imagine(const State& state);

}  // namespace shelfmark::exlibris
