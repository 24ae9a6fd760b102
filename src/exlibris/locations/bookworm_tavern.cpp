// XL-L12 Bookworm Tavern: two cards for each assistant are turned up; in the order of the spaces each takes one, round
// and round; then each may shelve what it took.

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { opening, taking, taken, offering };  // Frame::b: cards taken; Frame::c: assistants served

// XL-R12: by space.
FigureList guests(const Board& board, Place place) {
    FigureList list = figures_on(board, place);
    for (std::size_t i = 1; i < list.size(); ++i) {
        for (std::size_t k = i; k > 0 && board.figures[list[k]].space < board.figures[list[k - 1]].space; --k) {
            std::swap(list[k], list[k - 1]);
        }
    }
    return list;
}

void turn_up(Play& play, std::size_t cards) {
    for (std::size_t i = 0; i < cards && can_draw(play.state); ++i) {
        const CardId card = next_card(play);
        play.state.board.spread.add(card);
        play.tell({.kind = EventKind::turned_up, .place = index(Location::bookworm_tavern), .card = card});
    }
}

void act_for(Frame& frame, FigureId figure) {
    frame.figure = figure;
    frame.seat = owner_of(figure);
}

bool settle(Play& play, Frame& frame) {
    Board& board = play.state.board;
    Hidden& hidden = play.state.hidden;
    const FigureList list = guests(board, frame.a);
    switch (frame.step) {
        case opening:
            board.picks.fill(no_card);
            turn_up(play, 2 * list.size());
            frame.step = taking;
            return false;
        case taking:
            if (board.spread.empty()) {
                frame.step = offering;
                return false;
            }
            act_for(frame, list[frame.b % list.size()]);
            return true;
        case taken:
            board.picks[frame.b++] = hidden.offered.first();
            hidden.offered.clear();
            frame.step = taking;
            return false;
        default:
            if (frame.c >= list.size()) {
                board.picks.fill(0);
                pop(play);
                return false;
            }
            act_for(frame, list[frame.c]);
            for (std::size_t pick = frame.c; pick < frame.b; pick += list.size()) hidden.offered.add(board.picks[pick]);
            ++frame.c;
            push_offer(play, frame.seat, frame.figure, 2);
            return false;
    }
}

void legal(const State& state, const Frame&, ActionList& out) { offer_each(out, Verb::take, state.board.spread); }

void decide(Play& play, Frame& frame, Action action) {
    play.state.board.spread.remove(action.a);
    play.state.board.taking = CardSet::of(action.a);
    frame.step = taken;
    push_gather(play, frame.seat, frame.figure, true);
}

}  // namespace

const Handler bookworm_tavern_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
