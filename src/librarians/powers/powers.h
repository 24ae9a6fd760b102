#pragma once

#include "librarians/play.h"

// What using a power sets off, once its card has been dealt with. Each is the file named after it; those that only
// change what may be played this turn are in licences.cpp, those that change the hand limit in hand_limit.cpp.
namespace shelfmark::librarians::powers {

void horror(Play& play);
void detective(Play& play);
void true_crime(Play& play);
void tragedy(Play& play);
void romance(Play& play);
void comedy(Play& play);
void adventure(Play& play);
void self_help(Play& play);
void thriller(Play& play);
void action(Play& play);
void travel(Play& play);
void mythology(Play& play);
void fantasy(Play& play);
void sci_fi(Play& play);
void poetry(Play& play);
void graphic_novel(Play& play);
void biography(Play& play);
void science(Play& play);
void business(Play& play);
void cooking(Play& play);
void mystery(Play& play);
void crime(Play& play);
void drama(Play& play);
void picture_book(Play& play);

}  // namespace shelfmark::librarians::powers

namespace shelfmark::librarians {

// LB-G5, LB-E5 Steal Power!: the active player uses a power card that lies before `owner`; it is discarded.
void use_power_card(Play& play, Seat owner, Genre genre);

// LB-Q2, LB-Q6: which end of the bookshelf column is meant.
enum End : std::uint8_t { top_end, bottom_end };

}  // namespace shelfmark::librarians
