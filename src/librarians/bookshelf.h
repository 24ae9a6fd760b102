#pragma once

#include <cstdint>

#include "librarians/book.h"

namespace shelfmark::librarians {

// LB-E4: what a bookshelf card forbids or grants on its own shelf.
enum class ShelfPower : std::uint8_t {
    no_stacking,
    no_letters,    // from `first` to `last`
    no_colours,    // those of `colours`
    side_letters,  // on `side` only from `first` to `last`
    side_colours,  // on `side` only those of `colours`
    side_limit,    // on `side` at most `first` places
    wild_letters,  // before `first` they count as any genre
    wild_colour,   // `colours` counts as any genre
};
inline constexpr int shelf_power_count = 8;

enum class Side : std::uint8_t { left, right };

// LB-C8: a bookshelf card. The vertical arrow always points down.
struct Bookshelf {
    bool right_to_left = false;
    Side side = Side::left;
    ShelfPower power = ShelfPower::no_stacking;
    std::uint8_t first = 0;
    std::uint8_t last = 0;
    ColourSet colours = 0;

    friend bool operator==(const Bookshelf&, const Bookshelf&) = default;
};
static_assert(sizeof(Bookshelf) == 6);
inline constexpr int bookshelf_count = 12;
inline constexpr std::uint8_t no_bookshelf = 0xff;

}  // namespace shelfmark::librarians
