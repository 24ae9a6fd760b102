#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

Scene sale(int players = 3) {
    Scene scene(players);
    scene.lay_out(Location::yard_sale);
    scene.hand(0, "A1 B1 C1");
    scene.deck("D1 E1 F1 G1");
    return scene;
}

TEST(YardSale, XL_L17_lays_out_any_number_of_hand_cards_but_at_least_one) {
    Scene scene = sale();
    scene.shelf(0, "K1");
    scene.play(0, "place assistant1 yard-sale");
    EXPECT_EQ(scene.options(0), "lay A1; lay B1; lay C1");
    scene.play(0, "lay A1");
    EXPECT_EQ(scene.options(0), "done; lay B1; lay C1");
}

TEST(YardSale, XL_L17_opponents_clockwise_take_or_shelve_one_or_pass) {
    Scene scene = sale();
    scene.shelf(2, "K1");
    scene.play(0, "place assistant1 yard-sale; lay A1; lay B1; done");
    EXPECT_EQ(scene.options(1), "pass; shelve A1; shelve B1; take A1; take B1");
    scene.play(1, "take A1");
    EXPECT_EQ(scene.hand_text(1), "A1");
    EXPECT_EQ(scene.options(2), "pass; shelve B1; take B1");
    scene.play(2, "shelve B1; at 1,0");
    EXPECT_EQ(scene.shelf_text(2), "B1 K1");
    EXPECT_EQ(scene.hand_text(2), "");
    EXPECT_EQ(scene.actor(), 0) << "all cards are gone";
}

TEST(YardSale, XL_L17_goes_on_until_all_cards_are_gone) {
    Scene scene = sale();
    scene.play(0, "place assistant1 yard-sale; lay A1; lay B1; lay C1; done");
    scene.play(1, "take A1");
    scene.play(2, "pass");
    scene.play(1, "take B1");
    scene.play(2, "take C1");
    EXPECT_EQ(scene.hand_text(1), "A1 B1");
    EXPECT_EQ(scene.hand_text(2), "C1");
    EXPECT_EQ(scene.actor(), 0);
}

TEST(YardSale, XL_L17_whoever_passed_is_asked_again_when_somebody_took_a_card) {
    Scene scene = sale();
    scene.play(0, "place assistant1 yard-sale; lay A1; lay B1; done");
    scene.play(1, "pass");
    scene.play(2, "take A1");
    EXPECT_EQ(scene.options(1), "pass; shelve B1; take B1");
    scene.play(1, "pass");
    EXPECT_EQ(scene.options(2), "pass; shelve B1; take B1") << "two passes, but not in a row";
}

TEST(YardSale, XL_L17_ends_when_all_pass_in_a_row_and_the_rest_comes_back) {
    Scene scene = sale();
    scene.play(0, "place assistant1 yard-sale; lay A1; lay B1; done");
    scene.play(1, "pass");
    scene.play(2, "pass");
    EXPECT_EQ(scene.hand_text(0), "A1 B1 C1");
    EXPECT_TRUE(scene.is_placing(1)) << "nothing was taken, so nothing is drawn";
}

TEST(YardSale, XL_L17_draws_two_and_shelves_one_for_each_card_taken_one_after_the_other) {
    Scene scene = sale();
    scene.play(0, "place assistant1 yard-sale; lay A1; lay B1; done");
    scene.play(1, "take A1");
    scene.play(2, "shelve B1; at 1,1");
    EXPECT_EQ(scene.options(0), "shelve C1; shelve D1; shelve E1") << "after two cards; shelving is compulsory";
    scene.play(0, "shelve D1; at 1,1");
    EXPECT_EQ(scene.options(0), "shelve C1; shelve E1; shelve F1; shelve G1") << "after two more";
    scene.play(0, "shelve G1; at 1,2");
    EXPECT_EQ(scene.shelf_text(0), "D1 G1");
    EXPECT_EQ(scene.hand_text(0), "C1 E1 F1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(YardSale, XL_L17_cards_that_nobody_took_come_back_before_the_drawing) {
    Scene scene = sale();
    scene.play(0, "place assistant1 yard-sale; lay A1; lay B1; done");
    scene.play(1, "take A1");
    scene.play(2, "pass");
    scene.play(1, "pass");
    EXPECT_EQ(scene.options(0), "shelve B1; shelve C1; shelve D1; shelve E1");
}

TEST(YardSale, XL_C7_with_nothing_to_draw_and_no_hand_nothing_is_shelved) {
    Scene scene(2);
    scene.hand(0, "A1");
    scene.lay_out(Location::yard_sale);
    scene.deck("");
    scene.play(0, "place assistant1 yard-sale; lay A1; done");
    scene.play(1, "take A1");
    EXPECT_EQ(scene.shelf_text(0), "");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(YardSale, XL_L17_no_hand_no_effect) {
    Scene scene;
    scene.shelf(0, "K1");
    scene.lay_out(Location::yard_sale);
    scene.play(0, "place assistant1 yard-sale");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(YardSale, XL_R10_the_seller_shelves_through_the_visitor) {
    Scene scene = sale(2);
    scene.library(0, Assistant::mummy);
    scene.shelf(0, "K1");
    scene.play(0, "place mummy yard-sale; lay A1; done");
    scene.play(1, "take A1");
    scene.play(0, "shelve B1");
    EXPECT_TRUE(scene.offers(0, "on 1,1"));
}

TEST(YardSale, XL_R10_what_a_buyer_shelves_belongs_to_no_figure) {
    Scene scene = sale(2);
    scene.library(1, Assistant::mummy);
    scene.shelf(1, "K1");
    scene.play(0, "place assistant1 yard-sale; lay A1; done");
    scene.play(1, "shelve A1");
    EXPECT_EQ(scene.options(1), "at 0,1; at 1,0; at 1,2; at 2,1");
}

}  // namespace
}  // namespace shelfmark::exlibris
