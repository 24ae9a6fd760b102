// What everybody saw of a game.

#include "reachability.h"

namespace shelfmark::exlibris::reachability {

namespace {

const SeatSet everybody(0xff);

}  // namespace

Log::Log(const State& start) {
    place_.fill(in_deck);
    drawn_.fill(-1);
    for (Seat seat = 0; seat < players(start.board); ++seat) {
        start.hidden.hand[seat].for_each([&](CardId card) { draw(card, seat, 0); });
    }
    start.hidden.shack.for_each([&](CardId card) { draw(card, shack_hand, 0); });
    look_around(start);
}

void Log::note(Sight sight) { sights_.push_back(std::move(sight)); }

void Log::draw(CardId card, int hand, CategorySet excluded) {
    place_[card] = hand;
    drawn_[card] = now();
    const SeatSet owner = hand == shack_hand ? SeatSet() : SeatSet::only(static_cast<Seat>(hand));
    note({.kind = Sight::Kind::drawn, .card = card, .hand = hand, .seen_by = owner, .excluded = excluded, .batch = {}});
}

void Log::lay_open(CardId card, std::vector<int> batch) {
    const int from = place_[card];
    if (from >= 0) {
        note({.kind = Sight::Kind::left, .card = card, .hand = from, .seen_by = everybody, .batch = std::move(batch)});
    } else if (from == in_deck) {
        note({.kind = Sight::Kind::turned_up, .card = card, .seen_by = everybody, .batch = {}});
    }
    place_[card] = in_the_open;
    drawn_[card] = -1;
}

void Log::into_hand(CardId card, int hand) {
    lay_open(card);
    place_[card] = hand;
    note({.kind = Sight::Kind::seen, .card = card, .hand = hand, .seen_by = everybody, .batch = {}});
}

void Log::hear(const Event& event, const State& after) {
    const bool by_witch = event.figure != no_figure && assistant_of(after.board, event.figure) == Assistant::witch;
    switch (event.kind) {
        case EventKind::drew: draw(event.card, event.seat, by_witch ? bit(after.board.banned) : CategorySet{0}); break;
        case EventKind::card_laid_out:
            if (event.place == static_cast<Place>(Location::mysterious_shack)) {
                draw(event.card, shack_hand, 0);
            } else {
                lay_open(event.card);
            }
            break;
        case EventKind::took:
        case EventKind::took_back: into_hand(event.card, event.seat); break;
        case EventKind::turned_up:
        case EventKind::laid:
        case EventKind::shelved:
        case EventKind::exchanged: lay_open(event.card); break;
        case EventKind::discarded:
            lay_open(event.card);
            place_[event.card] = on_discard_pile;
            break;
        case EventKind::gave:
            if (event.seen_by == everybody) {
                into_hand(event.card, event.a);
            } else {
                note({.kind = Sight::Kind::passed,
                      .card = event.card,
                      .hand = event.seat,
                      .seen_by = event.seen_by,
                      .batch = {}});
                place_[event.card] = event.a;
            }
            break;
        case EventKind::showed_hand: {
            note({.kind = Sight::Kind::lacks,
                  .hand = event.seat,
                  .seen_by = everybody,
                  .excluded = bit(static_cast<Category>(event.b)),
                  .batch = {}});
            for (CardId card = 0; card < card_count; ++card) {
                if (place_[card] != event.seat) continue;
                note({.kind = Sight::Kind::seen,
                      .card = card,
                      .hand = event.seat,
                      .seen_by = SeatSet::only(event.a),
                      .batch = {}});
            }
            break;
        }
        case EventKind::reshuffled:
            for (CardId card = 0; card < card_count; ++card) {
                if (place_[card] != on_discard_pile) continue;
                place_[card] = in_deck;
                note({.kind = Sight::Kind::shuffled, .card = card, .seen_by = everybody, .batch = {}});
            }
            break;
        default: break;
    }
}

// What lies open without an event of its own: a card lifted or picked, the Shack turned up, a look into the Shack.
void Log::look_around(const State& after) {
    const Board& board = after.board;
    CardSet open = board.spread | board.taking | board.lifted;
    for (const CardSet& cards : board.shelf) open |= cards;
    for (const CardSet& cards : board.tile) open |= cards;
    open.for_each([&](CardId card) {
        if (place_[card] >= in_deck) lay_open(card);
    });
    board.chosen.for_each([&](CardId card) {
        if (place_[card] < 0) return;
        note({.kind = Sight::Kind::seen, .card = card, .hand = place_[card], .seen_by = everybody, .batch = {}});
    });
}

void Log::follow(const State& before, const Action& action, const EventList& events, const State& after) {
    const Frame& frame = top(before.board);
    // XL-T4: a card shelved out of an offer is one of those just drawn.
    if (frame.ask == Ask::offer && action.verb == Verb::shelve && drawn_[action.a] >= 0) {
        lay_open(action.a, offered_draws());
    }
    const bool opens_shack = frame.ask == Ask::effect && action.verb == Verb::name &&
                             frame.a == static_cast<std::uint8_t>(Location::mysterious_shack);
    if (opens_shack) {
        // XL-L13: everything of the category is taken and seen; the visitor sees the rest.
        const CategorySet category = bit(static_cast<Category>(action.a));
        for (CardId card = 0; card < card_count; ++card) {
            if (place_[card] == shack_hand && (categories_of(card) & category) != 0) lay_open(card);
        }
        note({.kind = Sight::Kind::lacks, .hand = shack_hand, .seen_by = everybody, .excluded = category, .batch = {}});
        for (CardId card = 0; card < card_count; ++card) {
            if (place_[card] != shack_hand) continue;
            note({.kind = Sight::Kind::seen,
                  .card = card,
                  .hand = shack_hand,
                  .seen_by = SeatSet::only(frame.seat),
                  .batch = {}});
        }
    }
    for (const Event& event : events) hear(event, after);
    look_around(after);
    offered_ = after.hidden.offered;
}

std::vector<int> Log::offered_draws() const {
    std::vector<int> draws;
    offered_.for_each([&](CardId card) {
        if (drawn_[card] >= 0) draws.push_back(drawn_[card]);
    });
    return draws;
}

}  // namespace shelfmark::exlibris::reachability
