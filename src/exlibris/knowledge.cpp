#include "exlibris/knowledge.h"

#include "exlibris/deduction.h"
#include "exlibris/exceptions.h"

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
    return {categories_of(card), sighting(state.board.note[card]).deck, state.hidden.offered.contains(card)};
}

// The earliest passage that can have carried the card did, so that the later ones stay open for every other candidate.
void leaves_identified(const Board& board, Mind& mind, Seat seat, CardId card) {
    const int by = first_possible_passage(board, mind, card);
    if (by != 0 && seat == board.cube_seat) {
        close_passage(board, mind, by);
        return;
    }
    const Seat believed = mind.settled.contains(card) ? board.cube_seat : sighting(board.note[card]).seat;
    if (believed != seat) was_elsewhere(mind, believed, seat);
}

// The oldest passage makes room for a new one.
void make_room_for_passage(const Board& board, Mind& mind) {
    const int oldest = board.passages + 1 - most_passages;
    if (oldest > 0 && is_open(mind, oldest)) forget_passage(board, mind, oldest);
}

// A card leaves a hand in front of everybody. False if this observer has to think about it.
bool leaves_quietly(const State& state, int observer, Memory& memory, Seat seat, CardId card) {
    if (observer == seat) return true;
    if (!memory.known.contains(card)) return lose_stranger(state, memory, seat, stranger(state, card));
    const bool expected = sighting(state.board.note[card]).seat == seat || memory.settled.contains(card);
    return expected && first_possible_passage(state.board, memory, card) == 0;
}

// A card that has come into a hand has something to remember.
void is_special(Mind& mind, const Slot& kind) {
    for_each_slot(mind.slots, [&](const Slot& slot, std::size_t i) {
        if (slot.origin == kind.origin && !is_exception(mind, i)) take_from(mind, i);
    });
    add_slot(mind, kind);
}

void forget_offer(Mind& mind, Seat seat) {
    for_each_slot(mind.slots, seat, [](Slot& slot, std::size_t) {
        slot.excluded = static_cast<CategorySet>(slot.excluded & ~offered_mark);
    });
    merge_equal_slots(mind);
}

template <class Thought>
void think(State& state, int observer, Thought thought) {
    Mind mind = recall(state, observer);
    thought(mind);
    state.hidden.memory[static_cast<std::size_t>(observer)] = kept(state, observer, mind);
}

// A card is about to move. Those who think about it do so with the hands as they were, and remember with the hands as
// they are.
class Thinking {
public:
    explicit Thinking(State& state) : state_(state) {}

    Mind& begin(int observer) {
        of(observer) = recall(state_, observer);
        thinking_ |= 1U << static_cast<unsigned>(observer);
        return of(observer);
    }
    Mind& of(int observer) { return minds_.all[static_cast<std::size_t>(observer)]; }
    void end() const {
        for (std::size_t i = 0; i < minds_.all.size(); ++i) {
            if (((thinking_ >> i) & 1U) == 0) continue;
            state_.hidden.memory[i] = kept(state_, static_cast<int>(i), minds_.all[i]);
        }
    }

private:
    // Most of the time nobody thinks, and nothing is initialised.
    union Minds {
        Minds() {}  // NOLINT(modernize-use-equals-default): a defaulted one would be deleted
        std::array<Mind, observers> all;
    };

    State& state_;
    Minds minds_;
    unsigned thinking_ = 0;
};

}  // namespace

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
    board.note[card] = packed(Sighting{static_cast<std::uint8_t>(board.passages + 1), seat, board.deck_number});
    if (offered) excluded = static_cast<CategorySet>(excluded | offered_mark);
    for_each_memory(state, [&](Memory& memory, int observer) {
        // What differs from the hands does not differ by this card.
        if (observer == seat || excluded == 0) return;
        const Slot kind = {excluded, origin(seat, board.deck_number), 0, 1};
        if (!add_exception(memory, kind)) think(state, observer, [&](Mind& mind) { is_special(mind, kind); });
    });
}

void offer_ends(State& state, Seat seat) {
    // Only slots of cards that were drawn unseen carry the mark of being offered.
    const bool marked = !(state.hidden.offered - state.hidden.memory[public_memory].known).empty();
    state.hidden.offered.clear();
    if (!marked) return;
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (observer == seat || forget_offer(memory, seat)) return;
        think(state, observer, [&](Mind& mind) { forget_offer(mind, seat); });
    });
}

void leaves_seen(State& state, Seat seat, CardId card) {
    Board& board = state.board;
    Thinking thinking(state);
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (!leaves_quietly(state, observer, memory, seat, card)) {
            Mind& mind = thinking.begin(observer);
            if (mind.known.contains(card)) {
                leaves_identified(board, mind, seat, card);
            } else {
                stranger_leaves(board, mind, seat, stranger(state, card));
            }
            mind.known.remove(card);
            mind.settled.remove(card);
            conclude(board, mind);
        }
        memory.known.remove(card);
        memory.settled.remove(card);
    });
    state.hidden.offered.remove(card);
    state.hidden.shown.remove(card);
    state.hidden.hand[seat].remove(card);
    --board.hand_count[seat];
    thinking.end();
    board.note[card] = 0;
}

void passes_unseen(State& state, Seat from, Seat to, CardId card) {
    Board& board = state.board;
    Thinking thinking(state);
    for_each_memory(state, [&](Memory&, int observer) {
        Mind& mind = thinking.begin(observer);
        make_room_for_passage(board, mind);
        if (observer == to && !mind.known.contains(card)) stranger_leaves(board, mind, from, stranger(state, card));
        if (observer == from || observer == to) {
            mind.known.add(card);
            mind.settled.add(card);
        }
    });
    state.hidden.hand[from].remove(card);
    --board.hand_count[from];
    state.hidden.hand[to].add(card);
    ++board.hand_count[to];
    const int number = ++board.passages;
    board.passage[static_cast<std::size_t>(number % most_passages)] = {from, 0};
    state.hidden.checked &= static_cast<std::uint16_t>(~passage_bit(number));
    for_each_memory(state, [&](Memory&, int observer) {
        Mind& mind = thinking.of(observer);
        if (observer != from && observer != to) open_passage(board, mind, number);
        conclude(board, mind);
    });
    thinking.end();
}

void leave_shack(State& state, const CardSet& cards) {
    const CardSet leaving = cards;
    state.hidden.shack -= leaving;
    state.board.shack_count = static_cast<std::uint8_t>(state.hidden.shack.count());
    leaving.for_each([&](CardId card) { state.board.note[card] = 0; });
}

std::uint8_t next_deck_number(const State& state) {
    const Memory& common = state.hidden.memory[public_memory];
    unsigned used = 0;
    for (const Slot& slot : common.exceptions) used |= slot.count == 0 ? 0 : 1U << deck_of(slot);
    CardSet unseen = state.hidden.shack;
    for (const CardSet& hand : state.hidden.hand) unseen |= hand - common.known;
    unseen.for_each([&](CardId card) { used |= 1U << sighting(state.board.note[card]).deck; });
    // The first deck of the game keeps its number to itself.
    const int free = std::countr_one(used | 1U);
    return free < most_decks ? static_cast<std::uint8_t>(free) : state.board.deck_number;
}

}  // namespace shelfmark::exlibris
