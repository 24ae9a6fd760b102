// XL-A9
#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// Three tiles with leftovers; the Golem stands here while everybody else is at home, and the resolution begins.
Scene golem_at(Location location) {
    Scene scene;
    scene.library(0, Assistant::golem);
    scene.lay_out(Location::book_swap, "A1 A2");
    scene.lay_out(Location::bookshop, "B1");
    scene.lay_out(Location::bargain_books, "C1");
    if (location != Location::home) scene.lay_out(location);
    scene.figure(0, "golem", location);
    scene.resolve();
    return scene;
}

TEST(Golem, XL_A9_it_may_take_one_card_of_each_tile_from_the_lowest_up_to_its_own) {
    Scene scene = golem_at(Location::bookshop);
    EXPECT_EQ(scene.options(0), "pass; shelve A1; shelve A2; take A1; take A2");
    scene.play(0, "take A1");
    EXPECT_EQ(scene.discard_text(), "A2");
    EXPECT_EQ(scene.options(0), "pass; shelve B1; take B1");
    scene.play(0, "take B1");
    EXPECT_EQ(scene.hand_text(0), "A1 B1");
    EXPECT_TRUE(scene.is_placing(0));  // the next round: Bargain Books gave nothing
    EXPECT_EQ(scene.discard_text(), "A2 C1");
}

TEST(Golem, XL_A9_onto_the_shelf_just_as_well) {
    Scene scene = golem_at(Location::book_swap);
    scene.play(0, "shelve A2; at 1,1");
    EXPECT_EQ(scene.shelf_text(0), "A2");
    EXPECT_EQ(scene.hand_text(0), "");
}

TEST(Golem, XL_A9_it_may_leave_them) {
    Scene scene = golem_at(Location::bookshop);
    scene.play(0, "pass");
    EXPECT_EQ(scene.options(0), "pass; shelve B1; take B1");
    EXPECT_EQ(scene.discard_text(), "A1 A2");
}

TEST(Golem, XL_A9_its_own_tile_need_not_hold_cards) {
    Scene scene = golem_at(Location::shelfmasons_guild);
    scene.play(0, "pass; pass");
    EXPECT_EQ(scene.options(0), "pass; shelve C1; take C1");
}

TEST(Golem, XL_A9_at_home_it_gets_nothing) {
    const Scene scene = golem_at(Location::home);
    EXPECT_TRUE(scene.is_placing(0));
    EXPECT_EQ(scene.discard_text(), "A1 A2 B1 C1");
}

TEST(Golem, XL_A9_on_the_lowest_tile_it_gets_only_what_lies_there) {
    Scene scene = golem_at(Location::book_swap);
    scene.play(0, "take A1");
    EXPECT_TRUE(scene.is_placing(0));
    EXPECT_EQ(scene.hand_text(0), "A1");
}

TEST(Golem, XL_A9_face_down_cards_are_turned_up_first) {
    Scene scene;
    scene.library(0, Assistant::golem);
    scene.lay_out(Location::mysterious_shack, "D1 D2");
    scene.figure(0, "golem", Location::mysterious_shack);
    scene.resolve();
    EXPECT_EQ(scene.options(0), "pass; shelve D1; shelve D2; take D1; take D2");
    scene.play(0, "take D2");
    EXPECT_EQ(scene.top_of_discard(), "D1");
}

TEST(Golem, XL_A9_it_chooses_after_the_delayed_effect) {
    Scene scene;
    scene.library(0, Assistant::golem);
    scene.lay_out(Location::auction_house, "A1 A2");
    scene.lay_out(Location::bookshop, "B1");
    scene.figure(1, "assistant1", Location::auction_house, 1);
    scene.hand(1, "Z1");
    scene.figure(0, "golem", Location::bookshop);
    scene.resolve();
    scene.play(1, "discard Z1; pass");
    EXPECT_EQ(scene.options(0), "pass; shelve B1; take B1");  // the bidder took all of the lower tile
}

TEST(Golem, XL_A9_a_card_that_the_bidder_could_not_pay_for_is_waste_like_any_other) {
    Scene scene;
    scene.library(0, Assistant::golem);
    scene.lay_out(Location::auction_house, "A1 A2");
    scene.lay_out(Location::bookshop);
    scene.figure(1, "assistant1", Location::auction_house, 4);
    scene.figure(0, "golem", Location::bookshop);
    scene.resolve();
    EXPECT_EQ(scene.options(0), "pass; shelve A1; shelve A2; take A1; take A2");
}

}  // namespace
}  // namespace shelfmark::exlibris
