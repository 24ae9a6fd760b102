#include "exlibris/knowledge.h"

#include <algorithm>

namespace shelfmark::exlibris {

namespace {

// Calls visit(memory, observer) for every player and the spectator.
template <class Visit>
void for_each_memory(State& state, Visit visit) {
    const int seats = players(state.board);
    for (int i = 0; i <= seats; ++i) {
        const int observer = i < seats ? i : public_memory;
        visit(state.hidden.memory[static_cast<std::size_t>(observer)], observer);
    }
}

Stranger stranger(const State& state, CardId card) {
    return {categories_of(card), sighting(state.board.note[card]).shuffles, state.hidden.offered.contains(card)};
}

Passage& passage(Memory& memory, int i) { return memory.passages[static_cast<std::size_t>(i)]; }

bool any_passage_from(const Memory& memory, Seat seat) {
    for (int i = 0; i < memory.passage_count; ++i) {
        if (memory.passages[static_cast<std::size_t>(i)].from == seat) return true;
    }
    return false;
}

// ---- passages ----

bool can_have_taken(const Slot& slot, int passage) { return slot.count != 0 && passages_before(slot) <= passage; }

bool identified_card_explains(const State& state, const Memory& memory, const Passage& passage) {
    bool possible = false;
    (memory.known - memory.settled).for_each([&](CardId card) {
        const Sighting seen = sighting(state.board.note[card]);
        if (seen.seat == passage.from && seen.since <= passage.number && (categories_of(card) & passage.excluded) == 0)
            possible = true;
    });
    return possible;
}

// The passage took a hidden card of this kind.
void explain_by(Memory& memory, int i, Slot& slot, Seat to) {
    Slot moved = slot;
    moved.count = 1;
    moved.excluded = static_cast<CategorySet>(promise_of(moved) | passage(memory, i).excluded);
    moved.origin = origin(shuffles_of(slot), 0);
    take_from(slot);
    if (to != no_seat) add_slot(memory.slots[to], moved);
    forget_passage(memory, i);
}

// A passage that only one kind of hidden card can have made is understood, and so is one that only one card can have.
void understand(State& state, Memory& memory) {
    for (int i = 0; i < memory.passage_count;) {
        Slots& from = memory.slots[passage(memory, i).from];
        int kinds = 0;
        Slot* kind = nullptr;
        for (Slot& slot : from) {
            if (!can_have_taken(slot, i)) continue;
            ++kinds;
            kind = &slot;
        }
        if (kinds == 1 && !identified_card_explains(state, memory, passage(memory, i))) {
            explain_by(memory, i, *kind, state.board.cube_seat);
            i = 0;
        } else {
            ++i;
        }
    }
}

// This card is certain to have gone to the Cube: the earliest passage that can have carried it did, so that the later
// ones stay open for every other candidate.
void was_taken(State& state, Memory& memory, CardId card) {
    const int i = first_possible_passage(memory, card, sighting(state.board.note[card]));
    if (i >= 0) forget_passage(memory, i);
    memory.settled.add(card);
}

// The Cube's owner has it from a passage that took a hidden card like this: of several from the hand that has most of
// them, so that the memory seldom has to change its mind.
bool came_by_passage(Memory& memory, const Stranger& card) {
    int by = -1;
    Slot* kind = nullptr;
    for (int i = 0; i < memory.passage_count; ++i) {
        if ((passage(memory, i).excluded & card.shown) != 0) continue;
        for (Slot& slot : memory.slots[passage(memory, i).from]) {
            if (!can_have_taken(slot, i) || !may_be(slot, card)) continue;
            if (kind != nullptr && kind->count >= slot.count) continue;
            by = i;
            kind = &slot;
        }
    }
    if (kind == nullptr) return false;
    memory.doubtful = {promise_of(*kind), origin(shuffles_of(*kind), passage(memory, by).from), 1};
    explain_by(memory, by, *kind, no_seat);
    return true;
}

// Several passages could have brought a hidden card that left the Cube, and the wrong one was chosen: it was one of the
// Cube's own or from a passage still open, and the hidden card that it was taken for is still in the hand of
// `believed`.
void change_mind(const Board& board, Memory& memory, Seat believed) {
    const Slot doubtful = memory.doubtful;
    const bool remembered = doubtful.count != 0 && passages_before(doubtful) == believed;
    const auto alike = [&](const Slot& slot) {
        return slot.count != 0 && (!remembered || shuffles_of(slot) == shuffles_of(doubtful));
    };
    const auto stays = [&](const Slot& slot) {
        const Slot& kind = remembered ? doubtful : slot;
        add_slot(memory.slots[believed], {promise_of(kind), origin(shuffles_of(kind), memory.passage_count), 1});
        memory.doubtful = {};
    };
    for (Slot& slot : memory.slots[board.cube_seat]) {
        if (!alike(slot)) continue;
        const Slot kind = slot;
        take_from(slot);
        stays(kind);
        return;
    }
    for (int i = 0; i < memory.passage_count; ++i) {
        for (Slot& slot : memory.slots[passage(memory, i).from]) {
            if (!alike(slot) || !can_have_taken(slot, i)) continue;
            const Slot kind = slot;
            explain_by(memory, i, slot, no_seat);
            stays(kind);
            return;
        }
    }
}

// A hidden card is in this hand that was believed to be in another one: they change places with each other.
void exchange_kinds(Memory& memory, Seat seat, const Stranger& card) {
    Slot* here = nullptr;
    for (Slot& slot : memory.slots[seat]) {
        if (slot.count != 0) here = &slot;
    }
    for (std::size_t other = 0; other < memory.slots.size() && here != nullptr; ++other) {
        Slot* there = other == seat ? nullptr : identify(memory.slots[other], card, false);
        if (there == nullptr) continue;
        const Slot moved = {promise_of(*here), origin(shuffles_of(*here), memory.passage_count), 1};
        take_from(*there);
        take_from(*here);
        add_slot(memory.slots[other], moved);
        return;
    }
}

// A card that this observer could not identify shows itself in a hand: some hidden one it was.
void identify_in(State& state, Memory& memory, Seat seat, const Stranger& card) {
    const bool with_cube = seat == state.board.cube_seat;
    if (Slot* slot = identify(memory.slots[seat], card, any_passage_from(memory, seat))) {
        take_from(*slot);
        return;
    }
    if (with_cube && came_by_passage(memory, card)) return;
    // Of several histories the memory has followed another one so far. What it took for this card when it left was
    // another one like it, only less restricted: one of the same hand, or one that a passage had brought.
    const Stranger alike = {0, card.shuffles, card.offered};
    if (Slot* slot = identify(memory.slots[seat], alike, false)) {
        take_from(*slot);
        return;
    }
    if (with_cube && came_by_passage(memory, alike)) return;
    if (with_cube && memory.doubtful.count != 0) {
        const auto believed = static_cast<Seat>(passages_before(memory.doubtful));
        change_mind(state.board, memory, believed);
        if (Slot* moved = identify(memory.slots[believed], alike, false)) {
            take_from(*moved);
            return;
        }
    }
    exchange_kinds(memory, seat, alike);
}

bool any_memory_full(const State& state) {
    return std::any_of(state.hidden.memory.begin(), state.hidden.memory.end(),
                       [](const Memory& memory) { return memory.passage_count == max_passages; });
}

void left_cube(State& state, Memory& memory, CardId card) {
    const Seat seen_at = sighting(state.board.note[card]).seat;
    if (in_limbo(state.board, memory, card)) {
        was_taken(state, memory, card);
    } else if (seen_at != state.board.cube_seat && !memory.settled.contains(card)) {
        change_mind(state.board, memory, seen_at);
    }
}

}  // namespace

int first_possible_passage(const Memory& memory, CardId card, Sighting seen) {
    if (memory.settled.contains(card)) return -1;
    for (int i = 0; i < memory.passage_count; ++i) {
        const Passage& passage = memory.passages[static_cast<std::size_t>(i)];
        if (passage.from == seen.seat && passage.number >= seen.since && (passage.excluded & categories_of(card)) == 0)
            return i;
    }
    return -1;
}

void forget_passage(Memory& memory, int gone) {
    auto* const first = memory.passages.data();
    std::copy(first + gone + 1, first + memory.passage_count, first + gone);
    --memory.passage_count;
    memory.passages[memory.passage_count] = {};
    for (Slots& slots : memory.slots) {
        for (Slot& slot : slots) {
            if (passages_before(slot) > gone) --slot.origin;
        }
        merge_equal_slots(slots);
    }
}

void arrives_seen(State& state, Seat seat, CardId card) {
    state.hidden.hand[seat].add(card);
    ++state.board.hand_count[seat];
    state.board.note[card] = packed(Sighting{static_cast<std::uint8_t>(state.board.passages + 1), seat, 0});
    for_each_memory(state, [&](Memory& memory, int) { memory.known.add(card); });
}

void arrives_unseen(State& state, Seat seat, CardId card, CategorySet excluded, bool offered) {
    Board& board = state.board;
    state.hidden.hand[seat].add(card);
    ++board.hand_count[seat];
    board.note[card] = packed(Sighting{static_cast<std::uint8_t>(board.passages + 1), seat, board.shuffles});
    if (offered) excluded = static_cast<CategorySet>(excluded | offered_mark);
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (observer == seat) return;
        const unsigned passages = seat == board.cube_seat ? 0 : memory.passage_count;
        add_slot(memory.slots[seat], {excluded, origin(board.shuffles, passages), 1});
    });
}

