// LB-Q5
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Romance, LB_Q5_the_top_five_of_the_deck_are_put_away) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 fantasy-A
        powers seat1 romance-B
        deck horror-C horror-D horror-E horror-F horror-G horror-H horror-I
    )");
    scene.play("use romance");
    EXPECT_EQ(scene.deck(), "horror-H horror-I");
    EXPECT_EQ(scene.board().put_away_count, 5);
    EXPECT_EQ(scene.board().revelations, 0);
    EXPECT_EQ(scene.put_away(), "horror-C horror-D horror-E horror-F horror-G");
    EXPECT_EQ(scene.state().hidden.memory[0].known, scene.state().hidden.hand[0]);
}

TEST(Romance, LB_Q5_all_of_a_smaller_deck) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 fantasy-A
        powers seat1 romance-B
        deck horror-C horror-D
    )");
    scene.play("use romance");
    EXPECT_EQ(scene.deck(), "");
    EXPECT_EQ(scene.board().put_away_count, 2);
}

TEST(Romance, LB_Q20_what_Cooking_showed_is_remembered) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 fantasy-A
        powers seat1 romance-B cooking-J
        deck horror-C horror-D horror-E horror-F horror-G horror-H horror-I
    )");
    scene.play("use cooking; next horror-H; next horror-G; next horror-F; next horror-E; next horror-D; use romance");
    EXPECT_EQ(scene.deck(), "horror-C horror-I");
    EXPECT_EQ(scene.board().open_deck, 1);
    EXPECT_EQ(scene.put_away(), "horror-D horror-E horror-F horror-G horror-H");
    EXPECT_EQ(scene.state().hidden.memory[public_memory].known, scene.state().hidden.put_away);
}

TEST(Romance, LB_W3_what_it_put_away_is_not_needed_to_win) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 fantasy-A
        powers seat1 romance-B
        deck horror-C
    )");
    scene.play("use romance; play fantasy-A; at 1,1");
    EXPECT_EQ(scene.board().outcome, Outcome::won);
}

}  // namespace
}  // namespace shelfmark::librarians
