// XL-L5 Community Center: take a card, then give one of the others to an opponent; each may shelve theirs at once.

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { taking, gained, giving, given, over };  // Frame::b: who was given a card

bool settle(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    const bool empty = cards_on(board, Location::community_center).empty();
    switch (frame.step) {
        case taking:
            if (!empty) return true;
            break;
        case gained:
            frame.step = giving;
            push_offer(play, frame.seat, frame.figure, 1);
            return false;
        case giving:
            if (!empty && !solo(board)) return true;
            break;
        case given:
            frame.step = over;
            // XL-R10: what an opponent gets out of it belongs to no figure.
            push_offer(play, frame.b, no_figure, 1);
            return false;
        default: break;
    }
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const CardSet& cards = cards_on(state.board, Location::community_center);
    if (frame.step == taking) {
        offer_each(out, Verb::take, cards);
        return;
    }
    cards.for_each([&](CardId card) {
        for (int steps = 1; steps < players(state.board); ++steps) {
            out.push_back(act(Verb::give, card, after(state.board, frame.seat, steps)));
        }
    });
}

void decide(Play& play, Frame& frame, Action action) {
    State& state = play.state;
    cards_on(state.board, Location::community_center).remove(action.a);
    if (action.verb == Verb::take) {
        state.board.taking = CardSet::of(action.a);
        frame.step = gained;
        push_gather(play, frame.seat, frame.figure, true);
    } else {
        play.tell({.kind = EventKind::gave, .seat = frame.seat, .card = action.a, .a = action.b});
        take_into_hand(play, action.b, no_figure, action.a);
        state.hidden.offered.add(action.a);
        frame.b = action.b;
        frame.step = given;
    }
}

}  // namespace

const Handler community_center_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
