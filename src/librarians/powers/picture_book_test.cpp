// LB-Q24
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

constexpr const char* three_shelves = R"(
    row 0 || . graphic-novel-H
    row 1 |>| . horror-A/romance-A
    row 2 |>|
    row 3 romance-B |>| . horror-C
    hand seat1 horror-Q
    powers seat1 picture-book-D
)";

TEST(PictureBook, LB_Q24_a_column_moves_by_one_over_the_shelves_with_piles_and_empty_places) {
    Scene scene(three_shelves);
    scene.play("use picture-book");
    EXPECT_EQ(scene.options(), "shift -1 down; shift -1 up; shift 2 down; shift 2 up");
    scene.play("shift 2 down");
    EXPECT_EQ(scene.row(0), "|| . graphic-novel-H");
    EXPECT_EQ(scene.row(1), "|>| . horror-C");
    EXPECT_EQ(scene.row(2), "|>| . horror-A/romance-A");
    EXPECT_EQ(scene.row(3), "romance-B |>|");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(PictureBook, LB_Q24_or_up) {
    Scene scene(three_shelves);
    scene.play("use picture-book; shift 2 up");
    EXPECT_EQ(scene.row(1), "|>|");
    EXPECT_EQ(scene.row(2), "|>| . horror-C");
    EXPECT_EQ(scene.row(3), "romance-B |>| . horror-A/romance-A");
}

TEST(PictureBook, LB_Q24_over_two_shelves_up_and_down_are_the_same) {
    Scene scene(R"(
        row 1 |>| horror-A
        row 2 |>|
        hand seat1 horror-Q
        powers seat1 picture-book-D
    )");
    scene.play("use picture-book");
    EXPECT_EQ(scene.options(), "shift 1 up");
}

TEST(PictureBook, LB_G5_over_a_single_shelf_nothing_moves) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 horror-Q
        powers seat1 picture-book-D
    )");
    scene.play("use picture-book");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(PictureBook, LB_Q24_no_shelf_power_may_break) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>| horror-A/romance-A . horror-L
        row 2 |>no-stacking| . romance-H
        row 3 |>no-letters:G-I|
        row 4 |>right-limit:1| . . . fantasy-M
        hand seat1 horror-Q
        powers seat1 picture-book-D
    )");
    scene.play("use picture-book");
    EXPECT_EQ(scene.options(), "shift 2 up; shift 3 down; shift 4 down; shift 4 up");
}

TEST(PictureBook, LB_Q24_a_side_that_is_full_may_exchange_a_book) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>right-limit:1| horror-A
        row 2 |>right-limit:1| horror-H
        hand seat1 horror-Q
        powers seat1 picture-book-D
    )");
    scene.play("use picture-book; shift 1 up");
    EXPECT_EQ(scene.row(1), "|>| horror-H");
}

TEST(PictureBook, LB_G4_the_shifted_column_is_one_moment) {
    Scene scene(R"(
        row 1 |>| fantasy-A fantasy-B fantasy-C biography-J
        row 2 |>| biography-F biography-G biography-H fantasy-D
        hand seat1 horror-Q
        powers seat1 picture-book-D
    )");
    scene.play("use picture-book; shift 4 up; give fantasy-A seat1; give biography-F seat1");
    EXPECT_EQ(scene.row(1), "|>|");
    EXPECT_EQ(scene.row(2), "|>|");
}

}  // namespace
}  // namespace shelfmark::librarians
