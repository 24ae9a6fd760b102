#pragma once

#include <bit>

#include "exlibris/mind.h"

namespace shelfmark::exlibris {

// What an observer knows of cards that it has not identified (docs/decisions/0003-knowledge.md).

inline constexpr std::uint8_t most_decks = 16;
constexpr std::uint8_t origin(unsigned seat, unsigned deck) { return static_cast<std::uint8_t>(seat << 4U | deck); }
constexpr Seat seat_of(const Slot& slot) { return slot.origin >> 4U; }
constexpr unsigned deck_of(const Slot& slot) { return slot.origin & 0xfU; }

// Bits beside the categories in Slot::excluded: just drawn, may be shelved now (XL-T4); seen by the Goblin's owner
// (XL-A5).
inline constexpr CategorySet offered_mark = 0x40;
inline constexpr CategorySet shown_mark = 0x80;
constexpr bool is_offered(const Slot& slot) { return (slot.excluded & offered_mark) != 0; }
constexpr bool was_shown(const Slot& slot) { return (slot.excluded & shown_mark) != 0; }
constexpr CategorySet promise_of(const Slot& slot) { return slot.excluded & 0x3fU; }

// A card as far as slots tell cards apart.
struct Stranger {
    CategorySet shown = 0;
    unsigned deck = 0;
    bool offered = false;
};
constexpr bool may_be(const Slot& slot, const Stranger& card) {
    return slot.count != 0 && (promise_of(slot) & card.shown) == 0 && deck_of(slot) == card.deck &&
           is_offered(slot) == card.offered;
}

constexpr bool same_kind(const Slot& a, const Slot& b) {
    return a.excluded == b.excluded && a.origin == b.origin && a.first == b.first;
}

// Calls visit(slot, index) for every slot that is not empty, of one hand or of all.
template <class SlotArray, class Visit>
void for_each_slot(SlotArray& slots, Visit visit) {
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (slots[i].count != 0) visit(slots[i], i);
    }
}
template <class SlotArray, class Visit>
void for_each_slot(SlotArray& slots, Seat seat, Visit visit) {
    for_each_slot(slots, [&](auto& slot, std::size_t i) {
        if (seat_of(slot) == seat) visit(slot, i);
    });
}

// One more hidden card like this. `leavers` says, one bit each, which of the leavers it could have been.
void add_slot(Mind& mind, Slot kind, unsigned leavers = 0);
unsigned leavers_of(const Mind& mind, std::size_t slot);
// Whether there is more to remember of it than how many cards of a deck a hand has.
bool is_exception(const Mind& mind, std::size_t slot);
// More exceptions than there is room for: the two of one hand and deck that differ least become one, or else what
// matters least is forgotten. Nobody loses count of the cards.
void simplify(Mind& mind);
// One less of them.
void take_from(Mind& mind, std::size_t slot);
// Slots that nothing tells apart any more become one.
void merge_equal_slots(Mind& mind);

}  // namespace shelfmark::exlibris
