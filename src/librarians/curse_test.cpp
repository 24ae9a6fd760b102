// LB-E4: Curse of the Book Shelves.
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

std::string on_shelf(std::string_view row, std::string_view hand, std::string_view expansions = "powers") {
    return "options expansions=" + std::string(expansions) + "\nrow 1 " + std::string(row) + "\nhand seat1 " +
           std::string(hand) + "\n";
}

TEST(Curse, LB_E4_no_stacking) {
    Scene scene(on_shelf("|>no-stacking| romance-M", "horror-M horror-N"));
    scene.play("play horror-M");
    EXPECT_EQ(scene.refusal("on 1,1"), "LB-E4");
    EXPECT_TRUE(scene.offers("at 1,2"));
}

TEST(Curse, LB_E4_forbidden_letters) {
    Scene scene(on_shelf("|>no-letters:M-R|", "horror-M horror-L"));
    EXPECT_EQ(scene.options("play"), "play horror-L");
}

TEST(Curse, LB_E4_forbidden_colours_do_not_touch_thrills) {
    Scene scene(on_shelf("|>no-colours:red,blue|", "horror-M romance-N thriller-P skip-S"));
    EXPECT_EQ(scene.options("play"), "play romance-N; play skip-S");
}

TEST(Curse, LB_E4_a_side_for_some_letters) {
    Scene scene(on_shelf("|>left-letters:A-F|", "horror-C horror-M"));
    scene.play("play horror-M");
    EXPECT_EQ(scene.options(), "at 1,1");
}

TEST(Curse, LB_E4_a_side_for_two_colours_keeps_thrills_away) {
    Scene scene(on_shelf("|>right-colours:red,blue|", "romance-C skip-M"));
    scene.play("play skip-M");
    EXPECT_EQ(scene.options(), "at 1,-1");
}

TEST(Curse, LB_E4_a_side_for_so_many_places) {
    Scene scene(on_shelf("|>right-limit:2| romance-C romance-M/horror-M", "fantasy-M romance-V"));
    scene.play("play fantasy-M");
    EXPECT_EQ(scene.options(), "on 1,2") << "n counts places, so stacking is free";
    Scene other(on_shelf("|>right-limit:2| romance-C romance-M", "fantasy-A romance-V"));
    EXPECT_EQ(other.options("play"), "play fantasy-A");
}

TEST(Curse, LB_E4_powers_are_ignored_without_the_switch) {
    Scene scene(R"(
        row 1 |>no-letters:M-R|
        hand seat1 horror-M horror-L
    )");
    EXPECT_EQ(scene.options("play"), "play horror-L; play horror-M");
}

TEST(Curse, LB_E4_a_colour_that_counts_as_any_genre) {
    Scene scene(on_shelf("|>wild-colour:red| romance-B romance-E horror-F", "romance-G horror-U"));
    scene.play("play romance-G; at 1,4");
    EXPECT_TRUE(scene.offers("complete romance"));
}

TEST(Curse, LB_E4_letters_that_count_as_any_genre_only_on_their_own_shelf) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>wild-before:I|
        row 2 |>no-stacking| romance-B romance-E horror-F
        hand seat1 romance-G horror-U
    )");
    scene.play("play romance-G; at 2,4");
    EXPECT_EQ(scene.options("complete"), "");
}

TEST(Curse, LB_E4_columns_run_downward) {
    Scene scene(R"(
        options expansions=columns
        row 1 |>| horror-M
        row 2 |>|
        hand seat1 horror-F horror-P
    )");
    scene.play("play horror-F");
    EXPECT_EQ(scene.options(), "at 1,-1; at 2,-1");
    EXPECT_EQ(scene.refusal("at 2,1"), "LB-E4");
}

TEST(Curse, LB_E4_the_nearest_book_of_a_column_counts_over_any_gap) {
    Scene above(R"(
        options expansions=columns
        row 1 |>| horror-M
        row 2 |>|
        row 3 |>|
        hand seat1 horror-F horror-P
    )");
    above.play("play horror-F");
    EXPECT_EQ(above.refusal("at 3,1"), "LB-E4");
    Scene below(R"(
        options expansions=columns
        row 1 |>|
        row 2 |>|
        row 3 |>| horror-F
        hand seat1 horror-M horror-P
    )");
    below.play("play horror-M");
    EXPECT_EQ(below.refusal("at 1,1"), "LB-E4");
}

TEST(Curse, LB_E4_stacks_on_both_sides_differ_by_one_at_most) {
    Scene scene(R"(
        options expansions=balance
        row 1 horror-A horror-B |>| fantasy-M/romance-M romance-R
        hand seat1 fantasy-R romance-B
    )");
    scene.play("play fantasy-R");
    EXPECT_EQ(scene.refusal("on 1,2"), "LB-E4");
    Scene left(R"(
        options expansions=balance
        row 1 horror-A horror-B |>| fantasy-M/romance-M romance-R
        hand seat1 romance-B fantasy-R
    )");
    left.play("play romance-B; on 1,-1; play fantasy-R; on 1,2");
    EXPECT_EQ(left.row(1), "horror-A romance-B/horror-B |>| fantasy-M/romance-M fantasy-R/romance-R");
}

TEST(Curse, LB_E4_the_side_with_fewer_stacked_cards_may_always_grow) {
    Scene scene(R"(
        options expansions=balance
        row 1 horror-A horror-B |>| fantasy-M/romance-M fantasy-N/romance-N fantasy-R/romance-R
        hand seat1 romance-B horror-U
    )");
    scene.play("play romance-B");
    EXPECT_TRUE(scene.offers("on 1,-1"));
}

}  // namespace
}  // namespace shelfmark::librarians
