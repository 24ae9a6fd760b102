#include "exlibris/deduction.h"

#include <algorithm>
#include <utility>

#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

constexpr bool within(unsigned part, unsigned whole) { return (part & ~whole) == 0; }

const Slot& slot_of(const Mind& mind, Source source) { return mind.slots[source.slot]; }

CategorySet promise_of(const Board& board, const Mind& mind, Source source) {
    const CategorySet promise = promise_of(slot_of(mind, source));
    return source.passage == 0 ? promise : static_cast<CategorySet>(promise | passage(board, source.passage).excluded);
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
bool can_stand_in(const Board& board, const Mind& mind, Source source, Source other) {
    if (!within(promise_of(board, mind, source), promise_of(board, mind, other))) return false;
    for (const Leaver& leaver : mind.leavers) {
        if (leaver.count != 0 && allows(leaver, other) && !allows(leaver, source)) return false;
    }
    const Slot& slot = slot_of(mind, source);
    const Slot& other_slot = slot_of(mind, other);
    if (other.passage == 0) return source.passage != 0 || as_exposed(slot, other_slot);
    return source.passage >= other.passage && seat_of(slot) == seat_of(other_slot) && as_exposed(slot, other_slot) &&
           within(promise_of(slot), promise_of(other_slot));
}

// The source that may be given up without ruling out any history that matters, if there is one.
const Source* harmless(const Board& board, const Mind& mind, const Sources& sources) {
    for (const Source& choice : sources) {
        const bool all = std::all_of(sources.begin(), sources.end(),
                                     [&](Source source) { return can_stand_in(board, mind, source, choice); });
        if (all) return &choice;
    }
    return nullptr;
}

// The first slot with cards that is like this; their number if there is none.
template <class Wanted>
std::size_t find_slot(const Slots& slots, Wanted wanted) {
    std::size_t slot = 0;
    while (slot < slots.size() && !(slots[slot].count != 0 && wanted(slots[slot]))) ++slot;
    return slot;
}

// The memory has followed a history that is now refuted: a hidden card of this deck is in this hand that was believed
// to be in another one. They change places with each other.
void exchange_kinds(Mind& mind, Seat seat, unsigned deck) {
    Slots& slots = mind.slots;
    const std::size_t here = find_slot(slots, [&](const Slot& slot) { return seat_of(slot) == seat; });
    if (here == slots.size()) return;
    const std::size_t there = find_slot(slots, [&](const Slot& slot) { return deck_of(slot) == deck; });
    const Slot moved = slots[here];
    take_from(mind, here);
    if (there == slots.size()) return;
    const Slot gone = slots[there];
    take_from(mind, there);
    add_slot(mind, {promise_of(moved), origin(seat_of(gone), deck_of(moved)), 0, 1});
}

// A hand that was shown after a passage may have lacked just what the passage took: if nothing fits otherwise, what the
// card shows is not held against it.
Sources plausible_sources(const Board& board, const Mind& mind, Seat seat, const Stranger& card) {
    const Sources sources = sources_of(board, mind, seat, card);
    return sources.empty() ? sources_of(board, mind, seat, {0, card.deck, card.offered}) : sources;
}

// ---- leavers ----

bool same_doubt(const Leaver& a, const Leaver& b) {
    return a.slots == b.slots && a.passages == b.passages && a.seat == b.seat;
}

// One more that waits to be understood; false if there is no room.
bool wait(Mind& mind, const Leaver& one) {
    for (Leaver& leaver : mind.leavers) {
        if (leaver.count == 0 || leaver.count == most_alike || !same_doubt(leaver, one)) continue;
        ++leaver.count;
        return true;
    }
    for (Leaver& leaver : mind.leavers) {
        if (leaver.count != 0) continue;
        leaver = one;
        return true;
    }
    return false;
}

Leaver leaver_from(Seat seat, const Sources& sources) {
    Leaver leaver = {.seat = seat & 3U, .count = 1};
    for (const Source& source : sources) {
        leaver.slots |= std::uint64_t{1} << source.slot;
        if (source.passage != 0) leaver.passages |= passage_bit(source.passage);
    }
    return leaver;
}

// What told them apart may be understood by now.
void merge_equal_leavers(Mind& mind) {
    for (Leaver& leaver : mind.leavers) {
        const Leaver moved = std::exchange(leaver, {});
        for (unsigned i = 0; i < moved.count; ++i) {
            Leaver one = moved;
            one.count = 1;
            wait(mind, one);
        }
    }
}

// No more of them than there are passages came by one: the others did not, or may change places with those that did.
void set_apart_those_without_passage(Mind& mind, Leaver& leaver) {
    while (leaver.passages != 0 && leaver.count > std::popcount(std::uint64_t{leaver.passages})) {
        Leaver one = leaver;
        one.passages = 0;
        one.count = 1;
        if (!wait(mind, one)) return;
        --leaver.count;
    }
}

// Whether one of them is understood.
bool conclude_leaver(const Board& board, Mind& mind, Leaver& leaver) {
    set_apart_those_without_passage(mind, leaver);
    const Leaver all = leaver;
    const Sources sources = sources_of(board, mind, all);
    one_less(leaver);
    if (const Source* choice = harmless(board, mind, sources)) {
        give_up(board, mind, *choice);
    } else if (sources.empty()) {
        exchange_kinds(mind, static_cast<Seat>(all.seat), most_decks);
    } else {
        leaver = all;
        return false;
    }
    return true;
}

// ---- passages ----

bool identified_card_explains(const Board& board, const Mind& mind, int number) {
    bool possible = false;
    const Passage& by = passage(board, number);
    (mind.known - mind.settled).for_each([&](CardId card) {
        const Sighting seen = sighting(board.note[card]);
        if (seen.seat == by.from && seen.since <= number && (categories_of(card) & by.excluded) == 0) possible = true;
    });
    return possible;
}

// A passage that only one kind of hidden card can have made is understood.
bool conclude_passage(const Board& board, Mind& mind, int number) {
    int kinds = 0;
    std::size_t kind = 0;
    for_each_slot(mind.slots, [&](const Slot& slot, std::size_t i) {
        if (!can_have_taken(board, number, slot)) return;
        ++kinds;
        kind = i;
    });
    if (kinds != 1 || identified_card_explains(board, mind, number)) return false;
    move_to_cube(board, mind, kind, number);
    return true;
}

}  // namespace

