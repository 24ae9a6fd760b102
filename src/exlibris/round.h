#pragma once

#include "exlibris/play.h"

namespace shelfmark::exlibris {

inline constexpr int longest_game = 20;  // rounds; XL-R15
inline constexpr int solo_rounds = 5;    // XL-O4

// XL-R1: called when nothing is pending. Carries the game on to the next phase or turn.
void advance(Play& play);

}  // namespace shelfmark::exlibris
