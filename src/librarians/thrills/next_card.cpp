// LB-E5 Gap!, No Order! and Stack Any!: what the next card may do, whoever plays it.

#include "librarians/thrills/thrills.h"

namespace shelfmark::librarians {

namespace {

void allow(Play& play, bool& licence, Thrill thrill) {
    licence = true;
    play.tell({.kind = EventKind::licensed,
               .seat = play.board().turn,
               .a = static_cast<std::uint8_t>(genre_count + static_cast<int>(thrill))});
}

}  // namespace

void thrills::gap(Play& play) { allow(play, play.board().licence.next_gap, Thrill::gap); }
void thrills::no_order(Play& play) { allow(play, play.board().licence.next_no_order, Thrill::no_order); }
void thrills::stack_any(Play& play) { allow(play, play.board().licence.next_stack_any, Thrill::stack_any); }

}  // namespace shelfmark::librarians
