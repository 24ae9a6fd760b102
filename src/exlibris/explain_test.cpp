#include "exlibris/explain.h"

#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "exlibris/notation.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

// "XL-B1 why.occupied", or "legal".
std::string why(Scene& scene, Seat seat, std::string_view text) {
    const auto action = parse_action(scene.state().board, seat, text);
    if (!action) return "not an action";
    const Refusal refusal = check(scene.state(), seat, *action);
    return refusal ? std::string(refusal.rule) + " " + refusal.key : "legal";
}

TEST(Explain, XL_B1_and_XL_B2_say_what_is_wrong_with_a_place) {
    Scene scene;
    scene.hand(0, "A1");
    scene.shelf(0, "K1 / K2 / K3");
    scene.play(0, "place assistant1 home; shelve A1");
    EXPECT_EQ(why(scene, 0, "at 2,2"), "legal");
    EXPECT_EQ(why(scene, 0, "at 2,1"), "XL-B1 why.occupied");
    EXPECT_EQ(why(scene, 0, "at 1,5"), "XL-B1 why.not-adjacent");
    EXPECT_EQ(why(scene, 0, "at 0,1"), "XL-B2 why.three-rows");
}

TEST(Explain, XL_L3_an_open_auction_asks_for_a_bid) {
    Scene scene;
    scene.lay_out(Location::auction_house, "A1 A2 A3");
    EXPECT_EQ(why(scene, 0, "place assistant1 auction-house"), "XL-L3 why.bid-missing");
    scene.play(0, "place assistant1 auction-house 4");
    EXPECT_EQ(why(scene, 1, "place assistant1 auction-house"), "XL-L3 why.bid-too-low");
    EXPECT_EQ(why(scene, 1, "place assistant1 auction-house 4"), "XL-L3 why.bid-too-low");
}

TEST(Explain, XL_L4_and_XL_L17_cite_the_location_that_grants_the_shelving) {
    Scene donating;
    donating.hand(0, "A1 B1");
    donating.lay_out(Location::donation_center);
    donating.play(0, "place assistant1 donation-center; discard A1; done");
    EXPECT_EQ(why(donating, 0, "draw"), "XL-L4 why.not-asked");

    Scene selling;
    selling.hand(0, "A1 B1");
    selling.lay_out(Location::yard_sale);
    selling.play(0, "place assistant1 yard-sale; lay A1; done");
    selling.play(1, "take A1");
    EXPECT_EQ(why(selling, 0, "pass"), "XL-L17 why.compulsory");
}

TEST(Explain, XL_R9_is_cited_at_home) {
    Scene scene;
    scene.hand(0, "A1");
    scene.play(0, "place assistant1 home");
    EXPECT_EQ(why(scene, 0, "shelve B1"), "XL-R9 why.card-not-available");
}

/// The rule behind what is asked.
std::string asking(Scene& scene) { return rule_of(scene.board(), top(scene.board())); }

TEST(Explain, XL_A8_is_cited_for_what_the_visitor_of_the_cube_allows) {
    Scene scene;
    scene.library(0, Assistant::cube);
    scene.hand(0, "A1");
    scene.hand(1, "B1");
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.figure(0, "cube", Location::bookshop);
    scene.turn_of(1);
    scene.play(1, "place assistant1 bookshop");
    EXPECT_EQ(asking(scene), "XL-A8");
    scene.play(1, "allow");
    EXPECT_EQ(asking(scene), "XL-A8");
    EXPECT_EQ(why(scene, 0, "shelve B1"), "XL-A8 why.card-not-available");
    scene.play(0, "pass");
    EXPECT_EQ(asking(scene), "XL-L10");
}

TEST(Explain, XL_A6_is_cited_before_the_effect_and_not_for_it) {
    Scene scene;
    scene.library(0, Assistant::automaton);
    scene.hand(0, "A1 B1");
    scene.figure(0, "assistant1", Location::home);
    scene.play(0, "place automaton home");
    EXPECT_EQ(asking(scene), "XL-A6");
    scene.play(0, "shelve A1");
    EXPECT_EQ(asking(scene), "XL-B1");
    scene.play(0, "at 1,1");
    EXPECT_EQ(asking(scene), "XL-R9");
}

TEST(Explain, XL_A10_is_cited_for_what_the_fire_imp_gets_for_burning) {
    Scene scene;
    scene.library(0, Assistant::fire_imp);
    scene.hand(0, "A1");
    scene.lay_out(Location::bookshop, "Z1 Z2 Z3");
    scene.play(0, "place fire-imp bookshop");
    EXPECT_EQ(asking(scene), "XL-A10");
    scene.play(0, "burn Z1");
    EXPECT_EQ(asking(scene), "XL-A10");
    scene.play(0, "pass");
    EXPECT_EQ(asking(scene), "XL-L10");
}

TEST(Explain, XL_A2_and_XL_A4_are_cited_where_their_assistants_shelve) {
    for (const auto& [assistant, rule] :
         {std::pair(Assistant::mummy, "XL-A2"), std::pair(Assistant::wizard, "XL-A4")}) {
        Scene scene;
        scene.library(0, assistant);
        scene.hand(0, "A1");
        scene.play(0, assistant == Assistant::mummy ? "place mummy home" : "place wizard home");
        EXPECT_EQ(asking(scene), "XL-R9");
        scene.play(0, "shelve A1");
        EXPECT_EQ(asking(scene), rule);
    }
}

