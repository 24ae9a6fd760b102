// LB-Q22
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Crime, LB_Q22_an_arrow_turns_round) {
    Scene scene(R"(
        row 1 |>| horror-D
        row 2 |<|
        hand seat1 horror-E horror-F
        powers seat1 crime-B
    )");
    scene.play("use crime");
    EXPECT_EQ(scene.options(), "rotate 1; rotate 2");
    scene.play("rotate 1");
    EXPECT_EQ(scene.row(1), "|<| horror-D");
    scene.play("play horror-E");
    EXPECT_TRUE(scene.offers("at 1,-1"));
    EXPECT_FALSE(scene.offers("at 1,2"));
}

TEST(Crime, LB_Q22_and_back_again) {
    Scene scene(R"(
        row 1 |<|
        hand seat1 horror-E
        powers seat1 crime-B
    )");
    scene.play("use crime; rotate 1");
    EXPECT_EQ(scene.row(1), "|>|");
}

}  // namespace
}  // namespace shelfmark::librarians
