#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(CommunityCenter, XL_L5_takes_a_card_shelves_it_or_not_then_gives_one_that_its_owner_may_shelve) {
    Scene scene(3);
    scene.shelf(0, "K1");
    scene.shelf(2, "B2");
    scene.lay_out(Location::community_center, "A1 B3 C1 D4");
    scene.play(0, "place assistant1 community-center");
    EXPECT_EQ(scene.options(0), "take A1; take B3; take C1; take D4");
    scene.play(0, "take B3");
    EXPECT_EQ(scene.options(0), "pass; shelve B3");
    scene.play(0, "shelve B3; at 1,0");
    EXPECT_EQ(scene.shelf_text(0), "B3 K1");
    EXPECT_EQ(scene.options(0),
              "give A1 seat2; give A1 seat3; give C1 seat2; give C1 seat3; give D4 seat2; give D4 seat3");
    scene.play(0, "give C1 seat3");
    EXPECT_EQ(scene.options(2), "pass; shelve C1");
    scene.play(2, "shelve C1; at 1,2");
    EXPECT_EQ(scene.shelf_text(2), "B2 C1");
    EXPECT_EQ(scene.tile_text(Location::community_center), "A1 D4");
}

TEST(CommunityCenter, XL_L5_both_may_keep_their_card_in_hand) {
    Scene scene;
    scene.lay_out(Location::community_center, "A1 B3");
    scene.play(0, "place assistant1 community-center; take A1; pass; give B3 seat2");
    scene.play(1, "pass");
    EXPECT_EQ(scene.hand_text(0), "A1");
    EXPECT_EQ(scene.hand_text(1), "B3");
}

TEST(CommunityCenter, XL_L5_the_last_card_is_taken_and_none_is_given) {
    Scene scene;
    scene.lay_out(Location::community_center, "A1");
    scene.play(0, "place assistant1 community-center; take A1; pass");
    EXPECT_EQ(scene.hand_text(0), "A1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(CommunityCenter, XL_L5_no_cards_no_effect) {
    Scene scene;
    scene.lay_out(Location::community_center);
    scene.play(0, "place assistant1 community-center");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(CommunityCenter, XL_T3_the_opponents_decision_interrupts_the_turn_which_then_ends) {
    Scene scene(3);
    scene.lay_out(Location::community_center, "A1 B3");
    scene.play(0, "place assistant1 community-center; take A1; pass; give B3 seat3");
    EXPECT_EQ(scene.actor(), 2);
    scene.play(2, "pass");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(CommunityCenter, XL_R10_only_the_visitor_shelves_through_the_effect) {
    Scene scene;
    scene.library(0, Assistant::mummy);
    scene.shelf(0, "K1");
    scene.lay_out(Location::community_center, "A1 B3");
    scene.play(0, "place mummy community-center; take A1; shelve A1");
    EXPECT_TRUE(scene.offers(0, "on 1,1"));
}

TEST(CommunityCenter, XL_R10_what_the_opponent_gets_belongs_to_no_figure) {
    Scene scene;
    scene.library(1, Assistant::mummy);
    scene.shelf(1, "K1");
    scene.lay_out(Location::community_center, "A1 B3");
    scene.figure(1, "mummy", Location::community_center);
    scene.play(0, "place assistant1 community-center; take A1; pass; give B3 seat2");
    scene.play(1, "shelve B3");
    EXPECT_EQ(scene.options(1), "at 0,1; at 1,0; at 1,2; at 2,1") << "the Mummy entombs nothing here";
}

}  // namespace
}  // namespace shelfmark::exlibris
