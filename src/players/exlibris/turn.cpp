#include "players/exlibris/turn.h"

#include "players/exlibris/habit.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

constexpr int longest_turn = 6;  // decisions; the rest of a longer turn is left out of account

}  // namespace

bool turn_is_over(const Board& before, const State& state) {
    const Board& board = state.board;
    if (board.phase != before.phase || board.round != before.round || top(board).ask == Ask::place) return true;
    return board.phase == Phase::resolution && board.frames[0].a != before.frames[0].a;
}

void finish_turn(const Board& before, State& state) {
    ActionList options;
    for (int decisions = 0; decisions < longest_turn && !turn_is_over(before, state); ++decisions) {
        const Seat seat = actors(state).lowest();
        legal(state, seat, options);
        apply(state, seat, habit(state, seat, options));
    }
}

}  // namespace shelfmark::players
