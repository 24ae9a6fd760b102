// LB-Q18 Science: two different cards of the library are tapped, books or bookshelf cards, one after the other.

#include "librarians/handlers.h"
#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

constexpr std::uint8_t taps = 2;
constexpr std::uint8_t no_row = 0xff;

bool settle(Play& play, Frame& frame) {
    const Library& library = play.board().library;
    const int cards = library.shown.count() + library.last_row - library.first_row + 1;
    if (frame.a != 0 && taps - frame.a < cards) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Library& library = state.board.library;
    library.shown.for_each([&](CardId card) {
        if (card != frame.b) out.push_back(act(Verb::tap, card));
    });
    for (int row = library.first_row; row <= library.last_row; ++row) {
        if (row != frame.c) out.push_back(act(Verb::tap_shelf, cell(row, 0)));
    }
}

void act(Play& play, Frame& frame, Action action) {
    const Board& board = play.board();
    --frame.a;
    reveal(play);
    if (action.verb == Verb::tap) {
        frame.b = action.a;
        play.tell(
            {.kind = EventKind::tapped, .seat = board.turn, .card = action.a, .at = board.library.where[action.a]});
    } else {
        frame.c = action.row;
        play.tell({.kind = EventKind::tapped_shelf, .seat = board.turn, .a = action.row});
    }
}

}  // namespace

void powers::science(Play& play) { push(play, {.ask = Ask::science, .a = taps, .b = no_card, .c = no_row}); }

const Handler science_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