Sources sources_of(const Board& board, const Mind& mind, Seat seat, const Stranger& card) {
    Sources sources;
    for_each_slot(mind.slots, [&](const Slot& slot, std::size_t i) {
        if (!may_be(slot, card)) return;
        const auto index = static_cast<std::uint8_t>(i);
        if (seat_of(slot) == seat) sources.push_back({index, 0});
        if (seat != board.cube_seat) return;
        for_each_open(board, mind, [&](int number) {
            if (!can_have_taken(board, number, slot) || (passage(board, number).excluded & card.shown) != 0) return;
            sources.push_back({index, static_cast<std::uint8_t>(number)});
        });
    });
    return sources;
}

Sources sources_of(const Board& board, const Mind& mind, const Leaver& leaver) {
    Sources sources;
    for_each_slot(mind.slots, [&](const Slot& slot, std::size_t i) {
        if (((leaver.slots >> i) & 1U) == 0) return;
        const auto index = static_cast<std::uint8_t>(i);
        if (seat_of(slot) == leaver.seat) sources.push_back({index, 0});
        for_each_open(board, mind, [&](int number) {
            const bool possible = (leaver.passages & passage_bit(number)) != 0 && can_have_taken(board, number, slot);
            if (possible) sources.push_back({index, static_cast<std::uint8_t>(number)});
        });
    });
    return sources;
}

Source likeliest(const Mind& mind, const Sources& sources) {
    return *std::max_element(sources.begin(), sources.end(), [&](Source a, Source b) {
        const auto rank = [&](Source source) { return std::pair(source.passage == 0, slot_of(mind, source).count); };
        return rank(a) < rank(b);
    });
}

