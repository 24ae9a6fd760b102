// XL-L6 Wishing Well: discard any number of hand cards, draw one more than that, shelve one of those drawn.

#include "exlibris/handlers.h"
#include "exlibris/paying.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { opening, paid, drawn, over };

bool settle(Play& play, Frame& frame) {
    Board& board = play.state.board;
    switch (frame.step++) {
        case opening:
            board.chosen.clear();
            if (board.hand_count[frame.seat] != 0) push_payment(play, frame.seat, frame.figure, {});
            break;
        case paid: {
            const int discarded = board.chosen.count();
            discard_chosen(play, frame.seat);
            push_draw(play, frame.seat, frame.figure, discarded + 1, true);
            break;
        }
        case drawn: push_offer(play, frame.seat, frame.figure, 1); break;
        default: pop(play);
    }
    return false;
}

}  // namespace

const Handler wishing_well_handler = {settle, nothing_legal, nothing_to_do};

}  // namespace shelfmark::exlibris
