// XL-A2
#include "exlibris/assistants/mummy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "exlibris/notation.h"
#include "exlibris/result.h"
#include "exlibris/shelf.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// The Mummy is about to shelve C1 from the hand at home.
Scene shelving_c1(std::string_view shelf) {
    Scene scene;
    scene.library(0, Assistant::mummy);
    scene.shelf(0, shelf);
    scene.hand(0, "C1");
    scene.play(0, "place mummy home; shelve C1");
    return scene;
}

Scene at_the_lodge(std::string_view figure, std::string_view shelf, std::string_view hand = "") {
    Scene scene;
    scene.library(0, Assistant::mummy);
    scene.shelf(0, shelf);
    scene.hand(0, hand);
    scene.lay_out(Location::librarians_lodge);
    scene.play(0, "place " + std::string(figure) + " librarians-lodge");
    return scene;
}

TEST(Mummy, XL_A2_a_card_can_go_beside_on_top_of_or_under_another) {
    const Scene scene = shelving_c1("A1 A2");
    EXPECT_EQ(scene.options(0), "at 0,1; at 0,2; at 1,0; at 1,3; at 2,1; at 2,2; on 1,1; on 1,2; under 1,1; under 1,2");
}

TEST(Mummy, XL_A2_the_lower_card_is_turned_face_down) {
    Scene on_top = shelving_c1("A1 A2");
    on_top.play(0, "on 1,1");
    EXPECT_EQ(on_top.shelf_text(0), "C1/A1 A2");
    EXPECT_TRUE(spot_of(on_top.board(), *parse_card("A1")).face_down);

    Scene under = shelving_c1("A1 A2");
    under.play(0, "under 1,1");
    EXPECT_EQ(under.shelf_text(0), "A1/C1 A2");
    EXPECT_TRUE(spot_of(under.board(), *parse_card("C1")).face_down);
    EXPECT_FALSE(spot_of(under.board(), *parse_card("A1")).face_down);
}

TEST(Mummy, XL_A2_at_most_one_card_under_each_card) {
    const Scene scene = shelving_c1("A1/B1 A2");
    EXPECT_FALSE(scene.offers(0, "on 1,1"));
    EXPECT_FALSE(scene.offers(0, "under 1,1"));
    EXPECT_TRUE(scene.offers(0, "on 1,2"));
}

TEST(Mummy, XL_A2_not_onto_an_empty_shelf) { EXPECT_EQ(shelving_c1("").options(0), "at 1,1"); }

TEST(Mummy, XL_B4_a_face_down_card_can_have_company_and_stays_face_down) {
    Scene under = shelving_c1("(A1) A2");
    under.play(0, "under 1,1");
    EXPECT_EQ(under.shelf_text(0), "(A1)/C1 A2");

    Scene on_top = shelving_c1("(A1) A2");
    on_top.play(0, "on 1,1");
    EXPECT_EQ(on_top.shelf_text(0), "C1/A1 A2");
}

TEST(Mummy, XL_B4_a_card_entombed_from_the_hand_is_shown_to_all) {
    Scene scene = shelving_c1("A1 A2");
    scene.play(0, "under 1,1");
    const auto entombed = std::find_if(scene.events().begin(), scene.events().end(),
                                       [](const Event& event) { return event.kind == EventKind::entombed; });
    ASSERT_NE(entombed, scene.events().end());
    EXPECT_EQ(seen_from(*entombed, table::spectator).card, *parse_card("C1"));
}

TEST(Mummy, XL_A2_only_the_mummy_entombs_not_her_owner) {
    Scene scene;
    scene.library(0, Assistant::mummy);
    scene.shelf(0, "A1");
    scene.hand(0, "C1");
    scene.play(0, "place assistant1 home; shelve C1");
    EXPECT_EQ(scene.options(0), "at 0,1; at 1,0; at 1,2; at 2,1");
}

TEST(Mummy, XL_A2_at_a_location_too) {
    Scene scene;
    scene.library(0, Assistant::mummy);
    scene.shelf(0, "A1");
    scene.lay_out(Location::bookshop, "C1");
    scene.play(0, "place mummy bookshop; take C1; shelve C1; on 1,1");
    EXPECT_EQ(scene.shelf_text(0), "C1/A1");
}

