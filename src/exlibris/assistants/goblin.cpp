// XL-A5 Goblin Sneak: picks the pockets of every opponent at its place, in an order that its owner chooses.

#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

// Frame::b: the opponents robbed so far; Frame::c: the named category; Frame::d: whom it was named to.
enum Step : std::uint8_t { asked, robbing, giving, offering };

SeatSet victims(const Board& board, const Frame& frame) {
    SeatSet there;
    for (const FigureId figure : figures_on(board, frame.a)) {
        const Seat seat = owner_of(figure);
        if (seat != owner_of(frame.figure) && ((frame.b >> seat) & 1U) == 0) there.add(seat);
    }
    return there;
}

CardSet loot(const State& state, const Frame& frame) {
    return state.hidden.hand[frame.d] & cards_showing(static_cast<Category>(frame.c));
}

bool settle(Play& play, Frame& frame) {
    const Seat thief = owner_of(frame.figure);
    switch (frame.step) {
        case asked:
        case robbing:
            if (!victims(play.state.board, frame).empty()) return true;
            pop(play);
            return false;
        case giving:
            if (!loot(play.state, frame).empty()) return true;
            hand_is_shown(play.state, frame.d, thief, static_cast<Category>(frame.c));
            ++play.state.board.revelations;
            play.tell({.kind = EventKind::showed_hand, .seat = frame.d, .a = thief, .b = frame.c});
            frame.step = robbing;
            frame.seat = thief;
            return false;
        default:
            frame.step = robbing;
            frame.seat = thief;
            push_offer(play, thief, frame.figure, 1);
            return false;
    }
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    if (frame.step == giving) {
        loot(state, frame).for_each([&](CardId card) { out.push_back(act(Verb::give, card, owner_of(frame.figure))); });
        return;
    }
    const SeatSet there = victims(state.board, frame);
    for (Seat seat = 0; seat < max_players; ++seat) {
        if (!there.contains(seat)) continue;
        for (int category = 0; category < category_count; ++category) out.push_back(act(Verb::rob, seat, category));
    }
    // Once begun, every opponent there.
    if (frame.step == asked) out.push_back(act(Verb::pass));
}

void decide(Play& play, Frame& frame, Action action) {
    const Seat thief = owner_of(frame.figure);
    if (action.verb == Verb::pass) {
        pop(play);
    } else if (action.verb == Verb::rob) {
        frame.b = static_cast<std::uint8_t>(frame.b | (1U << action.a));
        frame.d = action.a;
        frame.c = action.b;
        frame.seat = action.a;
        frame.step = giving;
        play.tell({.kind = EventKind::named, .seat = thief, .figure = frame.figure, .a = action.b, .b = action.a});
    } else {
        leaves_seen(play.state, frame.seat, action.a);
        arrives_seen(play.state, thief, action.a);
        play.tell({.kind = EventKind::gave, .seat = frame.seat, .card = action.a, .a = thief});
        play.state.hidden.offered.add(action.a);
        frame.step = offering;
    }
}

}  // namespace

const Handler pickpocket_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
