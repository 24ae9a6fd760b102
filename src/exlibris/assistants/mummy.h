#pragma once

#include "exlibris/play.h"

namespace shelfmark::exlibris {

// XL-A2: the cards on or under which the Mummy may put the one that it shelves.
void mummy_options(const Board& board, const Frame& shelving, ActionList& out);
// XL-A2: puts the card on or under another; the lower one is turned face down.
void entomb(Play& play, const Frame& shelving, Action action);

}  // namespace shelfmark::exlibris
