// LB-Q23 Drama: a card of the hand is inserted between two neighbouring cards of a row; what lies outward moves one
// place outward, up to the first gap. It may be declined, as nobody else can see whether a card fits.

#include "librarians/handlers.h"
#include "librarians/knowledge.h"
#include "librarians/places.h"
#include "librarians/powers/moving.h"
#include "librarians/powers/powers.h"
#include "librarians/turn.h"

namespace shelfmark::librarians {

namespace {

constexpr int outward(int column) { return side_of(column) == Side::left ? -1 : 1; }

// The places of a row where a book lies with another card next to it towards the bookshelf card, or that card itself.
RowMask between_two(RowMask occupied) {
    const RowMask further_out = ((occupied & right_side) << 1U) | ((occupied & left_side) >> 1U);
    return occupied & (further_out | beside_shelf);
}

// The first empty place from there outward; beyond the table if there is none.
int gap_beyond(const Library& library, Cell at) {
    int column = at.column;
    while (column >= 0 && column < column_count && top_of(library, cell(at.row, column)) != no_card) {
        column += outward(at.column);
    }
    return column;
}

bool on_the_table(int column) { return column >= 0 && column < column_count; }

// Moves everything from `at` to the gap; `put` lays each pile down, the outermost first.
template <class Put>
void make_room(Library& library, Cell at, Put put) {
    for (int column = gap_beyond(library, at); column != at.column; column -= outward(at.column)) {
        put(lift_pile(library, cell(at.row, column - outward(at.column))), cell(at.row, column));
    }
}

Board with_room_at(const Board& board, Cell at) {
    Board roomy = board;
    make_room(roomy.library, at, [&](CardId pile, Cell to) { lay_pile(roomy.library, pile, to); });
    return roomy;
}

// Visits every place where a card could be inserted, with the board as it is when the others have moved.
template <class Visit>
void for_each_insertion(const Board& board, Visit visit) {
    const Library& library = board.library;
    for (int row = library.first_row; row <= library.last_row; ++row) {
        for_each_column(between_two(library.occupied[static_cast<std::size_t>(row)]), [&](int column) {
            const Cell at = cell(row, column);
            if (on_the_table(gap_beyond(library, at))) visit(with_room_at(board, at), at);
        });
    }
}

CardSet insertable(const Board& board, const CardSet& cards) {
    CardSet fitting;
    for_each_insertion(board, [&](const Board& roomy, Cell at) {
        (cards - fitting).for_each([&](CardId card) {
            if (may_lie_at(roomy, card, at)) fitting.add(card);
        });
    });
    return fitting;
}

// Only what everybody knows decides whether the question is asked.
bool settle(Play& play, Frame&) {
    const Board& board = play.board();
    if (board.hand_count[board.turn] != 0 && may_play_more(board)) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    if (frame.a == no_card) {
        const CardSet allowed = allowed_by_duty(board, state.hidden.hand[board.turn]);
        insertable(board, allowed).for_each([&](CardId card) { out.push_back(act(Verb::insert, card)); });
        out.push_back(act(Verb::pass));
        return;
    }
    for_each_insertion(board, [&](const Board& roomy, Cell at) {
        if (!may_lie_at(roomy, frame.a, at)) return;
        Action between = act(Verb::between, at);
        between.b = static_cast<std::uint8_t>(side_of(at.column));
        out.push_back(between);
    });
}

void act(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::insert) {
        frame.a = action.a;
        meet_duty(play, action.a);
        remember_named(play.state, play.board().turn, action.a);
        return;
    }
    const CardId card = frame.a;
    pop(play);
    if (action.verb == Verb::pass) return;
    const Cell at = cell_of(action);
    // The books that move can make a row too; it is looked for when the card lies and has acted.
    look_for_rows(play);
    make_room(play.board().library, at, [&](CardId pile, Cell to) { put_down_pile(play, pile, to); });
    play_card(play, card, at);
}

}  // namespace

void powers::drama(Play& play) { push(play, {.ask = Ask::drama, .a = no_card}); }

const Handler drama_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
