#pragma once

#include <cstdint>
#include <span>

#include "exlibris/action.h"

namespace shelfmark::exlibris {

// One column of a shelf during the Wizard's shift (XL-A4), a bit for each of the rows 0 to 4.
struct ShiftColumn {
    std::uint8_t shelf = 0;      // where cards stand
    std::uint8_t group = 0;      // those that shift already
    std::uint8_t barred = 0;     // those that must not
    std::uint8_t ruled_out = 0;  // those that shift only with the card behind them
    std::uint8_t gap = 0;        // the place that the card fills
};

// Whether the group, or one that grows out of it, leaves the shelf in order. The columns come in the order of the
// shift; sideways, the last must be empty to make room.
bool grows_in_order(std::span<const ShiftColumn> columns, Direction direction);

}  // namespace shelfmark::exlibris
