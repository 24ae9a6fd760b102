#pragma once

#include <bit>
#include <cstdint>

namespace shelfmark::exlibris {

// XL-B3: how many pieces the cells of three rows form, counted at once and without following any of them.
//
// By Euler's formula cells minus borders plus corners (where four cells meet) are the pieces minus the holes. A hole
// can only be a gap in the middle row, with cards above and below it and above and below its two ends.
constexpr int pieces(std::uint64_t top, std::uint64_t middle, std::uint64_t bottom) {
    const auto beside = [](std::uint64_t cells) { return cells & (cells << 1U); };
    const std::uint64_t upper = top & middle;
    const std::uint64_t lower = middle & bottom;
    const int cells = std::popcount(top) + std::popcount(middle) + std::popcount(bottom);
    const int borders = std::popcount(beside(top)) + std::popcount(beside(middle)) + std::popcount(beside(bottom)) +
                        std::popcount(upper) + std::popcount(lower);
    const int corners = std::popcount(beside(upper)) + std::popcount(beside(lower));

    const std::uint64_t gaps = top & bottom & ~middle;
    const std::uint64_t walls = top & bottom & middle;
    // Adding the start of a gap carries to the column after its end.
    const std::uint64_t after_gaps = (gaps + (gaps & (walls << 1U))) & ~gaps;
    const int holes = std::popcount(after_gaps & walls);
    return cells - borders + corners + holes;
}

}  // namespace shelfmark::exlibris
