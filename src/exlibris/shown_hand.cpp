// XL-A5: a hand is shown to the Goblin's owner. What that one learns, and what everybody else concludes.

#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

// The cards that came to the Cube so far lack the category, too.
void cube_lacks(Memory& memory, CategorySet missing) {
    for (int i = 0; i < memory.passage_count; ++i) {
        Passage& passage = memory.passages[static_cast<std::size_t>(i)];
        passage.excluded = static_cast<CategorySet>(passage.excluded | missing);
    }
}

// A card of this hand that shows the category, and may have gone to the Cube, is certain to have gone.
void find_the_taken(const Board& board, Memory& memory, Seat seat, Category missing) {
    (memory.known & cards_showing(missing)).for_each([&](CardId card) {
        const Sighting seen = sighting(board.note[card]);
        const int possible = first_possible_passage(memory, card, seen);
        if (possible < 0 || seen.seat != seat) return;
        forget_passage(memory, possible);
        memory.settled.add(card);
    });
}

void exclude(Slots& slots, CategorySet missing) {
    for (Slot& slot : slots) {
        if (slot.count != 0) slot.excluded = static_cast<CategorySet>(slot.excluded | missing);
    }
    merge_equal_slots(slots);
}

Stranger stranger(const State& state, CardId card) {
    return {categories_of(card), sighting(state.board.note[card]).shuffles, false};
}

void take_any(Slots& slots, unsigned shuffles) {
    for (Slot& slot : slots) {
        if (slot.count == 0 || shuffles_of(slot) != shuffles) continue;
        take_from(slot);
        return;
    }
}

// Identified cards that may have gone to the Cube: the look decides.
void settle_limbo(const State& state, Memory& memory, Seat seat) {
    const Seat cube = state.board.cube_seat;
    const CardSet known = memory.known;
    known.for_each([&](CardId card) {
        const Sighting seen = sighting(state.board.note[card]);
        const int possible = first_possible_passage(memory, card, seen);
        if (possible < 0 || (seat != cube && seen.seat != seat)) return;
        const bool gone = (seat == cube) == state.hidden.hand[seat].contains(card);
        if (!gone) return;
        forget_passage(memory, possible);
        memory.settled.add(card);
    });
}

// The Cube's whole hand is seen: what did not come from its own draws came by the passages.
void look_at_cube(State& state, Memory& memory, Seat cube) {
    (state.hidden.hand[cube] - memory.known).for_each([&](CardId card) {
        if (Slot* slot = identify(memory.slots[cube], stranger(state, card), false)) {
            take_from(*slot);
            return;
        }
        for (int i = 0; i < memory.passage_count; ++i) {
            Slots& from = memory.slots[memory.passages[static_cast<std::size_t>(i)].from];
            Slot* slot = identify(from, stranger(state, card), false);
            if (slot == nullptr || passages_before(*slot) > i) continue;
            take_from(*slot);
            forget_passage(memory, i);
            return;
        }
    });
    while (memory.passage_count > 0) {
        Slots& from = memory.slots[memory.passages[0].from];
        for (Slot& slot : from) {
            if (slot.count == 0) continue;
            take_from(slot);
            break;
        }
        forget_passage(memory, 0);
    }
}

// The whole hand is seen: hidden cards that are not in it have gone to the Cube.
void look_at_giver(State& state, Memory& memory, Seat seat) {
    (state.hidden.hand[seat] - memory.known).for_each([&](CardId card) {
        const Stranger shown = stranger(state, card);
        if (Slot* slot = identify(memory.slots[seat], shown, true)) {
            take_from(*slot);
        } else {
            take_any(memory.slots[seat], shown.shuffles);
        }
    });
    for (int i = 0; i < memory.passage_count;) {
        const Passage passage = memory.passages[static_cast<std::size_t>(i)];
        if (passage.from != seat) {
            ++i;
            continue;
        }
        for (Slot& slot : memory.slots[seat]) {
            if (slot.count == 0) continue;
            add_slot(memory.slots[state.board.cube_seat],
                     {static_cast<CategorySet>(promise_of(slot) | passage.excluded), origin(shuffles_of(slot), 0), 1});
            take_from(slot);
            break;
        }
        forget_passage(memory, i);
    }
}

void look(State& state, Memory& memory, Seat seat) {
    const Seat cube = state.board.cube_seat;
    settle_limbo(state, memory, seat);
    if (seat == cube) {
        look_at_cube(state, memory, seat);
    } else {
        look_at_giver(state, memory, seat);
    }
    memory.slots[seat] = {};
    memory.known |= state.hidden.hand[seat];
    if (seat == cube) memory.settled |= state.hidden.hand[seat];
}

}  // namespace

void hand_is_shown(State& state, Seat seat, Seat to, Category missing) {
    const Board& board = state.board;
    const bool of_cube = seat == board.cube_seat;
    for (int observer = 0; observer < observers; ++observer) {
        if (observer == seat || (observer >= players(board) && observer != public_memory)) continue;
        Memory& memory = state.hidden.memory[static_cast<std::size_t>(observer)];
        if (memory.passage_count != 0) {
            if (of_cube) {
                cube_lacks(memory, bit(missing));
            } else {
                find_the_taken(board, memory, seat, missing);
            }
        }
        if (observer == to) {
            look(state, memory, seat);
        } else {
            exclude(memory.slots[seat], bit(missing));
        }
    }
}

}  // namespace shelfmark::exlibris
