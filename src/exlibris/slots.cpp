#include "exlibris/slots.h"

#include <algorithm>

namespace shelfmark::exlibris {

namespace {

constexpr std::uint32_t bit_of(std::size_t slot) { return 1U << slot; }

bool same_kind(const Slot& a, const Slot& b) {
    return a.excluded == b.excluded && a.origin == b.origin && a.first == b.first;
}

void set_leavers(Memory& memory, std::size_t slot, unsigned leavers) {
    for (std::size_t i = 0; i < memory.leavers.size(); ++i) {
        std::uint32_t& slots = memory.leavers[i].slots;
        slots = ((leavers >> i) & 1U) != 0 ? slots | bit_of(slot) : slots & ~bit_of(slot);
    }
}

int difference(const Slot& a, const Slot& b) {
    return std::popcount(static_cast<unsigned>(a.excluded ^ b.excluded)) + (a.first == b.first ? 0 : 8) +
           (a.origin == b.origin ? 0 : 64) + (seat_of(a) == seat_of(b) ? 0 : 1000);
}

// Both promise from now on what either did, which is never wrong to honour.
void unite(Slot& slot, const Slot& with) {
    slot.excluded = static_cast<CategorySet>(slot.excluded | with.excluded);
    slot.first = slot.first == 0 || with.first == 0 ? std::uint8_t{0} : std::max(slot.first, with.first);
    slot.count = static_cast<std::uint8_t>(slot.count + with.count);
}

// More kinds than there is room for: the two that differ least become one.
std::size_t make_room(Memory& memory) {
    Slots& slots = memory.slots;
    std::size_t first = 0;
    std::size_t second = 1;
    for (std::size_t a = 0; a < slots.size(); ++a) {
        for (std::size_t b = a + 1; b < slots.size(); ++b) {
            if (difference(slots[a], slots[b]) >= difference(slots[first], slots[second])) continue;
            first = a;
            second = b;
        }
    }
    unite(slots[first], slots[second]);
    set_leavers(memory, first, leavers_of(memory, first) | leavers_of(memory, second));
    slots[second] = {};
    return second;
}

}  // namespace

unsigned leavers_of(const Memory& memory, std::size_t slot) {
    unsigned leavers = 0;
    for (std::size_t i = 0; i < memory.leavers.size(); ++i) {
        if ((memory.leavers[i].slots & bit_of(slot)) != 0) leavers |= 1U << i;
    }
    return leavers;
}

void add_slot(Memory& memory, Slot kind, unsigned leavers) {
    Slots& slots = memory.slots;
    std::size_t free = slots.size();
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (slots[i].count == 0) {
            free = std::min(free, i);
        } else if (same_kind(slots[i], kind) && leavers_of(memory, i) == leavers) {
            slots[i].count = static_cast<std::uint8_t>(slots[i].count + kind.count);
            return;
        }
    }
    if (free == slots.size()) free = make_room(memory);
    slots[free] = kind;
    set_leavers(memory, free, leavers);
}

void take_from(Memory& memory, std::size_t slot) {
    if (--memory.slots[slot].count != 0) return;
    memory.slots[slot] = {};
    set_leavers(memory, slot, 0);
}

void merge_equal_slots(Memory& memory) {
    Slots& slots = memory.slots;
    for_each_slot(slots, [&](Slot& a, std::size_t i) {
        for (std::size_t j = i + 1; j < slots.size(); ++j) {
            Slot& b = slots[j];
            if (b.count == 0 || !same_kind(a, b) || leavers_of(memory, i) != leavers_of(memory, j)) continue;
            a.count = static_cast<std::uint8_t>(a.count + b.count);
            b = {};
            set_leavers(memory, j, 0);
        }
    });
}

}  // namespace shelfmark::exlibris
