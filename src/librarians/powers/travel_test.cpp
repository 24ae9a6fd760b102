// LB-Q11
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

constexpr const char* three_books = R"(
    row 1 |>| horror-D romance-E fantasy-F
    hand seat1 horror-P horror-Q horror-R
    powers seat1 travel-D
)";

TEST(Travel, LB_Q11_two_books_go_and_their_places_may_be_filled_in_the_order_named) {
    Scene scene(three_books);
    scene.play("use travel");
    EXPECT_EQ(scene.options(), "take fantasy-F; take horror-D; take romance-E");
    scene.play("take fantasy-F");
    EXPECT_EQ(scene.options(), "take horror-D; take romance-E");
    scene.play("take horror-D");
    EXPECT_EQ(scene.row(1), "|>| . romance-E");
    EXPECT_EQ(scene.options(), "pass; put horror-P; put horror-Q; put horror-R");
    scene.play("put horror-R");
    EXPECT_EQ(scene.row(1), "|>| . romance-E horror-R");
    scene.play("put horror-Q");
    EXPECT_EQ(scene.row(1), "|>| horror-Q romance-E horror-R");
    EXPECT_EQ(scene.discard(), "horror-D travel-D fantasy-F");
}

TEST(Travel, LB_Q11_either_place_may_stay_empty) {
    Scene scene(three_books);
    scene.play("use travel; take horror-D; take fantasy-F; pass; put horror-P");
    EXPECT_EQ(scene.row(1), "|>| . romance-E horror-P");
    Scene other(three_books);
    other.play("use travel; take horror-D; take fantasy-F; put horror-P; pass");
    EXPECT_EQ(other.row(1), "|>| horror-P romance-E");
}

TEST(Travel, LB_G7_what_it_puts_down_is_played_and_a_thrill_acts) {
    Scene scene(R"(
        row 1 |>| horror-D romance-E fantasy-F
        hand seat1 draw-P horror-Q
        powers seat1 travel-D
        deck romance-R romance-S romance-T romance-U
    )");
    scene.play("use travel; take horror-D; take fantasy-F; put draw-P");
    EXPECT_EQ(scene.hand(0), "horror-Q romance-R romance-S romance-T");
    EXPECT_EQ(scene.options(), "pass; put horror-Q; put romance-R; put romance-S; put romance-T");
    scene.play("put romance-T");
    EXPECT_EQ(scene.board().played, 2);
}

TEST(Travel, LB_Q11_a_single_book_leaves_a_single_place) {
    Scene scene(R"(
        row 1 |>| horror-D
        hand seat1 horror-P horror-Q
        powers seat1 travel-D
    )");
    scene.play("use travel; take horror-D; put horror-P");
    EXPECT_EQ(scene.row(1), "|>| horror-P");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Travel, LB_Q11_a_row_without_bookshelf_card_stays_empty) {
    Scene scene(R"(
        row 0 || graphic-novel-A
        row 1 |>| horror-D
        hand seat1 horror-P horror-Q
        powers seat1 travel-D
    )");
    scene.play("use travel; take graphic-novel-A; take horror-D; put horror-P");
    EXPECT_EQ(scene.row(1), "|>| horror-P");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Travel, LB_Q2_a_shelf_that_goes_on_the_way_leaves_its_place_empty) {
    Scene scene(R"(
        row 1 detective-A detective-B romance-C |>| detective-D
        row 2 |>| romance-E
        hand seat1 detective-P horror-Q
        powers seat1 travel-D
    )");
    scene.play("use travel; take romance-C; take romance-E; put detective-P; remove-shelf bottom");
    EXPECT_EQ(scene.row(2), "||");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Travel, LB_G7_shelf_powers_and_the_balance_hold) {
    Scene scene(R"(
        options expansions=powers,balance
        row 1 |>no-letters:P-P| horror-A
        row 2 |>| horror-D/romance-D horror-E/romance-E
        hand seat1 horror-P horror-Q
        powers seat1 travel-D
    )");
    scene.play("use travel; take horror-A; take horror-D");
    EXPECT_EQ(scene.options(), "pass; put horror-Q");
    scene.play("pass");
    EXPECT_EQ(scene.options(), "pass");
}

TEST(Travel, LB_G7_nothing_is_put_on_a_pile_where_the_shelf_forbids_stacking) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>no-stacking| horror-D/romance-D horror-E
        hand seat1 horror-P horror-Q
        powers seat1 travel-D
    )");
    scene.play("use travel; take horror-D; take horror-E");
    EXPECT_EQ(scene.options(), "pass");
    scene.play("pass");
    EXPECT_EQ(scene.options(), "pass; put horror-P; put horror-Q");
}

TEST(Travel, LB_Q11_an_empty_hand_is_asked_nothing) {
    Scene scene(R"(
        row 1 |>| horror-D romance-E fantasy-F
        powers seat1 travel-D
        deck horror-R
    )");
    scene.play("use travel; take romance-E; take fantasy-F");
    EXPECT_EQ(scene.row(1), "|>| horror-D");
    EXPECT_EQ(scene.options(), "end");
}

TEST(Travel, LB_E6_never_a_third_card) {
    Scene scene(R"(
        options thrills=skip exactly-two
        row 1 |>| horror-D romance-E fantasy-F
        hand seat1 horror-P horror-Q horror-R
        powers seat1 travel-D
        played 1
    )");
    scene.play("use travel; take horror-D; take romance-E; put horror-P");
    EXPECT_EQ(scene.board().played, 2);
    EXPECT_FALSE(scene.offers("put horror-Q"));
    EXPECT_FALSE(scene.offers("play horror-Q"));
}

TEST(Travel, LB_E5_a_force_binds_what_is_put) {
    Scene scene(R"(
        row 1 |>| horror-D romance-E fantasy-F
        duty green
        hand seat1 horror-P romance-Q
        powers seat1 travel-D
    )");
    scene.play("use travel; take horror-D; take romance-E");
    EXPECT_EQ(scene.options(), "pass; put romance-Q");
}

TEST(Travel, LB_E5_what_it_puts_down_is_the_next_card) {
    Scene scene(R"(
        row 1 |>| horror-D romance-E fantasy-F
        licence next-gap next-no-order next-stack-any
        hand seat1 fantasy-C horror-G
        powers seat1 travel-D
    )");
    scene.play("use travel; take romance-E; take fantasy-F; put horror-G; pass; play fantasy-C");
    EXPECT_EQ(scene.options(), "at 1,-1");
}

TEST(Travel, LB_E5_stop_in_the_first_place_ends_the_turn_before_the_second) {
    Scene scene(R"(
        row 1 |>| horror-D romance-E fantasy-F
        hand seat1 stop-P horror-Q
        hand seat2 horror-M
        powers seat1 travel-D
    )");
    scene.play("use travel; take romance-E; take fantasy-F; put stop-P");
    EXPECT_EQ(scene.row(1), "|>| horror-D stop-P");
    EXPECT_EQ(scene.turn(), 1);
}

TEST(Travel, LB_E5_a_force_is_met_by_any_such_card_once_one_has_a_place) {
    Scene scene(R"(
        row 1 |>| romance-A fantasy-D fantasy-F horror-G
        duty green
        hand seat1 horror-B romance-C romance-E
        powers seat1 travel-D
    )");
    scene.play("use travel; take fantasy-F; take horror-G");
    EXPECT_EQ(scene.options(), "pass; put romance-C; put romance-E");
}

}  // namespace
}  // namespace shelfmark::librarians
