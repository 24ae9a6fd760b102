#pragma once

#include "exlibris/state.h"

namespace shelfmark::exlibris {

inline constexpr int most_slots = 45;
using Slots = std::array<Slot, most_slots>;

// A KeptLeaver among all slots.
struct Leaver {
    std::uint64_t slots : most_slots = 0;
    std::uint64_t passages : most_passages = 0;
    std::uint64_t seat : 2 = 0;
    std::uint64_t count : 3 = 0;

    friend bool operator==(const Leaver&, const Leaver&) = default;
};
inline constexpr unsigned most_alike = 7;  // in one Leaver
using Leavers = std::array<Leaver, most_leavers>;
inline void one_less(Leaver& leaver) {
    --leaver.count;
    if (leaver.count == 0) leaver = {};
}

// A memory with everything that follows from it: all hidden cards of the others, by slots. How many cards of which deck
// are hidden in a hand is no secret unless the Cube took some, so that a Memory only keeps exceptions.
struct Mind {
    CardSet known;
    CardSet settled;
    Leavers leavers = {};
    Slots slots = {};  // exceptions first
    std::uint16_t open = 0;
    std::array<std::uint8_t, 2> unused = {};

    friend bool operator==(const Mind&, const Mind&) = default;
};
static_assert(std::has_unique_object_representations_v<Mind>);

// `observer` is a seat, or public_memory.
Mind recall(const State& state, int observer);
Memory kept(const State& state, int observer, const Mind& mind);
// Somebody who has followed one of several histories believes of the hands what is true.
void align(const State& state, int observer, Mind& mind);

}  // namespace shelfmark::exlibris
