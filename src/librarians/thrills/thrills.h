#pragma once

#include "librarians/play.h"

// LB-E5: what a thrill book does when it has been played. Each is the file named after it; those that only change what
// the next card may do are in next_card.cpp, the two that name something in force.cpp.
namespace shelfmark::librarians::thrills {

void skip(Play& play);
void stop(Play& play);
void swap(Play& play);
void gap(Play& play);
void no_order(Play& play);
void stack_any(Play& play);
void draw(Play& play);
void force_colour(Play& play);
void force_letter(Play& play);
void reveal(Play& play);
void clear(Play& play);
void steal_power(Play& play);

}  // namespace shelfmark::librarians::thrills
