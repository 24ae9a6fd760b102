#include "librarians/position_defaults.h"

#include <algorithm>

namespace shelfmark::librarians {

std::uint8_t default_taps_left(const Board& board) { return board.options.talk == Talk::taps ? 2 : 0; }

Counts default_unseen(const State& state, std::size_t observer, Seat seat) {
    const Memory& common = state.hidden.memory[public_memory];
    const CardSet seen = state.hidden.hand[seat] & (state.hidden.memory[observer].known - common.known);
    Counts counts = {};
    int needed = 0;
    int counted = 0;
    for (std::size_t i = 0; i < state.board.batch_count; ++i) {
        const Batch& batch = state.board.batches[i];
        if (batch.holder != seat) continue;
        needed += common.unseen[i];
        counts[i] = static_cast<std::uint8_t>(std::max(0, needed - (seen - batch.never).count() - counted));
        counted += counts[i];
    }
    return counts;
}

CardSet known_anyway(const State& state, std::size_t observer) {
    return observer == public_memory ? CardSet() : state.hidden.hand[observer];
}

}  // namespace shelfmark::librarians
