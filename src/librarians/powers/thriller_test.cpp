// LB-Q9
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

constexpr const char* two_books = R"(
    row 1 |>| horror-A romance-B
    row 2 |>|
    hand seat1 horror-Q
    powers seat1 thriller-C
)";

TEST(Thriller, LB_Q9_a_book_moves_to_any_empty_place_next_to_the_library) {
    Scene scene(two_books);
    scene.play("use thriller");
    EXPECT_EQ(scene.options(), "move horror-A; move romance-B");
    scene.play("move horror-A");
    EXPECT_EQ(scene.options(), "to 1,-1; to 1,3; to 2,-1; to 2,1; to 2,2");
    scene.play("to 1,3");
    EXPECT_EQ(scene.row(1), "|>| . romance-B horror-A");
}

TEST(Thriller, LB_Q9_then_a_different_one) {
    Scene scene(two_books);
    scene.play("use thriller; move horror-A; to 2,2");
    EXPECT_EQ(scene.options(), "move romance-B");
    scene.play("move romance-B; to 2,1");
    EXPECT_EQ(scene.row(1), "|>|");
    EXPECT_EQ(scene.row(2), "|>| romance-B horror-A");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Thriller, LB_Q9_a_book_is_no_neighbour_of_itself) {
    Scene scene(two_books);
    scene.play("use thriller; move romance-B");
    EXPECT_EQ(scene.options(), "to 1,-1; to 2,-1; to 2,1");
}

TEST(Thriller, LB_Q9_only_one_book_then_that_one) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 horror-Q
        powers seat1 thriller-C
    )");
    scene.play("use thriller; move horror-A; to 1,-1");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Thriller, LB_G5_without_a_book_it_is_used_up) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-Q
        powers seat1 thriller-C
    )");
    scene.play("use thriller");
    EXPECT_TRUE(scene.offers("play horror-Q"));
    EXPECT_EQ(scene.discard(), "thriller-C");
}

TEST(Thriller, LB_P3_the_top_of_a_pile_goes_alone) {
    Scene scene(R"(
        row 1 |>| horror-A/romance-A
        hand seat1 horror-Q
        powers seat1 thriller-C
    )");
    scene.play("use thriller; move horror-A; to 1,2");
    EXPECT_EQ(scene.row(1), "|>| romance-A horror-A");
}

TEST(Thriller, LB_G7_only_to_rows_with_a_bookshelf_card_but_from_any) {
    Scene scene(R"(
        row 0 || graphic-novel-A
        row 1 |>| romance-B
        hand seat1 horror-Q
        powers seat1 thriller-C
    )");
    scene.play("use thriller; move graphic-novel-A");
    EXPECT_EQ(scene.options(), "to 1,-1; to 1,2");
}

TEST(Thriller, LB_G7_shelf_powers_hold) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>right-limit:2| horror-H romance-I
        row 2 |>no-letters:A-H|
        hand seat1 horror-Q
        powers seat1 thriller-C
    )");
    scene.play("use thriller; move horror-H");
    EXPECT_EQ(scene.options(), "to 1,-1; to 1,3");
}

TEST(Thriller, LB_G4_a_genre_completed_by_the_first_move_comes_before_the_second) {
    Scene scene(R"(
        row 1 fantasy-A fantasy-B fantasy-C |>|
        row 2 |>| fantasy-D romance-E
        hand seat1 horror-Q
        powers seat1 thriller-C
    )");
    scene.play("use thriller; move fantasy-D; to 1,1");
    EXPECT_EQ(scene.options(), "give fantasy-A seat1; give fantasy-A seat2");
    scene.play("give fantasy-A seat2");
    EXPECT_EQ(scene.row(1), "|>|");
    EXPECT_EQ(scene.options(), "move romance-E");
}

}  // namespace
}  // namespace shelfmark::librarians
