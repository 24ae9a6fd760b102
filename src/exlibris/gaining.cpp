// Drawing and taking cards, and the moment at which a card just gained may be shelved.

#include "exlibris/assistants/witch.h"
#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

// Draws one after the other; the Witch may interrupt each (XL-A1).
bool settle_draw(Play& play, Frame& frame) {
    while (frame.a > 0 && can_draw(play.state)) {
        --frame.a;
        const CardId card = next_card(play);
        const bool offered = frame.b != 0;
        if (witch_objects(play.state.board, frame.figure, card)) {
            witch_turns_up(play, frame, card);
            return false;
        }
        draw_into_hand(play, frame.seat, frame.figure, card, offered);
    }
    pop(play);
    return false;
}

// Takes the cards in Board::taking in the order of the alphabet.
bool settle_gather(Play& play, Frame& frame) {
    Board& board = play.state.board;
    while (!board.taking.empty()) {
        const CardId card = board.taking.first();
        board.taking.remove(card);
        if (witch_objects(board, frame.figure, card)) {
            witch_turns_up(play, frame, card);
            return false;
        }
        take_into_hand(play, frame.seat, frame.figure, card);
        if (frame.b != 0) play.state.hidden.offered.add(card);
    }
    pop(play);
    return false;
}

// XL-T4: now or never; afterwards it is a hand card like the others.
bool settle_offer(Play& play, Frame& frame) {
    const Hidden& hidden = play.state.hidden;
    if (frame.a > 0 && !hidden.offered.empty()) return true;
    offer_ends(play.state, frame.seat);
    pop(play);
    return false;
}

void legal_offer(const State& state, const Frame&, ActionList& out) {
    offer_each(out, Verb::shelve, state.hidden.offered);
    out.push_back(act(Verb::pass));
}

void act_offer(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::pass) {
        frame.a = 0;
        return;
    }
    --frame.a;
    push_shelve(play, frame.seat, frame.figure, action.a);
}

}  // namespace

const Handler draw_handler = {settle_draw, nothing_legal, nothing_to_do};
const Handler gather_handler = {settle_gather, nothing_legal, nothing_to_do};
const Handler offer_handler = {settle_offer, legal_offer, act_offer};

}  // namespace shelfmark::exlibris
