#pragma once

#include "librarians/state.h"

namespace shelfmark::librarians {

// What one seat knows, with a perfect memory: everything that lies open, its own hand, and what it has seen of other
// hands. A plain value without padding; nothing in it depends on what the seat cannot know. Once the game is over,
// everything is shown (LB-S6).
struct View {
    Board board;
    std::array<CardSet, max_players> hand = {};  // as far as it is known; the own one wholly
    Memory memory;                               // own
    Memory common;                               // what everybody remembers
    Hidden shown;                                // all of it once the game is over, else empty
    std::uint16_t unused_shelves = 0;            // LB-S6: the bookshelf cards not used yet, one bit each
    Seat seat = table::spectator;
    std::array<std::uint8_t, 5> unused = {};

    friend bool operator==(const View&, const View&) = default;
};
static_assert(std::has_unique_object_representations_v<View>);

// The cards that lie open: in the library, also those covered there, discarded, as powers, and on top of the deck as
// far as it was shown (LB-Q20).
CardSet open_cards(const Board& board);

// `seat` may be table::spectator.
View observe(const State& state, Seat seat);

}  // namespace shelfmark::librarians
