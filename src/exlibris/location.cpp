#include "exlibris/location.h"

#include <algorithm>

#include "base/assert.h"

namespace shelfmark::exlibris {

namespace {

constexpr std::array<LocationFigures, location_count> all_figures = {{
#include "generated/exlibris_figures.inc"
}};

// By number of players. XL-O6: in the solo game one assistant on each location.
constexpr auto open = [] {
    std::array<std::array<std::uint8_t, location_count>, 5> spaces{};
    for (std::size_t i = 0; i < location_count; ++i) {
        const LocationFigures& printed = all_figures[i];
        spaces[1][i] = 1;
        spaces[2][i] = printed.spaces;
        spaces[3][i] = static_cast<std::uint8_t>(printed.spaces + printed.with_three);
        spaces[4][i] = static_cast<std::uint8_t>(spaces[3][i] + printed.with_four);
    }
    return spaces;
}();

static_assert(std::ranges::max(open[4]) <= most_spaces);

constexpr auto with_space = [] {
    std::array<std::array<LocationSet, most_spaces>, 5> locations{};
    for (std::size_t players = 1; players < locations.size(); ++players) {
        for (std::size_t i = 0; i < location_count; ++i) {
            for (std::size_t space = 0; space < open[players][i]; ++space) locations[players][space] |= 1U << i;
        }
    }
    return locations;
}();

}  // namespace

const LocationFigures& figures(Location location) {
    SHELFMARK_EXPECT(index(location) < location_count);
    return all_figures[index(location)];
}

std::string_view name(Location location) {
    return location == Location::home ? std::string_view("home") : std::string_view(figures(location).id);
}

std::optional<Location> find_location(std::string_view id) {
    for (int i = 0; i <= location_count; ++i) {
        if (name(static_cast<Location>(i)) == id) return static_cast<Location>(i);
    }
    return std::nullopt;
}

LocationSet solo_locations() {
    LocationSet set = 0;
    for (int i = 0; i < location_count; ++i) {
        if (all_figures[static_cast<std::size_t>(i)].solo) set |= 1U << i;
    }
    return set;
}

int open_spaces(Location location, int players) { return open[static_cast<std::size_t>(players)][index(location)]; }

LocationSet locations_with_space(int space, int players) {
    return with_space[static_cast<std::size_t>(players)][static_cast<std::size_t>(space)];
}

}  // namespace shelfmark::exlibris
