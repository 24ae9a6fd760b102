#include "librarians_reachability.h"

#include <algorithm>

#include "librarians/places.h"

namespace shelfmark::librarians::reachability {

namespace {

const SeatSet everybody(0xff);

// LB-E5: how many of the duties a card meets.
int duties_met(const Duty& duty, const Book& book) {
    const bool colour = (colours_of(book) & duty.colours) != 0;
    const bool letter = ((duty.letters >> book.letter) & 1U) != 0;
    return (colour ? 1 : 0) + (letter ? 1 : 0);
}

}  // namespace

// ---- the log ----

Log::Log(const State& start) : players_(players(start.board)) {
    pile_left_.fill(no_pile);
    time_left_.fill(never);
    returned_to_.fill(no_pile);
    for (Seat seat = 0; seat < players_; ++seat) {
        held_[seat] = seat;
        start.hidden.hand[seat].for_each([&](CardId card) { draw(card, seat, SeatSet::only(seat)); });
    }
}

void Log::draw(CardId card, int pile, SeatSet seen_by) {
    draws_.push_back({now_++, pile, card, seen_by});
    if (pile != put_away_pile) content_[static_cast<std::size_t>(pile)].add(card);
}

void Log::see(Sight::Kind kind, int pile, const CardSet& cards, SeatSet seen_by) {
    sights_.push_back({kind, now_++, pile, cards, seen_by});
}

void Log::leave(CardId card, Seat seat) {
    const int pile = held_[seat];
    content_[static_cast<std::size_t>(pile)].remove(card);
    returned_to_[card] = no_pile;
    if (time_left_[card] != never) return;
    pile_left_[card] = pile;
    time_left_[card] = now_++;
}

void Log::take_back(CardId card, Seat seat) {
    returned_to_[card] = held_[seat];
    content_[static_cast<std::size_t>(held_[seat])].add(card);
}

// LB-Q19: everybody sees the hand that they get.
void Log::pass_hands() {
    std::rotate(held_.begin(), held_.begin() + players_ - 1, held_.begin() + players_);
    for (Seat seat = 0; seat < players_; ++seat) {
        const auto pile = static_cast<std::size_t>(held_[seat]);
        see(Sight::Kind::all, held_[seat], content_[pile], SeatSet::only(seat));
    }
}

// LB-Q5: those that lay open on the deck everybody has seen.
void Log::put_away(const State& before, const State& after) {
    CardSet open;
    for (int i = 0; i < before.board.open_deck; ++i) open.add(before.board.deck_top[static_cast<std::size_t>(i)]);
    (after.hidden.put_away - before.hidden.put_away).for_each([&](CardId card) {
        draw(card, put_away_pile, open.contains(card) ? everybody : SeatSet());
    });
}

// A card of the hand is about to be played. If it is the first one under a Force!, the hand holds no card that would
// have met it better.
void Log::name(const State& before, CardId card) {
    const Board& board = before.board;
    const int pile = held_[board.turn];
    if (board.duty.any() && !board.licence.no_minimum) {
        CardSet better;
        for (CardId other = 0; other < board.card_count; ++other) {
            const int met = duties_met(board.duty, book_of(board, other));
            if (met > duties_met(board.duty, book_of(board, card)) && has_place(board, other)) better.add(other);
        }
        see(Sight::Kind::none, pile, better, everybody);
    }
    see(Sight::Kind::some, pile, CardSet::of(card), everybody);
}

void Log::hear(const Event& event, const State& before, const State& after) {
    switch (event.kind) {
        case EventKind::drew: draw(event.card, held_[event.seat], event.seen_by); break;
        case EventKind::played: leave(event.card, event.seat); break;
        case EventKind::taken_back: take_back(event.card, event.seat); break;
        case EventKind::hand_shown: {
            const int pile = held_[event.a];
            see(Sight::Kind::all, pile, content_[static_cast<std::size_t>(pile)], everybody);
            break;
        }
        case EventKind::hands_passed: pass_hands(); break;
        case EventKind::put_away: put_away(before, after); break;
        default: break;
    }
}

void Log::follow(const State& before, const Action& action, const EventList& events, const State& after) {
    const bool names = action.verb == Verb::play || action.verb == Verb::insert || action.verb == Verb::put;
    if (names) name(before, action.a);
    for (const Event& event : events) hear(event, before, after);
}

// ---- the search for a history ----

namespace {

class Judge {
public:
    Judge(const Log& log, Seat observer, const State& world) : log_(log), observer_(observer), world_(world) {}

