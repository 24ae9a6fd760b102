#pragma once

#include "exlibris/play.h"

namespace shelfmark::exlibris {

// XL-R5: why a figure cannot be placed somewhere, or `none`.
enum class NoEntry : std::uint8_t {
    none,
    not_laid_out,  // XL-R2
    full,          // XL-R5
    closed,        // XL-R6: the space exists only with more players
    home_full,     // XL-R8
    snowman,       // XL-A3
    sasquatch,     // XL-A7
    ghost_at_hut,  // XL-A11
    bid_too_low,   // XL-L3
    bid_missing,   // XL-L3
    one_each,      // XL-O6
    numbered,      // XL-R5: a space was named where that is no decision
};
NoEntry entry(const Board& board, FigureId figure, Location location, int space);

}  // namespace shelfmark::exlibris
