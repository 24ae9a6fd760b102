// XL-A1 Witch: for a card with a banned book she may take the next one of the deck instead.

#include "exlibris/assistants/witch.h"

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

bool witch_objects(const Board& board, FigureId figure, CardId card) {
    return assistant_of(board, figure) == Assistant::witch && shows(card, board.banned);
}

CategorySet witch_promise(const Board& board, FigureId figure) {
    return assistant_of(board, figure) == Assistant::witch ? bit(board.banned) : CategorySet{0};
}

void witch_turns_up(Play& play, const Frame& gaining, CardId first) {
    const Seat seat = gaining.seat;
    const FigureId figure = gaining.figure;
    const std::uint8_t offered = gaining.b;
    const CardId second = next_card(play);
    if (second == no_card) {
        take_into_hand(play, seat, figure, first);
        if (offered != 0) play.state.hidden.offered.add(first);
        return;
    }
    for (const CardId card : {first, second}) {
        play.tell({.kind = EventKind::turned_up, .seat = seat, .figure = figure, .card = card});
        play.state.board.spread.add(card);
    }
    push(play, {.ask = Ask::witch, .seat = seat, .figure = figure, .a = first, .b = second, .c = offered});
}

namespace {

bool settle(Play&, Frame&) { return true; }

void legal(const State&, const Frame& frame, ActionList& out) {
    out.push_back(act(Verb::take, frame.a));
    out.push_back(act(Verb::take, frame.b));
}

void decide(Play& play, Frame& frame, Action action) {
    const CardId kept = action.a;
    const CardId other = kept == frame.a ? frame.b : frame.a;
    play.state.board.spread.remove(kept);
    play.state.board.spread.remove(other);
    take_into_hand(play, frame.seat, frame.figure, kept);
    if (frame.c != 0) play.state.hidden.offered.add(kept);
    discard(play, frame.seat, other);
    pop(play);
}

}  // namespace

const Handler witch_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
