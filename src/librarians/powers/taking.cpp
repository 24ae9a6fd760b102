#include "librarians/powers/taking.h"

#include <algorithm>

#include "librarians/handlers.h"
#include "librarians/knowledge.h"
#include "librarians/powers/travel.h"

namespace shelfmark::librarians {

namespace {

Taken becomes(const Frame& frame) { return static_cast<Taken>(frame.b); }

// LB-Q11: Travel's places are filled in the order in which their books were named, so that any order is a choice of its
// own. Otherwise books are named in the order of their numbers, so that each set is reached in one way.
CardSet to_pick_from(const Board& board, const Frame& frame) {
    const CardSet left = board.library.shown - board.chosen;
    if (becomes(frame) == Taken::for_travel) return left;
    CardSet books;
    left.for_each([&](CardId card) {
        const bool in_order = board.chosen.after(card).empty();
        if (in_order && left.after(card).count() >= frame.a - 1) books.add(card);
    });
    return books;
}

// LB-Q12
void into_hand(Play& play, CardId card) {
    Board& board = play.board();
    lift(board.library, card);
    board.cut_off.remove(card);
    play.state.hidden.hand[board.turn].add(card);
    ++board.hand_count[board.turn];
    remember_taken(play.state, board.turn, card);
    play.tell({.kind = EventKind::taken_back, .seat = board.turn, .card = card});
}

void take_chosen(Play& play, Taken becomes) {
    Board& board = play.board();
    const CardSet books = board.chosen;
    board.chosen.clear();
    if (becomes == Taken::into_hand) {
        books.for_each([&](CardId card) { into_hand(play, card); });
    } else {
        discard_books(play, books);
    }
    look_for_rows(play);
}

bool settle(Play& play, Frame& frame) {
    Board& board = play.board();
    const int left = (board.library.shown - board.chosen).count();
    frame.a = static_cast<std::uint8_t>(std::min<int>(frame.a, left));
    const Taken what = becomes(frame);
    if (frame.a < left || (left != 0 && what == Taken::for_travel)) return true;
    pop(play);
    if (left == 0) return false;
    board.chosen = board.library.shown;
    take_chosen(play, what);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    to_pick_from(state.board, frame).for_each([&](CardId card) { out.push_back(act(Verb::take, card)); });
}

void act(Play& play, Frame& frame, Action action) {
    Board& board = play.board();
    const CardId named_before = board.chosen.first();
    board.chosen.add(action.a);
    if (--frame.a != 0) return;
    const Taken what = becomes(frame);
    pop(play);
    if (what == Taken::for_travel) push_travel(play, named_before, action.a);
    take_chosen(play, what);
}

}  // namespace

void take_books(Play& play, int count, Taken becomes) {
    push(play, {.ask = Ask::take, .a = static_cast<std::uint8_t>(count), .b = static_cast<std::uint8_t>(becomes)});
}

const Handler take_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
