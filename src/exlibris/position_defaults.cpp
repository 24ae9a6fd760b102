#include "exlibris/position_defaults.h"

namespace shelfmark::exlibris {

Exceptions default_exceptions(const State& state, std::size_t observer) {
    Mind mind;
    for (Seat seat = 0; seat < players(state.board); ++seat) {
        if (observer == seat) continue;
        (state.hidden.hand[seat] & (state.hidden.offered - state.hidden.memory[observer].known))
            .for_each([&](CardId card) {
                add_slot(mind, {offered_mark, origin(seat, sighting(state.board.note[card]).deck), 0, 1});
            });
    }
    return kept(state, static_cast<int>(observer), mind).exceptions;
}

}  // namespace shelfmark::exlibris
