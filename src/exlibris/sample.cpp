// Drawing what a seat cannot know. docs/decisions/0003-knowledge.md explains why every world drawn here is reachable.

#include "exlibris/sample.h"

#include <algorithm>
#include <bit>

#include "base/inline_vector.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

// A hidden card to be dealt: whose, from which deck, what it is known not to show, and what it must show.
struct OpenSlot {
    Seat seat = no_seat;
    CategorySet excluded = 0;
    CategorySet required = 0;
    std::uint8_t shuffles = 0;
    bool offered = false;
    bool visited = false;
    std::uint8_t passage = 0;  // by which it came to the Cube, if that is not understood yet
    CardId card = no_card;
};
using OpenSlots = base::InlineVector<OpenSlot, card_count>;
constexpr Seat shack_seat = max_players;

CardId any_of(const CardSet& cards, base::Random& random) {
    return cards.nth(random.below(static_cast<std::uint32_t>(cards.count())));
}

class Sampler {
public:
    Sampler(const View& view, base::Random& random) : view_(view), random_(random) {
        if (view.common.passage_count != 0) carried_.fill(no_card);
    }

    State world() {
        state_.board = view_.board;
        state_.hidden = {};
        // Where cards are scarce, not every choice for a passage leaves fitting cards for everybody else.
        for (int attempt = 0; attempt < most_attempts; ++attempt) {
            place_identified_cards();
            assign_passages();
            collect_unseen();
            open_slots();
            if (deal()) break;
        }
        hand_out();
        deal_categories();
        remember();
        state_.hidden.deck_order = {random_.next()};
        state_.hidden.tile_order = {random_.next()};
        state_.hidden.chance = {random_.next()};
        return state_;
    }

private:
    static constexpr int most_attempts = 40;

    const Board& board() const { return view_.board; }
    bool playing() const { return view_.seat != table::spectator; }
    Seat cube() const { return view_.board.cube_seat; }
    CardSet& hand(Seat seat) { return state_.hidden.hand[seat]; }
    int open_in(Seat seat) { return board().hand_count[seat] - hand(seat).count(); }

    void place_identified_cards() {
        for (Seat seat = 0; seat < players(board()); ++seat) {
            hand(seat) = seat == view_.seat ? view_.hand : view_.certain[seat];
        }
        slots_.clear();
    }

    // ---- passages: each carried an identified card that it can have carried, or a hidden one ----

    // In their order: what an earlier passage can have carried a later one can have carried too, so that no choice
    // leaves a later one without any.
    void assign_passages() {
        strangers_ = view_.memory.slots;
        if (view_.memory.passage_count == 0) return;
        CardSet limbo = view_.memory.known - view_.hand;
        for (const CardSet& cards : view_.certain) limbo -= cards;
        for (int i = 0; i < view_.memory.passage_count; ++i) {
            const Passage& passage = view_.memory.passages[static_cast<std::size_t>(i)];
            CardSet candidates;
            (limbo - cards_showing_any(passage.excluded)).for_each([&](CardId card) {
                const Sighting seen = sighting(board().note[card]);
                if (seen.seat == passage.from && seen.since <= passage.number) candidates.add(card);
            });
            int hidden = 0;
            for (const Slot& slot : strangers_[passage.from]) hidden += passages_before(slot) <= i ? slot.count : 0;
            const int choices = candidates.count() + hidden;
            if (choices == 0) continue;
            const auto pick = static_cast<int>(random_.below(static_cast<std::uint32_t>(choices)));
            if (pick < hidden) {
                carry_hidden(passage, i, pick);
            } else {
                const CardId card = candidates.nth(static_cast<std::uint32_t>(pick - hidden));
                limbo.remove(card);
                hand(cube()).add(card);
                carried_[passage.number] = card;
            }
        }
        limbo.for_each([&](CardId card) { hand(sighting(board().note[card]).seat).add(card); });
    }

    void carry_hidden(const Passage& passage, int i, int pick) {
        for (Slot& slot : strangers_[passage.from]) {
            if (passages_before(slot) > i) continue;
            pick -= slot.count;
            if (pick >= 0) continue;
            slots_.push_back({.seat = cube(),
                              .excluded = static_cast<CategorySet>(promise_of(slot) | passage.excluded),
                              .shuffles = static_cast<std::uint8_t>(shuffles_of(slot)),
                              .passage = passage.number});
            take_from(slot);
            return;
        }
    }

    // ---- hidden cards ----

