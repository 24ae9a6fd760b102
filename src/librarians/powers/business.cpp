// LB-Q19 Business: every hand goes to the next player; the active player goes on with the new one.

#include "librarians/knowledge.h"
#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

void powers::business(Play& play) {
    Board& board = play.board();
    Hidden& hidden = play.state.hidden;
    remember_passing(play.state);
    const auto hands = hidden.hand;
    const auto counts = board.hand_count;
    for (Seat seat = 0; seat < players(board); ++seat) {
        hidden.hand[after(board, seat)] = hands[seat];
        board.hand_count[after(board, seat)] = counts[seat];
    }
    reveal(play);
    play.tell({.kind = EventKind::hands_passed, .seat = board.turn});
}

}  // namespace shelfmark::librarians
