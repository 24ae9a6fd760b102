#include "exlibris/deduction.h"

#include <algorithm>

#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

constexpr bool within(unsigned part, unsigned whole) { return (part & ~whole) == 0; }

const Slot& slot_of(const Memory& memory, Source source) { return memory.slots[source.slot]; }

CategorySet promise_of(const Board& board, const Memory& memory, Source source) {
    const CategorySet promise = promise_of(slot_of(memory, source));
    return source.passage == 0 ? promise
                               : static_cast<CategorySet>(promise | passage(board, source.passage).excluded);
}

bool allows(const Leaver& leaver, Source source) {
    return ((leaver.slots >> source.slot) & 1U) != 0 &&
           (source.passage == 0 || (leaver.passages & passage_bit(source.passage)) != 0);
}

// Every passage that can have taken a card of `than` can have taken one of `slot`.
bool as_exposed(const Slot& slot, const Slot& than) {
    return than.first == 0 || (slot.first != 0 && slot.first <= than.first);
}

// If the card came from `source`, whatever is hidden at `other` instead could as well be at `source`, and the rest of
// the history need not change.
bool can_stand_in(const Board& board, const Memory& memory, Source source, Source other) {
    if (!within(promise_of(board, memory, source), promise_of(board, memory, other))) return false;
    for (const Leaver& leaver : memory.leavers) {
        if (leaver.waiting && allows(leaver, other) && !allows(leaver, source)) return false;
    }
    const Slot& slot = slot_of(memory, source);
    const Slot& other_slot = slot_of(memory, other);
    if (other.passage == 0) return source.passage != 0 || as_exposed(slot, other_slot);
    return source.passage >= other.passage && seat_of(slot) == seat_of(other_slot) && as_exposed(slot, other_slot) &&
           within(slot.excluded & 0x3fU, other_slot.excluded & 0x3fU);
}

// The source that may be given up without ruling out any history that matters, if there is one.
const Source* harmless(const Board& board, const Memory& memory, const Sources& sources) {
    for (const Source& choice : sources) {
        const bool all = std::all_of(sources.begin(), sources.end(), [&](Source source) {
            return can_stand_in(board, memory, source, choice);
        });
        if (all) return &choice;
    }
    return nullptr;
}

// The memory has followed a history that is now refuted: a hidden card of this deck is in this hand that was believed to
// be in another one. They change places with each other.
void exchange_kinds(Memory& memory, Seat seat, unsigned deck) {
    Slots& slots = memory.slots;
    const auto here = std::ranges::find_if(slots, [&](Slot& s) { return s.count != 0 && seat_of(s) == seat; });
    if (here == slots.end()) return;
    const auto there = std::ranges::find_if(slots, [&](Slot& s) { return s.count != 0 && deck_of(s) == deck; });
    const Slot moved = *here;
    take_from(memory, static_cast<std::size_t>(here - slots.begin()));
    if (there == slots.end()) return;
    const Slot gone = *there;
    take_from(memory, static_cast<std::size_t>(there - slots.begin()));
    add_slot(memory, {promise_of(moved), origin(seat_of(gone), deck_of(moved)), 0, 1});
}

// A hand that was shown after a passage may have lacked just what the passage took: if nothing fits otherwise, what the
// card shows is not held against it.
Sources plausible_sources(const Board& board, const Memory& memory, Seat seat, const Stranger& card) {
    const Sources sources = sources_of(board, memory, seat, card);
    return sources.empty() ? sources_of(board, memory, seat, {0, card.deck, card.offered}) : sources;
}

// ---- leavers ----

void remember_leaver(const Board& board, Memory& memory, Seat seat, const Sources& sources) {
    Leaver* free = std::ranges::find(memory.leavers, false, &Leaver::waiting);
    if (free == memory.leavers.end()) {
        give_up(board, memory, likeliest(memory, sources));
        return;
    }
    *free = {.seat = seat, .waiting = true};
    for (const Source& source : sources) {
        free->slots |= 1U << source.slot;
        if (source.passage != 0) free->passages |= passage_bit(source.passage);
    }
}

bool conclude_leaver(const Board& board, Memory& memory, Leaver& leaver) {
    const Leaver gone = leaver;
    const Sources sources = sources_of(board, memory, gone);
    leaver = {};
    if (const Source* choice = harmless(board, memory, sources)) {
        give_up(board, memory, *choice);
    } else if (sources.empty()) {
        exchange_kinds(memory, gone.seat, most_decks);
    } else {
        leaver = gone;
    }
    return !leaver.waiting;
}

// ---- passages ----

bool identified_card_explains(const Board& board, const Memory& memory, int number) {
    bool possible = false;
    const Passage& by = passage(board, number);
    (memory.known - memory.settled).for_each([&](CardId card) {
        const Sighting seen = sighting(board.note[card]);
        if (seen.seat == by.from && seen.since <= number && (categories_of(card) & by.excluded) == 0) possible = true;
    });
    return possible;
}

