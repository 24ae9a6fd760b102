// Why a decision is refused: the rule, and what is said.
#include "librarians/explain.h"

#include <gtest/gtest.h>

#include <string>

#include "librarians/notation.h"
#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

// "LB-Q10 why.in-order", or "legal".
std::string why(const Scene& scene, std::string_view decision) {
    const auto action = parse_action(scene.board(), scene.turn(), decision);
    if (!action) return "no decision";
    const Refusal refusal = check(scene.state(), scene.turn(), *action);
    return refusal ? std::string(refusal.rule) + " " + refusal.key : "legal";
}

constexpr const char* three_books = R"(
    options thrills=swap
    row 1 |>| horror-A romance-B fantasy-C
    hand seat1 swap-M horror-Q
    powers seat1 action-D
)";

TEST(Explain, LB_Q10_two_books_are_named_in_their_order) {
    Scene scene(three_books);
    scene.play("use action; swap romance-B");
    EXPECT_EQ(why(scene, "with fantasy-C"), "legal");
    EXPECT_EQ(why(scene, "with horror-A"), "LB-Q10 why.in-order");
    EXPECT_EQ(why(scene, "with romance-B"), "LB-Q10 why.chosen-already");
    EXPECT_EQ(why(scene, "with horror-Q"), "LB-Q10 why.not-on-top");
}

TEST(Explain, LB_Q10_the_last_of_all_books_is_the_second_of_a_pair) {
    Scene scene(three_books);
    scene.play("use action");
    EXPECT_EQ(why(scene, "swap romance-B"), "legal");
    EXPECT_EQ(why(scene, "swap fantasy-C"), "LB-Q10 why.not-yet");
}

TEST(Explain, LB_Q10_a_book_that_fits_only_before_others_is_the_second_of_a_pair) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>no-letters:C-P| horror-A romance-B
        row 2 |>| mystery-J mystery-P
        hand seat1 horror-F
        powers seat1 action-D
    )");
    scene.play("use action");
    EXPECT_EQ(why(scene, "swap mystery-J"), "legal");
    EXPECT_EQ(why(scene, "swap mystery-P"), "LB-Q10 why.not-yet");
    scene.play("swap horror-A");
    EXPECT_EQ(why(scene, "with mystery-J"), "LB-E4 why.swap-forbidden");
}

TEST(Explain, LB_G7_nothing_is_swapped_into_a_row_without_a_bookshelf_card) {
    Scene scene(R"(
        options genres=horror,romance,action,graphic-novel
        row 0 || romance-B
        row 1 |>| horror-A romance-B2 romance-E
        hand seat1 horror-F
        powers seat1 action-C
    )");
    scene.play("use action");
    EXPECT_EQ(why(scene, "swap romance-B"), "LB-G7 why.no-bookshelf");
    scene.play("swap horror-A");
    EXPECT_EQ(why(scene, "with romance-B"), "LB-G7 why.no-bookshelf");
    EXPECT_EQ(why(scene, "with romance-B2"), "legal");
}

TEST(Explain, LB_Q12_a_book_that_others_come_before_is_not_one_that_was_passed_over) {
    Scene scene(R"(
        row 1 |>| horror-A romance-B fantasy-C
        hand seat1 horror-Q
        powers seat1 mythology-D
    )");
    scene.play("use mythology");
    EXPECT_EQ(why(scene, "take fantasy-C"), "LB-Q12 why.not-yet");
    scene.play("take romance-B");
    EXPECT_EQ(why(scene, "take romance-B"), "LB-Q12 why.chosen-already");
    EXPECT_EQ(why(scene, "take horror-A"), "LB-Q12 why.in-order");
}

TEST(Explain, LB_Q9_and_LB_Q18_no_book_is_chosen_twice) {
    Scene scene(R"(
        row 1 |>| horror-A romance-B fantasy-C
        hand seat1 horror-Q
        powers seat1 thriller-D science-E
    )");
    Scene moving = scene;
    moving.play("use thriller; move romance-B; to 1,-1");
    EXPECT_EQ(why(moving, "move romance-B"), "LB-Q9 why.chosen-already");
    scene.play("use science; tap romance-B");
    EXPECT_EQ(why(scene, "tap romance-B"), "LB-Q18 why.chosen-already");
}

