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
