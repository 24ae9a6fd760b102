#include "exlibris/mind.h"

#include <algorithm>

#include "exlibris/exceptions.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

constexpr std::size_t decks = most_decks;

// Cards by hand and deck.
class Counts {
public:
    // The cards in the hands of others that are not known. As long as a passage is not understood, its card counts
    // where it came from, which is where the observer believes it.
    template <class Observer>
    static Counts of(const State& state, int observer, const Observer& mind) {
        Counts counts;
        for (Seat seat = 0; seat < players(state.board); ++seat) {
            if (seat == observer) continue;
            const CardSet hidden = state.hidden.hand[seat] - mind.known;
            // Before the first shuffle there is only one deck.
            if (state.board.deck_number == 0 && mind.open == 0) {
                counts.add(origin(seat, 0), hidden.count());
                continue;
            }
            hidden.for_each([&](CardId card) {
                const Sighting seen = sighting(state.board.note[card]);
                const bool in_doubt = seen.seat != seat && came_by_open_passage(state.board, mind, seen);
                counts.add(origin(in_doubt ? seen.seat : seat, seen.deck), 1);
            });
        }
        return counts;
    }

    [[nodiscard]] int at(std::uint8_t origin) const { return counts_[origin]; }
    void add(std::uint8_t origin, int more) {
        counts_[origin] = static_cast<std::int8_t>(counts_[origin] + more);
        touched_ |= std::uint64_t{1} << origin;
    }

    [[nodiscard]] std::size_t size() const {
        std::size_t size = 0;
        for_each([&](std::uint8_t, int) { ++size; });
        return size;
    }
    // Calls visit(origin, count) wherever the count is not 0.
    template <class Visit>
    void for_each(Visit visit) const {
        for (std::uint64_t left = touched_; left != 0; left &= left - 1) {
            const auto origin = static_cast<std::uint8_t>(std::countr_zero(left));
            if (counts_[origin] != 0) visit(origin, counts_[origin]);
        }
    }

private:
    template <class Observer>
    static bool came_by_open_passage(const Board& board, const Observer& mind, Sighting seen) {
        bool open = false;
        for_each_open(board, mind, [&](int number) {
            open = open || (passage(board, number).from == seen.seat && number >= seen.since);
        });
        return open;
    }

    std::array<std::int8_t, max_players * decks> counts_ = {};
    std::uint64_t touched_ = 0;  // by origin, so that most of the counts need not be looked at
    static_assert(max_players * decks <= 64);
};

// Before the first passage, and without leavers, what is believed of the hands is true.
template <class Observer>
bool can_differ(const State& state, const Observer& observer) {
    return state.board.passages != 0 || in_doubt(observer);
}

bool any_exception(const Mind& mind) {
    unsigned any = 0;
    for (const Slot& slot : mind.slots) any |= slot.excluded | slot.first;
    return any != 0;
}

// By how much the belief differs from the hands.
Counts differences(const State& state, int observer, const Mind& mind) {
    Counts result;
    if (!can_differ(state, mind)) return result;
    for_each_slot(mind.slots, [&](const Slot& slot, std::size_t) { result.add(slot.origin, slot.count); });
    Counts::of(state, observer, mind).for_each([&](std::uint8_t origin, int count) { result.add(origin, -count); });
    return result;
}

Mind simplified(Mind mind, std::size_t times) {
    for (; times > 0; --times) simplify(mind);
    return mind;
}

}  // namespace

Mind recall(const State& state, int observer) {
    const Memory& memory = state.hidden.memory[static_cast<std::size_t>(observer)];
    Mind mind = {.known = memory.known, .settled = memory.settled, .open = memory.open};
    std::ranges::transform(memory.leavers, mind.leavers.begin(), [](const KeptLeaver& kept) {
        return Leaver{kept.slots, kept.passages, kept.seat, kept.count};
    });
    Counts counts = Counts::of(state, observer, memory);
    std::size_t next = 0;
    for (const Slot& slot : memory.exceptions) {
        if (slot.count == 0) break;
        mind.slots[next] = slot;
        if (is_exception(mind, next)) {
            counts.add(slot.origin, -slot.count);
            ++next;
        } else {
            counts.add(slot.origin, static_cast<std::int8_t>(slot.count));
            mind.slots[next] = {};
        }
    }
    counts.for_each([&](std::uint8_t origin, int count) {
        if (count > 0 && next < mind.slots.size())
            mind.slots[next++] = {0, origin, 0, static_cast<std::uint8_t>(count)};
    });
    return mind;
}

void align(const State& state, int observer, Mind& mind) {
    if (!can_differ(state, mind)) return;
    Counts counts = Counts::of(state, observer, mind);
    for_each_slot(mind.slots, [&](Slot& slot, std::size_t i) {
        const int here = is_exception(mind, i) ? std::min<int>(slot.count, counts.at(slot.origin)) : 0;
        counts.add(slot.origin, -here);
        slot.count = static_cast<std::uint8_t>(here);
        if (here == 0) slot = {};
    });
    counts.for_each([&](std::uint8_t origin, int count) {
        // What an open passage took must have been within its reach.
        Slot kind = {0, origin, 0, static_cast<std::uint8_t>(count)};
        for_each_open(state.board, mind, [&](int number) {
            if (passage(state.board, number).from == seat_of(kind) && kind.first == 0)
                kind.first = static_cast<std::uint8_t>(number);
        });
        add_slot(mind, kind);
    });
}

Memory kept(const State& state, int observer, const Mind& mind) {
    Memory memory = {.known = mind.known, .settled = mind.settled, .open = mind.open};
    if (!can_differ(state, mind) && !any_exception(mind)) return memory;
    const Counts differing = differences(state, observer, mind);
    std::size_t exceptions = 0;
    for_each_slot(mind.slots, [&](const Slot&, std::size_t i) { exceptions += is_exception(mind, i) ? 1 : 0; });
    const std::size_t needed = exceptions + differing.size();
    if (needed > memory.exceptions.size() && exceptions > 0) {
        const std::size_t surplus = needed - memory.exceptions.size();
        return kept(state, observer, simplified(mind, std::min(exceptions, surplus)));
    }

    std::ranges::transform(mind.leavers, memory.leavers.begin(), [](const Leaver& leaver) {
        return KeptLeaver{0, leaver.passages, leaver.seat, leaver.count};
    });
    std::size_t next = 0;
    for_each_slot(mind.slots, [&](const Slot& slot, std::size_t i) {
        if (!is_exception(mind, i)) return;
        for (std::size_t k = 0; k < memory.leavers.size(); ++k) {
            if (((leavers_of(mind, i) >> k) & 1U) != 0) memory.leavers[k].slots |= 1U << next;
        }
        memory.exceptions[next++] = slot;
    });
    differing.for_each([&](std::uint8_t origin, int count) {
        if (next == memory.exceptions.size()) return;
        memory.exceptions[next++] = {0, origin, 0, static_cast<std::uint8_t>(count)};
    });
    return memory;
}

}  // namespace shelfmark::exlibris
