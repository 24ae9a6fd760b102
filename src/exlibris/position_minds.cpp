// What the players of a position know must be true, and enough to imagine worlds that look the same to them. The
// engine relies on both.

#include "exlibris/position_minds.h"

#include <algorithm>
#include <bit>

#include "exlibris/dealing.h"
#include "exlibris/engine.h"
#include "exlibris/invariants.h"
#include "exlibris/knowledge.h"
#include "exlibris/sample.h"

namespace shelfmark::exlibris {

namespace {

CardSet hands_of(const State& state) {
    CardSet hands;
    for (const CardSet& hand : state.hidden.hand) hands |= hand;
    return hands;
}

// ---- the memories ----

// Hidden and known cards together are the hands of the others.
bool counts_the_hands(const State& state, int observer, const Mind& mind) {
    int surplus = 0;
    for_each_slot(mind.slots, [&](const Slot& slot, std::size_t) { surplus += slot.count; });
    for (const Leaver& leaver : mind.leavers) surplus -= static_cast<int>(leaver.count);
    for (Seat seat = 0; seat < players(state.board); ++seat) {
        if (seat != observer) surplus -= (state.hidden.hand[seat] - mind.known).count();
    }
    return surplus == 0;
}

// It speaks of cards in hands, and of passages to a Cube that is there.
bool memory_fits(const State& state, int observer) {
    const Board& board = state.board;
    const Memory& memory = state.hidden.memory[static_cast<std::size_t>(observer)];
    bool fits = (memory.known - hands_of(state)).empty() && (memory.settled - memory.known).empty() &&
                (memory.settled.empty() || board.cube_seat != no_seat);
    for_each_slot(memory.exceptions, [&](const Slot& slot, std::size_t) {
        fits = fits && seat_of(slot) < players(board) && seat_of(slot) != observer && slot.first <= board.passages;
    });
    int open = 0;
    for_each_open(board, memory, [&](int number) {
        ++open;
        fits = fits && passage(board, number).from < players(board) && passage(board, number).from != board.cube_seat;
    });
    return fits && open == std::popcount(memory.open) && counts_the_hands(state, observer, recall(state, observer));
}

// ---- the notes ----

// A hidden card is where it was last seen, or a passage has taken it to the Cube since. The first deck has no older
// one.
bool note_fits(const Board& board, Seat holder, CardId card) {
    const Sighting seen = sighting(board.note[card]);
    if (board.deck_number == 0 && seen.deck != 0) return false;
    if (holder == shack_seat) return true;
    if (seen.seat == holder) return seen.since <= board.passages + 1;
    return holder == board.cube_seat && seen.seat < players(board) && seen.since <= board.passages;
}

bool notes_fit(const State& state) {
    bool fit = true;
    const auto check = [&](const CardSet& cards, Seat holder) {
        cards.for_each([&](CardId card) { fit = fit && note_fits(state.board, holder, card); });
    };
    for (Seat seat = 0; seat < players(state.board); ++seat) check(state.hidden.hand[seat], seat);
    check(state.hidden.shack, shack_seat);
    return fit;
}

// ---- imagined worlds ----

bool same_options(const State& a, const State& b, Seat seat) {
    if (over(a) || !actors(a).contains(seat)) return true;
    ActionList here;
    ActionList there;
    legal(a, seat, here);
    legal(b, seat, there);
    return std::equal(here.begin(), here.end(), there.begin(), there.end());
}

// A full memory may have settled for less than it knew, in games of hoarders above all
// (docs/decisions/0003-knowledge.md).
bool is_full(const State& world, Seat seat) {
    const auto& memory = world.hidden.memory;
    return memory[public_memory].exceptions.back().count != 0 ||
           (seat < players(world.board) && memory[seat].exceptions.back().count != 0);
}

bool can_imagine(const State& state, Seat seat) {
    constexpr int worlds = 8;
    base::Random random{seat};
    const View view = observe(state, seat);
    for (int i = 0; i < worlds; ++i) {
        const State world = sample(view, random);
        const bool alike = is_full(world, seat) || observe(world, seat) == view;
        if (!alike || broken_invariant(world) != nullptr || !same_options(state, world, seat)) return false;
    }
    return true;
}

}  // namespace

bool minds_fit(const State& state) {
    const Board& board = state.board;
    bool fit = (board.passages == 0 || board.cube_seat != no_seat) && (state.hidden.shown - hands_of(state)).empty() &&
               (state.hidden.shack & cards_showing_any(board.shack_excluded)).empty() && notes_fit(state) &&
               memory_fits(state, public_memory);
    for (Seat seat = 0; seat < players(board); ++seat) fit = fit && memory_fits(state, seat);
    return fit;
}

bool everybody_can_imagine(const State& state) {
    bool can = can_imagine(state, table::spectator);
    for (Seat seat = 0; seat < players(state.board); ++seat) can = can && can_imagine(state, seat);
    return can;
}

}  // namespace shelfmark::exlibris