    void collect_unseen() {
        CardSet seen = board().discard | board().spread | board().taking | board().lifted | view_.shack;
        for (const CardSet& cards : board().shelf) seen |= cards;
        for (const CardSet& cards : board().tile) seen |= cards;
        for (const CardSet& cards : state_.hidden.hand) seen |= cards;
        unseen_ = CardSet::all() - seen;
        for (unsigned shuffles = 0; shuffles < board().shuffles; ++shuffles) decks_[shuffles] = {};
        decks_[board().shuffles] = unseen_;
        if (board().shuffles == 0) return;
        unseen_.for_each([&](CardId card) {
            const unsigned shuffles = sighting(board().note[card]).shuffles;
            if (shuffles == board().shuffles) return;
            decks_[shuffles].add(card);
            decks_[board().shuffles].remove(card);
        });
    }

    void open_slots() {
        for (Seat seat = 0; seat < players(board()); ++seat) {
            if (seat == view_.seat) continue;
            for (const Slot& slot : strangers_[seat]) {
                for (int i = 0; i < slot.count; ++i) {
                    slots_.push_back({.seat = seat,
                                      .excluded = promise_of(slot),
                                      .shuffles = static_cast<std::uint8_t>(shuffles_of(slot)),
                                      .offered = is_offered(slot)});
                }
            }
        }
        if (view_.shack.empty()) open_shack();
    }

    // Which decks the Shack's cards came from follows from how many cards of each deck are left over.
    void open_shack() {
        int left = board().shack_count;
        for (unsigned shuffles = 0; shuffles < board().shuffles; ++shuffles) {
            int extra = decks_[shuffles].count();
            for (const OpenSlot& slot : slots_) extra -= slot.shuffles == shuffles ? 1 : 0;
            for (; extra > 0 && left > 0; --extra, --left) open_in_shack(shuffles);
        }
        for (; left > 0; --left) open_in_shack(board().shuffles);
    }
    void open_in_shack(unsigned shuffles) {
        slots_.push_back(
            {.seat = shack_seat, .excluded = board().shack_excluded, .shuffles = static_cast<std::uint8_t>(shuffles)});
    }

    // XL-A5: while a robbed player chooses what to give, everybody knows that there is something to give.
    CategorySet loot_of(const Frame& frame) const {
        const bool giving = frame.ask == Ask::pickpocket && frame.seat != owner_of(frame.figure);
        if (!giving || frame.seat == view_.seat) return 0;
        const auto loot = static_cast<Category>(frame.c);
        return (state_.hidden.hand[frame.seat] & cards_showing(loot)).empty() ? bit(loot) : CategorySet{0};
    }

    bool deal() {
        const CategorySet loot = board().depth == 0 ? CategorySet{0} : loot_of(top(board()));
        return loot == 0 ? deal_all() : deal_with_loot(top(board()).seat, loot);
    }

    void hand_out() {
        for (const OpenSlot& slot : slots_) {
            (slot.seat == shack_seat ? state_.hidden.shack : hand(slot.seat)).add(slot.card);
            if (slot.offered) state_.hidden.offered.add(slot.card);
            if (slot.passage != 0) carried_[slot.passage] = slot.card;
        }
        state_.hidden.offered |= view_.offered;
        if (!view_.shack.empty()) state_.hidden.shack = view_.shack;
        state_.hidden.shack_seen = view_.shack_seen;
        for (const CardSet& deck : decks_) state_.hidden.deck |= deck;
    }

    // Any of the hidden cards may be the one; the others are dealt around it.
    bool deal_with_loot(Seat robbed, CategorySet loot) {
        const std::size_t count = slots_.size();
        const std::size_t start = count == 0 ? 0 : random_.below(static_cast<std::uint32_t>(count));
        const auto decks = decks_;
        for (std::size_t i = 0; i < count; ++i) {
            OpenSlot& slot = slots_[(start + i) % count];
            if (slot.seat != robbed || (slot.excluded & loot) != 0) continue;
            slot.required = loot;
            if (deal_all()) return true;
            slot.required = 0;
            decks_ = decks;
            for (OpenSlot& other : slots_) other.card = no_card;
        }
        deal_all();
        return false;
    }

    // Those that are hardest to please first. False if somebody could not be pleased.
    bool deal_all() {
        bool pleased = true;
        for (OpenSlot& slot : slots_) {
            if (is_choosy(slot) && !deal_to(slot) && !deal_as_witch_draw(slot)) pleased = false;
        }
        CardSet& deck = decks_[board().shuffles];
        auto left = static_cast<std::uint32_t>(deck.count());
        for (OpenSlot& slot : slots_) {
            if (slot.card != no_card) continue;
            if (is_choosy(slot) || left == 0) {
                deal_anything(slot);
                left = static_cast<std::uint32_t>(deck.count());
            } else {
                slot.card = deck.nth(random_.below(left--));
                deck.remove(slot.card);
            }
        }
        return pleased;
    }

