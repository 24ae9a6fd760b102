#pragma once

#include <cstdint>

namespace shelfmark::librarians {

// LB-C1: a colour is a general kind of power, a genre one power of it.
enum class Colour : std::uint8_t { red, green, blue, purple, yellow, black };
inline constexpr int colour_count = 6;

enum class Genre : std::uint8_t {
    horror,
    detective,
    true_crime,
    tragedy,
    romance,
    comedy,
    adventure,
    self_help,
    thriller,
    action,
    travel,
    mythology,
    fantasy,
    sci_fi,
    poetry,
    graphic_novel,
    biography,
    science,
    business,
    cooking,
    mystery,
    crime,
    drama,
    picture_book,
};
inline constexpr int genre_count = 24;
inline constexpr int genres_per_colour = 4;

constexpr Colour colour_of(Genre genre) { return static_cast<Colour>(static_cast<int>(genre) / genres_per_colour); }

// A set of genres, one bit each; a set of colours likewise.
using GenreSet = std::uint32_t;
using ColourSet = std::uint8_t;
constexpr GenreSet only(Genre genre) { return 1U << static_cast<unsigned>(genre); }
constexpr ColourSet only(Colour colour) { return static_cast<ColourSet>(1U << static_cast<unsigned>(colour)); }
constexpr GenreSet genres_of(Colour colour) { return 0xfU << (4U * static_cast<unsigned>(colour)); }

// LB-E5: what a thrill book does when it is played.
enum class Thrill : std::uint8_t {
    skip,
    stop,
    swap,
    gap,
    no_order,
    stack_any,
    draw,
    force_colour,
    force_letter,
    reveal,
    clear,
    steal_power,
};
inline constexpr int thrill_count = 12;
using ThrillSet = std::uint16_t;
constexpr ThrillSet only(Thrill thrill) { return static_cast<ThrillSet>(1U << static_cast<unsigned>(thrill)); }

}  // namespace shelfmark::librarians
