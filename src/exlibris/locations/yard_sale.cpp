// XL-L17 Yard Sale: lay out hand cards; the opponents take, shelve or pass in turn; for each card taken you draw two
// cards and shelve one.

#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"
#include "exlibris/paying.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { opening, laying, selling, closing, drawing, shelving };
// Frame::b: how many opponents passed in a row; Frame::c: cards taken; Frame::d: whose turn it is, in steps from the
// seller.

void lay_out(Play& play, Seat seat) {
    Board& board = play.state.board;
    const CardSet cards = board.chosen;
    part_with_chosen(play, seat);
    board.chosen.clear();
    board.spread = cards;
    cards.for_each([&](CardId card) {
        play.tell({.kind = EventKind::laid, .seat = seat, .place = index(Location::yard_sale), .card = card});
    });
}

void take_back(Play& play, Seat seat) {
    const CardSet rest = play.state.board.spread;
    play.state.board.spread.clear();
    rest.for_each([&](CardId card) {
        arrives_seen(play.state, seat, card);
        play.tell({.kind = EventKind::took_back, .seat = seat, .card = card});
    });
}

bool settle(Play& play, Frame& frame) {
    Board& board = play.state.board;
    const Seat seller = owner_of(frame.figure);
    const int opponents = players(board) - 1;
    switch (frame.step) {
        case opening:
            if (board.hand_count[seller] == 0) {
                pop(play);
                return false;
            }
            frame.step = laying;
            push_payment(play, seller, frame.figure, {.at_least = 1, .laid = true});
            return false;
        case laying:
            lay_out(play, seller);
            frame.d = 1;
            frame.step = selling;
            return false;
        case selling:
            if (frame.b < opponents && !board.spread.empty()) {
                frame.seat = after(board, seller, frame.d);
                return true;
            }
            frame.step = closing;
            frame.seat = seller;
            return false;
        case closing:
            take_back(play, seller);
            frame.step = drawing;
            return false;
        case drawing:
            if (frame.c == 0) {
                pop(play);
                return false;
            }
            --frame.c;
            frame.step = shelving;
            push_draw(play, seller, frame.figure, 2, false);
            return false;
        default:
            frame.step = drawing;
            push_home_actions(play, seller, frame.figure, {.total = 1, .draws = 0, .shelves = 1, .compulsory = true});
            return false;
    }
}

void legal(const State& state, const Frame&, ActionList& out) {
    offer_each(out, Verb::take, state.board.spread);
    offer_each(out, Verb::shelve, state.board.spread);
    out.push_back(act(Verb::pass));
}

void decide(Play& play, Frame& frame, Action action) {
    const Seat buyer = frame.seat;
    frame.d = static_cast<std::uint8_t>(frame.d % (players(play.state.board) - 1) + 1);
    if (action.verb == Verb::pass) {
        ++frame.b;
        return;
    }
    frame.b = 0;
    ++frame.c;
    play.state.board.spread.remove(action.a);
    // XL-R10: what an opponent gets out of it belongs to no figure.
    take_into_hand(play, buyer, no_figure, action.a);
    if (action.verb == Verb::shelve) push_shelve(play, buyer, no_figure, action.a);
}

}  // namespace

const Handler yard_sale_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