TEST(Mummy, XL_A2_two_points_for_each_entombed_card_even_without_stability) {
    Scene scene;
    scene.shelf(0, "A1/B1 A2/B2 A3");
    const ScoreSheet sheet = score(scene.state()).sheets[0];
    EXPECT_EQ(sheet.entombed, 4);
    EXPECT_EQ(sheet.stability, 0);
    EXPECT_EQ(sheet.books, 4 + 4 + 3);  // the books on the two entombed cards do not count
}

TEST(Mummy, XL_A2_a_stack_is_one_card_of_a_rectangle) {
    Scene scene;
    scene.shelf(0, "A1/B1 A2 / A3 A4");
    const ScoreSheet sheet = score(scene.state()).sheets[0];
    EXPECT_EQ(sheet.stability, 4);
    EXPECT_EQ(sheet.entombed, 2);
}

TEST(Mummy, XL_A2_a_card_that_is_no_longer_entombed_brings_no_points) {
    Scene scene;
    scene.shelf(0, "A1/B1 A2");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center; discard A1; done");
    EXPECT_EQ(scene.shelf_text(0), "(B1) A2");
    EXPECT_EQ(score(scene.state()).sheets[0].entombed, 0);
}

TEST(Mummy, XL_A2_a_stack_is_swapped_as_one) {
    Scene scene = at_the_lodge("assistant1", "A1/B1 A2");
    scene.play(0, "swap A1; with A2");
    EXPECT_EQ(scene.shelf_text(0), "A2 A1/B1");
}

TEST(Mummy, XL_A2_a_stack_is_moved_as_one) {
    Scene scene = at_the_lodge("assistant1", "A1/B1 A2 A3");
    scene.play(0, "lift A1; at 1,3");
    EXPECT_EQ(scene.shelf_text(0), "A2 A3 A1/B1");
}

TEST(Mummy, XL_A2_she_cannot_entomb_a_stack) {
    Scene scene = at_the_lodge("mummy", "A1/B1 A2");
    scene.play(0, "lift A1");
    EXPECT_FALSE(scene.offers(0, "on 1,1"));
    EXPECT_FALSE(scene.offers(0, "under 1,1"));
}

TEST(Mummy, XL_L8_a_card_that_she_takes_off_the_shelf_can_be_entombed) {
    Scene scene = at_the_lodge("mummy", "A1 (A2)");
    scene.play(0, "lift A1; on 1,1");
    EXPECT_EQ(scene.shelf_text(0), "A1/A2");
}

TEST(Mummy, XL_A2_an_exchange_with_the_hand_replaces_the_top) {
    Scene scene = at_the_lodge("assistant1", "A1/B1 A2", "C1");
    scene.play(0, "exchange A1; with C1");
    EXPECT_EQ(scene.shelf_text(0), "C1/B1 A2");
    EXPECT_EQ(scene.hand_text(0), "A1");
}

TEST(Mummy, XL_A2_taxes_take_the_top_of_a_stack) {
    Scene scene;
    scene.library(1, Assistant::mummy);
    scene.shelf(1, "A1/B1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    EXPECT_EQ(scene.options(1), "lay A1");
    scene.play(1, "lay A1");
    EXPECT_EQ(scene.shelf_text(1), "(B1)");
    EXPECT_EQ(shelved_count(scene.board(), 1), 1);
}

TEST(Mummy, XL_A2_discards_take_the_top_of_a_stack_first) {
    Scene scene;
    scene.shelf(0, "A1/B1 A2");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center");
    EXPECT_EQ(scene.options(0), "discard A1; discard A2");
    scene.play(0, "discard A1");
    EXPECT_EQ(scene.options(0), "discard A2; discard B1; done");
    scene.play(0, "discard B1; done");
    EXPECT_EQ(scene.shelf_text(0), "A2");
    EXPECT_EQ(scene.discard_text(), "A1 B1");
}

TEST(Mummy, XL_B3_the_top_of_a_stack_in_the_middle_can_go_since_the_lower_card_stays) {
    Scene scene;
    scene.shelf(1, "A1 A2/B1 A3");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    EXPECT_EQ(scene.options(1), "lay A1; lay A2; lay A3");
    scene.play(1, "lay A2");
    EXPECT_EQ(scene.shelf_text(1), "A1 (B1) A3");
}

}  // namespace
}  // namespace shelfmark::exlibris
