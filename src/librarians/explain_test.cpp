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
    EXPECT_EQ(why(scene, "with horror-Q"), "LB-Q10 why.not-on-top");
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
