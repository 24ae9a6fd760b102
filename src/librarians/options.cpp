#include "librarians/options.h"

#include <bit>

#include "librarians/book.h"

namespace shelfmark::librarians {

namespace {

constexpr int first_hand = 4;           // LB-S1
constexpr int genres_per_doubling = 2;  // LB-C1

}  // namespace

ColourSet colours_in_play(const Options& options) {
    ColourSet colours = 0;
    for (int i = 0; i < colour_count; ++i) {
        const auto colour = static_cast<Colour>(i);
        if ((options.genres & genres_of(colour)) != 0) colours = static_cast<ColourSet>(colours | only(colour));
    }
    return colours;
}

int fewest_colours(int players) { return (first_hand * players + books_per_genre - 1) / books_per_genre; }

OptionsFault fault(const Options& options) {
    if (options.players < min_players || options.players > max_players) return OptionsFault::players;
    if ((options.genres >> genre_count) != 0) return OptionsFault::no_such_genre;
    for (int colour = 0; colour < colour_count; ++colour) {
        const int genres = std::popcount(options.genres & genres_of(static_cast<Colour>(colour)));
        if (genres > genres_per_doubling) return OptionsFault::too_many_of_a_colour;
    }
    if (std::popcount(colours_in_play(options)) < fewest_colours(options.players)) return OptionsFault::too_few_colours;
    if (options.exactly_two && options.thrills == 0) return OptionsFault::no_thrills;
    return OptionsFault::none;
}

}  // namespace shelfmark::librarians
