// Drawing what a seat cannot know. docs/decisions/0006-librarians-knowledge.md explains why every world drawn here is
// reachable.

#include "librarians/sample.h"

#include <bit>
#include <utility>

#include "base/inline_vector.h"

namespace shelfmark::librarians {

namespace {

constexpr std::uint8_t no_batch = 0xff;

// A place in a hand for a card that the seat has not seen.
struct Slot {
    Seat seat = no_seat;
    std::uint8_t batch = no_batch;
};

CardSet every_card(const Board& board) {
    const CardSet all = CardSet::all();
    return board.card_count == max_cards ? all : all - (all.after(board.card_count) | CardSet::of(board.card_count));
}

class Sampler {
public:
    Sampler(const View& view, base::Random& random, State& world) : view_(view), random_(random), world_(world) {}

    void make_world() {
        world_.board = view_.board;
        hidden().hand = view_.hand;
        open_slots();
        shuffle_unseen();
        if (board().batch_count != 0) please_everybody();
        deal();
        shuffle_shelves();
        remember();
    }

private:
    const Board& board() const { return view_.board; }
    Hidden& hidden() { return world_.hidden; }

    void open_slots() {
        for (Seat seat = 0; seat < players(board()); ++seat) {
            int loose = board().hand_count[seat] - view_.hand[seat].count();
            for (std::uint8_t i = 0; i < board().batch_count; ++i) {
                if (board().batches[i].holder != seat) continue;
                loose -= view_.memory.unseen[i];
                open_slots({seat, i}, view_.memory.unseen[i]);
            }
            open_slots({seat, no_batch}, loose);
        }
    }
    void open_slots(const Slot& slot, int count) {
        for (; count > 0; --count) slots_.push_back(slot);
    }

    // The first ones go into the slots, the next ones are put away, the rest is the deck.
    void shuffle_unseen() {
        const CardSet unseen = every_card(board()) - open_cards(board()) - view_.memory.known;
        unseen.for_each([&](CardId card) {
            cards_.push_back(card);
            std::swap(cards_.back(), cards_[random_.below(static_cast<std::uint32_t>(cards_.size()))]);
        });
    }

    void deal() {
        std::size_t next = 0;
        for (const Slot& slot : slots_) hidden().hand[slot.seat].add(cards_[next++]);
        hidden().put_away = view_.memory.known;
        for (const CardSet& hand : view_.hand) hidden().put_away -= hand;
        for (int left = board().put_away_count - hidden().put_away.count(); left > 0; --left) {
            hidden().put_away.add(cards_[next++]);
        }
        std::size_t height = 0;
        while (next < cards_.size()) hidden().deck[height++] = cards_[next++];
        for (std::size_t i = board().open_deck; i > 0; --i) hidden().deck[height++] = board().deck_top[i - 1];
    }

    void shuffle_shelves() {
        std::uint32_t count = 0;
        for (unsigned left = view_.unused_shelves; left != 0; left &= left - 1) {
            auto& order = hidden().shelf_order;
            order[count++] = static_cast<std::uint8_t>(std::countr_zero(left));
            std::swap(order[count - 1], order[random_.below(count)]);
        }
    }

    // ---- what an unmet Force! showed (LB-E5) ----

    bool fits(std::size_t place, CardId card) const {
        if (place >= slots_.size() || slots_[place].batch == no_batch) return true;
        return !board().batches[slots_[place].batch].never.contains(card);
    }
    bool is_pleased(std::size_t place) const { return fits(place, cards_[place]); }

    void please_everybody() {
        for (std::size_t place = 0; place < slots_.size(); ++place) {
            if (is_pleased(place) || exchange(place)) continue;
            visited_.clear();
            find_card(place, cards_[place]);
        }
    }

    // The cards lie in random order, so that going through them from anywhere finds each partner equally often.
    bool exchange(std::size_t place) {
        const std::size_t start = random_.below(static_cast<std::uint32_t>(cards_.size()));
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const std::size_t other = (start + i) % cards_.size();
            if (!fits(place, cards_[other]) || !fits(other, cards_[place])) continue;
            std::swap(cards_[place], cards_[other]);
            return true;
        }
        return false;
    }

    // No two can exchange: the place takes a card from another one, that one from a third, and so on, until one can do
    // with the card that is left over, or had no right card anyway.
    bool find_card(std::size_t place, CardId left_over) {
        for (std::size_t other = 0; other < cards_.size(); ++other) {
            const CardId card = cards_[other];
            if (other == place || visited_.contains(card) || !fits(place, card)) continue;
            visited_.add(card);
            if (fits(other, left_over) || !is_pleased(other)) {
                cards_[other] = left_over;
            } else if (!find_card(other, left_over)) {
                continue;
            }
            cards_[place] = card;
            return true;
        }
        return false;
    }

    // ---- what the others remember ----

    void remember() {
        hidden().memory[public_memory] = view_.common;
        for (Seat seat = 0; seat < players(board()); ++seat) remember(seat);
        if (board().batch_count != 0) {
            for (Seat seat = 0; seat < players(board()); ++seat) remember_passed_hand(seat);
        }
        if (view_.seat != table::spectator) hidden().memory[view_.seat] = view_.memory;
    }

    // What everybody remembers, the own hand, and nothing unseen in it nor in batches seen before.
    void remember(Seat seat) {
        Memory& memory = hidden().memory[seat];
        memory = view_.common;
        memory.known |= hidden().hand[seat];
        for (std::size_t i = 0; i < board().batch_count; ++i) {
            const Batch& batch = board().batches[i];
            if (batch.holder == seat || batch.seen_by.contains(seat)) memory.unseen[i] = 0;
        }
    }

    // LB-Q19: those who held this hand before know the cards that were in it. Who saw a younger batch saw the older
    // ones too.
    void remember_passed_hand(Seat holder) {
        CardSet unseen = hidden().hand[holder] - view_.common.known;
        for (std::size_t i = 0; i < board().batch_count; ++i) {
            const Batch& batch = board().batches[i];
            if (batch.holder != holder || batch.seen_by.empty()) continue;
            const CardSet cards = pick(unseen - batch.never, view_.common.unseen[i], batch.seen_by);
            unseen -= cards;
            for (Seat seat = 0; seat < players(board()); ++seat) {
                if (batch.seen_by.contains(seat)) hidden().memory[seat].known |= cards;
            }
        }
    }

    // Some of these cards; this seat's own sight comes first. Any will do: each younger batch may have what an older
    // one may have.
    CardSet pick(CardSet from, int count, SeatSet seen_by) {
        const CardSet known = from & view_.memory.known;
        CardSet likely = seen_by.contains(view_.seat) ? known : from - known;
        CardSet picked;
        for (; count > 0 && !from.empty(); --count) {
            const CardSet& choice = likely.empty() ? from : likely;
            const CardId card = choice.nth(random_.below(static_cast<std::uint32_t>(choice.count())));
            picked.add(card);
            from.remove(card);
            likely.remove(card);
        }
        return picked;
    }

    const View& view_;
    base::Random& random_;
    State& world_;
    base::InlineVector<Slot, max_cards> slots_;
    base::InlineVector<CardId, max_cards> cards_;  // by slot, then put away, then the deck from the bottom
    CardSet visited_;
};

}  // namespace

State sample(const View& view, base::Random& random) {
    if (view.board.outcome != Outcome::running) return {view.board, view.shown};
    State world;
    Sampler(view, random, world).make_world();
    return world;
}

}  // namespace shelfmark::librarians
