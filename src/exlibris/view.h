#pragma once

#include "exlibris/mind.h"

namespace shelfmark::exlibris {

// What one seat knows, with a perfect memory: everything that lies open, its own hand and focus, and what it has
// identified in other hands. A plain value without padding; nothing in it depends on what the seat cannot know.
struct View {
    Board board;  // notes of cards in hands only as far as this seat knows them
    Seat seat = table::spectator;
    Category focus = Category::codices;  // the own one; codices for a spectator
    std::uint8_t offered_unseen = 0;     // cards just drawn by somebody else that may be shelved
    SeatSet shack_seen;                  // who knows the Shack's cards
    std::uint16_t checked = 0;           // passages after which the giver or the Cube's owner showed a hand
    std::array<std::uint8_t, 2> unused = {};
    CardSet hand;                                   // the own one
    std::array<CardSet, max_players> certain = {};  // other cards whose hand is certain
    CardSet offered;
    CardSet shown;  // of the own hand: what the Goblin's owner was shown (XL-A5)
    CardSet shack;  // if this seat has seen it
    Mind memory;    // own
    Mind common;    // what everybody remembers

    friend bool operator==(const View&, const View&) = default;
};
static_assert(std::has_unique_object_representations_v<View>);

// XL-S7: `seat` may be table::spectator.
View observe(const State& state, Seat seat);

}  // namespace shelfmark::exlibris
