#pragma once

#include "exlibris/play.h"

namespace shelfmark::exlibris {

// XL-A4: before the Wizard shelves a card, a group of cards may shift by one place; the card goes where one of them
// was. Decided as: which direction, which place the card fills, which further cards shift with it.
void wizard_options(const Board& board, const Frame& shelving, ActionList& out);
// Carries out one of these decisions; true when the card is shelved.
bool wizard_decides(Play& play, Frame& shelving, Action action);

}  // namespace shelfmark::exlibris
