#pragma once

#include "librarians/play.h"

namespace shelfmark::librarians {

// A book that was lifted comes to lie elsewhere, alone or with the pile that it tops.
void put_down(Play& play, CardId card, Cell at);
void put_down_pile(Play& play, CardId top, Cell at);

}  // namespace shelfmark::librarians
