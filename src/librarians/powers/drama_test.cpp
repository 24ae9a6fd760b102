// LB-Q23
#include <gtest/gtest.h>

#include <string>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Drama, LB_Q23_between_two_books_and_the_rest_moves_outward_up_to_the_gap) {
    Scene scene(R"(
        row 1 horror-B . romance-D horror-F |>| romance-G horror-J/romance-J . horror-L
        hand seat1 fantasy-H horror-Q
        powers seat1 drama-A
    )");
    scene.play("use drama; insert fantasy-H");
    EXPECT_EQ(scene.options(), "between 1,2 right");
    EXPECT_EQ(scene.hand(0, 1), "fantasy-H");
    scene.play("between 1,2 right");
    EXPECT_EQ(scene.row(1), "horror-B . romance-D horror-F |>| romance-G fantasy-H horror-J/romance-J horror-L");
    EXPECT_EQ(scene.board().played, 1);
    EXPECT_EQ(scene.hand(0), "horror-Q");
}

TEST(Drama, LB_Q23_one_neighbour_may_be_the_bookshelf_card_on_either_side) {
    Scene scene(R"(
        row 1 horror-B romance-D |>| horror-G romance-J
        hand seat1 fantasy-F horror-Q
        powers seat1 drama-A
    )");
    scene.play("use drama; insert fantasy-F");
    EXPECT_EQ(scene.options(), "between 1,-1 left; between 1,1 right");
    Scene left = scene;
    left.play("between 1,-1 left");
    EXPECT_EQ(left.row(1), "horror-B romance-D fantasy-F |>| horror-G romance-J");
    scene.play("between 1,1 right");
    EXPECT_EQ(scene.row(1), "horror-B romance-D |>| fantasy-F horror-G romance-J");
}

TEST(Drama, LB_P2_the_alphabet_holds_for_it) {
    Scene scene(R"(
        row 1 |<| horror-G horror-D
        hand seat1 horror-A fantasy-F horror-Q
        powers seat1 drama-A
    )");
    scene.play("use drama");
    EXPECT_EQ(scene.options(), "insert fantasy-F; insert horror-Q; pass");
    scene.play("insert horror-Q");
    EXPECT_EQ(scene.options(), "between 1,1 right");
}

TEST(Drama, LB_Q23_it_may_be_declined) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-Q
        powers seat1 drama-A
    )");
    scene.play("use drama");
    EXPECT_EQ(scene.options(), "pass");
    scene.play("pass");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Drama, LB_E3_a_series_holds_for_it) {
    Scene scene(R"(
        options expansions=sequels
        row 1 |>| horror-D fantasy-D romance-D horror-D2
        card horror-D volume=1
        card horror-D2 volume=3
        card horror-D3 volume=2
        hand seat1 horror-D3 horror-Q
        powers seat1 drama-A
    )");
    scene.play("use drama; insert horror-D3");
    EXPECT_EQ(scene.options(), "between 1,2 right; between 1,4 right");
}

TEST(Drama, LB_E3_in_order_with_the_books_on_both_sides) {
    const std::string one_and = R"(
        options expansions=sequels
        card horror-D volume=1
        card horror-D2 volume=2
        card horror-D3 volume=3
        powers seat1 drama-A
        row 1 |>| horror-D )";
    Scene third(one_and + "horror-D2\nhand seat1 horror-D3 romance-Q");
    third.play("use drama");
    EXPECT_FALSE(third.offers("insert horror-D3"));
    Scene second(one_and + "horror-D3\nhand seat1 horror-D2 romance-Q");
    second.play("use drama; insert horror-D2");
    EXPECT_EQ(second.options(), "between 1,2 right");
}

TEST(Drama, LB_E4_a_full_side_has_no_room) {
    Scene scene(R"(
        options expansions=powers
        row 1 horror-B romance-D |>right-limit:2| horror-G romance-J
        hand seat1 fantasy-F horror-Q
        powers seat1 drama-A
    )");
    scene.play("use drama; insert fantasy-F");
    EXPECT_EQ(scene.options(), "between 1,-1 left");
}

// The right side of a shelf with so many books, all with the letter A.
Scene with_books_on_the_right(int books) {
    std::string position = "hand seat1 fantasy-A fantasy-Q\npowers seat1 drama-A\nrow 1 |>|";
    for (int i = 0; i < books; ++i) {
        position += i % 2 == 0 ? " horror-A" : " romance-A";
        if (i > 1) position += std::to_string(i / 2 + 1);
    }
    return Scene(position);
}

TEST(Drama, LB_P1_nothing_is_pushed_off_the_table) {
    Scene room = with_books_on_the_right(places_per_side - 1);
    room.play("use drama");
    EXPECT_EQ(room.options(), "insert fantasy-A; pass");
    Scene full = with_books_on_the_right(places_per_side);
    full.play("use drama");
    EXPECT_EQ(full.options(), "pass");
}

