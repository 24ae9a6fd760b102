#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

// Seat 0 has an assistant in the Bookshop and is about to visit the Lodge.
Scene lodge(const char* shelf, const char* hand) {
    Scene scene;
    scene.lay_out(Location::librarians_lodge);
    scene.lay_out(Location::bookshop);
    scene.figure(0, "assistant2", Location::bookshop);
    scene.shelf(0, shelf);
    scene.hand(0, hand);
    return scene;
}

TEST(LibrariansLodge, XL_L8_first_calls_an_assistant_home_then_rearranges) {
    Scene scene = lodge("K1 K2", "A1");
    scene.play(0, "place assistant1 librarians-lodge");
    EXPECT_EQ(scene.options(0), "call assistant2; exchange K1; exchange K2; lift K1; lift K2; pass; swap K1");
    scene.play(0, "call assistant2");
    EXPECT_EQ(scene.whereabouts(0, "assistant2"), "home");
    EXPECT_EQ(scene.options(0), "draw; pass; shelve A1") << "it is activated there";
    scene.play(0, "pass");
    EXPECT_EQ(scene.options(0), "exchange K1; exchange K2; lift K1; lift K2; pass; swap K1")
        << "nobody is called twice";
    scene.play(0, "swap K1; with K2");
    EXPECT_TRUE(scene.is_placing(1)) << "each once";
}

