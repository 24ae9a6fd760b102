#pragma once

#include "librarians/play.h"

namespace shelfmark::librarians {

// LB-Q17 Biography, LB-E5 Reveal!: all see this hand.
void show_hand(Play& play, Seat seat);

}  // namespace shelfmark::librarians
