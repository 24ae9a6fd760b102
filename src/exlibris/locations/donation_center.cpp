// XL-L4 Donation Center: discard one or more cards from hand and shelf, then shelve up to two from your hand.

#include "exlibris/handlers.h"
#include "exlibris/paying.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { opening, paid, over };

bool settle(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    switch (frame.step++) {
        case opening:
            if (board.hand_count[frame.seat] == 0 && board.shelf[frame.seat].empty()) {
                pop(play);
            } else {
                push_payment(play, frame.seat, frame.figure, {.at_least = 1, .from_shelf = true});
            }
            break;
        case paid:
            discard_chosen(play, frame.seat);
            push_home_actions(play, frame.seat, frame.figure, {.total = 2, .draws = 0, .shelves = 2});
            break;
        default: pop(play);
    }
    return false;
}

}  // namespace

const Handler donation_center_handler = {settle, nothing_legal, nothing_to_do};

}  // namespace shelfmark::exlibris
