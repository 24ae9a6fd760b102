// XL-A12 Bookworm: at home both home actions, and both once more for a discarded card.

#include "exlibris/handlers.h"
#include "exlibris/paying.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { first_time, paying, second_time, over };

bool settle(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    switch (frame.step++) {
        case first_time: push_home_actions(play, frame.seat, frame.figure, both_home_actions); break;
        case paying:
            if (board.hand_count[frame.seat] == 0 && board.shelf[frame.seat].empty()) {
                pop(play);
            } else {
                push_payment(play, frame.seat, frame.figure, {.at_most = 1, .from_shelf = true});
            }
            break;
        case second_time:
            if (board.chosen.empty()) {
                pop(play);
            } else {
                discard_chosen(play, frame.seat);
                push_home_actions(play, frame.seat, frame.figure, both_home_actions);
            }
            break;
        default: pop(play);
    }
    return false;
}

}  // namespace

const Handler bookworm_handler = {settle, nothing_legal, nothing_to_do};

}  // namespace shelfmark::exlibris
