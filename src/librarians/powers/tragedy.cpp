// LB-Q4 Tragedy: no stacking by equal letters any more; piles that lie already stay.

#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

void powers::tragedy(Play& play) {
    play.board().no_stacking = true;
    play.tell({.kind = EventKind::stacking_ended, .seat = play.board().turn});
}

}  // namespace shelfmark::librarians
