// LB-Q9 Thriller: two different top books move, one after the other, each to an empty place next to a card other than
// itself.

#include <algorithm>

#include "librarians/handlers.h"
#include "librarians/places.h"
#include "librarians/powers/moving.h"
#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

constexpr std::uint8_t moves = 2;

// Where a book could go; the board is as before when this returns.
Region destinations(Board& board, CardId card) {
    Library& library = board.library;
    const Cell from = library.where[card];
    lift(library, card);
    Region places = {};
    for (int row = library.first_row; row <= library.last_row; ++row) {
        for_each_column(adjacent_places(library, row), [&](int column) {
            const Cell to = cell(row, column);
            if (to != from && shelf_allows(board, card, to)) places[to.row] |= bit(column);
        });
    }
    lay(library, card, from);
    return places;
}

bool can_move(Board& board, CardId card) {
    const Region places = destinations(board, card);
    return std::ranges::any_of(places, [](RowMask row) { return row != 0; });
}

CardSet movable(const Board& board, const Frame& frame) {
    Board scratch = board;
    CardSet books;
    board.library.shown.for_each([&](CardId card) {
        if (card != frame.c && can_move(scratch, card)) books.add(card);
    });
    return books;
}

bool settle(Play& play, Frame& frame) {
    const bool moving = frame.b != no_card;
    if (moving || (frame.a != 0 && !movable(play.board(), frame).empty())) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    if (frame.b == no_card) {
        movable(state.board, frame).for_each([&](CardId card) { out.push_back(act(Verb::move, card)); });
        return;
    }
    Board scratch = state.board;
    const Region places = destinations(scratch, frame.b);
    for (int row = 0; row < row_count; ++row) {
        for_each_column(places[static_cast<std::size_t>(row)],
                        [&](int column) { out.push_back(act(Verb::to, cell(row, column))); });
    }
}

void act(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::move) {
        frame.b = action.a;
        return;
    }
    const CardId card = frame.b;
    --frame.a;
    frame.b = no_card;
    frame.c = card;
    lift(play.board().library, card);
    put_down(play, card, cell_of(action));
    look_for_rows(play);
}

}  // namespace

void powers::thriller(Play& play) { push(play, {.ask = Ask::thriller, .a = moves, .b = no_card, .c = no_card}); }

const Handler thriller_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
