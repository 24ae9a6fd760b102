// LB-Q10, and Swap! of LB-E5
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Swapping, LB_Q10_each_pair_is_offered_once) {
    Scene scene(R"(
        row 1 |>| horror-A romance-B
        row 2 |>| fantasy-C
        hand seat1 horror-Q
        powers seat1 action-D
    )");
    scene.play("use action");
    EXPECT_EQ(scene.options(), "swap horror-A; swap romance-B");
    scene.play("swap horror-A");
    EXPECT_EQ(scene.options(), "with fantasy-C; with romance-B");
    scene.play("with fantasy-C");
    EXPECT_EQ(scene.row(1), "|>| fantasy-C romance-B");
    EXPECT_EQ(scene.row(2), "|>| horror-A");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Swapping, LB_E5_swap_does_the_same_when_played) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 swap-M horror-Q
    )");
    scene.play("play swap-M; at 1,2; swap horror-A; with swap-M");
    EXPECT_EQ(scene.row(1), "|>| swap-M horror-A");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Swapping, LB_Q10_a_single_book_stays) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 horror-Q
        powers seat1 action-D
    )");
    scene.play("use action");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Swapping, LB_P3_only_top_books_change_places) {
    Scene scene(R"(
        row 1 |>| horror-A/romance-A
        row 2 |>| fantasy-C/horror-C
        hand seat1 horror-Q
        powers seat1 action-D
    )");
    scene.play("use action; swap horror-A; with fantasy-C");
    EXPECT_EQ(scene.row(1), "|>| fantasy-C/romance-A");
    EXPECT_EQ(scene.row(2), "|>| horror-A/horror-C");
}

TEST(Swapping, LB_G7_not_in_a_row_without_a_bookshelf_card) {
    Scene scene(R"(
        row 0 || graphic-novel-A
        row 1 |>| romance-B fantasy-C
        hand seat1 horror-Q
        powers seat1 action-D
    )");
    scene.play("use action");
    EXPECT_EQ(scene.options(), "swap romance-B");
}

TEST(Swapping, LB_G7_both_shelves_must_bear_what_comes) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>no-letters:C-D| horror-A romance-B
        row 2 |>| fantasy-C fantasy-E
        hand seat1 horror-Q
        powers seat1 action-D
    )");
    scene.play("use action; swap horror-A");
    EXPECT_EQ(scene.options(), "with fantasy-E; with romance-B");
}

TEST(Swapping, LB_G7_a_full_side_may_exchange_a_book_but_no_pile_begins_on_a_shelf_that_forbids_it) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>right-limit:1| horror-A
        row 2 |>no-stacking| fantasy-C/horror-C
        row 3 |>| romance-E
        hand seat1 horror-Q
        powers seat1 action-D
    )");
    scene.play("use action");
    EXPECT_EQ(scene.options(), "swap horror-A");
    scene.play("swap horror-A");
    EXPECT_EQ(scene.options(), "with romance-E");
}

TEST(Swapping, LB_G4_both_places_belong_to_one_moment) {
    Scene scene(R"(
        row 1 fantasy-A fantasy-B fantasy-C |>| biography-G
        row 2 biography-H biography-I biography-J |>| fantasy-K
        hand seat1 horror-Q
        powers seat1 action-D
    )");
    scene.play("use action; swap biography-G; with fantasy-K; give fantasy-A seat1; give biography-G seat2");
    EXPECT_EQ(scene.row(1), "|>|");
    EXPECT_EQ(scene.row(2), "|>|");
}

TEST(Swapping, LB_G7_a_thrill_book_that_is_swapped_does_not_act_again) {
    Scene scene(R"(
        row 1 |>| draw-A horror-B
        hand seat1 horror-Q
        powers seat1 action-D
        deck romance-E romance-F romance-G
    )");
    scene.play("use action; swap draw-A; with horror-B");
    EXPECT_EQ(scene.hand(0), "horror-Q");
}

}  // namespace
}  // namespace shelfmark::librarians
