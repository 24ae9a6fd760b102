// LB-Q19
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Business, LB_Q19_every_hand_goes_to_the_next_player_and_the_turn_goes_on) {
    Scene scene(R"(
        options players=3
        row 1 |>|
        turn seat2
        hand seat1 horror-A romance-B
        hand seat2 horror-C
        powers seat2 business-D
    )");
    scene.play("use business");
    EXPECT_EQ(scene.hand(0), "");
    EXPECT_EQ(scene.hand(1), "horror-A romance-B");
    EXPECT_EQ(scene.hand(2), "horror-C");
    EXPECT_EQ(scene.board().hand_count[0], 0);
    EXPECT_EQ(scene.board().hand_count[1], 2);
    EXPECT_TRUE(scene.offers("play horror-A"));
    EXPECT_EQ(scene.board().revelations, 1);
}

TEST(Business, LB_Q19_who_gave_a_hand_away_still_knows_it) {
    Scene scene(R"(
        options players=3
        row 1 |>|
        hand seat1 horror-A romance-B
        hand seat2 horror-C
        powers seat1 business-D
    )");
    scene.play("use business");
    EXPECT_EQ(scene.hand(1, 0), "horror-A romance-B");
    EXPECT_EQ(scene.hand(1, 2), "");
    EXPECT_EQ(scene.hand(2, 2), "horror-C");
}

}  // namespace
}  // namespace shelfmark::librarians
