#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(BargainBooks, XL_L14_takes_one_card_when_nobody_is_here_already) {
    Scene scene;
    scene.lay_out(Location::bargain_books, "A5 B8 C1");
    scene.play(0, "place assistant1 bargain-books");
    EXPECT_EQ(scene.options(0), "take A5; take B8; take C1");
    scene.play(0, "take B8");
    EXPECT_EQ(scene.options(0), "pass; shelve B8");
    scene.play(0, "shelve B8; at 1,1");
    EXPECT_EQ(scene.shelf_text(0), "B8");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(BargainBooks, XL_L14_may_take_one_more_when_an_opponent_is_here_and_shelve_both) {
    Scene scene;
    scene.lay_out(Location::bargain_books, "A5 B8 C1");
    scene.figure(1, "assistant1", Location::bargain_books);
    scene.play(0, "place assistant1 bargain-books; take B8");
    EXPECT_EQ(scene.options(0), "pass; take A5; take C1");
    scene.play(0, "take A5");
    EXPECT_EQ(scene.options(0), "pass; shelve A5; shelve B8");
    scene.play(0, "shelve B8; at 1,1; shelve A5; at 1,0");
    EXPECT_EQ(scene.shelf_text(0), "A5 B8");
    EXPECT_EQ(scene.tile_text(Location::bargain_books), "C1");
}

TEST(BargainBooks, XL_L14_your_own_assistant_counts_too) {
    Scene scene;
    scene.lay_out(Location::bargain_books, "A5 B8 C1");
    scene.figure(0, "assistant2", Location::bargain_books);
    scene.play(0, "place assistant1 bargain-books; take B8");
    EXPECT_EQ(scene.options(0), "pass; take A5; take C1");
}

TEST(BargainBooks, XL_L14_the_second_card_is_optional) {
    Scene scene;
    scene.lay_out(Location::bargain_books, "A5 B8 C1");
    scene.figure(1, "assistant1", Location::bargain_books);
    scene.play(0, "place assistant1 bargain-books; take B8; pass");
    EXPECT_EQ(scene.options(0), "pass; shelve B8");
}

TEST(BargainBooks, XL_L14_there_is_no_second_card_on_an_empty_tile) {
    Scene scene;
    scene.lay_out(Location::bargain_books, "A5");
    scene.figure(1, "assistant1", Location::bargain_books);
    scene.play(0, "place assistant1 bargain-books; take A5");
    EXPECT_EQ(scene.options(0), "pass; shelve A5");
}

TEST(BargainBooks, XL_L14_who_left_before_the_effect_is_not_here_already) {
    Scene scene;
    scene.library(1, Assistant::sasquatch);
    scene.lay_out(Location::bargain_books, "A5 B8 C1");
    scene.figure(1, "sasquatch", Location::bargain_books);
    scene.play(0, "place assistant1 bargain-books");
    scene.play(1, "withdraw");
    scene.play(0, "take B8");
    EXPECT_EQ(scene.options(0), "pass; shelve B8");
}

TEST(BargainBooks, XL_L14_no_cards_no_effect) {
    Scene scene;
    scene.lay_out(Location::bargain_books);
    scene.figure(1, "assistant1", Location::bargain_books);
    scene.play(0, "place assistant1 bargain-books");
    EXPECT_TRUE(scene.is_placing(1));
}

}  // namespace
}  // namespace shelfmark::exlibris
