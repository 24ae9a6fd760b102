// Drawing what a seat cannot know. docs/decisions/0003-knowledge.md explains why every world drawn here is reachable.

#include "exlibris/sample.h"

#include <algorithm>

#include "exlibris/dealing.h"
#include "exlibris/deduction.h"
#include "exlibris/knowledge.h"
#include "exlibris/paying.h"
#include "exlibris/recollection.h"

namespace shelfmark::exlibris {

namespace {

class Sampler {
public:
    // The world begins with what lies open.
    Sampler(const View& view, base::Random& random, State& world)
        : view_(view), random_(random), dealer_(view.board, random), state_(world) {}

    void fill_world() {
        // Where cards are scarce, not every choice of a history leaves fitting cards for everybody else.
        for (int attempt = 0; attempt < most_attempts; ++attempt) {
            place_identified_cards();
            const bool possible = choose_history();
            dealer_.gather(unseen());
            open_slots();
            if (deal() && possible) break;
        }
        hand_out();
        deal_categories();
        remember(view_, carried_, state_);
        state_.hidden.deck_order = random_.offspring();
        state_.hidden.tile_order = random_.offspring();
        state_.hidden.chance = random_.offspring();
    }

private:
    static constexpr int most_attempts = 40;

    const Board& board() const { return view_.board; }
    bool playing() const { return view_.seat != table::spectator; }
    Seat cube() const { return view_.board.cube_seat; }
    CardSet& hand(Seat seat) { return state_.hidden.hand[seat]; }

    void place_identified_cards() {
        for (Seat seat = 0; seat < players(board()); ++seat) {
            hand(seat) = seat == view_.seat ? view_.hand : view_.certain[seat];
        }
        dealer_.clear();
        past_ = view_.memory;
        carried_.fill(no_card);
    }

    // ---- how it may have come: false if it cannot have come in the way that was chosen ----

    bool choose_history() {
        bool possible = true;
        for (Leaver& leaver : past_.leavers) {
            while (leaver.count != 0) possible = explain(leaver) && possible;
        }
        return explain_passages() && possible;
    }

    bool explain(Leaver& leaver) {
        const Sources sources = sources_of(board(), past_, leaver);
        one_less(leaver);
        if (sources.empty()) return false;
        give_up(board(), past_, sources[random_.below(static_cast<std::uint32_t>(sources.size()))]);
        return true;
    }

    // In their order: what an earlier passage can have carried a later one can have carried too, so that no choice
    // leaves a later one without any.
    bool explain_passages() {
        if (view_.memory.open == 0) return true;
        CardSet limbo = view_.memory.known - view_.hand;
        for (const CardSet& cards : view_.certain) limbo -= cards;
        bool possible = true;
        for_each_open(board(), past_, [&](int number) {
            if (!explain_passage(number, limbo)) possible = false;
        });
        limbo.for_each([&](CardId card) { hand(sighting(board().note[card]).seat).add(card); });
        return possible;
    }

    // Each took an identified card that it can have taken, or a hidden one.
    bool explain_passage(int number, CardSet& limbo) {
        const Passage& by = passage(board(), number);
        CardSet candidates;
        (limbo - cards_showing_any(by.excluded)).for_each([&](CardId card) {
            const Sighting seen = sighting(board().note[card]);
            if (seen.seat == by.from && seen.since <= number) candidates.add(card);
        });
        int hidden = 0;
        for_each_slot(past_.slots, [&](const Slot& slot, std::size_t) {
            if (can_have_taken(board(), number, slot)) hidden += slot.count;
        });
        const int choices = candidates.count() + hidden;
        if (choices == 0) return false;
        const auto pick = static_cast<int>(random_.below(static_cast<std::uint32_t>(choices)));
        if (pick < hidden) {
            carry_hidden(number, pick);
        } else {
            const CardId card = candidates.nth(static_cast<std::uint32_t>(pick - hidden));
            limbo.remove(card);
            hand(cube()).add(card);
            carried_[static_cast<std::size_t>(number % most_passages)] = card;
            close_passage(board(), past_, number);
        }
        return true;
    }

    void carry_hidden(int number, int pick) {
        std::size_t source = 0;
        for_each_slot(past_.slots, [&](const Slot& slot, std::size_t i) {
            if (!can_have_taken(board(), number, slot)) return;
            if (pick >= 0 && pick < slot.count) source = i;
            pick -= slot.count;
        });
        OpenSlot moved = open_slot(past_.slots[source]);
        moved.seat = cube();
        moved.excluded = static_cast<CategorySet>(moved.excluded | passage(board(), number).excluded);
        moved.passage = static_cast<std::uint8_t>(number);
        dealer_.open(moved);
        give_up(board(), past_, {static_cast<std::uint8_t>(source), static_cast<std::uint8_t>(number)});
    }

    // ---- hidden cards ----

    static OpenSlot open_slot(const Slot& slot) {
        return {.seat = seat_of(slot),
                .excluded = promise_of(slot),
                .deck = static_cast<std::uint8_t>(deck_of(slot)),
                .offered = is_offered(slot),
                .shown = was_shown(slot)};
    }

