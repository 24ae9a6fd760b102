// LB-Q1
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Horror, LB_Q1_completing_it_loses_the_game_at_once) {
    Scene scene(R"(
        row 1 |>| horror-A horror-B horror-C
        hand seat1 horror-D romance-E
        deck romance-F
    )");
    scene.play("play horror-D; at 1,4");
    EXPECT_EQ(scene.board().outcome, Outcome::horror);
    EXPECT_EQ(scene.options(), "");
}

TEST(Horror, LB_W4_even_with_the_last_card) {
    Scene scene(R"(
        row 1 |>| horror-A horror-B horror-C
        hand seat1 horror-D
    )");
    scene.play("play horror-D; at 1,4");
    EXPECT_EQ(scene.board().outcome, Outcome::horror);
}

}  // namespace
}  // namespace shelfmark::librarians