    bool is_choosy(const OpenSlot& slot) const {
        return slot.excluded != 0 || slot.required != 0 || slot.shuffles != board().shuffles;
    }
    CardSet fitting(const OpenSlot& slot) const {
        CardSet cards = decks_[slot.shuffles];
        if (slot.excluded != 0) cards -= cards_showing_any(slot.excluded);
        if (slot.required != 0) cards &= cards_showing_any(slot.required);
        return cards;
    }
    static bool fits(const OpenSlot& slot, const OpenSlot& other) {
        const CategorySet shown = categories_of(other.card);
        return slot.shuffles == other.shuffles && (shown & slot.excluded) == 0 &&
               (slot.required == 0 || (shown & slot.required) != 0);
    }

    bool deal_to(OpenSlot& slot) {
        const CardSet cards = fitting(slot);
        if (!cards.empty()) {
            slot.card = any_of(cards, random_);
            decks_[slot.shuffles].remove(slot.card);
            return true;
        }
        for (OpenSlot& other : slots_) other.visited = false;
        return find_room(slot);
    }

    // XL-A1: when the memory had to choose what left the Witch's hand, it may have been the other kind, and a card that
    // she drew is still there.
    bool deal_as_witch_draw(OpenSlot& slot) {
        if (slot.seat >= max_players || board().library[slot.seat] != Assistant::witch) return false;
        slot.excluded = bit(board().banned);
        return deal_to(slot);
    }

    // Nothing left fits: a slot dealt before may hold a fitting card and do with another one, and so on.
    bool find_room(OpenSlot& needy) {
        needy.visited = true;
        const CardSet cards = fitting(needy);
        if (!cards.empty()) {
            needy.card = any_of(cards, random_);
            decks_[needy.shuffles].remove(needy.card);
            return true;
        }
        for (OpenSlot& rich : slots_) {
            if (rich.visited || rich.card == no_card || !fits(needy, rich)) continue;
            const CardId card = rich.card;
            if (!find_room(rich)) continue;
            needy.card = card;
            return true;
        }
        return false;
    }

    // Of several histories the memory has followed one that the truth did not take, and that has come to its end.
    void deal_anything(OpenSlot& slot) {
        for (const unsigned shuffles : {unsigned{slot.shuffles}, unsigned{board().shuffles}, 0U, 1U, 2U, 3U}) {
            if (decks_[shuffles].empty()) continue;
            slot.card = any_of(decks_[shuffles], random_);
            decks_[shuffles].remove(slot.card);
            return;
        }
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

    // What the others remember: what everybody does, and what went between their own hands and the Cube.
    void remember() {
        state_.hidden.memory[public_memory] = view_.common;
        for (Seat seat = 0; seat < players(board()); ++seat) {
            state_.hidden.memory[seat] = seat == view_.seat ? view_.memory : memory_of(seat);
        }
        for (Seat seat = 0; seat < players(board()); ++seat) {
            hand(seat).for_each([&](CardId card) {
                std::uint16_t& note = state_.board.note[card];
                if (note != only_shuffles(note)) return;
                const auto since = static_cast<std::uint8_t>(board().passages + 1);
                note = packed(Sighting{since, seat, sighting(note).shuffles});
            });
        }
    }

    Memory memory_of(Seat seat) const {
        Memory memory = view_.common;
        memory.slots[seat] = {};
        CardSet own_gifts = view_.memory.settled;
        for (int i = 0; i < memory.passage_count;) {
            const Passage passage = memory.passages[static_cast<std::size_t>(i)];
            if (seat != cube() && seat != passage.from) {
                ++i;
                continue;
            }
            const CardId card = carried_by(passage, own_gifts);
            if (card != no_card) recognise(memory, seat, passage.from, card);
            forget_passage(memory, i);
        }
        return memory;
    }

    // Drawn just now, or one of the cards that this view's seat gave or received itself.
    CardId carried_by(const Passage& passage, CardSet& own_gifts) const {
        if (carried_[passage.number] != no_card) return carried_[passage.number];
        const CardSet gifts = own_gifts & state_.hidden.hand[cube()];
        const CardId card = gifts.first();
        if (card != no_card) own_gifts.remove(card);
        return card;
    }

    void recognise(Memory& memory, Seat seat, Seat from, CardId card) const {
        if (seat == cube() && !memory.known.contains(card)) {
            const Stranger stranger = {categories_of(card), sighting(board().note[card]).shuffles, false};
            if (Slot* slot = identify(memory.slots[from], stranger, false)) take_from(*slot);
        }
        memory.known.add(card);
        memory.settled.add(card);
    }

    const View& view_;
    base::Random& random_;
    State state_;
    std::array<CardId, 256> carried_;  // by number of the passage
    std::array<Slots, max_players> strangers_ = {};
    CardSet unseen_;
    std::array<CardSet, most_shuffles + 1> decks_ = {};  // unseen cards by the shuffles before
    OpenSlots slots_;
};

}  // namespace

State sample(const View& view, base::Random& random) { return Sampler(view, random).world(); }

}  // namespace shelfmark::exlibris
