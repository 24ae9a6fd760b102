// XL-A10 Fire Imp: burns one card of the place for a home action, or all of them for two.

#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

bool holds_cards(const Board& board, Location location) {
    if (card_tile(location) < 0) return false;
    return location == Location::mysterious_shack ? board.shack_count > 0 : !cards_on(board, location).empty();
}

bool settle(Play& play, Frame& frame) {
    if (holds_cards(play.state.board, static_cast<Location>(frame.a))) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const auto location = static_cast<Location>(frame.a);
    const bool face_down = location == Location::mysterious_shack;
    const CardSet& cards = cards_on(state.board, location);
    if (face_down) {
        out.push_back(act(Verb::burn_one));
    } else {
        offer_each(out, Verb::burn, cards);
    }
    if ((face_down ? state.board.shack_count : cards.count()) >= 2) out.push_back(act(Verb::burn_all));
    out.push_back(act(Verb::pass));
}

// Face-down cards are burned unseen: one is picked by chance. Then it lies face up on the pile.
CardSet burned_in_shack(State& state, bool all) {
    Hidden& hidden = state.hidden;
    CardSet burned = hidden.shack;
    if (!all) burned = CardSet::of(hidden.shack.nth(hidden.chance.below(state.board.shack_count)));
    leave_shack(state, burned);
    ++state.board.revelations;
    return burned;
}

void decide(Play& play, Frame& frame, Action action) {
    const Seat seat = frame.seat;
    const FigureId imp = frame.figure;
    const auto location = static_cast<Location>(frame.a);
    pop(play);
    if (action.verb == Verb::pass) return;
    const bool all = action.verb == Verb::burn_all;
    CardSet burned;
    if (location == Location::mysterious_shack) {
        burned = burned_in_shack(play.state, all);
    } else {
        CardSet& cards = cards_on(play.state.board, location);
        burned = all ? cards : CardSet::of(action.a);
        cards -= burned;
    }
    discard(play, seat, burned);
    const int actions = all ? 2 : 1;
    push_home_actions(play, seat, imp, {actions, actions, actions, false});
}

}  // namespace

const Handler burn_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