TEST(Drama, LB_G4_the_books_that_move_can_complete_a_genre) {
    Scene scene(R"(
        row 1 |>| romance-A fantasy-B
        row 2 |>| thriller-B biography-C fantasy-D
        row 3 |>| romance-C thriller-D fantasy-E
        row 4 |>| thriller-D2 biography-E fantasy-F
        hand seat1 horror-B horror-Q
        powers seat1 drama-A
    )");
    scene.play("use drama; insert horror-B; between 1,2 right; give fantasy-B seat1");
    EXPECT_EQ(scene.row(1), "|>| romance-A horror-B");
}

TEST(Drama, LB_G4_with_those_that_the_inserted_card_completes) {
    Scene scene(R"(
        row 1 |>| romance-A fantasy-B
        row 2 |>| thriller-B biography-C fantasy-D
        row 3 |>| romance-C biography-D fantasy-E
        row 4 |>| thriller-D biography-E fantasy-F
        hand seat1 biography-B horror-Q
        powers seat1 drama-A
    )");
    scene.play("use drama; insert biography-B; between 1,2 right; give fantasy-B seat1; give biography-B seat2");
    EXPECT_EQ(scene.row(1), "|>| romance-A");
}

TEST(Drama, LB_G7_an_inserted_thrill_acts) {
    Scene scene(R"(
        row 1 |>| romance-A fantasy-C
        hand seat1 draw-B horror-Q
        powers seat1 drama-A
        deck horror-D horror-E horror-F horror-G
    )");
    scene.play("use drama; insert draw-B; between 1,2 right");
    EXPECT_EQ(scene.hand(0), "horror-D horror-E horror-F horror-Q");
}

TEST(Drama, LB_E6_never_a_third_card) {
    Scene scene(R"(
        options thrills=skip exactly-two
        row 1 |>| romance-A fantasy-C
        hand seat1 horror-B
        powers seat1 drama-A
        played 2
    )");
    scene.play("use drama");
    EXPECT_FALSE(scene.offers("insert horror-B"));
    EXPECT_TRUE(scene.offers("end"));
}

TEST(Drama, LB_E5_a_force_asks_for_a_place_before_the_books_move) {
    Scene scene(R"(
        row 1 |>| horror-A fantasy-D
        duty green
        hand seat1 horror-B romance-C
        powers seat1 drama-A
    )");
    scene.play("use drama; insert horror-B; between 1,2 right");
    EXPECT_EQ(scene.times(EventKind::duty_unmet), 0);
}

TEST(Drama, LB_E5_a_force_binds_what_is_inserted) {
    Scene scene(R"(
        row 1 |>| romance-A fantasy-D
        row 2 |>|
        duty green
        hand seat1 horror-B romance-C
        powers seat1 drama-A
    )");
    scene.play("use drama");
    EXPECT_EQ(scene.options(), "insert romance-C; pass");
}

TEST(Drama, LB_E5_a_force_is_met_by_any_such_card_once_one_has_a_place) {
    Scene scene(R"(
        row 1 |>| romance-A fantasy-D
        duty green
        hand seat1 horror-B romance-C romance-E
        powers seat1 drama-A
    )");
    EXPECT_EQ(scene.options("play"), "play romance-E");
    scene.play("use drama");
    EXPECT_EQ(scene.options(), "insert romance-C; pass");
}

TEST(Drama, LB_E5_what_it_inserts_is_the_next_card) {
    Scene scene(R"(
        row 1 |>| romance-D fantasy-F
        licence next-gap next-no-order next-stack-any
        hand seat1 fantasy-C horror-E
        powers seat1 drama-A
    )");
    scene.play("use drama; insert horror-E; between 1,2 right; play fantasy-C");
    EXPECT_EQ(scene.options(), "at 1,-1");
}

TEST(Drama, LB_G4_an_inserted_thrill_acts_before_the_moved_books_complete_a_genre) {
    Scene scene(R"(
        row 1 |>| romance-A fantasy-B
        row 2 |>| thriller-B biography-C fantasy-D
        row 3 |>| romance-C thriller-D fantasy-E
        row 4 |>| thriller-D2 biography-E fantasy-F
        hand seat1 swap-B horror-Q
        powers seat1 drama-A
    )");
    scene.play("use drama; insert swap-B; between 1,2 right");
    Scene whole = scene;
    whole.play("swap romance-A; with thriller-B; give fantasy-B seat1");
    scene.play("swap romance-A; with fantasy-B");
    EXPECT_EQ(scene.row(1), "|>| fantasy-B swap-B romance-A");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

}  // namespace
}  // namespace shelfmark::librarians
