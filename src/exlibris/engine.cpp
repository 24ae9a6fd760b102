#include "exlibris/engine.h"

#include <algorithm>

#include "exlibris/handlers.h"
#include "exlibris/round.h"

namespace shelfmark::exlibris {

SeatSet actors(const State& state) {
    const Board& board = state.board;
    if (board.depth == 0) return {};
    const Frame& frame = top(board);
    if (frame.ask != Ask::inspection) return SeatSet::only(frame.seat);
    SeatSet open;
    for (Seat seat = 0; seat < players(board); ++seat) {
        if (!board.inspected.contains(seat)) open.add(seat);
    }
    return open;
}

void legal(const State& state, Seat seat, ActionList& out) {
    out.clear();
    if (!actors(state).contains(seat)) return;
    Frame frame = top(state.board);
    frame.seat = seat;
    handler(frame).legal(state, frame, out);
}

bool is_legal(const State& state, Seat seat, Action action) {
    ActionList actions;
    legal(state, seat, actions);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

void settle(Play& play) {
    Board& board = play.state.board;
    while (board.phase != Phase::over) {
        if (board.depth == 0) {
            advance(play);
        } else {
            Frame& frame = top(board);
            if (handler(frame).settle(play, frame)) return;
        }
    }
}

void apply(State& state, Seat seat, Action action, EventList* events) {
    SHELFMARK_EXPECT(is_legal(state, seat, action));
    Play play{state, events};
    Frame& frame = top(state.board);
    const bool simultaneous = frame.ask == Ask::inspection;
    frame.seat = seat;
    handler(frame).act(play, frame, action);
    if (simultaneous) frame.seat = 0;
    settle(play);
}

}  // namespace shelfmark::exlibris