    CardSet unseen() const {
        CardSet seen = board().discard | board().spread | board().taking | board().lifted | view_.shack;
        for (const CardSet& cards : board().shelf) seen |= cards;
        for (const CardSet& cards : board().tile) seen |= cards;
        for (const CardSet& cards : state_.hidden.hand) seen |= cards;
        return CardSet::all() - seen;
    }

    void open_slots() {
        for_each_slot(past_.slots, [&](const Slot& slot, std::size_t) {
            for (int i = 0; i < slot.count; ++i) dealer_.open(open_slot(slot));
        });
        if (view_.shack.empty()) open_shack();
    }

    // Which decks the Shack's cards came from follows from how many cards of each deck are left over.
    void open_shack() {
        int left = board().shack_count;
        for (unsigned deck = 0; deck < most_decks && left > 0 && board().deck_number != 0; ++deck) {
            if (deck == board().deck_number) continue;
            for (int spare = dealer_.spare(deck); spare > 0 && left > 0; --spare, --left) open_in_shack(deck);
        }
        for (; left > 0; --left) open_in_shack(board().deck_number);
    }
    void open_in_shack(unsigned deck) {
        dealer_.open({.seat = shack_seat, .excluded = board().shack_excluded, .deck = static_cast<std::uint8_t>(deck)});
    }

    // XL-A5: while a robbed player chooses what to give, everybody knows that there is something to give.
    Wish loot_of(const Frame& frame) const {
        if (frame.seat == owner_of(frame.figure)) return {};
        const auto loot = static_cast<Category>(frame.c);
        const bool seen = !(state_.hidden.hand[frame.seat] & cards_showing(loot)).empty();
        return {.seat = frame.seat, .count = seen ? 0 : 1, .required = bit(loot)};
    }

    // While somebody pays from their hand, in the order of the alphabet, everybody knows that they can go on.
    Wish rest_of_payment(const Frame& frame) const {
        const DueFromHand due = due_from_hand(board(), frame);
        if (due.after == no_card) return {};
        const int seen = state_.hidden.hand[frame.seat].after(due.after).count();
        return {.seat = frame.seat, .count = due.count - seen, .after = due.after};
    }

    Wish wish() const {
        if (board().depth == 0 || top(board()).seat == view_.seat) return {};
        const Frame& frame = top(board());
        if (frame.ask == Ask::pickpocket) return loot_of(frame);
        return frame.ask == Ask::pay ? rest_of_payment(frame) : Wish{};
    }

    bool deal() {
        const Wish known = wish();
        return known.count > 0 ? dealer_.deal_with(known) : dealer_.deal();
    }

    void hand_out() {
        Hidden& hidden = state_.hidden;
        for (const OpenSlot& slot : dealer_.slots()) {
            (slot.seat == shack_seat ? hidden.shack : hand(slot.seat)).add(slot.card);
            if (slot.offered) hidden.offered.add(slot.card);
            if (slot.shown) hidden.shown.add(slot.card);
            if (slot.passage == 0) continue;
            carried_[slot.passage % std::size_t{most_passages}] = slot.card;
            state_.board.note[slot.card] =
                packed(Sighting{slot.passage, passage(board(), slot.passage).from, slot.deck});
        }
        hidden.offered |= view_.offered;
        hidden.shown |= view_.shown;
        if (playing() && board().library[view_.seat] == Assistant::goblin) {
            hidden.shown |= view_.memory.known - view_.common.known - view_.hand;
        }
        if (!view_.shack.empty()) hidden.shack = view_.shack;
        hidden.shack_seen = view_.shack_seen;
        hidden.checked = view_.checked;
        hidden.deck = dealer_.left();
    }

    // ---- the rest ----

    // XL-S5, XL-O3: the category cards that this seat has not seen, in random order.
    void deal_categories() {
        unsigned seen = bit(board().prominent) | bit(board().banned) | board().retired;
        if (playing()) seen |= bit(view_.focus);
        std::array<Category, category_count> pile = {};
        std::uint32_t count = 0;
        for (int k = 0; k < category_count; ++k) {
            if (((seen >> k) & 1U) == 0) pile[count++] = static_cast<Category>(k);
        }
        const auto next = [&] {
            const std::uint32_t pick = random_.below(count);
            std::swap(pile[pick], pile[--count]);
            return pile[count];
        };
        for (Seat seat = 0; seat < players(board()); ++seat) {
            state_.hidden.focus[seat] = seat == view_.seat ? view_.focus : next();
        }
        if (solo(board())) state_.hidden.library_focus = next();
    }

    const View& view_;
    base::Random& random_;
    Dealer dealer_;
    State& state_;
    Mind past_;
    Carried carried_;
};

}  // namespace

State sample(const View& view, base::Random& random) {
    State world = {.board = view.board, .hidden = {}};
    Sampler(view, random, world).fill_world();
    return world;
}

}  // namespace shelfmark::exlibris
