// LB-Q20
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Cooking, LB_Q20_the_next_six_are_shown_and_put_back_in_any_order) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-Q
        powers seat1 cooking-B
        deck horror-C horror-D horror-E horror-F horror-G horror-H horror-I
    )");
    scene.play("use cooking");
    EXPECT_EQ(scene.options(),
              "next horror-C; next horror-D; next horror-E; next horror-F; next horror-G; next horror-H");
    EXPECT_EQ(scene.times(EventKind::deck_shown), 6);
    EXPECT_EQ(scene.board().revelations, 1);
    scene.play("next horror-H; next horror-C; next horror-G; next horror-D");
    EXPECT_EQ(scene.options(), "next horror-E; next horror-F");
    scene.play("next horror-F");
    EXPECT_EQ(scene.deck(), "horror-H horror-C horror-G horror-D horror-F horror-E horror-I");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Cooking, LB_Q20_faces_and_order_stay_open_to_all) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 fantasy-A fantasy-B
        hand seat2 fantasy-O fantasy-P
        powers seat1 cooking-B
        hand-limit 1
        deck horror-C horror-D horror-E
    )");
    scene.play("use cooking; next horror-E; next horror-D");
    EXPECT_EQ(scene.board().open_deck, 3);
    scene.play("play fantasy-A; at 1,1; play fantasy-B; at 1,2; end");
    EXPECT_EQ(scene.hand(0, 1), "horror-E");
    EXPECT_EQ(scene.board().open_deck, 2);
}

TEST(Cooking, LB_Q20_of_a_small_deck_all_and_a_single_card_asks_nothing) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-Q
        powers seat1 cooking-B
        deck horror-C
    )");
    scene.play("use cooking");
    EXPECT_EQ(scene.board().open_deck, 1);
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Cooking, LB_G5_an_empty_deck_has_nothing_to_show) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-Q
        powers seat1 cooking-B
    )");
    scene.play("use cooking");
    EXPECT_EQ(scene.board().revelations, 0);
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

}  // namespace
}  // namespace shelfmark::librarians
