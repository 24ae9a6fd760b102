#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(DonationCenter, XL_L4_discards_from_hand_and_shelf_then_shelves_up_to_two) {
    Scene scene;
    scene.hand(0, "A1 B1 C1 D1");
    scene.shelf(0, "K1 K2");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center");
    EXPECT_EQ(scene.options(0), "discard A1; discard B1; discard C1; discard D1; discard K1; discard K2")
        << "at least one card must go";
    scene.play(0, "discard D1; discard K2; done");
    EXPECT_EQ(scene.discard_text(), "D1 K2");
    EXPECT_EQ(scene.options(0), "pass; shelve A1; shelve B1; shelve C1");
    scene.play(0, "shelve B1; at 1,0; shelve A1; at 1,0");
    EXPECT_EQ(scene.shelf_text(0), "A1 B1 K1");
    EXPECT_EQ(scene.hand_text(0), "C1");
    EXPECT_TRUE(scene.is_placing(1)) << "no third card is shelved";
}

TEST(DonationCenter, XL_L4_shelving_is_optional) {
    Scene scene;
    scene.hand(0, "A1 B1");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center; discard A1; done; pass");
    EXPECT_EQ(scene.hand_text(0), "B1");
    EXPECT_EQ(scene.shelf_text(0), "");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(DonationCenter, XL_B5_a_player_without_a_hand_discards_from_the_shelf) {
    Scene scene;
    scene.shelf(0, "K1 K2");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center; discard K1; done");
    EXPECT_EQ(scene.shelf_text(0), "K2");
    EXPECT_TRUE(scene.is_placing(1)) << "nothing is left to shelve";
}

TEST(DonationCenter, XL_L4_no_card_to_discard_no_effect) {
    Scene scene;
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(DonationCenter, XL_B3_the_cards_discarded_together_leave_one_piece) {
    Scene scene;
    scene.shelf(0, "K1 K2 K3");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center; discard K2");
    EXPECT_EQ(scene.options(0), "discard K3") << "K1 and K3 alone would be two pieces";
    scene.play(0, "discard K3; done");
    EXPECT_EQ(scene.shelf_text(0), "K1");
}

TEST(DonationCenter, XL_R6_one_space_and_another_with_three_players) {
    Scene two(2);
    two.lay_out(Location::donation_center);
    two.figure(1, "assistant1", Location::donation_center);
    EXPECT_FALSE(two.offers(0, "place assistant1 donation-center"));
    Scene three(3);
    three.lay_out(Location::donation_center);
    three.figure(1, "assistant1", Location::donation_center);
    EXPECT_TRUE(three.offers(0, "place assistant1 donation-center"));
}

}  // namespace
}  // namespace shelfmark::exlibris
