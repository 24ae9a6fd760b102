// XL-T: in which order things happen. What a single assistant does is in assistants/*_test.cpp.
#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(Visit, XL_T1_of_two_that_react_the_one_that_stands_there_longer_comes_first) {
    Scene sasquatch_first(3);
    sasquatch_first.library(0, Assistant::sasquatch);
    sasquatch_first.library(1, Assistant::cube);
    sasquatch_first.lay_out(Location::bookshop, "Z1");
    sasquatch_first.figure(0, "sasquatch", Location::bookshop);
    sasquatch_first.figure(1, "cube", Location::bookshop);
    sasquatch_first.hand(2, "A1");
    sasquatch_first.turn_of(2);
    sasquatch_first.play(2, "place assistant1 bookshop");
    EXPECT_EQ(sasquatch_first.options(0), "pass; withdraw");
    sasquatch_first.play(0, "withdraw");
    EXPECT_EQ(sasquatch_first.options(2), "allow; surrender");

    Scene cube_first(3);
    cube_first.library(0, Assistant::sasquatch);
    cube_first.library(1, Assistant::cube);
    cube_first.lay_out(Location::bookshop, "Z1");
    cube_first.figure(1, "cube", Location::bookshop);
    cube_first.figure(0, "sasquatch", Location::bookshop);
    cube_first.hand(2, "A1");
    cube_first.turn_of(2);
    cube_first.play(2, "place assistant1 bookshop");
    EXPECT_EQ(cube_first.options(2), "allow; surrender");
    cube_first.play(2, "surrender");
    EXPECT_EQ(cube_first.options(0), "pass; withdraw");
    cube_first.play(0, "pass");
    EXPECT_EQ(cube_first.options(2), "take Z1");
}

TEST(Visit, XL_T2_place_then_reactions_then_the_visitors_ability_then_the_effect) {
    Scene scene(2);
    scene.library(0, Assistant::fire_imp);
    scene.library(1, Assistant::cube);
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.figure(1, "cube", Location::bookshop);
    scene.hand(0, "A1");
    scene.play(0, "place fire-imp bookshop");
    EXPECT_EQ(scene.whereabouts(0, "fire-imp"), "bookshop");
    EXPECT_EQ(scene.options(0), "allow; surrender");
    scene.play(0, "surrender");
    EXPECT_EQ(scene.options(0), "burn Z1; burn Z2; burn-all; pass");
    scene.play(0, "pass");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Visit, XL_T2_an_outbid_figure_leaves_before_anything_happens) {
    Scene scene(2);
    scene.library(0, Assistant::goblin);
    scene.lay_out(Location::auction_house, "Z1");
    scene.figure(1, "assistant1", Location::auction_house, 1);
    scene.hand(1, "A5");
    scene.play(0, "place goblin auction-house 2");
    EXPECT_EQ(scene.whereabouts(1, "assistant1"), "waiting");
    EXPECT_TRUE(scene.is_placing(1));  // nobody there to rob
}

TEST(Visit, XL_T3_a_decision_of_another_interrupts_a_turn_which_then_goes_on) {
    Scene scene(2);
    scene.library(0, Assistant::cube);
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.figure(0, "cube", Location::bookshop);
    scene.hand(0, "B1");
    scene.hand(1, "A1");
    scene.turn_of(1);
    scene.play(1, "place assistant1 bookshop; allow");
    EXPECT_EQ(scene.options(1), "");
    scene.play(0, "shelve B1; at 1,1; pass");
    EXPECT_EQ(scene.options(0), "");
    scene.play(1, "take Z1; pass");
    EXPECT_TRUE(scene.is_placing(0));
}

TEST(Visit, XL_T4_a_card_gained_is_offered_at_that_moment_only) {
    Scene scene(2);
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.hand(0, "A1");
    scene.play(0, "place assistant1 bookshop; take Z1");
    EXPECT_EQ(scene.options(0), "pass; shelve Z1");
    scene.play(0, "pass");
    EXPECT_TRUE(scene.is_placing(1));
    // Afterwards it is a hand card like the others.
    scene.turn_of(0);
    scene.play(0, "place assistant2 home");
    EXPECT_TRUE(scene.offers(0, "shelve Z1"));
}

TEST(Visit, XL_T5_the_guild_moves_an_assistant_once_a_round) {
    Scene scene(2);
    scene.library(0, Assistant::mummy);
    scene.lay_out(Location::bookshop, "Z1");
    scene.lay_out(Location::assistants_guild);
    scene.figure(0, "assistant1", Location::home);
    scene.figure(1, "assistant1", Location::bookshop);
    scene.play(0, "place assistant2 assistants-guild; send assistant1 seat2.assistant1; take Z1; pass");
    scene.figure(0, "assistant1", Location::home);
    scene.figure(1, "assistant1", Location::bookshop);
    scene.turn_of(0);
    scene.play(0, "place mummy assistants-guild");
    EXPECT_TRUE(scene.is_placing(1));  // nobody at home whom it could move
}

TEST(Visit, XL_T5_the_next_round_it_may_be_moved_again) {
    Scene scene(2);
    scene.figure(0, "assistant1", Location::home);
    scene.state().board.figures[figure_id(0, 1)].sent = true;
    scene.resolve();
    EXPECT_FALSE(scene.board().figures[figure_id(0, 1)].sent);
}

TEST(Visit, XL_T6_a_named_category_can_be_any_of_the_six) {
    Scene scene(2);
    scene.lay_out(Location::mysterious_shack, "A5");
    scene.play(0, "place assistant1 mysterious-shack");
    EXPECT_EQ(scene.options(0),
              "name codices; name fiction; name historic; name monsters; name reference; name spells");
    scene.play(0, "name spells");
    EXPECT_EQ(scene.times(EventKind::named), 1);
}

TEST(Visit, XL_R10_an_effect_belongs_to_the_figure_that_set_it_off) {
    // The Mummy is at home already: the card that her colleague shelves is not entombed.
    Scene scene(2);
    scene.library(0, Assistant::mummy);
    scene.shelf(0, "A1");
    scene.figure(0, "mummy", Location::home);
    scene.lay_out(Location::bookshop, "Z1");
    scene.play(0, "place assistant1 bookshop; take Z1; shelve Z1");
    EXPECT_FALSE(scene.offers(0, "on 1,1"));
}

TEST(Visit, XL_R10_what_an_opponent_gets_belongs_to_no_figure) {
    // Given to the Mummy's owner, Z2 is shelved without her.
    Scene scene(2);
    scene.library(1, Assistant::mummy);
    scene.shelf(1, "A1");
    scene.figure(1, "mummy", Location::home);
    scene.lay_out(Location::community_center, "Z1 Z2");
    scene.play(0, "place assistant1 community-center; take Z1; pass; give Z2 seat2");
    scene.play(1, "shelve Z2");
    EXPECT_EQ(scene.options(1), "at 0,1; at 1,0; at 1,2; at 2,1");
}

}  // namespace
}  // namespace shelfmark::exlibris
