#include "exlibris/exceptions.h"

#include <algorithm>

#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

// Slots that some leaver could have been, one bit each.
std::uint64_t claimed(const Memory& memory) {
    std::uint64_t slots = 0;
    for (const KeptLeaver& leaver : memory.leavers) slots |= leaver.slots;
    return slots;
}

// A difference from the hands, or a slot with nothing to remember.
bool is_plain(const Slot& slot) { return slot.excluded == 0 && slot.first == 0; }

// Puts it behind the others, or to those of its kind.
void put(Exceptions& exceptions, std::size_t& size, const Slot& kind) {
    for (std::size_t i = 0; i < size; ++i) {
        if (!same_kind(exceptions[i], kind)) continue;
        exceptions[i].count = static_cast<std::uint8_t>(exceptions[i].count + kind.count);
        return;
    }
    exceptions[size++] = kind;
}

void take_from(Exceptions& exceptions, Slot& slot) {
    if (--slot.count != 0) return;
    std::copy(&slot + 1, exceptions.data() + exceptions.size(), &slot);
    exceptions.back() = {};
}

// How many of the hidden cards have nothing to remember, so that they are no exceptions.
int plain_cards(const State& state, const Memory& memory, Seat seat, unsigned deck) {
    int cards = 0;
    (state.hidden.hand[seat] - memory.known).for_each([&](CardId card) {
        cards += sighting(state.board.note[card]).deck == deck ? 1 : 0;
    });
    for (const Slot& slot : memory.exceptions) {
        if (slot.origin != origin(seat, deck)) continue;
        cards += is_plain(slot) ? static_cast<std::int8_t>(slot.count) : -slot.count;
    }
    return cards;
}

}  // namespace

bool add_exception(Memory& memory, const Slot& kind) {
    Exceptions& exceptions = memory.exceptions;
    if (exceptions.back().count != 0) return false;
    const std::uint64_t not_these = claimed(memory);
    std::size_t place = 0;
    for (; exceptions[place].count != 0; ++place) {
        const bool shared = ((not_these >> place) & 1U) != 0;
        if (!shared && is_plain(exceptions[place])) break;  // differences come last
        if (shared || !same_kind(exceptions[place], kind)) continue;
        exceptions[place].count = static_cast<std::uint8_t>(exceptions[place].count + kind.count);
        return true;
    }
    std::copy_backward(exceptions.begin() + static_cast<std::ptrdiff_t>(place), exceptions.end() - 1, exceptions.end());
    exceptions[place] = kind;
    return true;
}

bool forget_offer(Memory& memory, Seat seat) {
    if (claimed(memory) != 0) return false;
    std::size_t size = 0;
    for (Slot& slot : memory.exceptions) {
        if (slot.count == 0) break;
        Slot kind = slot;
        slot = {};
        const bool ends = is_offered(kind) && seat_of(kind) == seat;
        if (ends) kind.excluded = static_cast<CategorySet>(kind.excluded & ~offered_mark);
        if (!ends || !is_plain(kind)) put(memory.exceptions, size, kind);
    }
    return true;
}

bool lose_stranger(const State& state, Memory& memory, Seat seat, const Stranger& card) {
    // The Cube may have it from somebody else.
    if (memory.open != 0 && seat == state.board.cube_seat) return false;
    const std::uint64_t shared = claimed(memory);
    bool exceptional = false;
    Slot* strictest = nullptr;
    CategorySet promises = 0;
    for (std::size_t i = 0; i < memory.exceptions.size(); ++i) {
        Slot& slot = memory.exceptions[i];
        if (slot.count == 0) break;
        if (slot.origin != origin(seat, card.deck)) continue;
        if (slot.first != 0 || ((shared >> i) & 1U) != 0) return false;
        exceptional = true;
        if (is_plain(slot) || !may_be(slot, card)) continue;
        const auto all = static_cast<CategorySet>(promises | promise_of(slot));
        if (strictest == nullptr || all != promises) strictest = &slot;
        promises = all;
    }
    if (!exceptional) return true;
    if (strictest == nullptr) return !card.offered && plain_cards(state, memory, seat, card.deck) > 0;
    // None may be strictest; and leavers know slots by their places.
    if (promise_of(*strictest) != promises || (shared != 0 && strictest->count == 1)) return false;
    take_from(memory.exceptions, *strictest);
    return true;
}

}  // namespace shelfmark::exlibris
