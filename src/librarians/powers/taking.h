#pragma once

#include "librarians/play.h"

namespace shelfmark::librarians {

// LB-Q11, LB-Q12, LB-E5 Clear!: so many top books are picked, all of them if there are fewer, and leave the library at
// one moment.
void take_books(Play& play, int count, Taken becomes);

}  // namespace shelfmark::librarians
