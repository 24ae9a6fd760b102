#pragma once

#include <cstdint>

#include "table/seat.h"

namespace shelfmark::exlibris {

// What can be pending. The top frame alone decides who acts, what is legal and what comes next. Effects of locations
// and abilities of assistants are small machines: `step` says where they are.
enum class Ask : std::uint8_t {
    keep_library,  // XL-S3
    place,         // XL-R5
    visit,         // XL-T2
    effect,        // a location's effect; a = the location
    home_actions,  // XL-R9; a = actions left, b = draws left, c = cards to shelve left, d = compulsory
    draw,          // a = cards still to draw, b = they are offered
    gather,        // takes the cards in Board::taking, one by one; b = they are offered
    witch,         // XL-A1; a = the first card, b = the second, c = they are offered
    offer,         // XL-T4; a = how many may still be shelved
    shelve,        // a = the card, b = the card under it, c = flags, d = where it came from
    pay,           // a = at least, b = at most, c = flags
    pickpocket,    // XL-A5
    burn,          // XL-A10
    bookworm,      // XL-A12
    sasquatch,     // XL-A7
    cube,          // XL-A8
    resolution,    // XL-R11; a = the location
    golem,         // XL-A9; a = the location
    remove_tiles,  // XL-O7
    inspection,    // XL-I1
};
inline constexpr int ask_count = static_cast<int>(Ask::inspection) + 1;

// "Belongs to no figure" (XL-R10).
inline constexpr std::uint8_t no_figure = 0xff;

struct Frame {
    Ask ask = Ask::place;
    table::Seat seat = 0;  // who decides
    std::uint8_t figure = no_figure;
    std::uint8_t step = 0;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;
    std::uint8_t d = 0;

    friend bool operator==(const Frame&, const Frame&) = default;
};
static_assert(sizeof(Frame) == 8);
// What can lie on what allows eight at most: a visit to the Assistants Guild, that of the assistant sent to the Lodge,
// the Lodge's effect, the visit of the one called home, the Bookworm, home actions, a draw, the Witch.
inline constexpr int max_depth = 11;

}  // namespace shelfmark::exlibris
