#include "exlibris/options.h"

#include <bit>

namespace shelfmark::exlibris {

namespace {

// XL-V1: what the beginner variant leaves out.
constexpr LocationSet not_for_beginners = bit(Location::auction_house) | bit(Location::gambling_den) |
                                          bit(Location::librarians_lodge) | bit(Location::book_collector) |
                                          bit(Location::assistants_guild) | bit(Location::yard_sale);
// XL-V2: what the friendly variant leaves out.
constexpr LocationSet unfriendly_locations = bit(Location::auction_house) | bit(Location::gambling_den) |
                                             bit(Location::assistants_guild) | bit(Location::tax_collector);
constexpr LibrarySet unfriendly_libraries =
    bit(Assistant::goblin) | bit(Assistant::cube) | bit(Assistant::snowman) | bit(Assistant::fire_imp);

}  // namespace

LocationSet locations_in_play(const Options& options) {
    LocationSet set = options.players == 1 ? solo_locations() : all_locations;
    // XL-V4: what a variant leaves out can be put back, and anything can be left out.
    if (options.beginner) set &= ~not_for_beginners | options.with_locations;
    if (options.friendly) set &= ~unfriendly_locations | options.with_locations;
    return set & ~options.without_locations;
}

LibrarySet libraries_in_play(const Options& options) {
    unsigned set = options.players == 1 ? solo_libraries() : all_libraries;
    if (options.friendly) set &= ~unsigned{unfriendly_libraries} | options.with_libraries;
    return static_cast<LibrarySet>(set & ~unsigned{options.without_libraries});
}

int end_trigger(const Options& options) {
    const int two_players = options.longer ? 19 : 16;
    return two_players - 2 * (options.players - 2);
}

int locations_needed(const Options& options) { return options.players == 1 ? solo_tiles : 2 * options.players; }

int libraries_needed(const Options& options) { return options.beginner ? 0 : 2 * options.players; }

OptionsFault fault(const Options& options) {
    if (options.players < 1 || options.players > 4) return OptionsFault::players;
    const bool solo = options.players == 1;
    if (solo != (options.solo_level != 0) || options.solo_level > 7) return OptionsFault::solo_level;
    if (!solo && (options.without_locations & bit(Location::diviners_hut)) != 0) return OptionsFault::without_hut;
    const int tiles = std::popcount(locations_in_play(options));
    if (tiles < locations_needed(options)) return OptionsFault::too_few_locations;
    const int libraries = std::popcount(libraries_in_play(options));
    if (libraries < libraries_needed(options)) return OptionsFault::too_few_libraries;
    return OptionsFault::none;
}

}  // namespace shelfmark::exlibris
