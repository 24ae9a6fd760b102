// XL-L13 Mysterious Shack: name a category, look at the face-down cards, take all that show it, shelve one of them.

#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { naming, gained, over };

bool settle(Play& play, Frame& frame) {
    if (frame.step == naming && play.state.board.shack_count > 0) return true;
    if (frame.step == gained) {
        frame.step = over;
        push_offer(play, frame.seat, frame.figure, 1);
    } else {
        pop(play);
    }
    return false;
}

void legal(const State&, const Frame&, ActionList& out) { offer_categories(out); }

void decide(Play& play, Frame& frame, Action action) {
    Board& board = play.state.board;
    Hidden& hidden = play.state.hidden;
    const auto category = static_cast<Category>(action.a);
    play.tell({.kind = EventKind::named, .seat = frame.seat, .figure = frame.figure, .a = action.a});
    play.tell({.kind = EventKind::looked, .seat = frame.seat, .figure = frame.figure, .place = frame.a});
    board.taking = hidden.shack & cards_showing(category);
    leave_shack(play.state, board.taking);
    // What stays is known to the visitor; everybody else knows what it is not.
    board.shack_excluded = static_cast<CategorySet>(board.shack_excluded | bit(category));
    hidden.shack_seen.add(frame.seat);
    ++board.revelations;
    frame.step = gained;
    push_gather(play, frame.seat, frame.figure, true);
}

}  // namespace

const Handler mysterious_shack_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
