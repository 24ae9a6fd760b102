#pragma once

#include "librarians/play.h"

namespace shelfmark::librarians {

// LB-Q11: the places of these books, which are about to go, may be filled from the hand. `first` may be no_card.
void push_travel(Play& play, CardId first, CardId second);
// The one of the two that is filled next.
Cell place_to_fill(const Frame& frame);

}  // namespace shelfmark::librarians
