#pragma once

#include "librarians/state.h"

namespace shelfmark::librarians {

// LB-Q10, LB-E5 Swap!: whether two top books may change places.
bool may_change_places(const Board& board, CardId card, CardId other);

}  // namespace shelfmark::librarians
