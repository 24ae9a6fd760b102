// XL-L11 Garbage Dump: in the resolution each assistant names a category and takes one card that shows it from the
// discard pile.

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { calling, naming, digging, gained };  // Frame::b: arrival of the last one served; c: category

// XL-R12: in the order of placement.
bool call_next(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    for (const FigureId figure : figures_on(board, frame.a)) {
        if (board.figures[figure].arrived <= frame.b) continue;
        frame.b = board.figures[figure].arrived;
        frame.figure = figure;
        frame.seat = owner_of(figure);
        return true;
    }
    return false;
}

CardSet finds(const Board& board, const Frame& frame) {
    return board.discard & cards_showing(static_cast<Category>(frame.c));
}

bool settle(Play& play, Frame& frame) {
    switch (frame.step) {
        case calling:
            if (call_next(play, frame)) {
                frame.step = naming;
            } else {
                pop(play);
            }
            return false;
        case naming: return true;
        case digging:
            if (!finds(play.state.board, frame).empty()) return true;
            frame.step = calling;
            return false;
        default:
            frame.step = calling;
            push_offer(play, frame.seat, frame.figure, 1);
            return false;
    }
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    if (frame.step == naming) {
        offer_categories(out);
    } else {
        offer_each(out, Verb::take, finds(state.board, frame));
    }
}

void decide(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::name) {
        frame.c = action.a;
        frame.step = digging;
        ++play.state.board.revelations;  // whoever has looked through the pile names no other category any more
        play.tell({.kind = EventKind::named, .seat = frame.seat, .figure = frame.figure, .a = action.a});
        return;
    }
    dig_out(play.state.board, action.a);
    play.state.board.taking = CardSet::of(action.a);
    frame.step = gained;
    push_gather(play, frame.seat, frame.figure, true);
}

}  // namespace

const Handler garbage_dump_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
