// XL-A2 Mummy: entombs a card instead of putting it beside the others.

#include "exlibris/assistants/mummy.h"

#include "exlibris/shelf.h"
#include "exlibris/shelving.h"

namespace shelfmark::exlibris {

void mummy_options(const Board& board, const Frame& shelving, ActionList& out) {
    // A stack moved by the Librarians Lodge has its lower card already: at most one under each card.
    if (shelving.b != no_card) return;
    const CardSet top_cards = tops(board, shelving.seat);
    Grid taken;
    (board.shelf[shelving.seat] - top_cards).for_each([&](CardId card) { taken.add(spot_of(board, card).cell); });
    top_cards.for_each([&](CardId card) {
        const Cell cell = spot_of(board, card).cell;
        if (taken.contains(cell)) return;
        out.push_back(act(Verb::on, cell.row, cell.column));
        out.push_back(act(Verb::under, cell.row, cell.column));
    });
}

void entomb(Play& play, const Frame& shelving, Action action) {
    Board& board = play.state.board;
    const Seat seat = shelving.seat;
    const Cell cell = {action.a, action.b};
    const CardId resident = card_at(board, seat, cell);
    board.lifted.clear();
    const bool on_top = action.verb == Verb::on;
    const CardId lower = on_top ? resident : shelving.a;
    const bool top_face_down = on_top ? is_face_down(shelving) : spot_of(board, resident).face_down;
    put(board, seat, on_top ? shelving.a : resident, {.cell = cell, .face_down = top_face_down});
    put(board, seat, lower, {.cell = cell, .face_down = true, .entombed = true});
    play.tell({.kind = EventKind::shelved,
               .seat = seat,
               .figure = shelving.figure,
               .card = shelving.a,
               .a = action.a,
               .b = action.b});
    play.tell({.kind = EventKind::entombed,
               .seat = seat,
               .figure = shelving.figure,
               .card = lower,
               .a = action.a,
               .b = action.b});
}

}  // namespace shelfmark::exlibris
