// LB-Q8, LB-Q13 to LB-Q16, LB-Q21: powers that hold for a turn
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Licences, LB_Q8_self_help_stacks_on_any_book_in_spite_of_tragedy_but_in_order) {
    Scene scene(R"(
        row 1 |>| horror-D horror-F
        no-stacking
        hand seat1 horror-E horror-Q
        powers seat1 self-help-B
    )");
    scene.play("use self-help; play horror-E");
    EXPECT_TRUE(scene.offers("on 1,1"));
    EXPECT_TRUE(scene.offers("on 1,2"));
    Scene later(R"(
        row 1 |>| horror-D horror-F horror-H
        hand seat1 horror-E horror-Q
        powers seat1 self-help-B
    )");
    later.play("use self-help; play horror-E");
    EXPECT_TRUE(later.offers("on 1,2"));
    EXPECT_FALSE(later.offers("on 1,3"));
}

TEST(Licences, LB_Q13_fantasy_no_card_need_be_played) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-E
        hand seat2 horror-F
        powers seat1 fantasy-D
    )");
    EXPECT_FALSE(scene.offers("end"));
    scene.play("use fantasy");
    EXPECT_TRUE(scene.offers("end"));
    EXPECT_EQ(scene.times(EventKind::licensed), 1);
}

TEST(Licences, LB_Q13_fantasy_overrides_a_force) {
    Scene scene(R"(
        row 1 |>|
        duty green
        hand seat1 horror-E romance-G
        powers seat1 fantasy-D
    )");
    EXPECT_FALSE(scene.offers("play horror-E"));
    scene.play("use fantasy");
    EXPECT_TRUE(scene.offers("play horror-E"));
}

TEST(Licences, LB_Q14_sci_fi_diagonally_or_with_a_gap) {
    Scene scene(R"(
        row 1 |>| horror-D
        row 2 |>|
        hand seat1 horror-E horror-Q
        powers seat1 sci-fi-D
    )");
    scene.play("use sci-fi; play horror-E");
    EXPECT_TRUE(scene.offers("at 1,3"));
    EXPECT_TRUE(scene.offers("at 2,2"));
    EXPECT_FALSE(scene.offers("at 1,4"));
}

TEST(Licences, LB_Q14_sci_fi_a_gap_in_a_column_too) {
    Scene scene(R"(
        row 1 |>| horror-A horror-B romance-C
        row 2 |>|
        row 3 |>|
        hand seat1 fantasy-M horror-Q
        powers seat1 sci-fi-D
    )");
    scene.play("use sci-fi; play fantasy-M");
    EXPECT_TRUE(scene.offers("at 3,3"));
    EXPECT_FALSE(scene.offers("at 3,4"));
}

TEST(Licences, LB_Q14_sci_fi_diagonally_to_a_bookshelf_card) {
    Scene scene(R"(
        row 1 |>|
        licence loose any-row
        discard graphic-novel-A
        hand seat1 fantasy-M horror-Q
    )");
    scene.play("play fantasy-M");
    EXPECT_EQ(scene.options("at 0"), "at 0,-1; at 0,1");
    EXPECT_EQ(scene.options("at 2"), "at 2,-1; at 2,1");
}

TEST(Licences, LB_Q15_poetry_no_alphabet) {
    Scene scene(R"(
        row 1 |>| horror-D
        hand seat1 horror-B horror-Q
        powers seat1 poetry-D
    )");
    scene.play("use poetry; play horror-B");
    EXPECT_TRUE(scene.offers("at 1,2"));
    EXPECT_FALSE(scene.offers("on 1,1"));
}

TEST(Licences, LB_Q16_graphic_novel_rows_without_a_bookshelf_card) {
    Scene scene(R"(
        row 1 |>| horror-D
        hand seat1 horror-B horror-Q
        powers seat1 graphic-novel-D
    )");
    scene.play("use graphic-novel; play horror-B");
    EXPECT_TRUE(scene.offers("at 0,1"));
    EXPECT_TRUE(scene.offers("at 2,1"));
    EXPECT_FALSE(scene.offers("at 0,2"));
}

TEST(Licences, LB_Q16_columns_are_not_sorted_in_a_row_without_bookshelf_card) {
    Scene scene(R"(
        options expansions=columns
        row 1 |>| horror-M
        hand seat1 fantasy-P horror-Q fantasy-C
        powers seat1 graphic-novel-D
    )");
    scene.play("use graphic-novel");
    Scene above = scene;
    above.play("play fantasy-P");
    EXPECT_TRUE(above.offers("at 0,1"));
    scene.play("play fantasy-C");
    EXPECT_TRUE(scene.offers("at 2,1"));
}

TEST(Licences, LB_Q21_mystery_a_wrong_card_counts_if_declared) {
    Scene scene(R"(
        row 1 |>| fantasy-A fantasy-B horror-C fantasy-D
        hand seat1 horror-Q
        powers seat1 mystery-F
    )");
    EXPECT_FALSE(scene.offers("complete fantasy"));
    scene.play("use mystery; complete fantasy; from 1,1; through 1,4; give fantasy-A seat2");
    EXPECT_EQ(scene.row(1), "|>|");
}

TEST(Licences, LB_Q21_mystery_never_two_wrong_cards) {
    Scene scene(R"(
        row 1 |>| fantasy-A horror-B romance-C fantasy-D fantasy-E
        hand seat1 horror-Q
        powers seat1 mystery-F
    )");
    scene.play("use mystery");
    EXPECT_EQ(scene.options("complete"), "");
}

TEST(Licences, LB_Q15_only_for_this_turn) {
    Scene scene(R"(
        row 1 |>| horror-D
        hand seat1 horror-E horror-F
        hand seat2 horror-B horror-C
        powers seat1 poetry-D
    )");
    scene.play("use poetry; play horror-E; at 1,2; play horror-F; at 1,3; end; play horror-B");
    EXPECT_FALSE(scene.offers("at 1,4"));
}

}  // namespace
}  // namespace shelfmark::librarians
