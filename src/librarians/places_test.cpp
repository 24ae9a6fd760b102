// LB-P1 to LB-P3: where a card may be played.
#include "librarians/places.h"

#include <gtest/gtest.h>

#include "librarians/order.h"
#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Places, LB_P1_next_to_a_bookshelf_card_or_a_book) {
    Scene scene(R"(
        row 1 |>|
        row 2 |>| horror-F
        hand seat1 horror-M romance-N
    )");
    scene.play("play horror-M");
    EXPECT_EQ(scene.options(), "at 1,-1; at 1,1; at 2,2");
}

TEST(Places, LB_P1_above_and_below_count_but_a_corner_does_not) {
    Scene scene(R"(
        row 1 |>|
        row 2 |>| horror-F romance-G
        hand seat1 horror-M romance-N
    )");
    scene.play("play horror-M");
    EXPECT_EQ(scene.options(), "at 1,-1; at 1,1; at 1,2; at 2,3");
    EXPECT_EQ(scene.refusal("at 1,3"), "LB-P1");
}

TEST(Places, LB_P1_only_in_the_row_of_a_shelf) {
    Scene scene(R"(
        row 1 |>| horror-F
        hand seat1 horror-M romance-N
    )");
    scene.play("play horror-M");
    EXPECT_EQ(scene.options(), "at 1,2");
    EXPECT_EQ(scene.refusal("at 2,1"), "LB-P1");
    EXPECT_EQ(scene.refusal("at 0,1"), "LB-P1");
}

TEST(Places, LB_P1_a_group_that_was_cut_off_is_a_neighbour_too) {
    Scene scene(R"(
        row 1 |>| horror-F . . romance-H
        hand seat1 horror-M romance-N
    )");
    scene.play("play horror-M");
    EXPECT_EQ(scene.options(), "at 1,5");
}

TEST(Places, LB_P1_the_table_ends_31_places_from_the_column) {
    Library library = empty_library();
    library.first_row = library.last_row = first_setup_row;
    for (int column = 0; column < column_count; ++column) {
        if (column != left_of_shelf) lay(library, static_cast<CardId>(column), cell(first_setup_row, column));
    }
    EXPECT_EQ(adjacent_places(library, first_setup_row), bit(left_of_shelf));
}

TEST(Places, LB_P1_the_table_has_nine_rows_above_and_below_the_setup) {
    EXPECT_EQ(first_setup_row, 9);
    EXPECT_EQ(row_count, 9 + setup_rows + 9);
}

TEST(Places, LB_S2_the_two_sides_of_a_bookshelf_card_do_not_touch) {
    Scene scene(R"(
        row 0 || horror-F
        row 1 |>|
        hand seat1 horror-M romance-N
        discard graphic-novel-D
        licence any-row
    )");
    scene.play("play horror-M");
    EXPECT_FALSE(scene.offers("at 0,-1"));
    EXPECT_TRUE(scene.offers("at 0,2"));
}

TEST(Places, LB_P2_between_the_nearest_letters_along_the_arrow) {
    Scene scene(R"(
        row 1 horror-C |>| horror-F . romance-K
        row 2 |>|
        hand seat1 thriller-G thriller-N
    )");
    scene.play("play thriller-G");
    EXPECT_EQ(scene.options("at 1"), "at 1,2");
}

TEST(Places, LB_P2_against_the_arrow_the_alphabet_runs_from_right_to_left) {
    Scene scene(R"(
        row 1 horror-M |<| horror-F
        hand seat1 thriller-G thriller-N thriller-C
    )");
    EXPECT_EQ(scene.options("play"), "play thriller-C; play thriller-N");
    scene.play("play thriller-C");
    EXPECT_EQ(scene.options(), "at 1,2");
}

TEST(Places, LB_P2_equal_letters_are_fine) {
    Scene scene(R"(
        row 1 |>| horror-F romance-G
        hand seat1 thriller-G thriller-N
    )");
    scene.play("play thriller-G");
    EXPECT_EQ(scene.options(), "at 1,3; on 1,2");
}

