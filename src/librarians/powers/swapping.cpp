// LB-Q10 Action, LB-E5 Swap!: two top books change places, if there are two that may.

#include "librarians/powers/swapping.h"

#include "librarians/handlers.h"
#include "librarians/places.h"
#include "librarians/powers/moving.h"
#include "librarians/powers/powers.h"
#include "librarians/thrills/thrills.h"

namespace shelfmark::librarians {

namespace {

// LB-G7: only in rows with a bookshelf card, whose power holds.
bool may_replace(const Board& board, CardId card, CardId other) {
    const Library& library = board.library;
    const Cell at = library.where[other];
    return has_shelf(library, at.row) && shelf_allows(board, card, at) &&
           (library.under[other] == no_card || shelf_allows_stacking(board, at.row));
}

// The books that may change places with this one and come after it, so that each pair is reached in one way.
CardSet partners(const Board& board, CardId card) {
    CardSet books;
    board.library.shown.after(card).for_each([&](CardId other) {
        if (may_change_places(board, card, other)) books.add(other);
    });
    return books;
}

CardSet with_partners(const Board& board) {
    CardSet books;
    board.library.shown.for_each([&](CardId card) {
        if (!partners(board, card).empty()) books.add(card);
    });
    return books;
}

bool settle(Play& play, Frame& frame) {
    const bool half_chosen = frame.a != no_card;
    if (half_chosen || !with_partners(play.board()).empty()) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const bool half_chosen = frame.a != no_card;
    const CardSet books = half_chosen ? partners(state.board, frame.a) : with_partners(state.board);
    books.for_each([&](CardId card) { out.push_back(act(half_chosen ? Verb::with : Verb::swap, card)); });
}

void exchange(Play& play, CardId one, CardId other) {
    Library& library = play.board().library;
    const Cell here = library.where[one];
    const Cell there = library.where[other];
    lift(library, one);
    lift(library, other);
    put_down(play, one, there);
    put_down(play, other, here);
}

void act(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::swap) {
        frame.a = action.a;
        return;
    }
    const CardId one = frame.a;
    pop(play);
    exchange(play, one, action.a);
    look_for_rows(play);
}

}  // namespace

bool may_change_places(const Board& board, CardId card, CardId other) {
    return may_replace(board, card, other) && may_replace(board, other, card);
}

void powers::action(Play& play) { push(play, {.ask = Ask::swap, .a = no_card}); }
void thrills::swap(Play& play) { push(play, {.ask = Ask::swap, .a = no_card, .b = 1}); }

const Handler swap_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
