// LB-Q17 Biography: the own hand is shown to all.

#include "librarians/powers/powers.h"
#include "librarians/powers/showing.h"

namespace shelfmark::librarians {

void powers::biography(Play& play) { show_hand(play, play.board().turn); }

}  // namespace shelfmark::librarians
