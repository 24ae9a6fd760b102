// LB-E5: what the thrill books do. Swap! is in librarians/powers/swapping_test.cpp.
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Thrills, LB_E5_skip_the_next_player_misses_a_turn) {
    Scene scene(R"(
        options players=3
        row 1 |>|
        hand seat1 skip-M horror-N
        hand seat2 horror-Q
        hand seat3 horror-R
    )");
    scene.play("play skip-M; at 1,1; play horror-N; at 1,2; end");
    EXPECT_EQ(scene.board().turn, 2);
    EXPECT_EQ(scene.times(EventKind::turn_skipped), 1);
}

TEST(Thrills, LB_E5_skip_with_two_players_you_play_again) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 skip-M horror-N
        hand seat2 horror-Q
        deck horror-R
    )");
    scene.play("play skip-M; at 1,1; play horror-N; at 1,2; end");
    EXPECT_EQ(scene.board().turn, 0);
    EXPECT_EQ(scene.board().skips, 0);
}

TEST(Thrills, LB_E5_skip_who_misses_a_turn_does_not_draw) {
    Scene scene(R"(
        options players=3
        row 1 |>|
        hand seat1 skip-M horror-N
        hand seat2 horror-Q
        hand seat3 horror-R
        deck romance-A romance-B romance-C romance-D romance-E romance-F
    )");
    scene.play("play skip-M; at 1,1; play horror-N; at 1,2; end");
    EXPECT_EQ(scene.hand(1), "horror-Q");
    EXPECT_EQ(scene.deck(), "romance-E romance-F") << "seat1 drew four";
}

TEST(Thrills, LB_E5_skip_twice_and_two_players_miss_a_turn) {
    Scene scene(R"(
        options players=4
        row 1 |>|
        hand seat1 skip-M horror-N
        hand seat2 horror-Q
        powers seat1 mythology-C
    )");
    scene.play("play skip-M; at 1,1; use mythology; play skip-M; at 1,1; end");
    EXPECT_EQ(scene.turn(), 3);
    EXPECT_EQ(scene.times(EventKind::turn_skipped), 2);
}

TEST(Thrills, LB_E5_stop_the_turn_ends_now_and_you_draw) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 stop-M horror-N
        hand seat2 horror-Q
        deck horror-R horror-S horror-T horror-U
    )");
    scene.play("play stop-M; at 1,1");
    EXPECT_EQ(scene.board().turn, 1);
    EXPECT_EQ(scene.hand(0), "horror-N horror-R horror-S horror-T");
}

TEST(Thrills, LB_E5_stop_waits_until_the_library_hangs_together) {
    Scene scene(R"(
        row 1 |>| horror-A . horror-C
        hand seat1 stop-M horror-B
        hand seat2 horror-Q
        cut-off
    )");
    scene.play("play stop-M; at 1,4");
    EXPECT_EQ(scene.board().turn, 0);
    scene.play("play horror-B; at 1,2");
    EXPECT_EQ(scene.board().turn, 1);
}

TEST(Thrills, LB_E5_gap_lets_the_next_card_leave_a_gap_and_no_other) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 gap-M horror-N horror-O
        deck horror-R
    )");
    scene.play("play gap-M; at 1,1; play horror-N");
    EXPECT_TRUE(scene.offers("at 1,3"));
    scene.play("at 1,3; play horror-O");
    EXPECT_TRUE(scene.offers("at 1,4"));
    EXPECT_FALSE(scene.offers("at 1,5"));
}

TEST(Thrills, LB_E5_gap_in_a_column_too_but_not_diagonally) {
    Scene scene(R"(
        row 1 |>| horror-A horror-B romance-C
        row 2 |>|
        row 3 |>|
        licence next-gap
        hand seat1 fantasy-M horror-N
    )");
    scene.play("play fantasy-M");
    EXPECT_EQ(scene.options("at 2"), "at 2,-1; at 2,-2; at 2,1; at 2,2; at 2,3");
    EXPECT_EQ(scene.options("at 3"), "at 3,-1; at 3,-2; at 3,1; at 3,2; at 3,3");
}

TEST(Thrills, LB_E5_no_order_frees_the_next_card_of_the_alphabet_whoever_plays_it) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-L no-order-M
        hand seat2 horror-A horror-N
    )");
    scene.play("play horror-L; at 1,1; play no-order-M; at 1,2; end; play horror-A");
    EXPECT_TRUE(scene.offers("at 1,3"));
    scene.play("at 1,3; play horror-N");
    EXPECT_FALSE(scene.offers("at 1,-1"));
    EXPECT_TRUE(scene.offers("at 1,4"));
}

TEST(Thrills, LB_E5_stack_any_lets_the_next_card_lie_on_any_book_in_spite_of_tragedy) {
    Scene scene(R"(
        row 1 |>|
        no-stacking
        hand seat1 stack-any-M horror-N horror-O
        deck horror-R
    )");
    scene.play("play stack-any-M; at 1,1; play horror-N");
    EXPECT_TRUE(scene.offers("on 1,1"));
    scene.play("on 1,1; play horror-O");
    EXPECT_FALSE(scene.offers("on 1,1"));
}

TEST(Thrills, LB_E5_stack_any_the_alphabet_holds) {
    Scene scene(R"(
        row 1 |>| horror-D horror-F horror-H
        licence next-stack-any
        hand seat1 fantasy-E horror-Q
    )");
    scene.play("play fantasy-E");
    EXPECT_EQ(scene.options("on"), "on 1,1; on 1,2");
    EXPECT_EQ(scene.refusal("on 1,3"), "LB-P2");
}

TEST(Thrills, LB_E5_draw_three_cards_above_the_limit_too) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 draw-M horror-N horror-O horror-P
        deck horror-Q horror-R horror-S horror-T
    )");
    scene.play("play draw-M; at 1,1");
    EXPECT_EQ(scene.hand(0), "horror-N horror-O horror-P horror-Q horror-R horror-S");
    EXPECT_EQ(scene.board().revelations, 1);
}

TEST(Thrills, LB_E5_draw_from_an_empty_deck_shows_nothing) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 draw-M horror-N
    )");
    scene.play("play draw-M; at 1,1");
    EXPECT_EQ(scene.hand(0), "horror-N");
    EXPECT_EQ(scene.board().revelations, 0);
}

TEST(Thrills, LB_E5_reveal_any_player_oneself_too_shows_the_hand_to_all) {
    Scene scene(R"(
        options players=3
        row 1 |>|
        hand seat1 reveal-M horror-N
        hand seat2 horror-Q romance-R
    )");
    scene.play("play reveal-M; at 1,1");
    EXPECT_EQ(scene.options(), "reveal seat1; reveal seat2; reveal seat3");
    scene.play("reveal seat2");
    EXPECT_EQ(scene.hand(1, 2), "horror-Q romance-R");
    EXPECT_EQ(scene.board().revelations, 1);
}

}  // namespace
}  // namespace shelfmark::librarians
