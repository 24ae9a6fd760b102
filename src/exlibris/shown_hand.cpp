// XL-A5: a hand is shown to the Goblin's owner. What that one learns, and what everybody else concludes.

#include "exlibris/deduction.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

// An identified card turns out to have gone to the Cube.
void was_taken(const Board& board, Memory& memory, CardId card) {
    close_passage(board, memory, first_possible_passage(board, memory, card));
    memory.settled.add(card);
}

// Calls visit(card) for every identified card last seen in this hand that may have gone to the Cube.
template <class Visit>
void for_each_in_limbo(const Board& board, const Memory& memory, Visit visit) {
    const CardSet known = memory.known;
    known.for_each([&](CardId card) {
        if (first_possible_passage(board, memory, card) != 0) visit(card, sighting(board.note[card]).seat);
    });
}

// A card of this hand that shows the category, and may have gone to the Cube, is certain to have gone.
void find_the_taken(const Board& board, Memory& memory, Seat seat, Category missing) {
    for_each_in_limbo(board, memory, [&](CardId card, Seat from) {
        if (from == seat && cards_showing(missing).contains(card)) was_taken(board, memory, card);
    });
}

// Nobody else saw more than that the category is missing, and that the Goblin's owner saw the rest.
void exclude(Memory& memory, Seat seat, Category missing) {
    for_each_slot(memory.slots, seat, [&](Slot& slot, std::size_t) {
        slot.excluded = static_cast<CategorySet>(slot.excluded | bit(missing) | shown_mark);
    });
    merge_equal_slots(memory);
}

// Identified cards that may have gone to the Cube: the look decides.
void settle_limbo(const State& state, Memory& memory, Seat seat) {
    const bool of_cube = seat == state.board.cube_seat;
    for_each_in_limbo(state.board, memory, [&](CardId card, Seat from) {
        const bool here = state.hidden.hand[seat].contains(card);
        if (of_cube ? here : (from == seat && !here)) was_taken(state.board, memory, card);
    });
}

// What came to the Cube and is not there any more was among the cards that left.
void close_all_passages(const Board& board, Memory& memory) {
    for_each_open(board, memory, [&](int number) { forget_passage(board, memory, number); });
}

// Hidden cards of this hand that are not in it have gone to the Cube.
void close_passages_from(const Board& board, Memory& memory, Seat seat) {
    for_each_open(board, memory, [&](int number) {
        if (passage(board, number).from == seat) forget_passage(board, memory, number);
    });
}

void forget_slots(Memory& memory, Seat seat) {
    for_each_slot(memory.slots, seat, [&](Slot& slot, std::size_t i) {
        slot.count = 1;
        take_from(memory, i);
    });
    for (Leaver& leaver : memory.leavers) {
        if (leaver.waiting && leaver.seat == seat) leaver = {};
    }
}

void look(const State& state, Memory& memory, Seat seat) {
    const Board& board = state.board;
    settle_limbo(state, memory, seat);
    (state.hidden.hand[seat] - memory.known).for_each([&](CardId card) {
        stranger_is_seen(board, memory, seat, {categories_of(card), sighting(board.note[card]).deck, false});
    });
    if (seat == board.cube_seat) {
        close_all_passages(board, memory);
        memory.settled |= state.hidden.hand[seat];
    } else {
        close_passages_from(board, memory, seat);
    }
    forget_slots(memory, seat);
    memory.known |= state.hidden.hand[seat];
}

}  // namespace

void hand_is_shown(State& state, Seat seat, Seat to, Category missing) {
    Board& board = state.board;
    state.hidden.shown |= state.hidden.hand[seat] - state.hidden.memory[public_memory].known;
    if (seat == board.cube_seat) {
        for (Passage& passage : board.passage) passage.excluded |= bit(missing);
    }
    for (int observer = 0; observer < observers; ++observer) {
        if (observer == seat || (observer >= players(board) && observer != public_memory)) continue;
        Memory& memory = state.hidden.memory[static_cast<std::size_t>(observer)];
        if (seat != board.cube_seat) find_the_taken(board, memory, seat, missing);
        if (observer == to) {
            look(state, memory, seat);
        } else {
            exclude(memory, seat, missing);
        }
        conclude(board, memory);
    }
}

}  // namespace shelfmark::exlibris
