// Powers that hold for the rest of the turn: LB-Q8 Self-Help, LB-Q13 Fantasy, LB-Q14 Sci-Fi, LB-Q15 Poetry, LB-Q16
// Graphic Novel and LB-Q21 Mystery. What they permit is decided where cards are played and genres are completed.

#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

void allow(Play& play, bool& licence, Genre genre) {
    licence = true;
    play.tell({.kind = EventKind::licensed, .seat = play.board().turn, .a = static_cast<std::uint8_t>(genre)});
}

}  // namespace

void powers::self_help(Play& play) { allow(play, play.board().licence.stack_any, Genre::self_help); }
void powers::fantasy(Play& play) { allow(play, play.board().licence.no_minimum, Genre::fantasy); }
void powers::sci_fi(Play& play) { allow(play, play.board().licence.loose, Genre::sci_fi); }
void powers::poetry(Play& play) { allow(play, play.board().licence.no_order, Genre::poetry); }
void powers::graphic_novel(Play& play) { allow(play, play.board().licence.any_row, Genre::graphic_novel); }
void powers::mystery(Play& play) { allow(play, play.board().licence.one_wrong, Genre::mystery); }

}  // namespace shelfmark::librarians
