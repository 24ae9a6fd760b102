#pragma once

#include <cstdint>

#include "base/inline_vector.h"

namespace shelfmark::exlibris {

// What a decision can say. Each verb has a text form (exlibris/notation.cpp); a, b and c are its arguments.
enum class Verb : std::uint8_t {
    keep,       // library                       XL-S3
    place,      // own figure, location, space   XL-R5
    pass,       //                               decline what may be declined
    done,       //                               a set is complete
    draw,       //                               XL-R9
    shelve,     // card
    at,         // row, column                   XL-B1
    on,         // row, column                   XL-A2
    under,      // row, column                   XL-A2
    shift,      // direction                     XL-A4
    from,       // row, column                   XL-A4, the place that the card will fill
    also,       // row, column                   XL-A4, more cards that shift
    take,       // card
    discard,    // card
    leave,      // card                          XL-L2
    lay,        // card                          XL-L16, XL-L17
    give,       // card, seat                    XL-L5, XL-A5
    surrender,  //                               XL-A8, a random card
    allow,      //                               XL-A8, both home actions
    withdraw,   //                               XL-A7
    name,       // category                      XL-T6
    rob,        // seat, category                XL-A5
    burn,       // card                          XL-A10
    burn_one,   //                               XL-A10, a face-down card
    burn_all,   //                               XL-A10
    call,       // own figure                    XL-L8
    exchange,   // card                          XL-L8
    swap,       // card                          XL-L8
    with,       // card                          XL-L8
    lift,       // card                          XL-L8
    send,       // own figure, figure            XL-L15
    claim,      // own figure                    XL-L7
    slide,      // row, column                   XL-L18, the first card of the block
    to,         // row, column                   XL-L18, its last card
    by,         // direction, places             XL-L18
    turn,       // card                          XL-I1
    remove,     // location                      XL-O7
};
inline constexpr int verb_count = static_cast<int>(Verb::remove) + 1;

enum class Direction : std::uint8_t { left, right, up, down };

// One small decision: four bytes, compared as a value.
struct Action {
    Verb verb = Verb::pass;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;

    friend bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 4);

// In `place`: the lowest free space, where the space is not a decision.
inline constexpr std::uint8_t any_space = 0xff;

// The widest list: every place around a shelf of one row that holds the whole deck, and two for each of its cards.
using ActionList = base::InlineVector<Action, 800>;

}  // namespace shelfmark::exlibris
