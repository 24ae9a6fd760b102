// LB-Q11 Travel: two top books go, then a card of the hand may be put in each of their places.

#include "librarians/powers/travel.h"

#include "librarians/handlers.h"
#include "librarians/places.h"
#include "librarians/powers/powers.h"
#include "librarians/powers/taking.h"
#include "librarians/turn.h"

namespace shelfmark::librarians {

namespace {

constexpr int books = 2;
enum Step : std::uint8_t { first_place, second_place, over };

// Only what everybody knows decides whether the question is asked.
bool can_be_filled(const Board& board, Cell at) {
    return has_shelf(board.library, at.row) && board.hand_count[board.turn] != 0 && may_play_more(board) &&
           !board.licence.stopped;
}

// LB-G7: the shelf's power holds, and the balance if the card comes to lie on another.
bool may_be_put(const Board& board, CardId card, Cell at) {
    if (!shelf_allows(board, card, at)) return false;
    return top_of(board.library, at) == no_card ||
           (shelf_allows_stacking(board, at.row) && balanced_with_one_more(board, at));
}

bool settle(Play& play, Frame& frame) {
    while (frame.step != over && !can_be_filled(play.board(), place_to_fill(frame))) ++frame.step;
    if (frame.step != over) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    allowed_by_duty(board, state.hidden.hand[board.turn]).for_each([&](CardId card) {
        if (may_be_put(board, card, place_to_fill(frame))) out.push_back(act(Verb::put, card));
    });
    out.push_back(act(Verb::pass));
}

void act(Play& play, Frame& frame, Action action) {
    const Cell at = place_to_fill(frame);
    ++frame.step;
    if (action.verb == Verb::put) play_card(play, action.a, at);
}

}  // namespace

Cell place_to_fill(const Frame& frame) {
    return frame.step == first_place ? Cell{frame.a, frame.b} : Cell{frame.c, frame.d};
}

void powers::travel(Play& play) { take_books(play, books, Taken::for_travel); }

void push_travel(Play& play, CardId first, CardId second) {
    const Library& library = play.board().library;
    const bool alone = first == no_card;
    const Cell one = library.where[alone ? second : first];
    const Cell other = library.where[second];
    push(play, {.ask = Ask::travel,
                .step = alone ? second_place : first_place,
                .a = one.row,
                .b = one.column,
                .c = other.row,
                .d = other.column});
}

const Handler travel_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
