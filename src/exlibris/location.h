#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shelfmark::exlibris {

// XL-C5: the 18 locations by number (XL-L1 to XL-L18), and the place that every player has besides: the own library.
enum class Location : std::uint8_t {
    diviners_hut,
    book_swap,
    auction_house,
    donation_center,
    community_center,
    wishing_well,
    gambling_den,
    librarians_lodge,
    book_collector,
    bookshop,
    garbage_dump,
    bookworm_tavern,
    mysterious_shack,
    bargain_books,
    assistants_guild,
    tax_collector,
    yard_sale,
    shelfmasons_guild,
    home,
};
inline constexpr int location_count = 18;
constexpr unsigned index(Location location) { return static_cast<unsigned>(location); }

// One bit for each location.
using LocationSet = std::uint32_t;
inline constexpr LocationSet all_locations = (1U << location_count) - 1;
constexpr LocationSet bit(Location location) { return 1U << index(location); }

// The printed figures of a tile, from data/exlibris/figures.txt.
struct LocationFigures {
    const char* id;
    std::uint8_t spaces;
    std::uint8_t with_three;
    std::uint8_t with_four;
    std::uint8_t cards;
    bool solo;
};
const LocationFigures& figures(Location location);
std::string_view name(Location location);
std::optional<Location> find_location(std::string_view id);
LocationSet solo_locations();

// XL-R6, XL-O6: how many spaces are open, and where a space is.
int open_spaces(Location location, int players);
inline constexpr int most_spaces = 4;
LocationSet locations_with_space(int space, int players);

// XL-R7: the Auction House, the Garbage Dump and the Tavern wait for the resolution phase.
inline constexpr LocationSet delayed_locations =
    bit(Location::auction_house) | bit(Location::garbage_dump) | bit(Location::bookworm_tavern);
constexpr bool delayed(Location location) { return (delayed_locations & bit(location)) != 0; }

}  // namespace shelfmark::exlibris
