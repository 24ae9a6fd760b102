// LB-E5 Steal Power!
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(StealPower, LB_E5_a_power_card_of_another_player_is_used_at_once_and_discarded) {
    Scene scene(R"(
        options players=3
        row 1 |>|
        hand seat1 steal-power-M horror-N
        powers seat1 romance-A
        powers seat2 romance-B romance-C crime-D
        powers seat3 romance-E
    )");
    scene.play("play steal-power-M; at 1,1");
    EXPECT_EQ(scene.options(), "steal crime seat2; steal romance seat2; steal romance seat3");
    scene.play("steal crime seat2");
    EXPECT_EQ(scene.options(), "rotate 1");
    EXPECT_EQ(scene.discard(), "crime-D");
    EXPECT_EQ(scene.times(EventKind::power_used), 1);
}

TEST(StealPower, LB_E5_nobody_has_one_nothing_happens) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 steal-power-M horror-N
        powers seat1 romance-A
    )");
    scene.play("play steal-power-M; at 1,1");
    EXPECT_TRUE(scene.offers("play horror-N"));
}

TEST(StealPower, LB_P5_what_it_reveals_cannot_be_taken_back) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 steal-power-M horror-N
        powers seat2 biography-A
    )");
    scene.play("play steal-power-M; at 1,1; steal biography seat2");
    EXPECT_EQ(scene.hand(0, 1), "horror-N");
    EXPECT_EQ(scene.board().revelations, 1);
}

}  // namespace
}  // namespace shelfmark::librarians