void give_up(const Board& board, Mind& mind, Source source) {
    take_from(mind, source.slot);
    if (source.passage != 0) close_passage(board, mind, source.passage);
}

void move_to_cube(const Board& board, Mind& mind, std::size_t from, int number) {
    Slot moved = mind.slots[from];
    moved.count = 1;
    moved.first = 0;
    moved.origin = origin(board.cube_seat, deck_of(moved));
    moved.excluded = static_cast<CategorySet>(moved.excluded | passage(board, number).excluded);
    unsigned leavers = leavers_of(mind, from);
    for (std::size_t i = 0; i < mind.leavers.size(); ++i) {
        if ((mind.leavers[i].passages & passage_bit(number)) == 0) leavers &= ~(1U << i);
    }
    take_from(mind, from);
    add_slot(mind, moved, leavers);
    close_passage(board, mind, number);
}

void explain_one_leaver(const Board& board, Mind& mind) {
    Leaver* easiest = nullptr;
    Source source;
    for (Leaver& leaver : mind.leavers) {
        const Sources sources = sources_of(board, mind, leaver);
        if (leaver.count == 0 || sources.empty()) continue;
        const Source choice = likeliest(mind, sources);
        if (easiest != nullptr && slot_of(mind, choice).count <= slot_of(mind, source).count) continue;
        easiest = &leaver;
        source = choice;
    }
    if (easiest == nullptr) {
        mind.leavers = {};
        return;
    }
    one_less(*easiest);
    give_up(board, mind, source);
}

void stranger_leaves(const Board& board, Mind& mind, Seat seat, const Stranger& card) {
    const Sources sources = plausible_sources(board, mind, seat, card);
    if (sources.empty()) {
        exchange_kinds(mind, seat, card.deck);
    } else if (const Source* choice = harmless(board, mind, sources)) {
        give_up(board, mind, *choice);
    } else if (!wait(mind, leaver_from(seat, sources))) {
        explain_one_leaver(board, mind);
        stranger_leaves(board, mind, seat, card);
    }
}

void stranger_is_seen(const Board& board, Mind& mind, Seat seat, const Stranger& card) {
    const Sources sources = plausible_sources(board, mind, seat, card);
    if (sources.empty()) {
        exchange_kinds(mind, seat, card.deck);
        return;
    }
    const Source* choice = harmless(board, mind, sources);
    give_up(board, mind, choice == nullptr ? likeliest(mind, sources) : *choice);
}

void was_elsewhere(Mind& mind, Seat believed, Seat truly) {
    const std::size_t hidden = find_slot(mind.slots, [&](const Slot& slot) { return seat_of(slot) == truly; });
    if (hidden == mind.slots.size()) return;
    const Slot found = mind.slots[hidden];
    const Slot moved = {promise_of(found), origin(believed, deck_of(found)), 0, 1};
    take_from(mind, hidden);
    add_slot(mind, moved);
}

void conclude(const Board& board, Mind& mind) {
    for (bool more = true; more;) {
        more = false;
        merge_equal_leavers(mind);
        for (Leaver& leaver : mind.leavers) {
            if (leaver.count != 0 && conclude_leaver(board, mind, leaver)) more = true;
        }
        for_each_open(board, mind, [&](int number) {
            if (conclude_passage(board, mind, number)) more = true;
        });
    }
}

void forget_passage(const Board& board, Mind& mind, int number) {
    Sources sources;
    for_each_slot(mind.slots, [&](const Slot& slot, std::size_t i) {
        if (can_have_taken(board, number, slot)) sources.push_back({static_cast<std::uint8_t>(i), 0});
    });
    if (!sources.empty()) {
        move_to_cube(board, mind, likeliest(mind, sources).slot, number);
        return;
    }
    CardId taken = no_card;
    (mind.known - mind.settled).for_each([&](CardId card) {
        if (first_possible_passage(board, mind, card) == number) taken = card;
    });
    if (taken != no_card) mind.settled.add(taken);
    close_passage(board, mind, number);
}

}  // namespace shelfmark::exlibris
