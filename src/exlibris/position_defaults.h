#pragma once

#include "exlibris/knowledge.h"
#include "exlibris/state.h"

namespace shelfmark::exlibris {

// What a position means by leaving out what is known of a hand: nobody else has seen any of its cards but those that
// `knows` names, and nothing has happened to them since they were drawn.

inline std::uint16_t default_hand_note(const Board& board, Seat seat) {
    return packed(Sighting{1, seat, board.deck_number});
}

// The notes of the hands must be in place.
Exceptions default_exceptions(const State& state, std::size_t observer);

}  // namespace shelfmark::exlibris
