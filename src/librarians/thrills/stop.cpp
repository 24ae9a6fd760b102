// LB-E5 Stop!: the turn ends as soon as the library hangs together.

#include "librarians/thrills/thrills.h"

namespace shelfmark::librarians {

void thrills::stop(Play& play) { play.board().licence.stopped = true; }

}  // namespace shelfmark::librarians
