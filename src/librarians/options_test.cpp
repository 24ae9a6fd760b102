#include "librarians/options.h"

#include <gtest/gtest.h>

namespace shelfmark::librarians {
namespace {

TEST(LibrariansOptions, LB_C1_a_plain_game_has_one_genre_of_each_colour) {
    EXPECT_EQ(fault(Options{}), OptionsFault::none);
    EXPECT_EQ(colours_in_play(Options{}), (1U << colour_count) - 1);
    EXPECT_EQ(default_genres, only(Genre::horror) | only(Genre::romance) | only(Genre::thriller) |
                                  only(Genre::fantasy) | only(Genre::biography) | only(Genre::mystery));
}

TEST(LibrariansOptions, two_to_six_can_play) {
    for (const int players : {0, 1, 7})
        EXPECT_EQ(fault({.players = static_cast<std::uint8_t>(players)}), OptionsFault::players);
    for (const int players : {2, 6})
        EXPECT_EQ(fault({.players = static_cast<std::uint8_t>(players)}), OptionsFault::none);
}

TEST(LibrariansOptions, LB_C1_everybody_gets_a_hand) {
    EXPECT_EQ(fewest_colours(2), 1);
    EXPECT_EQ(fewest_colours(3), 2);
    EXPECT_EQ(fewest_colours(4), 2);
    EXPECT_EQ(fewest_colours(5), 2);
    EXPECT_EQ(fewest_colours(6), 3);
    const GenreSet red_and_black = only(Genre::tragedy) | only(Genre::crime);
    EXPECT_EQ(fault({.genres = red_and_black, .players = 5}), OptionsFault::none);
    EXPECT_EQ(fault({.genres = red_and_black, .players = 6}), OptionsFault::too_few_colours);
    // Doubling a colour does not make it two.
    const GenreSet doubled_red = only(Genre::tragedy) | only(Genre::horror);
    EXPECT_EQ(fault({.genres = doubled_red, .players = 2}), OptionsFault::none);
    EXPECT_EQ(fault({.genres = doubled_red, .players = 3}), OptionsFault::too_few_colours);
    EXPECT_EQ(fault({.genres = 0}), OptionsFault::too_few_colours);
}

TEST(LibrariansOptions, LB_C1_a_colour_is_doubled_at_most) {
    const GenreSet three_greens = only(Genre::romance) | only(Genre::comedy) | only(Genre::adventure);
    EXPECT_EQ(fault({.genres = three_greens}), OptionsFault::too_many_of_a_colour);
    EXPECT_EQ(fault({.genres = default_genres << 1U | default_genres}), OptionsFault::none);
    EXPECT_EQ(fault({.genres = default_genres | 1U << genre_count}), OptionsFault::no_such_genre);
}

TEST(LibrariansOptions, LB_E6_exactly_two_cards_is_a_variant_with_thrills) {
    EXPECT_EQ(fault({.exactly_two = true}), OptionsFault::no_thrills);
    EXPECT_EQ(fault({.thrills = only(Thrill::skip), .exactly_two = true}), OptionsFault::none);
}

}  // namespace
}  // namespace shelfmark::librarians
