// LB-Q12 Mythology: two top books come into the hand, above its limit too.

#include "librarians/powers/powers.h"
#include "librarians/powers/taking.h"

namespace shelfmark::librarians {

void powers::mythology(Play& play) { take_books(play, 2, Taken::into_hand); }

}  // namespace shelfmark::librarians