TEST(Places, LB_P2_only_the_nearest_card_on_each_side_counts) {
    Scene scene(R"(
        row 1 |>| horror-Z horror-A . horror-P
        hand seat1 thriller-G thriller-N
    )");
    scene.play("play thriller-G");
    EXPECT_EQ(scene.options(), "at 1,-1; at 1,3") << "before Z on the left, between A and P on the right";
}

TEST(Places, LB_P2_a_book_leaves_room_for_the_letters_between_or_shuts_them_out) {
    const Scene scene(R"(
        row 1 |>|
        row 2 |>| horror-C . horror-F horror-J
        row 3 horror-K . . |<|
        row 4 |>| romance-C . romance-D
        hand seat1 romance-N
    )");
    const auto leeway = [&](char letter, int row, int column) {
        return leeway_of(scene.board(), static_cast<Letter>(letter - 'A'), cell(first_setup_row + row - 1, column));
    };
    constexpr int right = right_of_shelf;
    EXPECT_EQ(leeway('N', 1, right), Leeway::alone);
    EXPECT_EQ(leeway('N', 2, right + 5), Leeway::open);
    EXPECT_EQ(leeway('N', 2, right + 4), Leeway::shut) << "K, L and M have no place any more";
    EXPECT_EQ(leeway('J', 2, right + 4), Leeway::snug);
    EXPECT_EQ(leeway('K', 2, right + 4), Leeway::snug);
    EXPECT_EQ(leeway('D', 2, right + 1), Leeway::shut) << "E had a place before F";
    EXPECT_EQ(leeway('C', 3, left_of_shelf), Leeway::open);
    EXPECT_EQ(leeway('C', 3, left_of_shelf - 3), Leeway::shut) << "on either side, whatever the arrow";
    EXPECT_EQ(leeway('D', 4, right + 4), std::nullopt) << "only another D fits between";
    EXPECT_EQ(leeway('N', 5, right), std::nullopt) << "no shelf, no order";
}

TEST(Places, LB_P2_no_order_in_a_row_without_bookshelf_card) {
    Scene scene(R"(
        discard graphic-novel-D
        row 0 || horror-Z horror-A
        row 1 |>| horror-B horror-C
        hand seat1 thriller-M thriller-N
        licence any-row
    )");
    scene.play("play thriller-M");
    EXPECT_TRUE(scene.offers("at 0,3"));
    EXPECT_EQ(scene.refusal("at 1,-1"), "LB-P2");
}

TEST(Places, LB_P3_on_top_of_the_same_letter_whatever_the_order) {
    Scene scene(R"(
        row 1 |>| horror-Z horror-G horror-A
        hand seat1 thriller-G thriller-N
    )");
    scene.play("play thriller-G");
    EXPECT_TRUE(scene.offers("on 1,2"));
    EXPECT_EQ(scene.refusal("on 1,1"), "LB-P3");
    scene.play("on 1,2");
    EXPECT_EQ(scene.row(1), "|>| horror-Z thriller-G/horror-G horror-A");
}

TEST(Places, LB_P3_piles_have_no_limit_and_only_the_top_counts) {
    Scene scene(R"(
        row 1 |>| fantasy-G/romance-G/horror-G
        hand seat1 thriller-G thriller-N
    )");
    scene.play("play thriller-G; on 1,1");
    EXPECT_EQ(scene.row(1), "|>| thriller-G/fantasy-G/romance-G/horror-G");
}

TEST(Places, LB_P3_nothing_is_stacked_in_a_row_without_bookshelf_card) {
    Scene scene(R"(
        discard graphic-novel-D
        row 0 || horror-G
        row 1 |>|
        hand seat1 thriller-G thriller-N
    )");
    scene.play("play thriller-G");
    EXPECT_EQ(scene.refusal("on 0,1"), "LB-P1");
}

}  // namespace
}  // namespace shelfmark::librarians
