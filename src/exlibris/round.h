#pragma once

#include "exlibris/play.h"

namespace shelfmark::exlibris {

// XL-R1: called when nothing is pending. Carries the game on to the next phase or turn.
void advance(Play& play);

}  // namespace shelfmark::exlibris
