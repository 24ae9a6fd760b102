// XL-L15 Assistants Guild: send an assistant from home to a space that an opponent's assistant holds; that one goes
// back to its owner.

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

bool can_be_sent(const Board& board, FigureId figure) {
    // XL-T5: each assistant at most once a round.
    return board.figures[figure].place == at_home && !board.figures[figure].sent;
}

bool can_evict(const Board& board, FigureId figure, FigureId target) {
    const Place place = board.figures[target].place;
    if (owner_of(target) == owner_of(figure) || place >= location_count) return false;
    if (place == index(Location::assistants_guild)) return false;
    // XL-A11: the Ghost still not to the Hut.
    return assistant_of(board, figure) != Assistant::ghost || place != index(Location::diviners_hut);
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    for (int i = 0; i < 4; ++i) {
        const FigureId figure = figure_id(frame.seat, i);
        if (!can_be_sent(board, figure)) continue;
        for (FigureId target = 0; target < board.figures.size(); ++target) {
            if (can_evict(board, figure, target)) out.push_back(act(Verb::send, i, target));
        }
    }
}

bool settle(Play& play, Frame& frame) {
    ActionList moves;
    legal(play.state, frame, moves);
    if (!moves.empty()) return true;
    pop(play);
    return false;
}

void decide(Play& play, Frame& frame, Action action) {
    Board& board = play.state.board;
    const FigureId figure = figure_id(frame.seat, action.a);
    const Figure target = board.figures[action.b];
    const Seat seat = frame.seat;
    pop(play);
    send_back(play, action.b);
    stand(board, figure, target.place, target.space);
    board.figures[figure].sent = true;
    play.tell({.kind = EventKind::sent, .seat = seat, .figure = figure, .place = target.place, .a = target.space});
    push_visit(play, figure, target.place, false);
}

}  // namespace

const Handler assistants_guild_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
