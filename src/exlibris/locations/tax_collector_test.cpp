#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(TaxCollector, XL_L16_every_opponent_clockwise_puts_one_card_from_hand_or_shelf_on_the_tile) {
    Scene scene(3);
    scene.turn_of(1);
    scene.hand(2, "A1 A2");
    scene.shelf(2, "K1");
    scene.shelf(0, "B1 B2");
    scene.lay_out(Location::tax_collector);
    scene.play(1, "place assistant1 tax-collector");
    EXPECT_EQ(scene.options(2), "lay A1; lay A2; lay K1") << "the left neighbour first, exactly one card";
    scene.play(2, "lay A2");
    EXPECT_EQ(scene.options(0), "lay B1; lay B2");
    scene.play(0, "lay B1");
    EXPECT_EQ(scene.tile_text(Location::tax_collector), "A2 B1");
    EXPECT_EQ(scene.hand_text(2), "A1");
    EXPECT_EQ(scene.shelf_text(0), "B2");
}

TEST(TaxCollector, XL_L16_an_opponent_without_cards_is_passed_over) {
    Scene scene(3);
    scene.hand(2, "A1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    EXPECT_EQ(scene.options(2), "lay A1");
}

TEST(TaxCollector, XL_L16_then_the_visitor_puts_cards_there_to_take_as_many_others_and_shelves_any) {
    Scene scene(3);
    scene.hand(0, "C1 D1 E1");
    scene.shelf(0, "K1");
    scene.hand(1, "A1");
    scene.hand(2, "B1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    scene.play(1, "lay A1");
    scene.play(2, "lay B1");
    EXPECT_EQ(scene.options(0), "done; lay C1; lay D1; lay E1; lay K1") << "from hand and shelf, or nothing";
    scene.play(0, "lay C1; lay E1");
    EXPECT_EQ(scene.options(0), "take A1") << "two put there, two to take: A1, then B1";
    scene.play(0, "take A1; take B1");
    EXPECT_EQ(scene.hand_text(0), "A1 B1 D1");
    EXPECT_EQ(scene.options(0), "pass; shelve A1; shelve B1");
    scene.play(0, "shelve B1; at 1,0; shelve A1; at 1,0");
    EXPECT_EQ(scene.shelf_text(0), "A1 B1 K1");
    EXPECT_EQ(scene.tile_text(Location::tax_collector), "C1 E1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(TaxCollector, XL_L16_what_you_put_there_in_this_visit_cannot_be_taken) {
    Scene scene(3);
    scene.hand(0, "C1");
    scene.hand(1, "A1");
    scene.hand(2, "D1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    scene.play(1, "lay A1");
    scene.play(2, "lay D1");
    scene.play(0, "lay C1; done");
    EXPECT_EQ(scene.options(0), "take A1; take D1");
}

TEST(TaxCollector, XL_L16_not_more_cards_than_others_to_take) {
    Scene scene;
    scene.hand(0, "C1 D1");
    scene.hand(1, "A1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    scene.play(1, "lay A1");
    scene.play(0, "lay C1");
    EXPECT_EQ(scene.options(0), "take A1") << "D1 could be exchanged for nothing";
}

TEST(TaxCollector, XL_L16_the_visitor_may_exchange_nothing) {
    Scene scene;
    scene.hand(0, "C1");
    scene.hand(1, "A1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    scene.play(1, "lay A1");
    scene.play(0, "done");
    EXPECT_EQ(scene.hand_text(0), "C1");
    EXPECT_EQ(scene.tile_text(Location::tax_collector), "A1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(TaxCollector, XL_B5_the_visitor_pays_from_the_shelf_too) {
    Scene scene;
    scene.shelf(0, "C1 D1");
    scene.hand(1, "A1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    scene.play(1, "lay A1");
    scene.play(0, "lay D1; take A1; shelve A1; at 1,0");
    EXPECT_EQ(scene.shelf_text(0), "A1 C1");
    EXPECT_EQ(scene.tile_text(Location::tax_collector), "D1");
}

TEST(TaxCollector, XL_L16_cards_left_stay_for_the_next_visitor) {
    Scene scene(3);
    scene.hand(0, "C1");
    scene.hand(1, "A1 F1");
    scene.hand(2, "B1 G1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    scene.play(1, "lay A1");
    scene.play(2, "lay B1");
    scene.play(0, "lay C1; done; take B1; pass");
    scene.play(1, "place assistant1 tax-collector");
    scene.play(2, "lay G1");
    scene.play(0, "lay B1");
    scene.play(1, "lay F1; done");
    EXPECT_EQ(scene.options(1), "take A1; take B1; take C1; take G1");
}

TEST(TaxCollector, XL_R11_the_cards_are_discarded_in_the_resolution) {
    Scene scene;
    scene.lay_out(Location::diviners_hut);
    scene.lay_out(Location::tax_collector, "A1 B1");
    scene.resolve();
    EXPECT_EQ(scene.discard_text(), "A1 B1");
}

TEST(TaxCollector, XL_B3_a_tax_does_not_break_a_shelf_in_two) {
    Scene scene;
    scene.shelf(1, "C1 D1 E1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    EXPECT_EQ(scene.options(1), "lay C1; lay E1");
}

TEST(TaxCollector, XL_B4_a_face_down_card_pays_and_lies_face_up_on_the_tile) {
    Scene scene;
    scene.shelf(1, "(C1) D1");
    scene.hand(0, "A1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    scene.play(1, "lay C1");
    scene.play(0, "lay A1; take C1; shelve C1; at 1,1");
    EXPECT_EQ(scene.shelf_text(0), "C1");
}

TEST(TaxCollector, XL_A2_a_tax_takes_the_top_of_a_stack) {
    Scene scene;
    scene.shelf(1, "D1/C1 E1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    EXPECT_EQ(scene.options(1), "lay D1; lay E1");
    scene.play(1, "lay D1");
    EXPECT_EQ(scene.shelf_text(1), "(C1) E1");
}

TEST(TaxCollector, XL_T3_the_taxed_interrupt_the_turn_which_then_goes_on) {
    Scene scene(3);
    scene.hand(0, "C1");
    scene.hand(2, "A1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    EXPECT_EQ(scene.actor(), 2);
    scene.play(2, "lay A1");
    EXPECT_EQ(scene.actor(), 0);
    scene.play(0, "done");
    EXPECT_TRUE(scene.is_placing(1));
}

}  // namespace
}  // namespace shelfmark::exlibris
