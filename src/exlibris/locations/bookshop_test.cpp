#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(Bookshop, XL_L10_takes_one_card_and_may_shelve_it) {
    Scene scene;
    scene.hand(0, "Z1");
    scene.shelf(0, "K1");
    scene.lay_out(Location::bookshop, "L8 M1");
    scene.play(0, "place assistant1 bookshop");
    EXPECT_EQ(scene.options(0), "take L8; take M1");
    scene.play(0, "take L8");
    EXPECT_EQ(scene.options(0), "pass; shelve L8");
    scene.play(0, "shelve L8; at 1,2");
    EXPECT_EQ(scene.shelf_text(0), "K1 L8");
    EXPECT_EQ(scene.tile_text(Location::bookshop), "M1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Bookshop, XL_L10_no_cards_no_effect) {
    Scene scene;
    scene.hand(0, "Z1");
    scene.lay_out(Location::bookshop);
    scene.play(0, "place assistant1 bookshop");
    EXPECT_EQ(scene.hand_text(0), "Z1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Bookshop, XL_T4_a_card_not_shelved_at_once_is_a_hand_card) {
    Scene scene;
    scene.lay_out(Location::bookshop, "L8 M1");
    scene.play(0, "place assistant1 bookshop; take L8; pass");
    scene.play(1, "place assistant1 home; pass");
    EXPECT_EQ(scene.hand_text(0), "L8");
    scene.play(0, "place assistant2 bookshop; take M1");
    EXPECT_EQ(scene.options(0), "pass; shelve M1") << "L8 is offered no more";
}

TEST(Bookshop, XL_R7_takes_effect_at_once_and_not_again_in_the_resolution) {
    Scene scene;
    scene.lay_out(Location::bookshop, "L8 M1");
    scene.play(0, "place assistant1 bookshop; take L8; pass");
    scene.resolve();
    EXPECT_EQ(scene.hand_text(0), "L8");
    EXPECT_EQ(scene.times(EventKind::took), 0);
}

TEST(Bookshop, XL_R6_spaces_are_closed_when_fewer_play) {
    for (const int players : {2, 3, 4}) {
        Scene scene(players);
        scene.lay_out(Location::bookshop, "L8");
        scene.library(1, Assistant::bookworm);
        scene.figure(1, "assistant1", Location::bookshop);
        scene.figure(1, "assistant2", Location::bookshop);
        EXPECT_EQ(scene.offers(0, "place assistant1 bookshop"), players > 2) << players << " players";
        scene.figure(1, "bookworm", Location::bookshop);
        EXPECT_EQ(scene.offers(0, "place assistant1 bookshop"), players > 3) << players << " players";
    }
}

TEST(Bookshop, XL_O6_one_assistant_on_each_location_in_the_solo_game) {
    Scene scene(1);
    scene.lay_out(Location::bookshop, "L8 M1");
    scene.play(0, "place assistant1 bookshop; take L8; pass");
    EXPECT_EQ(scene.options(0), "place assistant2 home");
}

TEST(Bookshop, XL_R11_leftovers_are_discarded_and_assistants_go_back_before_the_next_location) {
    Scene scene;
    scene.permanent(Location::bookshop, "L8 M1");
    scene.lay_out(Location::garbage_dump);
    scene.lay_out(Location::bargain_books, "A1");
    scene.figure(0, "assistant1", Location::bookshop);
    scene.figure(0, "assistant2", Location::bargain_books);
    scene.figure(1, "assistant1", Location::garbage_dump);
    scene.resolve();
    ASSERT_EQ(scene.actor(), 1) << "the Garbage Dump, number 11, asks";
    EXPECT_EQ(scene.discard_text(), "L8 M1") << "number 10 is over, a permanent one too";
    EXPECT_EQ(scene.tile_text(Location::bookshop), "");
    EXPECT_EQ(scene.whereabouts(0, "assistant1"), "waiting");
    EXPECT_EQ(scene.tile_text(Location::bargain_books), "A1") << "number 14 is not";
    EXPECT_EQ(scene.whereabouts(0, "assistant2"), "bargain-books");
}

TEST(Bookshop, XL_R13_of_the_locations_below_the_board_the_lowest_becomes_permanent) {
    Scene scene;
    scene.permanent(Location::diviners_hut);
    scene.lay_out(Location::bookshop, "L8");
    scene.lay_out(Location::yard_sale);
    scene.figure(0, "assistant1", Location::home);
    scene.resolve();
    EXPECT_EQ(scene.board().permanent, bit(Location::diviners_hut) | bit(Location::bookshop));
    EXPECT_EQ(scene.board().tile_discards, bit(Location::yard_sale));
    EXPECT_EQ(scene.whereabouts(0, "assistant1"), "waiting") << "assistants leave the libraries";
}

TEST(Bookshop, XL_R4_a_permanent_location_is_restocked) {
    Scene scene;
    scene.permanent(Location::bookshop, "L8");
    scene.lay_out(Location::yard_sale);
    scene.resolve();
    EXPECT_EQ(cards_on(scene.board(), Location::bookshop).count(), figures(Location::bookshop).cards);
    EXPECT_EQ(scene.top_of_discard(), "L8");
}

}  // namespace
}  // namespace shelfmark::exlibris
