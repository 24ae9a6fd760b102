#pragma once

#include "exlibris/play.h"

namespace shelfmark::exlibris {

// XL-A1: whether this figure is the Witch and the card shows a banned book.
bool witch_objects(const Board& board, FigureId figure, CardId card);
// XL-A1: the first card is shown and a second one turned up; if there is none, the first is simply taken.
void witch_turns_up(Play& play, const Frame& gaining, CardId first);
// What everybody knows of a card that the Witch drew without showing it: it has no banned book.
CategorySet witch_promise(const Board& board, FigureId figure);

}  // namespace shelfmark::exlibris