void offer_ends(State& state, Seat seat) {
    // Only slots of cards that were drawn unseen carry the mark of being offered.
    const bool marked = !(state.hidden.offered - state.hidden.memory[public_memory].known).empty();
    state.hidden.offered.clear();
    if (!marked) return;
    for_each_memory(state, [&](Memory& memory, int) {
        for (Slot& slot : memory.slots[seat]) slot.excluded = promise_of(slot);
        merge_equal_slots(memory.slots[seat]);
    });
}

void leaves_seen(State& state, Seat seat, CardId card) {
    Board& board = state.board;
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (memory.known.contains(card)) {
            if (seat == board.cube_seat && observer != seat) left_cube(state, memory, card);
        } else if (observer != seat) {
            identify_in(state, memory, seat, stranger(state, card));
        }
        memory.known.remove(card);
        memory.settled.remove(card);
        if (memory.passage_count != 0) understand(state, memory);
    });
    state.hidden.offered.remove(card);
    state.hidden.hand[seat].remove(card);
    --board.hand_count[seat];
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
            if (observer == to && !memory.known.contains(card)) identify_in(state, memory, from, stranger(state, card));
            memory.known.add(card);
            memory.settled.add(card);
            return;
        }
        memory.passages[memory.passage_count++] = {board.passages, from, 0};
        understand(state, memory);
    });
    return true;
}

void leave_shack(State& state, const CardSet& cards) {
    const CardSet leaving = cards;
    state.hidden.shack -= leaving;
    state.board.shack_count = static_cast<std::uint8_t>(state.hidden.shack.count());
    leaving.for_each([&](CardId card) { state.board.note[card] = 0; });
}

}  // namespace shelfmark::exlibris
