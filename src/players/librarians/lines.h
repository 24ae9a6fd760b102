// Rows of four in the making: those of good genres are welcome, red ones a danger (LB-G1, LB-G6).
#pragma once

#include "librarians/row.h"
#include "librarians/state.h"
#include "players/librarians/room.h"

namespace shelfmark::players {

// All rows in the making.
Prospect lines_worth(const librarians::Board& board);
// What changes when the card comes to lie there.
Prospect lines_gained(const librarians::Board& board, librarians::CardId card, librarians::Cell at);

}  // namespace shelfmark::players