    std::string verdict() {
        if (!deck_is_as_seen()) return "the deck is not as it was shown";
        find_homes();
        for (const Sight& sight : log_.sights()) {
            if (sees(sight.seen_by)) consider(sight);
        }
        if (!misplaced_.empty()) return misplaced_;
        for (CardId card = 0; card < world_.board.card_count; ++card) {
            if (home_[card] == no_pile) continue;
            visited_.assign(log_.draws().size(), false);
            if (!find_draw(card)) return "no draw can have brought card " + std::to_string(card);
        }
        return cards_matched_ == log_.draws().size() ? "" : "there are draws without a card";
    }

private:
    bool sees(SeatSet seen_by) const { return seen_by == everybody || seen_by.contains(observer_); }

    bool deck_is_as_seen() const {
        const Board& board = world_.board;
        for (std::size_t i = 0; i < board.open_deck; ++i) {
            if (world_.hidden.deck[board.deck_count - 1 - i] != board.deck_top[i]) return false;
        }
        return true;
    }

    // To which pile each card was drawn in this world; none of those in the deck, nor of those that lay open at first.
    void find_homes() {
        home_.fill(no_pile);
        before_.fill(never);
        after_.fill(-1);
        for (Seat seat = 0; seat < players(world_.board); ++seat) {
            world_.hidden.hand[seat].for_each([&](CardId card) { home_[card] = log_.pile_of(seat); });
        }
        world_.hidden.put_away.for_each([&](CardId card) { home_[card] = put_away_pile; });
        for (CardId card = 0; card < world_.board.card_count; ++card) {
            const int returned = log_.returned_to(card);
            if (returned != no_pile && home_[card] != returned) misplaced_ = "a card is not where it was taken back to";
            if (log_.time_left(card) != never) {
                home_[card] = log_.pile_left(card);
                before_[card] = log_.time_left(card);
            }
        }
        brought_.assign(log_.draws().size(), no_card);
    }

    // Was it not yet seen to leave its pile?
    bool is_still_there(CardId card, int time) const { return log_.time_left(card) > time; }

    void consider(const Sight& sight) {
        for (CardId card = 0; card < world_.board.card_count; ++card) {
            const bool named = sight.cards.contains(card);
            if (!is_still_there(card, sight.time)) continue;
            if (sight.kind != Sight::Kind::none && named) {
                if (home_[card] != sight.pile)
                    misplaced_ = "card " + std::to_string(card) + " is not where it was seen";
                before_[card] = std::min(before_[card], sight.time);
            }
            const bool missing = sight.kind == Sight::Kind::all ? !named : sight.kind == Sight::Kind::none && named;
            if (missing && home_[card] == sight.pile) after_[card] = std::max(after_[card], sight.time);
        }
    }

    bool may_have_brought(const Draw& draw, CardId card) const {
        if (draw.pile != home_[card] || draw.time >= before_[card] || draw.time <= after_[card]) return false;
        return sees(draw.seen_by) ? draw.card == card : true;
    }

    // Kuhn's way to a matching of all cards that were drawn with the draws.
    bool find_draw(CardId card) {
        for (std::size_t i = 0; i < log_.draws().size(); ++i) {
            if (visited_[i] || !may_have_brought(log_.draws()[i], card)) continue;
            visited_[i] = true;
            if (brought_[i] == no_card)
                ++cards_matched_;
            else if (!find_draw(brought_[i]))
                continue;
            brought_[i] = card;
            return true;
        }
        return false;
    }

    const Log& log_;
    Seat observer_;
    const State& world_;
    std::array<int, max_cards> home_ = {};
    std::array<int, max_cards> before_ = {};  // drawn earlier than this
    std::array<int, max_cards> after_ = {};   // drawn later than this
    std::vector<CardId> brought_;             // by draw
    std::vector<bool> visited_;
    std::size_t cards_matched_ = 0;
    std::string misplaced_;
};

}  // namespace

std::string unreachable(const Log& log, Seat observer, const State& world) {
    return Judge(log, observer, world).verdict();
}

}  // namespace shelfmark::librarians::reachability
