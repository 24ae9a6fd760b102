// LB-Q17
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Biography, LB_Q17_all_see_the_own_hand) {
    Scene scene(R"(
        options players=3
        row 1 |>|
        hand seat1 horror-A romance-B
        hand seat2 horror-C
        powers seat1 biography-D
    )");
    scene.play("use biography");
    EXPECT_EQ(scene.hand(0, 1), "horror-A romance-B");
    EXPECT_EQ(scene.hand(0, table::spectator), "horror-A romance-B");
    EXPECT_EQ(scene.hand(1, 0), "");
    EXPECT_EQ(scene.times(EventKind::hand_shown), 1);
    EXPECT_EQ(scene.board().revelations, 1);
}

}  // namespace
}  // namespace shelfmark::librarians
