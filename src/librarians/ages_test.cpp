// LB-E2: Story for the Ages.
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Ages, LB_E2_next_to_a_book_with_the_same_audience) {
    Scene scene(R"(
        options expansions=ages
        card horror-A audience=kids
        card romance-B audience=adult
        card fantasy-H audience=kids
        row 1 horror-A |>| romance-B
        row 2 |>|
        hand seat1 fantasy-H horror-U
    )");
    scene.play("play fantasy-H");
    EXPECT_EQ(scene.options(), "at 2,-1");
    EXPECT_EQ(scene.refusal("at 1,2"), "LB-E2");
}

TEST(Ages, LB_E2_anywhere_while_the_library_shows_none) {
    Scene scene(R"(
        options expansions=ages
        card romance-B audience=adult
        card fantasy-H audience=kids
        row 1 |>| romance-B
        hand seat1 fantasy-H horror-U
    )");
    scene.play("play fantasy-H");
    EXPECT_EQ(scene.options(), "at 1,2");
}

TEST(Ages, LB_E2_any_is_no_audience) {
    Scene scene(R"(
        options expansions=ages
        card romance-B audience=any
        card fantasy-H audience=any
        row 1 |>| horror-A romance-B
        hand seat1 fantasy-H horror-U
    )");
    scene.play("play fantasy-H");
    EXPECT_TRUE(scene.offers("at 1,3"));
}

TEST(Ages, LB_E2_on_a_pile_next_to_or_on_such_a_book) {
    Scene scene(R"(
        options expansions=ages
        card romance-H audience=kids
        card horror-H audience=adult
        card fantasy-H audience=kids
        row 1 |>| romance-H . . horror-H
        row 2 |>| horror-A
        hand seat1 fantasy-H horror-U
    )");
    scene.play("play fantasy-H");
    EXPECT_EQ(scene.options("on"), "on 1,1");
    EXPECT_EQ(scene.refusal("on 1,4"), "LB-E2");
}

TEST(Ages, LB_E2_the_sides_of_a_bookshelf_card_are_not_next_to_each_other) {
    Scene scene(R"(
        options expansions=ages
        card horror-A audience=kids
        card fantasy-H audience=kids
        row 1 horror-A |>|
        hand seat1 fantasy-H horror-U
    )");
    scene.play("play horror-U");
    EXPECT_TRUE(scene.offers("at 1,1"));
    EXPECT_EQ(scene.refusal("at 1,9"), "LB-P1");
    Scene kids(R"(
        options expansions=ages
        card horror-A audience=kids
        card fantasy-H audience=kids
        row 1 horror-A |>|
        row 2 |>|
        hand seat1 fantasy-H horror-U
    )");
    kids.play("play fantasy-H");
    EXPECT_EQ(kids.options(), "at 2,-1");
}

TEST(Ages, LB_E2_sci_fi_widens_the_neighbourhood) {
    Scene scene(R"(
        options expansions=ages
        card horror-A audience=kids
        card fantasy-H audience=kids
        row 1 |>| horror-A
        row 2 |>|
        hand seat1 fantasy-H horror-U
        licence loose
    )");
    scene.play("play fantasy-H");
    EXPECT_EQ(scene.options(), "at 1,2; at 1,3; at 2,1; at 2,2");
}

TEST(Ages, LB_E2_gap_widens_the_neighbourhood_but_not_diagonally) {
    Scene scene(R"(
        options expansions=ages
        card horror-A audience=kids
        card fantasy-H audience=kids
        row 1 |>| horror-A
        row 2 |>|
        row 3 |>|
        hand seat1 fantasy-H horror-U
        licence next-gap
    )");
    scene.play("play fantasy-H");
    EXPECT_EQ(scene.options(), "at 1,2; at 1,3; at 2,1; at 3,1");
}

TEST(Ages, LB_E2_a_place_with_a_card_is_no_gap) {
    Scene scene(R"(
        options expansions=ages
        card horror-A audience=kids
        card fantasy-H audience=kids
        row 1 |>| horror-A romance-B
        row 2 |>| romance-C
        row 3 |>|
        hand seat1 fantasy-H horror-U
        licence loose
    )");
    scene.play("play fantasy-H");
    EXPECT_EQ(scene.options(), "at 2,2") << "over romance-B or romance-C nothing is reached";
    Scene shelf(R"(
        options expansions=ages
        card horror-A audience=kids
        card fantasy-H audience=kids
        row 1 horror-A |>|
        row 2 |>|
        hand seat1 fantasy-H horror-U
        licence loose
    )");
    shelf.play("play fantasy-H");
    EXPECT_EQ(shelf.options(), "at 2,-1; at 2,-2") << "nor over the bookshelf card";
}

}  // namespace
}  // namespace shelfmark::librarians
