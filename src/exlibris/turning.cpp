// XL-I1: before the inspection every player may turn cards face down, all at the same time, in reading order.

#include "exlibris/handlers.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

bool reads_before(Cell a, Cell b) { return a.row != b.row ? a.row < b.row : a.column < b.column; }

bool settle(Play& play, Frame&) {
    Board& board = play.state.board;
    if (board.inspected != SeatSet::first(static_cast<unsigned>(players(board)))) return true;
    for (Seat seat = 0; seat < players(board); ++seat) {
        board.shelf[seat].for_each([&](CardId card) {
            Spot spot = spot_of(board, card);
            if (!spot.turned) return;
            spot.turned = false;
            spot.face_down = true;
            board.note[card] = packed(spot);
            play.tell({.kind = EventKind::turned, .seat = seat, .card = card});
        });
    }
    ++board.revelations;
    board.phase = Phase::over;
    play.tell({.kind = EventKind::game_over});
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    Cell last = {0, 0};
    board.shelf[frame.seat].for_each([&](CardId card) {
        const Spot spot = spot_of(board, card);
        if (spot.turned && reads_before(last, spot.cell)) last = spot.cell;
    });
    board.shelf[frame.seat].for_each([&](CardId card) {
        const Spot spot = spot_of(board, card);
        if (!spot.face_down && reads_before(last, spot.cell)) out.push_back(act(Verb::turn, card));
    });
    out.push_back(act(Verb::done));
}

void decide(Play& play, Frame& frame, Action action) {
    Board& board = play.state.board;
    if (action.verb == Verb::done) {
        board.inspected.add(frame.seat);
        return;
    }
    Spot spot = spot_of(board, action.a);
    spot.turned = true;
    board.note[action.a] = packed(spot);
}

}  // namespace

const Handler inspection_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
