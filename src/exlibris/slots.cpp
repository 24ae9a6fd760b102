#include "exlibris/slots.h"

#include <algorithm>

namespace shelfmark::exlibris {

namespace {

constexpr std::uint64_t bit_of(std::size_t slot) { return std::uint64_t{1} << slot; }

void set_leavers(Mind& mind, std::size_t slot, unsigned leavers) {
    for (std::size_t i = 0; i < mind.leavers.size(); ++i) {
        Leaver& leaver = mind.leavers[i];
        leaver.slots = ((leavers >> i) & 1U) != 0 ? leaver.slots | bit_of(slot) : leaver.slots & ~bit_of(slot);
    }
}

constexpr int other_origin = 64;

int difference(const Slot& a, const Slot& b) {
    return std::popcount(static_cast<unsigned>(a.excluded ^ b.excluded)) + (a.first == b.first ? 0 : 8) +
           (a.origin == b.origin ? 0 : other_origin) + (seat_of(a) == seat_of(b) ? 0 : 1000);
}

// The two exceptions that differ least.
struct Nearest {
    std::size_t first = 0;
    std::size_t second = 1;
    int difference = 10000;
};
Nearest nearest(const Mind& mind) {
    const Slots& slots = mind.slots;
    Nearest found;
    for (std::size_t a = 0; a < slots.size(); ++a) {
        for (std::size_t b = a + 1; b < slots.size(); ++b) {
            if (!is_exception(mind, a) || !is_exception(mind, b)) continue;
            if (const int apart = difference(slots[a], slots[b]); apart < found.difference) found = {a, b, apart};
        }
    }
    return found;
}

// Both promise from now on what either did, which is never wrong to honour.
void unite(Slot& slot, const Slot& with) {
    slot.excluded = static_cast<CategorySet>(slot.excluded | with.excluded);
    slot.first = slot.first == 0 || with.first == 0 ? std::uint8_t{0} : std::max(slot.first, with.first);
    slot.count = static_cast<std::uint8_t>(slot.count + with.count);
}

// The place that is free then.
std::size_t unite(Mind& mind, const Nearest& pair) {
    unite(mind.slots[pair.first], mind.slots[pair.second]);
    set_leavers(mind, pair.first, leavers_of(mind, pair.first) | leavers_of(mind, pair.second));
    mind.slots[pair.second] = {};
    set_leavers(mind, pair.second, 0);
    return pair.second;
}

}  // namespace

unsigned leavers_of(const Mind& mind, std::size_t slot) {
    unsigned leavers = 0;
    for (std::size_t i = 0; i < mind.leavers.size(); ++i) {
        if ((mind.leavers[i].slots & bit_of(slot)) != 0) leavers |= 1U << i;
    }
    return leavers;
}

void add_slot(Mind& mind, Slot kind, unsigned leavers) {
    Slots& slots = mind.slots;
    std::size_t free = slots.size();
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (slots[i].count == 0) {
            free = std::min(free, i);
        } else if (same_kind(slots[i], kind) && leavers_of(mind, i) == leavers) {
            slots[i].count = static_cast<std::uint8_t>(slots[i].count + kind.count);
            return;
        }
    }
    if (free == slots.size()) free = unite(mind, nearest(mind));
    slots[free] = kind;
    set_leavers(mind, free, leavers);
}

bool is_exception(const Mind& mind, std::size_t slot) {
    const Slot& kind = mind.slots[slot];
    return kind.count != 0 && (kind.excluded != 0 || kind.first != 0 || leavers_of(mind, slot) != 0);
}

void simplify(Mind& mind) {
    if (nearest(mind).difference < other_origin) {
        unite(mind, nearest(mind));
        return;
    }
    const auto matters = [&](const Slot& slot) { return std::pair(slot.first != 0, std::popcount(slot.excluded)); };
    std::size_t least = mind.slots.size();
    for (std::size_t i = 0; i < mind.slots.size(); ++i) {
        if (!is_exception(mind, i)) continue;
        if (least == mind.slots.size() || matters(mind.slots[i]) < matters(mind.slots[least])) least = i;
    }
    mind.slots[least].excluded = 0;
    mind.slots[least].first = 0;
    set_leavers(mind, least, 0);
}

void take_from(Mind& mind, std::size_t slot) {
    if (--mind.slots[slot].count != 0) return;
    mind.slots[slot] = {};
    set_leavers(mind, slot, 0);
}

void merge_equal_slots(Mind& mind) {
    Slots& slots = mind.slots;
    for_each_slot(slots, [&](Slot& a, std::size_t i) {
        for (std::size_t j = i + 1; j < slots.size(); ++j) {
            Slot& b = slots[j];
            if (b.count == 0 || !same_kind(a, b) || leavers_of(mind, i) != leavers_of(mind, j)) continue;
            a.count = static_cast<std::uint8_t>(a.count + b.count);
            b = {};
            set_leavers(mind, j, 0);
        }
    });
}

}  // namespace shelfmark::exlibris
