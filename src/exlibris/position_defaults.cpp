#include "exlibris/position_defaults.h"

namespace shelfmark::exlibris {

Slots default_slots(const State& state, std::size_t observer, Seat seat) {
    Slots slots = {};
    if (observer == seat) return slots;
    (state.hidden.hand[seat] - state.hidden.memory[observer].known).for_each([&](CardId card) {
        const bool offered = state.hidden.offered.contains(card);
        add_slot(slots,
                 {offered ? offered_mark : CategorySet{0}, origin(sighting(state.board.note[card]).shuffles, 0), 1});
    });
    return slots;
}

}  // namespace shelfmark::exlibris
