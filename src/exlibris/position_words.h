#pragma once

#include <array>
#include <string_view>

#include "exlibris/frame.h"
#include "exlibris/slots.h"

namespace shelfmark::exlibris {

// The words that only positions use.
inline constexpr std::array<std::string_view, 6> phase_names = {"choosing", "placement",  "resolution",
                                                                "clean-up", "inspection", "over"};
inline constexpr std::array<std::string_view, ask_count> ask_names = {
    "keep-library", "place", "visit",      "effect", "home-actions", "draw",      "gather",
    "witch",        "offer", "shelve",     "pay",    "pickpocket",   "burn",      "bookworm",
    "sasquatch",    "cube",  "resolution", "golem",  "remove-tiles", "inspection"};

// A letter for each bit of Slot::excluded: the categories, and the marks of cards that may be shelved at once and of
// cards that the Goblin's owner was shown.
inline constexpr std::string_view slot_marks = "cfhmrs*!";
static_assert(offered_mark == 1U << 6U && shown_mark == 1U << 7U);

// How far positions count.
inline constexpr unsigned most_arrivals = 200;    // far more than a round has placements
inline constexpr unsigned most_discards = 20000;  // far more than a game discards

}  // namespace shelfmark::exlibris
