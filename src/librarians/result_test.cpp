// LB-W1 to LB-W5: the end of the game.
#include "librarians/result.h"

#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(End, LB_W1_all_cards_played_is_won_at_once_even_in_pieces) {
    Scene scene(R"(
        row 1 |>| romance-B romance-E romance-G fantasy-M horror-P
        hand seat1 romance-M
    )");
    scene.play("play romance-M; on 1,4; give romance-B seat1");
    EXPECT_EQ(scene.row(1), "|>| . . . fantasy-M horror-P");
    EXPECT_EQ(result(scene.state()), (Result{Outcome::won, 0}));
}

TEST(End, LB_W1_a_thrill_that_is_the_last_card_does_not_act) {
    Scene scene(R"(
        row 1 |>| horror-A romance-B
        hand seat1 swap-M
    )");
    scene.play("play swap-M; at 1,3");
    EXPECT_EQ(result(scene.state()), (Result{Outcome::won, 0}));
}

TEST(End, LB_W1_not_while_another_hand_holds_a_card) {
    Scene scene(R"(
        row 1 |>| fantasy-A
        hand seat1 horror-D
        hand seat2 horror-E
    )");
    scene.play("play horror-D; at 1,2");
    EXPECT_EQ(scene.board().outcome, Outcome::running);
}

TEST(End, LB_W2_giving_up_is_offered_only_without_a_legal_play) {
    Scene scene(R"(
        row 1 horror-A |>| horror-Z
        hand seat1 romance-B romance-C
        hand seat2 horror-M horror-N
        powers seat1 crime-D
        deck romance-P
        no-stacking
    )");
    EXPECT_EQ(scene.options(), "give-up; use crime");
    Scene other = scene;
    other.play("give-up");
    EXPECT_EQ(result(other.state()), (Result{Outcome::stuck, 5}));
    EXPECT_EQ(other.hand(1, 0), "horror-M horror-N") << "LB-S6: at the end everything is shown";
    scene.play("use crime; rotate 1");
    EXPECT_EQ(scene.refusal("give-up"), "LB-W2");
}

TEST(End, LB_W2_a_turn_that_cannot_end_in_one_piece_is_given_up_too) {
    Scene scene(R"(
        row 1 horror-A |>| fantasy-F romance-Z
        hand seat2 horror-M
        powers seat1 mythology-D
        hand seat1 fantasy-Q
        no-stacking
        licence no-minimum
    )");
    scene.play("use mythology; take horror-A; take fantasy-F");
    EXPECT_EQ(scene.refusal("end"), "LB-P4");
    EXPECT_EQ(scene.refusal("give-up"), "LB-W2") << "there is room for all three cards";
    Scene full(R"(
        options thrills=skip exactly-two
        row 1 horror-A |>| fantasy-F romance-Z
        hand seat2 horror-M
        powers seat1 mythology-D
        hand seat1 fantasy-Q
        played 2
    )");
    full.play("use mythology; take horror-A; take fantasy-F");
    EXPECT_EQ(full.options(), "give-up");
}

TEST(End, LB_W3_removed_cards_do_not_count_as_left) {
    Scene scene(R"(
        row 1 horror-A |>| horror-Z
        hand seat1 romance-B romance-C
        discard romance-P romance-Q
        put-away romance-R
        no-stacking
    )");
    scene.play("give-up");
    EXPECT_EQ(result(scene.state()), (Result{Outcome::stuck, 2}));
}

TEST(End, LB_W4_horror_is_worse_than_any_number_of_cards) {
    Scene scene(R"(
        row 1 |>| horror-B horror-C horror-D
        hand seat1 horror-E
    )");
    scene.play("play horror-E; at 1,4");
    EXPECT_EQ(result(scene.state()).outcome, Outcome::horror);
    EXPECT_LT(points(result(scene.state())), points({Outcome::stuck, max_cards}));
}

TEST(End, LB_W5_a_limit_of_one_and_an_empty_hand_still_bring_the_deck_to_its_end) {
    Scene scene(R"(
        row 1 |>|
        hand-limit 1
        deck romance-P romance-Q
    )");
    scene.play("end; end");
    EXPECT_EQ(scene.deck(), "");
    scene.play("play romance-P; at 1,1; end; play romance-Q; at 1,2");
    EXPECT_EQ(scene.board().outcome, Outcome::won);
}

}  // namespace
}  // namespace shelfmark::librarians
