#include "librarians/position_defaults.h"

namespace shelfmark::librarians {

std::uint8_t default_taps_left(const Board& board) { return board.options.talk == Talk::taps ? 2 : 0; }

Groups default_groups(const State& state, std::size_t observer, Seat seat) {
    if (observer == seat) return {};
    const CardSet unseen = state.hidden.hand[seat] - state.hidden.memory[observer].known;
    return {Group{0, static_cast<std::uint8_t>(unseen.count())}};
}

CardSet known_anyway(const State& state, std::size_t observer) {
    return observer == public_memory ? CardSet() : state.hidden.hand[observer];
}

}  // namespace shelfmark::librarians