// A passage that only one kind of hidden card can have made is understood.
bool conclude_passage(const Board& board, Memory& memory, int number) {
    int kinds = 0;
    std::size_t kind = 0;
    for_each_slot(memory.slots, [&](const Slot& slot, std::size_t i) {
        if (!can_have_taken(board, number, slot)) return;
        ++kinds;
        kind = i;
    });
    if (kinds != 1 || identified_card_explains(board, memory, number)) return false;
    move_to_cube(board, memory, kind, number);
    return true;
}

}  // namespace

Sources sources_of(const Board& board, const Memory& memory, Seat seat, const Stranger& card) {
    Sources sources;
    for_each_slot(memory.slots, [&](const Slot& slot, std::size_t i) {
        if (!may_be(slot, card)) return;
        const auto index = static_cast<std::uint8_t>(i);
        if (seat_of(slot) == seat) sources.push_back({index, 0});
        if (seat != board.cube_seat) return;
        for_each_open(board, memory, [&](int number) {
            if (!can_have_taken(board, number, slot) || (passage(board, number).excluded & card.shown) != 0) return;
            sources.push_back({index, static_cast<std::uint8_t>(number)});
        });
    });
    return sources;
}

Sources sources_of(const Board& board, const Memory& memory, const Leaver& leaver) {
    Sources sources;
    for_each_slot(memory.slots, [&](const Slot& slot, std::size_t i) {
        if (((leaver.slots >> i) & 1U) == 0) return;
        const auto index = static_cast<std::uint8_t>(i);
        if (seat_of(slot) == leaver.seat) sources.push_back({index, 0});
        for_each_open(board, memory, [&](int number) {
            const bool possible = (leaver.passages & passage_bit(number)) != 0 && can_have_taken(board, number, slot);
            if (possible) sources.push_back({index, static_cast<std::uint8_t>(number)});
        });
    });
    return sources;
}

Source likeliest(const Memory& memory, const Sources& sources) {
    return *std::max_element(sources.begin(), sources.end(), [&](Source a, Source b) {
        return slot_of(memory, a).count < slot_of(memory, b).count;
    });
}

void give_up(const Board& board, Memory& memory, Source source) {
    take_from(memory, source.slot);
    if (source.passage != 0) close_passage(board, memory, source.passage);
}

void move_to_cube(const Board& board, Memory& memory, std::size_t from, int number) {
    Slot moved = memory.slots[from];
    moved.count = 1;
    moved.first = 0;
    moved.origin = origin(board.cube_seat, deck_of(moved));
    moved.excluded = static_cast<CategorySet>(moved.excluded | passage(board, number).excluded);
    unsigned leavers = leavers_of(memory, from);
    for (std::size_t i = 0; i < memory.leavers.size(); ++i) {
        if ((memory.leavers[i].passages & passage_bit(number)) == 0) leavers &= ~(1U << i);
    }
    take_from(memory, from);
    add_slot(memory, moved, leavers);
    close_passage(board, memory, number);
}

void stranger_leaves(const Board& board, Memory& memory, Seat seat, const Stranger& card) {
    const Sources sources = plausible_sources(board, memory, seat, card);
    if (sources.empty()) {
        exchange_kinds(memory, seat, card.deck);
    } else if (const Source* choice = harmless(board, memory, sources)) {
        give_up(board, memory, *choice);
    } else {
        remember_leaver(board, memory, seat, sources);
    }
}

void stranger_is_seen(const Board& board, Memory& memory, Seat seat, const Stranger& card) {
    const Sources sources = plausible_sources(board, memory, seat, card);
    if (sources.empty()) {
        exchange_kinds(memory, seat, card.deck);
        return;
    }
    const Source* choice = harmless(board, memory, sources);
    give_up(board, memory, choice == nullptr ? likeliest(memory, sources) : *choice);
}

void was_elsewhere(Memory& memory, Seat believed, Seat truly) {
    const auto hidden = std::ranges::find_if(
        memory.slots, [&](const Slot& slot) { return slot.count != 0 && seat_of(slot) == truly; });
    if (hidden == memory.slots.end()) return;
    const Slot moved = {promise_of(*hidden), origin(believed, deck_of(*hidden)), 0, 1};
    take_from(memory, static_cast<std::size_t>(hidden - memory.slots.begin()));
    add_slot(memory, moved);
}

void conclude(const Board& board, Memory& memory) {
    for (bool more = true; more;) {
        more = false;
        for (Leaver& leaver : memory.leavers) {
            if (leaver.waiting && conclude_leaver(board, memory, leaver)) more = true;
        }
        for_each_open(board, memory, [&](int number) {
            if (conclude_passage(board, memory, number)) more = true;
        });
    }
}

void forget_passage(const Board& board, Memory& memory, int number) {
    Sources sources;
    for_each_slot(memory.slots, [&](const Slot& slot, std::size_t i) {
        if (can_have_taken(board, number, slot)) sources.push_back({static_cast<std::uint8_t>(i), 0});
    });
    if (!sources.empty()) {
        move_to_cube(board, memory, likeliest(memory, sources).slot, number);
        return;
    }
    CardId taken = no_card;
    (memory.known - memory.settled).for_each([&](CardId card) {
        if (first_possible_passage(board, memory, card) == number) taken = card;
    });
    if (taken != no_card) memory.settled.add(taken);
    close_passage(board, memory, number);
}

}  // namespace shelfmark::exlibris
