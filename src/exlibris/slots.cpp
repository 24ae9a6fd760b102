#include "exlibris/slots.h"

#include <algorithm>
#include <bit>

namespace shelfmark::exlibris {

namespace {

int difference(const Slot& a, const Slot& b) {
    return std::popcount(static_cast<unsigned>(a.excluded ^ b.excluded)) + (a.origin == b.origin ? 0 : 8) +
           (shuffles_of(a) == shuffles_of(b) ? 0 : 64);
}

// Both promise from now on what either did, which is never wrong to honour.
void unite(Slot& slot, const Slot& with) {
    slot.excluded = static_cast<CategorySet>(slot.excluded | with.excluded);
    slot.origin = std::max(slot.origin, with.origin);
    slot.count = static_cast<std::uint8_t>(slot.count + with.count);
}

// More kinds than there is room for: the two that differ least become one.
void unite_nearest(Slots& slots, const Slot& kind) {
    Slot* first = nullptr;
    Slot* second = nullptr;
    int least = 1000;
    for (Slot& a : slots) {
        if (difference(a, kind) < least) {
            least = difference(a, kind);
            first = &a;
            second = nullptr;
        }
        for (Slot* b = &a + 1; b != slots.data() + slots.size(); ++b) {
            if (difference(a, *b) >= least) continue;
            least = difference(a, *b);
            first = &a;
            second = b;
        }
    }
    unite(*first, second == nullptr ? kind : *second);
    if (second != nullptr) *second = kind;
}

}  // namespace

void add_slot(Slots& slots, Slot kind) {
    Slot* free = nullptr;
    for (Slot& slot : slots) {
        if (slot.count == 0) {
            free = &slot;
        } else if (slot.excluded == kind.excluded && slot.origin == kind.origin) {
            slot.count = static_cast<std::uint8_t>(slot.count + kind.count);
            return;
        }
    }
    if (free != nullptr) {
        *free = kind;
    } else {
        unite_nearest(slots, kind);
    }
}

void merge_equal_slots(Slots& slots) {
    Slots merged = {};
    for (const Slot& slot : slots) {
        if (slot.count != 0) add_slot(merged, slot);
    }
    slots = merged;
}

Slot* identify(Slots& slots, const Stranger& card, bool newest) {
    Slot* best = nullptr;
    const auto rank = [&](const Slot& slot) {
        return (newest ? passages_before(slot) * 8 : 0) + std::popcount(static_cast<unsigned>(slot.excluded));
    };
    for (Slot& slot : slots) {
        if (may_be(slot, card) && (best == nullptr || rank(slot) > rank(*best))) best = &slot;
    }
    return best;
}

}  // namespace shelfmark::exlibris
