// XL-L10 Bookshop: take a card and shelve it if you like.

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { taking, gained, over };

bool settle(Play& play, Frame& frame) {
    if (frame.step == taking && !cards_on(play.state.board, Location::bookshop).empty()) return true;
    if (frame.step == gained) {
        frame.step = over;
        push_offer(play, frame.seat, frame.figure, 1);
    } else {
        pop(play);
    }
    return false;
}

void legal(const State& state, const Frame&, ActionList& out) {
    offer_each(out, Verb::take, cards_on(state.board, Location::bookshop));
}

void decide(Play& play, Frame& frame, Action action) {
    cards_on(play.state.board, Location::bookshop).remove(action.a);
    play.state.board.taking = CardSet::of(action.a);
    frame.step = gained;
    push_gather(play, frame.seat, frame.figure, true);
}

}  // namespace

const Handler bookshop_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
