#pragma once

#include <cstdint>

#include "librarians/genre.h"
#include "table/rules_versions.h"

namespace shelfmark::librarians {

// LB-S5: how much the players may tell each other.
enum class Talk : std::uint8_t { silent, taps, chat };

// LB-C1: Horror, Romance, Thriller, Fantasy, Biography, Mystery.
inline constexpr GenreSet default_genres = 0x111111;

inline constexpr table::RulesVersions rules_versions = {.oldest = 1, .newest = 1};

// What the players agree on before a game, and the version of the rules by which it is played: a plain value, part of
// every record.
struct Options {
    GenreSet genres = default_genres;  // LB-C1: one of each colour in play, or two of a doubled one
    ThrillSet thrills = 0;             // LB-E5
    std::uint8_t players = 2;
    Talk talk = Talk::silent;
    bool authors = false;      // LB-E1
    bool ages = false;         // LB-E2
    bool sequels = false;      // LB-E3
    bool powers = false;       // LB-E4 (a)
    bool columns = false;      // LB-E4 (b)
    bool balance = false;      // LB-E4 (c)
    bool exactly_two = false;  // LB-E6
    std::uint8_t rules = rules_versions.newest;

    friend bool operator==(const Options&, const Options&) = default;
};
static_assert(sizeof(Options) == 16);

inline constexpr int min_players = 2;
inline constexpr int max_players = 6;

ColourSet colours_in_play(const Options& options);
// LB-C1: fewer colours than these would not give everybody a hand.
int fewest_colours(int players);

enum class OptionsFault : std::uint8_t {
    none,
    players,
    no_such_genre,
    too_many_of_a_colour,
    too_few_colours,
    no_thrills
};
// What is wrong with these options, if anything.
OptionsFault fault(const Options& options);

}  // namespace shelfmark::librarians
