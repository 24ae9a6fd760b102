// LB-Q3, LB-Q7
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(HandLimit, LB_Q3_true_crime_lowers_it_for_good) {
    Scene scene(R"(
        row 1 |>| true-crime-A true-crime-B true-crime-C
        hand seat1 true-crime-D romance-E
        hand seat2 romance-G
        deck fantasy-H fantasy-I fantasy-J fantasy-K fantasy-L
    )");
    scene.play("play true-crime-D; at 1,4; play romance-E; at 1,1; end");
    EXPECT_EQ(scene.board().hand_limit, 3);
    EXPECT_EQ(scene.hand(0), "fantasy-H fantasy-I fantasy-J");
}

TEST(HandLimit, LB_S3_it_never_falls_below_one) {
    Scene scene(R"(
        hand-limit 1
        row 1 |>| true-crime-A true-crime-B true-crime-C
        hand seat1 true-crime-D romance-E
    )");
    scene.play("play true-crime-D; at 1,4");
    EXPECT_EQ(scene.board().hand_limit, 1);
    EXPECT_EQ(scene.times(EventKind::limit_changed), 0);
}

TEST(HandLimit, LB_Q7_adventure_raises_it_for_good) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 romance-E romance-F
        hand seat2 romance-G
        powers seat1 adventure-B
        deck fantasy-H fantasy-I fantasy-J fantasy-K fantasy-L fantasy-M
    )");
    scene.play("use adventure; play romance-E; at 1,1; play romance-F; at 1,2; end");
    EXPECT_EQ(scene.board().hand_limit, 5);
    EXPECT_EQ(scene.hand(0), "fantasy-H fantasy-I fantasy-J fantasy-K fantasy-L");
}

}  // namespace
}  // namespace shelfmark::librarians
