// LB-E5 Skip!: one more of the players who come next misses a turn.

#include "librarians/thrills/thrills.h"

namespace shelfmark::librarians {

void thrills::skip(Play& play) { ++play.board().skips; }

}  // namespace shelfmark::librarians
