// What a player likes, whatever the library looks like: the more, the better.
#pragma once

#include <array>
#include <cstddef>

#include "librarians/genre.h"

namespace shelfmark::players {

// A power card in front of somebody. Red ones act at once and harm (LB-G6).
constexpr int worth_of_power(librarians::Genre genre) {
    using enum librarians::Genre;
    switch (genre) {
        case romance:
        case comedy: return 60;
        case adventure:
        case fantasy:
        case travel: return 40;
        case poetry:
        case sci_fi:
        case self_help:
        case graphic_novel:
        case drama:
        case thriller: return 30;
        case crime:
        case action:
        case business:
        case picture_book: return 20;
        case cooking:
        case mystery: return 10;
        default: return 5;
    }
}

// So many books of one genre where four would complete it.
constexpr int worth_of_line(librarians::Genre genre, std::size_t books) {
    constexpr std::array<int, 5> horror = {0, 0, -6, -80, -2000};
    constexpr std::array<int, 5> red = {0, 0, -2, -10, -60};
    constexpr std::array<int, 5> welcome = {0, 0, 0, 2, 20};
    if (genre == librarians::Genre::horror) return horror[books];
    return librarians::colour_of(genre) == librarians::Colour::red ? red[books] : welcome[books];
}

}  // namespace shelfmark::players
