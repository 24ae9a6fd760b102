#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(BookSwap, XL_L2_exchanges_a_hand_card_for_one_on_the_tile_and_may_shelve_it) {
    Scene scene;
    scene.hand(0, "A1 B1");
    scene.shelf(0, "K1");
    scene.lay_out(Location::book_swap, "L8 M1 N1");
    scene.play(0, "place assistant1 book-swap");
    EXPECT_EQ(scene.options(0), "leave A1; leave B1");
    scene.play(0, "leave B1");
    EXPECT_EQ(scene.options(0), "take L8; take M1; take N1") << "not the card just left";
    scene.play(0, "take L8");
    EXPECT_EQ(scene.options(0), "pass; shelve L8");
    scene.play(0, "shelve L8; at 1,2");
    EXPECT_EQ(scene.hand_text(0), "A1");
    EXPECT_EQ(scene.shelf_text(0), "K1 L8");
    EXPECT_EQ(scene.tile_text(Location::book_swap), "B1 M1 N1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(BookSwap, XL_L2_the_card_may_stay_in_hand) {
    Scene scene;
    scene.hand(0, "A1");
    scene.lay_out(Location::book_swap, "L8");
    scene.play(0, "place assistant1 book-swap; leave A1; take L8; pass");
    EXPECT_EQ(scene.hand_text(0), "L8");
    EXPECT_EQ(scene.shelf_text(0), "");
}

TEST(BookSwap, XL_L2_no_effect_without_a_hand_card) {
    Scene scene;
    scene.shelf(0, "K1");
    scene.lay_out(Location::book_swap, "L8");
    scene.play(0, "place assistant1 book-swap");
    EXPECT_TRUE(scene.is_placing(1));
    EXPECT_EQ(scene.tile_text(Location::book_swap), "L8");
}

TEST(BookSwap, XL_L2_no_effect_without_a_card_on_the_tile) {
    Scene scene;
    scene.hand(0, "A1");
    scene.lay_out(Location::book_swap);
    scene.play(0, "place assistant1 book-swap");
    EXPECT_TRUE(scene.is_placing(1));
    EXPECT_EQ(scene.hand_text(0), "A1");
}

TEST(BookSwap, XL_L2_the_card_left_is_there_for_later_visitors) {
    Scene scene;
    scene.hand(0, "A1");
    scene.hand(1, "Z1");
    scene.lay_out(Location::book_swap, "L8");
    scene.play(0, "place assistant1 book-swap; leave A1; take L8; pass");
    scene.play(1, "place assistant1 book-swap; leave Z1");
    EXPECT_EQ(scene.options(1), "take A1");
}

}  // namespace
}  // namespace shelfmark::exlibris
