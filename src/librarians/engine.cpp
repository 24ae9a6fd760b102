#include "librarians/engine.h"

#include <algorithm>

#include "librarians/handlers.h"

namespace shelfmark::librarians {

namespace {

constexpr std::array<const Handler*, ask_count> handlers = {
    &turn_handler,   &place_handler,       &completing_handler,   &declaring_handler,   &red_handler,
    &award_handler,  &keep_author_handler, &detective_handler,    &comedy_handler,      &thriller_handler,
    &swap_handler,   &take_handler,        &travel_handler,       &science_handler,     &cooking_handler,
    &crime_handler,  &drama_handler,       &picture_book_handler, &name_colour_handler, &name_letter_handler,
    &reveal_handler, &steal_handler,
};

}  // namespace

const Handler& handler(const Frame& frame) { return *handlers[static_cast<std::size_t>(frame.ask)]; }

SeatSet actors(const State& state) { return over(state) ? SeatSet() : SeatSet::only(state.board.turn); }

void legal(const State& state, Seat seat, ActionList& out) {
    out.clear();
    if (!actors(state).contains(seat)) return;
    const Frame& frame = top(state.board);
    handler(frame).legal(state, frame, out);
}

bool is_legal(const State& state, Seat seat, Action action) {
    ActionList actions;
    legal(state, seat, actions);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

void settle(Play& play) {
    while (!over(play.state)) {
        Frame& frame = top(play.board());
        if (handler(frame).settle(play, frame)) return;
    }
}

void apply(State& state, [[maybe_unused]] Seat seat, Action action, EventList* events) {
    SHELFMARK_EXPECT(is_legal(state, seat, action));
    Play play{state, events};
    Frame& frame = top(state.board);
    handler(frame).act(play, frame, action);
    settle(play);
}

}  // namespace shelfmark::librarians
