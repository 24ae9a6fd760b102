#include "librarians/result.h"

#include <numeric>

namespace shelfmark::librarians {

// LB-W3: what was put away or removed from the library is not left.
Result result(const State& state) {
    const Board& board = state.board;
    return {board.outcome, std::accumulate(board.hand_count.begin(), board.hand_count.end(), int{board.deck_count})};
}

// LB-W4: a lost Horror game is below any other.
int points(const Result& result) { return result.outcome == Outcome::horror ? -(max_cards + 1) : -result.cards_left; }

}  // namespace shelfmark::librarians
