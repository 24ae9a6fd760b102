#include "exlibris/knowledge.h"

#include "exlibris/deduction.h"

namespace shelfmark::exlibris {

namespace {

// Calls visit(memory, observer) for every player and the spectator.
template <class Visit>
void for_each_memory(State& state, Visit visit) {
    for (int seat = 0; seat < players(state.board); ++seat)
        visit(state.hidden.memory[static_cast<std::size_t>(seat)], seat);
    visit(state.hidden.memory[public_memory], public_memory);
}

Stranger stranger(const State& state, CardId card) {
    return {categories_of(card), sighting(state.board.note[card]).deck, state.hidden.offered.contains(card)};
}

// The earliest passage that can have carried the card did, so that the later ones stay open for every other candidate.
void leaves_identified(const Board& board, Memory& memory, Seat seat, CardId card) {
    const int by = first_possible_passage(board, memory, card);
    if (by != 0 && seat == board.cube_seat) {
        close_passage(board, memory, by);
        return;
    }
    const Seat believed = memory.settled.contains(card) ? board.cube_seat : sighting(board.note[card]).seat;
    if (believed != seat) was_elsewhere(memory, believed, seat);
}

// The oldest passage makes room for a new one.
void make_room_for_passage(State& state) {
    const int oldest = state.board.passages + 1 - most_passages;
    for_each_memory(state, [&](Memory& memory, int) {
        if (oldest > 0 && is_open(memory, oldest)) forget_passage(state.board, memory, oldest);
    });
}

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
        if (observer != seat) add_slot(memory, {excluded, origin(seat, board.deck_number), 0, 1});
    });
}

void offer_ends(State& state, Seat seat) {
    // Only slots of cards that were drawn unseen carry the mark of being offered.
    const bool marked = !(state.hidden.offered - state.hidden.memory[public_memory].known).empty();
    state.hidden.offered.clear();
    if (!marked) return;
    for_each_memory(state, [&](Memory& memory, int) {
        for_each_slot(memory.slots, seat, [](Slot& slot, std::size_t) {
            slot.excluded = static_cast<CategorySet>(slot.excluded & ~offered_mark);
        });
        merge_equal_slots(memory);
    });
}

void leaves_seen(State& state, Seat seat, CardId card) {
    Board& board = state.board;
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (observer == seat) {
            // Its own card.
        } else if (memory.known.contains(card)) {
            leaves_identified(board, memory, seat, card);
        } else {
            stranger_leaves(board, memory, seat, stranger(state, card));
        }
        memory.known.remove(card);
        memory.settled.remove(card);
        conclude(board, memory);
    });
    state.hidden.offered.remove(card);
    state.hidden.shown.remove(card);
    state.hidden.hand[seat].remove(card);
    --board.hand_count[seat];
    board.note[card] = 0;
}

void passes_unseen(State& state, Seat from, Seat to, CardId card) {
    Board& board = state.board;
    make_room_for_passage(state);
    state.hidden.hand[from].remove(card);
    --board.hand_count[from];
    state.hidden.hand[to].add(card);
    ++board.hand_count[to];
    const int number = ++board.passages;
    board.passage[static_cast<std::size_t>(number % most_passages)] = {from, 0};
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (observer == to && !memory.known.contains(card))
            stranger_leaves(board, memory, from, stranger(state, card));
        if (observer == from || observer == to) {
            memory.known.add(card);
            memory.settled.add(card);
        } else {
            open_passage(board, memory, number);
        }
        conclude(board, memory);
    });
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
    for_each_slot(common.slots, [&](const Slot& slot, std::size_t) { used |= 1U << deck_of(slot); });
    CardSet unseen = state.hidden.shack;
    for (const CardSet& hand : state.hidden.hand) unseen |= hand - common.known;
    unseen.for_each([&](CardId card) { used |= 1U << sighting(state.board.note[card]).deck; });
    // The first deck of the game keeps its number to itself.
    const int free = std::countr_one(used | 1U);
    return free < most_decks ? static_cast<std::uint8_t>(free) : state.board.deck_number;
}

}  // namespace shelfmark::exlibris
