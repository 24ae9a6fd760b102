// LB-Q1 Horror: the game is lost, whatever else is going on (LB-W4).

#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

void powers::horror(Play& play) { finish(play, Outcome::horror); }

}  // namespace shelfmark::librarians
