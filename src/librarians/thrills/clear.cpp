// LB-E5 Clear!: five top books leave the library; the thrill book itself may be one of them.

#include "librarians/powers/taking.h"
#include "librarians/thrills/thrills.h"

namespace shelfmark::librarians {

void thrills::clear(Play& play) { take_books(play, 5, Taken::out_of_the_library); }

}  // namespace shelfmark::librarians
