#include "exlibris/shift.h"

#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

Cell shift_cards(Play& play, Seat seat, const Grid& cells, Direction direction) {
    Board& board = play.state.board;
    board.shelf[seat].for_each([&](CardId card) {
        Spot spot = spot_of(board, card);
        if (!cells.contains(spot.cell)) return;
        spot.cell = neighbour(spot.cell, direction);
        board.note[card] = packed(spot);
    });
    const CardId witness = board.shelf[seat].first();
    const Cell before = spot_of(board, witness).cell;
    normalise(board, seat);
    const Cell after = spot_of(board, witness).cell;
    if (play.events != nullptr) {
        board.shelf[seat].for_each([&](CardId card) {
            const Spot spot = spot_of(board, card);
            const Cell origin = {spot.cell.row - (after.row - before.row),
                                 spot.cell.column - (after.column - before.column)};
            if (!cells.contains(neighbour(origin, opposite(direction))) || spot.entombed) return;
            play.tell({.kind = EventKind::shifted,
                       .seat = seat,
                       .card = card,
                       .a = static_cast<std::uint8_t>(spot.cell.row),
                       .b = static_cast<std::uint8_t>(spot.cell.column)});
        });
    }
    return {after.row - before.row, after.column - before.column};
}

}  // namespace shelfmark::exlibris
