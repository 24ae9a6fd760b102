// LB-Q12
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Mythology, LB_Q12_two_top_books_come_into_the_hand_above_the_limit_too) {
    Scene scene(R"(
        row 1 |>| horror-A/romance-A fantasy-B fantasy-C
        hand seat1 horror-N horror-O horror-P horror-Q
        powers seat1 mythology-D
    )");
    scene.play("use mythology");
    EXPECT_EQ(scene.options(), "take fantasy-B; take horror-A");
    scene.play("take horror-A");
    EXPECT_EQ(scene.options(), "take fantasy-B; take fantasy-C");
    scene.play("take fantasy-C");
    EXPECT_EQ(scene.row(1), "|>| romance-A fantasy-B");
    EXPECT_EQ(scene.hand(0), "horror-A fantasy-C horror-N horror-O horror-P horror-Q");
    EXPECT_EQ(scene.board().hand_count[0], 6);
}

TEST(Mythology, LB_Q12_each_two_books_are_named_in_one_order) {
    Scene scene(R"(
        row 1 |>| horror-A fantasy-B fantasy-C
        hand seat1 horror-Q
        powers seat1 mythology-D
    )");
    scene.play("use mythology; take fantasy-B");
    EXPECT_EQ(scene.options(), "take fantasy-C");
}

TEST(Mythology, LB_P4_a_book_that_was_cut_off_no_longer_is_when_it_is_played_again) {
    Scene scene(R"(
        row 1 fantasy-A . |>| romance-B horror-C fantasy-E
        row 2 |>|
        cut-off fantasy-A
        played 1
        hand seat1 horror-Q
        powers seat1 mythology-D
    )");
    scene.play("use mythology; take fantasy-A; take horror-C; play fantasy-A; at 2,3");
    EXPECT_EQ(scene.row(1), "|>| romance-B . fantasy-E");
    EXPECT_FALSE(scene.offers("end"));
}

TEST(Mythology, LB_Q12_they_may_be_played_again_this_turn_and_all_know_them) {
    Scene scene(R"(
        row 1 |>| horror-A fantasy-B
        hand seat1 horror-Q
        powers seat1 mythology-D
    )");
    scene.play("use mythology");
    EXPECT_TRUE(scene.offers("play horror-A"));
    EXPECT_EQ(scene.hand(0, 1), "horror-A fantasy-B");
}

TEST(Mythology, LB_Q12_fewer_books_all_of_them) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 horror-Q
        powers seat1 mythology-D
    )");
    scene.play("use mythology");
    EXPECT_EQ(scene.hand(0), "horror-A horror-Q");
    EXPECT_EQ(scene.row(1), "|>|");
}

TEST(Mythology, LB_G3_what_comes_to_light_can_complete) {
    Scene scene(R"(
        row 1 |>| fantasy-A fantasy-B horror-C/fantasy-C fantasy-D romance-E
        hand seat1 horror-Q
        powers seat1 mythology-D
    )");
    scene.play("use mythology; take horror-C; take romance-E; give fantasy-A seat1");
    EXPECT_EQ(scene.row(1), "|>|");
    EXPECT_EQ(scene.hand(0), "horror-C romance-E horror-Q");
}

}  // namespace
}  // namespace shelfmark::librarians
