// LB-Q3 True Crime and LB-Q7 Adventure: the hand limit falls or rises for good.

#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

// LB-S3: nobody is left without cards for ever.
constexpr std::uint8_t lowest_limit = 1;

void tell_limit(const Play& play) {
    play.tell({.kind = EventKind::limit_changed, .seat = play.board().turn, .a = play.board().hand_limit});
}

}  // namespace

void powers::true_crime(Play& play) {
    if (play.board().hand_limit == lowest_limit) return;
    --play.board().hand_limit;
    tell_limit(play);
}

void powers::adventure(Play& play) {
    ++play.board().hand_limit;
    tell_limit(play);
}

}  // namespace shelfmark::librarians