TEST(Explain, LB_Q11_what_keeps_a_card_from_a_place_that_travel_cleared) {
    constexpr const char* two_piles = R"(
        row 1 |>no-stacking| romance-B/horror-A
        row 2 |>| fantasy-C/horror-D fantasy-E/horror-F
        hand seat1 horror-Q
        powers seat1 travel-D
    )";
    Scene stacking(std::string("options expansions=powers\n") + two_piles);
    stacking.play("use travel; take romance-B; take fantasy-C");
    EXPECT_EQ(why(stacking, "put horror-Q"), "LB-E4 why.no-stacking");
    Scene balance(std::string("options expansions=balance\n") + two_piles);
    balance.play("use travel; take fantasy-C; take romance-B");
    EXPECT_EQ(why(balance, "put horror-Q"), "LB-E4 why.balance");
}

TEST(Explain, LB_E5_and_so_are_those_of_swap) {
    Scene scene(three_books);
    scene.play("play swap-M; at 1,4; swap romance-B");
    EXPECT_EQ(why(scene, "with horror-A"), "LB-E5 why.in-order");
}

TEST(Explain, LB_Q9_a_book_moves_to_an_empty_place) {
    Scene scene(R"(
        row 1 |>| horror-A romance-B fantasy-C
        hand seat1 horror-Q
        powers seat1 thriller-D
    )");
    scene.play("use thriller; move romance-B");
    EXPECT_EQ(why(scene, "to 1,1"), "LB-Q9 why.not-empty");
}

TEST(Explain, LB_Q14_a_corner_may_be_enough_but_not_any_distance) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 horror-Q romance-B
        powers seat1 sci-fi-D
    )");
    Scene plain = scene;
    plain.play("play horror-Q");
    EXPECT_EQ(why(plain, "at 1,9"), "LB-P1 why.not-beside");
    scene.play("use sci-fi; play horror-Q");
    EXPECT_EQ(why(scene, "at 1,9"), "LB-P1 why.too-far");
}

TEST(Explain, LB_E4_what_a_shelf_forbids_to_the_powers) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>no-letters:P-P| horror-A romance-B
        row 2 |>| fantasy-P
        hand seat1 horror-P horror-Q swap-R
        powers seat1 travel-D thriller-D
    )");
    Scene travel = scene;
    travel.play("use travel; take horror-A; take romance-B");
    EXPECT_EQ(travel.refusal("put horror-P"), "LB-E4");
    Scene thriller = scene;
    thriller.play("use thriller; move fantasy-P");
    EXPECT_EQ(thriller.refusal("to 1,3"), "LB-E4");
    scene.play("play swap-R; at 2,2; swap horror-A");
    EXPECT_EQ(scene.refusal("with fantasy-P"), "LB-E4");
}

TEST(Explain, LB_E5_what_a_force_forbids_to_the_powers) {
    Scene scene(R"(
        row 1 |>| romance-A fantasy-D
        row 2 |>|
        duty green
        hand seat1 horror-B romance-C
        powers seat1 drama-A travel-D
    )");
    Scene travel = scene;
    travel.play("use travel; take romance-A; take fantasy-D");
    EXPECT_EQ(travel.refusal("put horror-B"), "LB-E5");
    scene.play("use drama");
    EXPECT_EQ(scene.refusal("insert horror-B"), "LB-E5");
}

TEST(Explain, LB_S5_a_card_that_cannot_be_tapped_is_no_tap_too_many) {
    Scene scene(R"(
        options talk=taps
        row 1 |>| horror-A
        hand seat1 horror-C horror-D
    )");
    EXPECT_EQ(scene.refusal("tap horror-C"), "LB-S5");
    EXPECT_NE(why(scene, "tap horror-C"), "LB-S5 why.taps-used");
    scene.play("tap horror-A; tap-shelf 1");
    EXPECT_EQ(why(scene, "tap horror-A"), "LB-S5 why.taps-used");
}

TEST(Explain, LB_W4_after_the_end_the_rule_that_ended_the_game) {
    EXPECT_EQ(why(Scene("hand seat1 horror-C\nover horror"), "end"), "LB-W4 why.game-over");
    EXPECT_EQ(why(Scene("hand seat1 horror-C\nover stuck"), "end"), "LB-W2 why.game-over");
    EXPECT_EQ(why(Scene("row 1 |>| horror-C\nover won"), "end"), "LB-W1 why.game-over");
}

}  // namespace
}  // namespace shelfmark::librarians
