// XL-L2 Ye Olde Book Swap: leave a hand card, take one that was there, shelve it if you like.

#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { leaving, taking, gained, over };  // Frame::b: the card left

bool settle(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    switch (frame.step) {
        case leaving:
            if (board.hand_count[frame.seat] != 0 && !cards_on(board, Location::book_swap).empty()) return true;
            pop(play);
            return false;
        case taking: return true;
        case gained:
            frame.step = over;
            push_offer(play, frame.seat, frame.figure, 1);
            return false;
        default: pop(play); return false;
    }
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    if (frame.step == leaving) {
        offer_each(out, Verb::leave, state.hidden.hand[frame.seat]);
    } else {
        offer_each(out, Verb::take, cards_on(state.board, Location::book_swap) - CardSet::of(frame.b));
    }
}

void decide(Play& play, Frame& frame, Action action) {
    CardSet& cards = cards_on(play.state.board, Location::book_swap);
    if (action.verb == Verb::leave) {
        leaves_seen(play.state, frame.seat, action.a);
        cards.add(action.a);
        play.tell({.kind = EventKind::laid, .seat = frame.seat, .place = frame.a, .card = action.a});
        frame.b = action.a;
        frame.step = taking;
    } else {
        cards.remove(action.a);
        play.state.board.taking = CardSet::of(action.a);
        frame.step = gained;
        push_gather(play, frame.seat, frame.figure, true);
    }
}

}  // namespace

const Handler book_swap_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
