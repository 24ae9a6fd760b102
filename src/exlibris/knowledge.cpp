#include "exlibris/knowledge.h"

#include <algorithm>
#include <bit>

namespace shelfmark::exlibris {

namespace {

// Calls visit(memory, observer) for every player and the spectator.
template <class Visit>
void for_each_memory(State& state, Visit visit) {
    for (int seat = 0; seat < players(state.board); ++seat)
        visit(state.hidden.memory[static_cast<std::size_t>(seat)], seat);
    visit(state.hidden.memory[public_memory], public_memory);
}

int passages_from(const Memory& memory, Seat seat) {
    int count = 0;
    for (int i = 0; i < memory.passage_count; ++i)
        count += memory.passages[static_cast<std::size_t>(i)].from == seat ? 1 : 0;
    return count;
}

void forget_passage(Memory& memory, int gone) {
    const auto first = memory.passages.begin();
    std::copy(first + gone + 1, first + memory.passage_count, first + gone);
    --memory.passage_count;
    memory.passages[memory.passage_count] = {};
}

// ---- slots: what everybody knows about hidden cards ----

void add_slot(Slots& slots, CategorySet excluded) {
    Slot* free = nullptr;
    Slot* nearest = slots.data();
    for (Slot& slot : slots) {
        if (slot.count == 0) {
            free = &slot;
        } else if (slot.excluded == excluded) {
            ++slot.count;
            return;
        } else if (std::popcount(unsigned{slot.excluded} ^ excluded) <
                   std::popcount(unsigned{nearest->excluded} ^ excluded)) {
            nearest = &slot;
        }
    }
    if (free != nullptr) {
        *free = {excluded, 1};
    } else {
        // More kinds of slots than there is room for: both now promise what either did, which is never wrong to honour.
        nearest->excluded = static_cast<CategorySet>(nearest->excluded | excluded);
        ++nearest->count;
    }
}

// The card must have been in some slot that allows it; any such history is possible, and giving up the strictest
// promise keeps the others easiest to honour.
void remove_slot(Slots& slots, CategorySet shown) {
    Slot* strictest = nullptr;
    for (Slot& slot : slots) {
        if (slot.count == 0 || (slot.excluded & shown) != 0) continue;
        if (strictest == nullptr || std::popcount(slot.excluded) > std::popcount(strictest->excluded))
            strictest = &slot;
    }
    if (strictest == nullptr) return;
    if (--strictest->count == 0) *strictest = {};
}

// The only promise that the hidden cards of this hand carry, or nothing if they differ.
const Slot* uniform_slot(const Slots& slots) {
    const Slot* only = nullptr;
    for (const Slot& slot : slots) {
        if (slot.count == 0) continue;
        if (only != nullptr) return nullptr;
        only = &slot;
    }
    return only;
}

void merge_equal_slots(Slots& slots) {
    Slots merged = {};
    for (const Slot& slot : slots) {
        for (int i = 0; i < slot.count; ++i) add_slot(merged, slot.excluded);
    }
    slots = merged;
}

// ---- passages ----

bool can_explain(const State& state, const Memory& memory, const Passage& passage) {
    bool possible = false;
    (memory.known - memory.settled).for_each([&](CardId card) {
        const Sighting seen = sighting(state.board.note[card]);
        if (seen.seat == passage.from && seen.since <= passage.number) possible = true;
    });
    return possible;
}

// A passage that no identified card can have made was made by a hidden one: it needs no remembering, unless the
// hidden cards of that hand differ in what is known of them.
void prune(State& state, Memory& memory, bool is_public) {
    for (int i = 0; i < memory.passage_count;) {
        const Passage passage = memory.passages[static_cast<std::size_t>(i)];
        if (can_explain(state, memory, passage)) {
            ++i;
            continue;
        }
        if (is_public) {
            Slots& from = state.board.slots[passage.from];
            const Slot* only = uniform_slot(from);
            if (only == nullptr) {
                ++i;
                continue;
            }
            const CategorySet excluded = only->excluded;
            // Hidden cards of the Cube's owner that left already may have been the one that passed.
            const Seat to = state.board.cube_seat;
            if (hidden_pool(state, memory, to) >= 0) add_slot(state.board.slots[to], excluded);
            remove_slot(from, 0);
        }
        forget_passage(memory, i);
    }
}

// Cards that are certain to be with the Cube's owner stay there until everybody sees them leave.
void settle(State& state, Memory& memory) {
    const Seat cube = state.board.cube_seat;
    if (cube == no_seat) return;
    (memory.known & state.hidden.hand[cube]).for_each([&](CardId card) {
        const Sighting seen = sighting(state.board.note[card]);
        if (seen.seat != cube && first_possible_passage(memory, card, seen) < 0) memory.settled.add(card);
    });
}

void limit_capacities(const State& state, Memory& memory, Seat seat) {
    if (memory.passage_count == 0) return;
    const int pool = hidden_pool(state, memory, seat);
    for (int i = 0; i < memory.passage_count; ++i) {
        Passage& passage = memory.passages[static_cast<std::size_t>(i)];
        if (passage.from == seat) {
            passage.capacity = static_cast<std::uint8_t>(std::clamp<int>(pool, 0, passage.capacity));
        }
    }
}

bool any_memory_full(const State& state) {
    return std::any_of(state.hidden.memory.begin(), state.hidden.memory.end(),
                       [](const Memory& memory) { return memory.passage_count == max_passages; });
}

}  // namespace

int first_possible_passage(const Memory& memory, CardId card, Sighting seen) {
    if (memory.settled.contains(card)) return -1;
    for (int i = 0; i < memory.passage_count; ++i) {
        const Passage& passage = memory.passages[static_cast<std::size_t>(i)];
        if (passage.from == seen.seat && passage.number >= seen.since) return i;
    }
    return -1;
}

int hidden_pool(const State& state, const Memory& memory, Seat seat) {
    int identified = 0;
    memory.known.for_each([&](CardId card) {
        const Sighting seen = sighting(state.board.note[card]);
        const bool limbo = first_possible_passage(memory, card, seen) >= 0;
        if (limbo ? seen.seat == seat : state.hidden.hand[seat].contains(card)) ++identified;
    });
    const int passed = seat == state.board.cube_seat ? -memory.passage_count : passages_from(memory, seat);
    return state.hidden.hand[seat].count() - identified + passed;
}

void arrives_seen(State& state, Seat seat, CardId card) {
    state.hidden.hand[seat].add(card);
    ++state.board.hand_count[seat];
    state.board.note[card] = packed(Sighting{static_cast<std::uint8_t>(state.board.passages + 1), seat});
    for_each_memory(state, [&](Memory& memory, int) { memory.known.add(card); });
}

void arrives_unseen(State& state, Seat seat, CardId card, CategorySet excluded) {
    state.hidden.hand[seat].add(card);
    ++state.board.hand_count[seat];
    state.board.note[card] = packed(Sighting{static_cast<std::uint8_t>(state.board.passages + 1), seat});
    add_slot(state.board.slots[seat], excluded);
}

void leaves_seen(State& state, Seat seat, CardId card) {
    Board& board = state.board;
    const Sighting seen = sighting(board.note[card]);
    const bool was_public = state.hidden.memory[public_memory].known.contains(card);
    if (!was_public) remove_slot(board.slots[seat], categories_of(card));
    state.hidden.hand[seat].remove(card);
    --board.hand_count[seat];
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (memory.passage_count != 0) {
            const bool known = memory.known.contains(card);
            const int possible = known ? first_possible_passage(memory, card, seen) : -1;
            memory.known.remove(card);
            memory.settled.remove(card);
            // The earliest passage that can have carried it: the later ones stay open for every other candidate.
            if (possible >= 0 && seat == board.cube_seat) forget_passage(memory, possible);
            if (!known) limit_capacities(state, memory, seat);
            settle(state, memory);
            prune(state, memory, observer == public_memory);
        } else {
            memory.known.remove(card);
            memory.settled.remove(card);
        }
    });
    board.note[card] = 0;
}

