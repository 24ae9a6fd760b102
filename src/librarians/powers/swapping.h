#pragma once

#include "librarians/play.h"

namespace shelfmark::librarians {

// LB-Q10 Action, LB-E5 Swap!: two top books change places, if there are two that may.
void swap_two_books(Play& play);

}  // namespace shelfmark::librarians
