// LB-E5 Force Color! and Force Letter!
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Force, LB_E5_a_colour_in_play_is_named_and_binds_the_next_player) {
    Scene scene(R"(
        options genres=horror,romance
        row 1 |>|
        hand seat1 force-colour-M horror-N
        hand seat2 horror-Q romance-R
    )");
    scene.play("play force-colour-M; at 1,1");
    EXPECT_EQ(scene.options(), "colour green; colour red");
    scene.play("colour green");
    EXPECT_TRUE(scene.offers("play horror-N"));
    scene.play("play horror-N; at 1,2; end");
    EXPECT_TRUE(scene.offers("play romance-R"));
    EXPECT_FALSE(scene.offers("play horror-Q"));
}

TEST(Force, LB_E5_a_letter_that_the_game_has_is_named) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 force-letter-M horror-N
        hand seat2 horror-Q romance-R
    )");
    scene.play("play force-letter-M; at 1,1");
    EXPECT_EQ(scene.options(), "letter M; letter N; letter Q; letter R");
    scene.play("letter Q; play horror-N; at 1,2; end");
    EXPECT_TRUE(scene.offers("play horror-Q"));
    EXPECT_FALSE(scene.offers("play romance-R"));
}

TEST(Force, LB_E5_two_duties_may_be_met_by_one_card) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 force-letter-M force-colour-N
        hand seat2 horror-Q romance-Q romance-R
    )");
    scene.play("play force-letter-M; at 1,1; letter Q; play force-colour-N; at 1,2; colour green; end");
    EXPECT_TRUE(scene.offers("play romance-Q"));
    EXPECT_FALSE(scene.offers("play horror-Q"));
    EXPECT_FALSE(scene.offers("play romance-R"));
}

}  // namespace
}  // namespace shelfmark::librarians
