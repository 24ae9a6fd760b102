// XL-B and XL-A2: cards on a shelf.
#include "exlibris/shelf.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "exlibris/notation.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

CardId id(std::string_view text) { return *parse_card(text); }

/// The shelf after an ordinary assistant has shelved Z1 at home.
std::string after_shelving(std::string_view shelf, std::string_view place) {
    Scene scene;
    scene.shelf(0, shelf);
    scene.hand(0, "Z1");
    scene.play(0, "place assistant1 home; shelve Z1");
    scene.play(0, place);
    return scene.shelf_text(0);
}

TEST(Shelf, XL_B1_a_card_shelved_to_the_left_or_above_moves_the_counting) {
    EXPECT_EQ(after_shelving("A1 A2", "at 1,0"), "Z1 A1 A2");
    EXPECT_EQ(after_shelving("A1 A2", "at 0,2"), ". Z1 / A1 A2");
    EXPECT_EQ(after_shelving("A1 A2", "at 2,1"), "A1 A2 / Z1");
}

TEST(Shelf, XL_B1_an_empty_shelf_begins_with_its_first_card) { EXPECT_EQ(after_shelving("", "at 1,1"), "Z1"); }

TEST(Shelf, XL_B1_a_card_keeps_its_place_whatever_letter_it_has) {
    EXPECT_EQ(after_shelving("B1 . B2 / B3 B4 B5", "at 1,2"), "B1 Z1 B2 / B3 B4 B5");
}

TEST(Shelf, XL_B2_an_emptied_outer_row_frees_the_limit) {
    Scene scene;
    scene.shelf(0, "A1 / A2 / A3");
    EXPECT_FALSE(grid_of(scene.board(), 0).free_places().contains({0, 1}));
    lift(scene.state().board, 0, id("A3"));
    EXPECT_EQ(scene.shelf_text(0), "A1 / A2");
    EXPECT_TRUE(grid_of(scene.board(), 0).free_places().contains({0, 1}));
}

TEST(Shelf, XL_B2_rows_are_counted_anew_when_the_top_one_is_emptied) {
    Scene scene;
    scene.shelf(0, ". A1 / . A2 A3 / A4 A5");
    lift(scene.state().board, 0, id("A1"));
    EXPECT_EQ(scene.shelf_text(0), ". A2 A3 / A4 A5");
    lift(scene.state().board, 0, id("A4"));
    EXPECT_EQ(scene.shelf_text(0), "A2 A3 / A5");
}

TEST(Shelf, XL_B4_face_down_cards_keep_their_place_and_count_as_cards) {
    Scene scene;
    scene.shelf(0, "A1 (A2) A3");
    EXPECT_EQ(shelved_count(scene.board(), 0), 3);
    EXPECT_EQ(card_at(scene.board(), 0, {1, 2}), id("A2"));
    EXPECT_FALSE(grid_of(scene.board(), 0).connected_without({1, 2}));
}

TEST(Shelf, XL_B4_a_face_down_card_is_an_ordinary_card_on_the_discard_pile) {
    Scene scene;
    scene.shelf(0, "A1 (A2)");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center; discard A2; done");
    EXPECT_EQ(scene.top_of_discard(), "A2");
    EXPECT_EQ(scene.shelf_text(0), "A1");
}

TEST(Shelf, XL_B4_a_face_down_card_exchanged_for_a_hand_card_is_an_ordinary_card_there) {
    Scene scene;
    scene.shelf(0, "A1 (A2)");
    scene.hand(0, "C3");
    scene.lay_out(Location::librarians_lodge);
    scene.play(0, "place assistant1 librarians-lodge; exchange A2; with C3");
    EXPECT_EQ(scene.shelf_text(0), "A1 C3");
    scene.turn_of(0);
    scene.play(0, "place assistant2 home; shelve A2; at 1,3");
    EXPECT_EQ(scene.shelf_text(0), "A1 C3 A2");
}

TEST(Shelf, XL_B4_swapped_and_moved_cards_stay_face_down) {
    Scene swapped;
    swapped.shelf(0, "A1 (A2)");
    swapped.lay_out(Location::librarians_lodge);
    swapped.play(0, "place assistant1 librarians-lodge; swap A1; with A2");
    EXPECT_EQ(swapped.shelf_text(0), "(A2) A1");

    Scene moved;
    moved.shelf(0, "A1 (A2)");
    moved.lay_out(Location::librarians_lodge);
    moved.play(0, "place assistant1 librarians-lodge; lift A2; at 2,1");
    EXPECT_EQ(moved.shelf_text(0), "A1 / (A2)");
}

TEST(Shelf, XL_A2_an_entombed_card_does_not_count_for_the_end) {
    Scene scene;
    scene.shelf(0, "A1/A2 A3");
    EXPECT_EQ(shelved_count(scene.board(), 0), 2);
}

TEST(Shelf, XL_A2_when_the_card_above_goes_the_lower_one_stays_face_down_and_counts) {
    Scene scene;
    scene.shelf(0, "A1/A2 A3");
    lift(scene.state().board, 0, id("A1"));
    EXPECT_EQ(scene.shelf_text(0), "(A2) A3");
    EXPECT_EQ(shelved_count(scene.board(), 0), 2);
}

TEST(Shelf, XL_B4_a_spot_survives_being_packed) {
    const Spot spot_in_full = {.cell = {3, 152}, .face_down = true, .entombed = true, .turned = true};
    EXPECT_EQ(spot(packed(spot_in_full)), spot_in_full);
    const Spot plain_spot = {.cell = {1, 1}};
    EXPECT_EQ(spot(packed(plain_spot)), plain_spot);
}

}  // namespace
}  // namespace shelfmark::exlibris
