#include "exlibris/location.h"

#include "base/assert.h"

namespace shelfmark::exlibris {

namespace {

constexpr std::array<LocationFigures, location_count> all_figures = {{
#include "generated/exlibris_figures.inc"
}};

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

int open_spaces(Location location, int players) {
    if (players == 1) return 1;
    const LocationFigures& printed = figures(location);
    return printed.spaces + (players >= 3 ? printed.with_three : 0) + (players >= 4 ? printed.with_four : 0);
}

}  // namespace shelfmark::exlibris
