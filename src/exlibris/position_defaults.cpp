#include "exlibris/position_defaults.h"

namespace shelfmark::exlibris {

Slots default_slots(const State& state, std::size_t observer) {
    Memory memory;
    for (Seat seat = 0; seat < players(state.board); ++seat) {
        if (observer == seat) continue;
        (state.hidden.hand[seat] - state.hidden.memory[observer].known).for_each([&](CardId card) {
            const bool offered = state.hidden.offered.contains(card);
            const unsigned deck = sighting(state.board.note[card]).deck;
            add_slot(memory, {offered ? offered_mark : CategorySet{0}, origin(seat, deck), 0, 1});
        });
    }
    return memory.slots;
}

}  // namespace shelfmark::exlibris