TEST(Explain, XL_B3_only_a_card_whose_turn_it_is_can_split_the_shelf) {
    Scene scene;
    scene.shelf(0, "A1 B1 C1 D1 / . . D2 .");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center; discard C1");
    EXPECT_EQ(why(scene, 0, "discard A1"), "XL-L4 why.in-order");
    EXPECT_EQ(why(scene, 0, "done"), "XL-L4 why.compulsory");
}

TEST(Explain, XL_L3_a_card_that_others_come_before_is_not_one_that_was_passed_over) {
    Scene scene;
    scene.lay_out(Location::auction_house, "L8 M1 N1");
    scene.figure(0, "assistant1", Location::auction_house, 2);
    scene.hand(0, "A1 B1 C1");
    scene.resolve();
    EXPECT_EQ(why(scene, 0, "discard C1"), "XL-L3 why.not-yet");
    scene.play(0, "discard B1");
    EXPECT_EQ(why(scene, 0, "discard A1"), "XL-L3 why.in-order");
    EXPECT_EQ(why(scene, 0, "discard C1"), "legal");
}

TEST(Explain, XL_R5_a_space_is_named_only_where_that_is_a_decision) {
    Scene scene;
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.figure(1, "assistant1", Location::bookshop);
    EXPECT_EQ(why(scene, 0, "place assistant1 bookshop 1"), "XL-R5 why.space-number");
    EXPECT_EQ(why(scene, 0, "place assistant1 bookshop 2"), "XL-R5 why.space-number");
    EXPECT_EQ(why(scene, 0, "place assistant1 home 1"), "XL-R5 why.space-number");
    EXPECT_EQ(why(scene, 0, "place ghost bookshop 1"), "legal");
    EXPECT_EQ(why(scene, 0, "place ghost bookshop 2"), "XL-R5 why.space-number");
    EXPECT_EQ(why(scene, 0, "place ghost bookshop 3"), "XL-R6 why.closed-space");
}

TEST(Explain, XL_L3_a_bid_that_no_space_has_is_none) {
    Scene scene;
    scene.lay_out(Location::auction_house, "A1 A2 A3");
    EXPECT_EQ(why(scene, 0, "place assistant1 auction-house 5"), "XL-L3 why.bid-missing");
}

TEST(Explain, XL_L8_a_pair_is_named_in_the_order_of_the_alphabet) {
    Scene scene;
    scene.shelf(0, "A1 B1 C1");
    scene.hand(0, "D1");
    scene.lay_out(Location::librarians_lodge);
    scene.play(0, "place assistant1 librarians-lodge");
    EXPECT_EQ(why(scene, 0, "swap C1"), "XL-L8 why.not-yet");
    for (const char* of_the_shelf : {"swap D1", "exchange D1", "lift D1"}) {
        EXPECT_EQ(why(scene, 0, of_the_shelf), "XL-L8 why.not-on-shelf") << of_the_shelf;
    }
    EXPECT_EQ(why(scene, 0, "lift B1"), "XL-B3 why.splits-shelf");
    scene.play(0, "swap B1");
    EXPECT_EQ(why(scene, 0, "with A1"), "XL-L8 why.in-order");
    EXPECT_EQ(why(scene, 0, "with B1"), "XL-L8 why.chosen-already");
    EXPECT_EQ(why(scene, 0, "with D1"), "XL-L8 why.not-on-shelf");
    EXPECT_EQ(why(scene, 0, "with C1"), "legal");

    Scene exchanging;
    exchanging.shelf(0, "A1 B1");
    exchanging.hand(0, "D1");
    exchanging.lay_out(Location::librarians_lodge);
    exchanging.play(0, "place assistant1 librarians-lodge; exchange B1");
    EXPECT_EQ(why(exchanging, 0, "with A1"), "XL-L8 why.not-in-hand");
}

TEST(Explain, XL_L16_the_cards_taken_are_named_in_the_order_of_the_alphabet) {
    Scene scene;
    scene.hand(0, "A1 B1");
    scene.lay_out(Location::tax_collector, "L1 M1 N1");
    scene.play(0, "place assistant1 tax-collector; lay A1; lay B1; done");
    EXPECT_EQ(why(scene, 0, "take N1"), "XL-L16 why.not-yet");
    EXPECT_EQ(why(scene, 0, "take A1"), "XL-L16 why.card-not-available");
    scene.play(0, "take M1");
    EXPECT_EQ(why(scene, 0, "take L1"), "XL-L16 why.in-order");
    EXPECT_EQ(why(scene, 0, "take M1"), "XL-L16 why.chosen-already");
    EXPECT_EQ(why(scene, 0, "take N1"), "legal");
}

TEST(Explain, XL_O7_locations_leave_in_the_order_of_their_numbers) {
    Scene scene(1);
    for (const Location location : {Location::book_swap, Location::donation_center, Location::wishing_well,
                                    Location::librarians_lodge, Location::book_collector, Location::bookshop}) {
        scene.lay_out(location);
    }
    scene.resolve();
    EXPECT_EQ(why(scene, 0, "remove bookshop"), "XL-O7 why.not-yet");
    EXPECT_EQ(why(scene, 0, "remove garbage-dump"), "XL-O7 why.not-laid-out");
    scene.play(0, "remove wishing-well");
    EXPECT_EQ(why(scene, 0, "remove book-swap"), "XL-O7 why.in-order");
    EXPECT_EQ(why(scene, 0, "remove bookshop"), "legal");
}

TEST(Explain, XL_T3_somebody_else_decides) {
    Scene scene;
    scene.turn_of(1);
    EXPECT_EQ(why(scene, 0, "place assistant1 home"), "XL-T3 why.not-your-decision");
}

}  // namespace
}  // namespace shelfmark::exlibris
