#pragma once

#include "exlibris/state.h"

namespace shelfmark::exlibris {

// What an observer knows of cards that it has not identified, one hand at a time (docs/decisions/0003-knowledge.md).

// Slot::origin: the shuffles before the draw, and how many of the memory's passages happened before it.
inline constexpr std::uint8_t most_shuffles = 15;
constexpr std::uint8_t origin(unsigned shuffles, unsigned passages) {
    return static_cast<std::uint8_t>(shuffles << 4U | passages);
}
constexpr unsigned shuffles_of(const Slot& slot) { return slot.origin >> 4U; }
constexpr int passages_before(const Slot& slot) { return slot.origin & 0xf; }

// A bit beside the categories in Slot::excluded: just drawn, may be shelved now (XL-T4).
inline constexpr CategorySet offered_mark = 0x40;
constexpr bool is_offered(const Slot& slot) { return (slot.excluded & offered_mark) != 0; }
constexpr CategorySet promise_of(const Slot& slot) { return slot.excluded & static_cast<CategorySet>(~offered_mark); }

// A card as far as slots tell cards apart.
struct Stranger {
    CategorySet shown = 0;
    unsigned shuffles = 0;
    bool offered = false;
};
constexpr bool may_be(const Slot& slot, const Stranger& card) {
    return slot.count != 0 && (slot.excluded & card.shown) == 0 && shuffles_of(slot) == card.shuffles &&
           is_offered(slot) == card.offered;
}

// One more hidden card with these promises.
void add_slot(Slots& slots, Slot kind);
inline void take_from(Slot& slot) {
    if (--slot.count == 0) slot = {};
}
// Equal kinds become one again after their promises changed.
void merge_equal_slots(Slots& slots);
// The kind that a card was which now shows itself, or null if it can have been none of them. Any possible history will
// do: the strictest promise is given up, which leaves the others easiest to keep; while passages may still claim
// older cards, the newest.
Slot* identify(Slots& slots, const Stranger& card, bool newest);

}  // namespace shelfmark::exlibris