TEST(LibrariansLodge, XL_L8_first_rearranges_then_calls_an_assistant_home) {
    Scene scene = lodge("K1 K2", "A1");
    scene.play(0, "place assistant1 librarians-lodge; swap K1; with K2");
    EXPECT_EQ(scene.options(0), "call assistant2; pass");
    scene.play(0, "call assistant2; shelve A1; at 1,0");
    EXPECT_EQ(scene.shelf_text(0), "A1 K2 K1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(LibrariansLodge, XL_L8_calls_one_assistant_only) {
    Scene scene = lodge("K1 K2", "");
    scene.library(0, Assistant::bookworm);
    scene.figure(0, "bookworm", Location::bookshop);
    scene.play(0, "place assistant1 librarians-lodge");
    EXPECT_TRUE(scene.offers(0, "call bookworm"));
    scene.play(0, "call assistant2; pass");
    EXPECT_EQ(scene.options(0), "lift K1; lift K2; pass; swap K1");
}

TEST(LibrariansLodge, XL_L8_may_do_nothing) {
    Scene scene = lodge("K1 K2", "A1");
    scene.play(0, "place assistant1 librarians-lodge; pass");
    EXPECT_EQ(scene.whereabouts(0, "assistant2"), "bookshop");
    EXPECT_EQ(scene.shelf_text(0), "K1 K2");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(LibrariansLodge, XL_L8_neither_the_visitor_nor_one_at_home_nor_one_waiting_is_called) {
    Scene scene;
    scene.library(0, Assistant::bookworm);
    scene.lay_out(Location::librarians_lodge);
    scene.figure(0, "assistant2", Location::home);
    scene.shelf(0, "K1 K2");
    scene.play(0, "place assistant1 librarians-lodge");
    EXPECT_EQ(scene.options(0), "lift K1; lift K2; pass; swap K1");
}

TEST(LibrariansLodge, XL_L8_a_special_assistant_called_home_uses_its_ability_there) {
    Scene scene;
    scene.library(0, Assistant::bookworm);
    scene.lay_out(Location::librarians_lodge);
    scene.lay_out(Location::bookshop);
    scene.figure(0, "bookworm", Location::bookshop);
    scene.deck("C1 D1");
    scene.play(0, "place assistant1 librarians-lodge; call bookworm; draw");
    EXPECT_EQ(scene.options(0), "pass; shelve C1") << "it may do both home actions";
}

TEST(LibrariansLodge, XL_L8_exchanges_a_shelf_card_for_a_hand_card) {
    Scene scene = lodge("K1 K2 / L1", "A1 B1");
    scene.play(0, "place assistant1 librarians-lodge; exchange K1");
    EXPECT_EQ(scene.options(0), "with A1; with B1");
    scene.play(0, "with A1");
    EXPECT_EQ(scene.shelf_text(0), "A1 K2 / L1");
    EXPECT_EQ(scene.hand_text(0), "B1 K1");
}

TEST(LibrariansLodge, XL_L8_exchanges_nothing_without_a_hand) {
    Scene scene = lodge("K1 K2", "");
    scene.play(0, "place assistant1 librarians-lodge");
    EXPECT_FALSE(scene.offers(0, "exchange K1"));
    EXPECT_TRUE(scene.offers(0, "swap K1"));
}

TEST(LibrariansLodge, XL_B4_a_face_down_card_comes_to_hand_as_an_ordinary_card) {
    Scene scene = lodge("(K1) K2", "A1");
    scene.play(0, "place assistant1 librarians-lodge; exchange K1; with A1");
    EXPECT_EQ(scene.shelf_text(0), "A1 K2");
    EXPECT_EQ(scene.hand_text(0), "K1");
}

TEST(LibrariansLodge, XL_A2_an_exchange_with_the_hand_replaces_the_top_of_a_stack) {
    Scene scene = lodge("K1/C1 K2", "A1");
    scene.play(0, "place assistant1 librarians-lodge; exchange K1; with A1");
    EXPECT_EQ(scene.shelf_text(0), "A1/C1 K2");
}

TEST(LibrariansLodge, XL_L8_exchanges_the_places_of_two_shelf_cards) {
    Scene scene = lodge("K1 K2 / L1", "");
    scene.play(0, "place assistant1 librarians-lodge; swap K1; with L1");
    EXPECT_EQ(scene.shelf_text(0), "L1 K2 / K1");
}

TEST(LibrariansLodge, XL_B4_a_face_down_card_stays_face_down_when_swapped) {
    Scene scene = lodge("(K1) K2", "");
    scene.play(0, "place assistant1 librarians-lodge; swap K1; with K2");
    EXPECT_EQ(scene.shelf_text(0), "K2 (K1)");
}

TEST(LibrariansLodge, XL_A2_a_stack_is_swapped_as_one) {
    Scene scene = lodge("K1/C1 K2", "");
    scene.play(0, "place assistant1 librarians-lodge; swap K1; with K2");
    EXPECT_EQ(scene.shelf_text(0), "K2 K1/C1");
}

TEST(LibrariansLodge, XL_L8_takes_a_shelf_card_and_shelves_it_elsewhere) {
    Scene scene = lodge("K1 K2 K3", "");
    scene.play(0, "place assistant1 librarians-lodge; lift K3");
    EXPECT_EQ(scene.options(0), "at 0,1; at 0,2; at 1,0; at 2,1; at 2,2") << "not back to 1,3";
    scene.play(0, "at 2,1");
    EXPECT_EQ(scene.shelf_text(0), "K1 K2 / K3");
}

TEST(LibrariansLodge, XL_L8_elsewhere_is_not_the_old_place_even_if_rows_and_columns_are_counted_anew) {
    Scene scene = lodge("K1 K2 K3", "");
    scene.play(0, "place assistant1 librarians-lodge; lift K1");
    EXPECT_EQ(scene.options(0), "at 0,1; at 0,2; at 1,3; at 2,1; at 2,2") << "the old place would be 1,0 now";
}

TEST(LibrariansLodge, XL_L8_the_rest_is_in_one_piece_after_lifting) {
    Scene scene = lodge("K1 K2 K3", "");
    scene.play(0, "place assistant1 librarians-lodge");
    EXPECT_TRUE(scene.offers(0, "lift K1"));
    EXPECT_FALSE(scene.offers(0, "lift K2"));
}

TEST(LibrariansLodge, XL_B4_a_face_down_card_stays_face_down_when_moved) {
    Scene scene = lodge("K1 (K2)", "");
    scene.play(0, "place assistant1 librarians-lodge; lift K2; at 2,1");
    EXPECT_EQ(scene.shelf_text(0), "K1 / (K2)");
}

TEST(LibrariansLodge, XL_A2_a_stack_is_moved_as_one) {
    Scene scene = lodge("K1 K2/C1", "");
    scene.play(0, "place assistant1 librarians-lodge; lift K2; at 2,1");
    EXPECT_EQ(scene.shelf_text(0), "K1 / K2/C1");
}

TEST(LibrariansLodge, XL_L8_moving_a_card_is_shelving_for_the_mummy) {
    Scene scene;
    scene.library(0, Assistant::mummy);
    scene.lay_out(Location::librarians_lodge);
    scene.shelf(0, "K1 K2 K3");
    scene.play(0, "place mummy librarians-lodge; lift K3; on 1,1");
    EXPECT_EQ(scene.shelf_text(0), "K3/K1 K2");
}

TEST(LibrariansLodge, XL_L8_moving_a_card_is_shelving_for_the_wizard) {
    Scene scene;
    scene.library(0, Assistant::wizard);
    scene.lay_out(Location::librarians_lodge);
    scene.shelf(0, "K1 K2 K3");
    scene.play(0, "place wizard librarians-lodge; lift K3");
    EXPECT_TRUE(scene.offers(0, "shift right"));
}

TEST(LibrariansLodge, XL_L8_with_nothing_to_call_or_to_rearrange_nothing_happens) {
    Scene scene;
    scene.lay_out(Location::librarians_lodge);
    scene.play(0, "place assistant1 librarians-lodge");
    EXPECT_TRUE(scene.is_placing(1));
}

}  // namespace
}  // namespace shelfmark::exlibris
