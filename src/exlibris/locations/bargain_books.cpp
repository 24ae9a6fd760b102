// XL-L14 Bargain Books: take a card, and one more if somebody was here already; all of them may be shelved.

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { opening, taking, taking_more, gained, over };  // Frame::b: a second card is allowed

bool settle(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    const bool empty = cards_on(board, Location::bargain_books).empty();
    switch (frame.step) {
        case opening:
            // "Already" is judged when the effect activates.
            frame.b = figures_on(board, frame.a).size() > 1 ? 1 : 0;
            frame.step = empty ? over : taking;
            return false;
        case taking: return true;
        case taking_more:
            if (frame.b != 0 && !empty) return true;
            frame.step = gained;
            return false;
        case gained:
            frame.step = over;
            push_offer(play, frame.seat, frame.figure, 2);
            return false;
        default: pop(play); return false;
    }
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    offer_each(out, Verb::take, cards_on(state.board, Location::bargain_books));
    if (frame.step == taking_more) out.push_back(act(Verb::pass));
}

void decide(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::pass) {
        frame.step = gained;
        return;
    }
    cards_on(play.state.board, Location::bargain_books).remove(action.a);
    play.state.board.taking = CardSet::of(action.a);
    frame.step = frame.step == taking ? taking_more : gained;
    push_gather(play, frame.seat, frame.figure, true);
}

}  // namespace

const Handler bargain_books_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
