// XL-A5: a hand is shown to the Goblin's owner. What that one learns, and what everybody else concludes.

#include "exlibris/deduction.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

// An identified card turns out to have gone to the Cube.
void was_taken(const Board& board, Mind& mind, CardId card) {
    close_passage(board, mind, first_possible_passage(board, mind, card));
    mind.settled.add(card);
}

// Calls visit(card) for every identified card last seen in this hand that may have gone to the Cube.
template <class Visit>
void for_each_in_limbo(const Board& board, const Mind& mind, Visit visit) {
    const CardSet known = mind.known;
    known.for_each([&](CardId card) {
        if (first_possible_passage(board, mind, card) != 0) visit(card, sighting(board.note[card]).seat);
    });
}

// A card of this hand that shows the category, and may have gone to the Cube, is certain to have gone.
void find_the_taken(const Board& board, Mind& mind, Seat seat, Category missing) {
    for_each_in_limbo(board, mind, [&](CardId card, Seat from) {
        if (from == seat && cards_showing(missing).contains(card)) was_taken(board, mind, card);
    });
}

// Nobody else saw more than that the category is missing, and that the Goblin's owner saw the rest.
void exclude(Mind& mind, Seat seat, Category missing) {
    for_each_slot(mind.slots, seat, [&](Slot& slot, std::size_t) {
        slot.excluded = static_cast<CategorySet>(slot.excluded | bit(missing) | shown_mark);
    });
    merge_equal_slots(mind);
}

// Identified cards that may have gone to the Cube: the look decides.
void settle_limbo(const State& state, Mind& mind, Seat seat) {
    const bool of_cube = seat == state.board.cube_seat;
    for_each_in_limbo(state.board, mind, [&](CardId card, Seat from) {
        const bool here = state.hidden.hand[seat].contains(card);
        if (of_cube ? here : (from == seat && !here)) was_taken(state.board, mind, card);
    });
}

// What came to the Cube and is not there any more was among the cards that left.
void close_all_passages(const Board& board, Mind& mind) {
    for_each_open(board, mind, [&](int number) { forget_passage(board, mind, number); });
}

// Hidden cards of this hand that are not in it have gone to the Cube.
void close_passages_from(const Board& board, Mind& mind, Seat seat) {
    for_each_open(board, mind, [&](int number) {
        if (passage(board, number).from == seat) forget_passage(board, mind, number);
    });
}

void forget_slots(Mind& mind, Seat seat) {
    for_each_slot(mind.slots, seat, [&](Slot& slot, std::size_t i) {
        slot.count = 1;
        take_from(mind, i);
    });
    for (Leaver& leaver : mind.leavers) {
        if (leaver.count != 0 && leaver.seat == seat) leaver = {};
    }
}

void look(const State& state, Mind& mind, Seat seat) {
    const Board& board = state.board;
    settle_limbo(state, mind, seat);
    (state.hidden.hand[seat] - mind.known).for_each([&](CardId card) {
        stranger_is_seen(board, mind, seat, {categories_of(card), sighting(board.note[card]).deck, false});
    });
    if (seat == board.cube_seat) {
        close_all_passages(board, mind);
        mind.settled |= state.hidden.hand[seat];
    } else {
        close_passages_from(board, mind, seat);
    }
    forget_slots(mind, seat);
    mind.known |= state.hidden.hand[seat];
}

// The passages from this hand are clear to the Goblin's owner now, and those to the Cube if it is the Cube's: then what
// came there does not show the category, either.
void check_passages(State& state, Seat seat, Category missing) {
    const bool of_cube = seat == state.board.cube_seat;
    for (int i = 0; i < most_passages; ++i) {
        Passage& passage = state.board.passage[static_cast<std::size_t>(i)];
        if (of_cube) passage.excluded |= bit(missing);
        if (of_cube || passage.from == seat) state.hidden.checked |= passage_bit(i);
    }
}

}  // namespace

void hand_is_shown(State& state, Seat seat, Seat to, Category missing) {
    const Board& board = state.board;
    state.hidden.shown |= state.hidden.hand[seat] - state.hidden.memory[public_memory].known;
    check_passages(state, seat, missing);
    for (int observer = 0; observer < observers; ++observer) {
        if (observer == seat || (observer >= players(board) && observer != public_memory)) continue;
        Mind mind = recall(state, observer);
        if (seat != board.cube_seat) find_the_taken(board, mind, seat, missing);
        if (observer == to) {
            look(state, mind, seat);
        } else {
            exclude(mind, seat, missing);
        }
        conclude(board, mind);
        state.hidden.memory[static_cast<std::size_t>(observer)] = kept(state, observer, mind);
    }
}

}  // namespace shelfmark::exlibris
