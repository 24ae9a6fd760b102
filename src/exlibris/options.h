#pragma once

#include <cstdint>

#include "exlibris/assistant.h"
#include "exlibris/location.h"
#include "table/rules_versions.h"

namespace shelfmark::exlibris {

inline constexpr table::RulesVersions rules_versions = {.oldest = 1, .newest = 1};

// What the players agree on before a game, and the version of the rules by which it is played: a plain value, part of
// every record.
struct Options {
    std::uint8_t players = 2;     // 1 is the solo game
    std::uint8_t solo_level = 0;  // XL-O5: 1 to 7, 0 unless solo
    bool beginner = false;        // XL-V1
    bool friendly = false;        // XL-V2
    bool longer = false;          // XL-V3
    std::uint8_t rules = rules_versions.newest;
    LibrarySet without_libraries = 0;
    LocationSet without_locations = 0;
    LocationSet with_locations = 0;  // XL-V4: puts back what a variant leaves out
    LibrarySet with_libraries = 0;
    std::uint16_t unused_too = 0;

    friend bool operator==(const Options&, const Options&) = default;
};
static_assert(sizeof(Options) == 20);

// XL-V1, XL-V2, XL-V4, XL-O1, XL-O2: what takes part.
LocationSet locations_in_play(const Options& options);
LibrarySet libraries_in_play(const Options& options);

// XL-V3, XL-R14: how many cards on a shelf bring the last round.
int end_trigger(const Options& options);

enum class OptionsFault : std::uint8_t { none, players, solo_level, without_hut, too_few_locations, too_few_libraries };
// XL-V4: what is wrong with these options, if anything.
OptionsFault fault(const Options& options);

// XL-O1: how many locations a solo game uses.
inline constexpr int solo_tiles = 10;

// XL-V4: how many must take part at least.
int locations_needed(const Options& options);
int libraries_needed(const Options& options);

}  // namespace shelfmark::exlibris
