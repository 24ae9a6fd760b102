// XL-A10
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// The Fire Imp visits a tile with these cards.
Scene imp_at(Location location, std::string_view cards) {
    Scene scene;
    scene.library(0, Assistant::fire_imp);
    scene.lay_out(location, cards);
    scene.deck("B1 B2 B3");
    scene.play(0, "place fire-imp " + std::string(name(location)));
    return scene;
}

TEST(FireImp, XL_A10_before_the_effect_it_may_burn_one_card_or_all) {
    EXPECT_EQ(imp_at(Location::bookshop, "A1 A2").options(0), "burn A1; burn A2; burn-all; pass");
}

TEST(FireImp, XL_A10_one_card_for_one_home_action) {
    Scene scene = imp_at(Location::bookshop, "A1 A2");
    scene.play(0, "burn A1");
    EXPECT_EQ(scene.discard_text(), "A1");
    EXPECT_EQ(scene.options(0), "draw; pass");
    scene.play(0, "draw");
    EXPECT_EQ(scene.hand_text(0), "B1");
    EXPECT_EQ(scene.options(0), "take A2");
}

TEST(FireImp, XL_A10_all_cards_for_two_home_actions_that_may_be_the_same) {
    Scene scene = imp_at(Location::bookshop, "A1 A2 A3");
    scene.play(0, "burn-all; draw; draw");
    EXPECT_EQ(scene.discard_text(), "A1 A2 A3");
    EXPECT_EQ(scene.hand_text(0), "B1 B2");
    EXPECT_TRUE(scene.is_placing(1));  // nothing is left for the effect
}

TEST(FireImp, XL_A10_two_different_home_actions) {
    Scene scene = imp_at(Location::bookshop, "A1 A2");
    scene.play(0, "burn-all; draw; shelve B1; at 1,1");
    EXPECT_EQ(scene.shelf_text(0), "B1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(FireImp, XL_A10_a_single_card_burns_for_one_action_only) {
    Scene scene = imp_at(Location::bookshop, "A1");
    EXPECT_EQ(scene.options(0), "burn A1; pass");
    scene.play(0, "burn A1; draw");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(FireImp, XL_A10_the_home_action_may_be_declined) {
    Scene scene = imp_at(Location::bookshop, "A1 A2");
    scene.play(0, "burn A1; pass");
    EXPECT_EQ(scene.hand_text(0), "");
    EXPECT_EQ(scene.options(0), "take A2");
}

TEST(FireImp, XL_A10_it_may_burn_nothing) {
    Scene scene = imp_at(Location::bookshop, "A1 A2");
    scene.play(0, "pass");
    EXPECT_EQ(scene.options(0), "take A1; take A2");
}

TEST(FireImp, XL_A10_where_no_cards_lie_there_is_nothing_to_burn) {
    EXPECT_TRUE(imp_at(Location::bookshop, "").is_placing(1));
    // The Well gives its card at once.
    EXPECT_EQ(imp_at(Location::wishing_well, "").options(0), "pass; shelve B1");
}

TEST(FireImp, XL_A10_at_home_there_is_nothing_to_burn) {
    Scene scene;
    scene.library(0, Assistant::fire_imp);
    scene.play(0, "place fire-imp home");
    EXPECT_EQ(scene.options(0), "draw; pass");
}

TEST(FireImp, XL_A10_face_down_cards_are_burned_unseen_then_lie_face_up) {
    Scene scene = imp_at(Location::mysterious_shack, "A1 A2");
    EXPECT_EQ(scene.options(0), "burn-all; burn-one; pass");
    scene.play(0, "burn-one; pass");
    EXPECT_EQ(scene.times(EventKind::discarded), 1);
    EXPECT_EQ(scene.board().shack_count, 1);
    EXPECT_EQ(scene.board().discard.count(), 1);
    EXPECT_TRUE(scene.top_of_discard() == "A1" || scene.top_of_discard() == "A2");
}

TEST(FireImp, XL_A10_all_face_down_cards_burn_too) {
    Scene scene = imp_at(Location::mysterious_shack, "A1 A2");
    scene.play(0, "burn-all");
    EXPECT_EQ(scene.discard_text(), "A1 A2");
    EXPECT_EQ(scene.board().shack_count, 0);
    scene.play(0, "draw; draw");
    EXPECT_EQ(scene.hand_text(0), "B1 B2");
}

TEST(FireImp, XL_A10_at_a_delayed_location_too) {
    Scene scene;
    scene.library(0, Assistant::fire_imp);
    scene.lay_out(Location::auction_house, "A1 A2 A3");
    scene.play(0, "place fire-imp auction-house 1");
    EXPECT_EQ(scene.options(0), "burn A1; burn A2; burn A3; burn-all; pass");
    scene.play(0, "burn A2; pass");
    EXPECT_EQ(scene.tile_text(Location::auction_house), "A1 A3");
    EXPECT_TRUE(scene.is_placing(1));
}

}  // namespace
}  // namespace shelfmark::exlibris