bool passes_unseen(State& state, Seat from, Seat to, CardId card) {
    Board& board = state.board;
    if (any_memory_full(state)) {
        leaves_seen(state, from, card);
        arrives_seen(state, to, card);
        return false;
    }
    state.hidden.hand[from].remove(card);
    --board.hand_count[from];
    state.hidden.hand[to].add(card);
    ++board.hand_count[to];
    ++board.passages;
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (observer == from || observer == to) {
            memory.known.add(card);
            if (observer == from) memory.settled.add(card);
            return;
        }
        memory.passages[memory.passage_count++] = {board.passages, from, 0};
        const int pool = hidden_pool(state, memory, from);
        memory.passages[memory.passage_count - 1U].capacity = static_cast<std::uint8_t>(std::max(pool, 0));
        prune(state, memory, observer == public_memory);
    });
    return true;
}

void hand_is_shown(State& state, Seat seat, Seat to, Category missing) {
    Board& board = state.board;
    const Seat cube = board.cube_seat;

    // Everybody: no hidden card of this hand shows the category, and a card in limbo that does is elsewhere.
    for (Slot& slot : board.slots[seat]) {
        if (slot.count != 0) slot.excluded = static_cast<CategorySet>(slot.excluded | bit(missing));
    }
    merge_equal_slots(board.slots[seat]);
    CardSet found;
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (memory.passage_count == 0) return;
        (memory.known & cards_showing(missing)).for_each([&](CardId card) {
            const Sighting seen = sighting(board.note[card]);
            const int possible = first_possible_passage(memory, card, seen);
            if (possible < 0) return;
            if (seen.seat == seat) {
                forget_passage(memory, possible);
                found.add(card);
            } else if (seat == cube) {
                found.add(card);
            }
        });
        settle(state, memory);
        prune(state, memory, observer == public_memory);
    });
    found.for_each([&](CardId card) {
        const Seat holder = state.hidden.hand[cube].contains(card) ? cube : sighting(board.note[card]).seat;
        board.note[card] = packed(Sighting{static_cast<std::uint8_t>(board.passages + 1), holder});
    });
    if (!found.empty()) {
        for_each_memory(state, [&](Memory& memory, int observer) { prune(state, memory, observer == public_memory); });
    }

    // The one who looks: every card, and so what left this hand unseen.
    Memory& memory = state.hidden.memory[to];
    memory.known |= state.hidden.hand[seat];
    for (int i = memory.passage_count; i-- > 0;) {
        if (seat == cube || memory.passages[static_cast<std::size_t>(i)].from == seat) forget_passage(memory, i);
    }
    settle(state, memory);
}

}  // namespace shelfmark::exlibris
