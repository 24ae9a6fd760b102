// XL-L1 Diviner's Hut: a card for each of your assistants that is out, then the first-player token.

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

int assistants_out(const Board& board, Seat seat) {
    int out = 0;
    for (int i = 0; i < 4; ++i) out += board.figures[figure_id(seat, i)].place <= at_home ? 1 : 0;
    return out;
}

bool settle(Play& play, Frame& frame) {
    Board& board = play.state.board;
    if (frame.step == 0) {
        frame.step = 1;
        push_draw(play, frame.seat, frame.figure, assistants_out(board, frame.seat), false);
    } else {
        // XL-R16: it says who starts the next placement phase; the order of this one stays.
        board.first_player = frame.seat;
        play.tell({.kind = EventKind::first_player, .seat = frame.seat});
        pop(play);
    }
    return false;
}

}  // namespace

const Handler diviners_hut_handler = {settle, nothing_legal, nothing_to_do};

}  // namespace shelfmark::exlibris
