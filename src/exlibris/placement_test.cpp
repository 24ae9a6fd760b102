// XL-R5 to XL-R8, XL-R16, XL-O6: placing assistants.
#include "exlibris/placement.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// Whether one more assistant of the first seat finds a space when so many stand there.
NoEntry entry_beside(int players, Location location, int others) {
    Scene scene(players);
    scene.lay_out(location);
    for (int i = 0; i < others; ++i) {
        scene.figure(static_cast<Seat>(1 + i % (players - 1)), i < players - 1 ? "assistant1" : "assistant2", location);
    }
    return entry(scene.board(), figure_id(0, 1), location, any_space);
}

TEST(Placement, XL_R5_one_assistant_each_clockwise_until_nobody_has_one) {
    Scene scene(3);
    scene.turn_of(1);
    for (const Seat seat : std::initializer_list<Seat>{1, 2, 0, 1, 2, 0}) {
        ASSERT_TRUE(scene.is_placing(seat));
        scene.play(seat, "place assistant" + std::string(scene.offers(seat, "place assistant1 home") ? "1" : "2") +
                             " home; pass");
    }
    EXPECT_EQ(scene.board().round, 3);  // everybody had placed two: the round went on to its end
}

TEST(Placement, XL_R5_a_player_without_assistants_is_passed_over) {
    Scene scene(3);
    scene.figure(1, "assistant1", Location::home);
    scene.figure(1, "assistant2", Location::home);
    scene.play(0, "place assistant1 home; pass");
    EXPECT_TRUE(scene.is_placing(2));
}

TEST(Placement, XL_R5_a_lone_holder_plays_again_and_again) {
    Scene scene(2);
    scene.library(0, Assistant::witch);
    scene.figure(1, "assistant1", Location::home);
    scene.figure(1, "assistant2", Location::home);
    scene.play(0, "place assistant1 home; pass");
    EXPECT_TRUE(scene.is_placing(0));
    scene.play(0, "place assistant2 home; pass");
    EXPECT_TRUE(scene.is_placing(0));
}

TEST(Placement, XL_R5_an_assistant_that_comes_back_waits_for_its_owners_next_turn) {
    Scene scene(3);
    scene.lay_out(Location::auction_house, "Z1");
    scene.figure(2, "assistant1", Location::auction_house, 1);
    scene.figure(2, "assistant2", Location::home);
    scene.play(0, "place assistant1 auction-house 2");
    EXPECT_TRUE(scene.is_placing(1));
    scene.play(1, "place assistant1 home; pass");
    EXPECT_TRUE(scene.is_placing(2));
    EXPECT_TRUE(scene.offers(2, "place assistant1 home"));
}

TEST(Placement, XL_R5_only_free_spaces_of_locations_that_are_laid_out) {
    Scene scene(2);
    scene.lay_out(Location::yard_sale);
    scene.permanent(Location::wishing_well);
    EXPECT_EQ(scene.options(0), "place assistant1 home; place assistant1 wishing-well; place assistant1 yard-sale");
    scene.figure(1, "assistant1", Location::yard_sale);
    EXPECT_EQ(scene.options(0), "place assistant1 home; place assistant1 wishing-well");
    EXPECT_EQ(entry(scene.board(), figure_id(0, 1), Location::bookshop, any_space), NoEntry::not_laid_out);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 1), Location::yard_sale, any_space), NoEntry::full);
}

TEST(Placement, XL_R6_marked_spaces_are_closed_when_fewer_play) {
    EXPECT_EQ(entry_beside(2, Location::bookshop, 1), NoEntry::none);
    EXPECT_EQ(entry_beside(2, Location::bookshop, 2), NoEntry::closed);
    EXPECT_EQ(entry_beside(3, Location::bookshop, 2), NoEntry::none);
    EXPECT_EQ(entry_beside(3, Location::bookshop, 3), NoEntry::closed);
    EXPECT_EQ(entry_beside(4, Location::bookshop, 3), NoEntry::none);
    EXPECT_EQ(entry_beside(4, Location::bookshop, 4), NoEntry::full);
    // The Well's third space is for four.
    EXPECT_EQ(entry_beside(3, Location::wishing_well, 2), NoEntry::closed);
    EXPECT_EQ(entry_beside(4, Location::wishing_well, 2), NoEntry::none);
}

TEST(Placement, XL_R6_a_closed_space_is_not_taken_for_a_full_location) {
    Scene scene(2);
    scene.lay_out(Location::bookshop);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 1), Location::bookshop, 2), NoEntry::closed);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 1), Location::bookshop, 3), NoEntry::closed);
}

TEST(Placement, XL_R7_an_instant_location_takes_effect_at_once) {
    Scene scene(2);
    scene.lay_out(Location::bookshop, "Z1");
    scene.play(0, "place assistant1 bookshop");
    EXPECT_EQ(scene.options(0), "take Z1");
}

TEST(Placement, XL_R7_a_delayed_location_waits_for_the_resolution) {
    Scene scene(2);
    scene.lay_out(Location::garbage_dump);
    scene.discard_pile("Z1");
    scene.play(0, "place assistant1 garbage-dump");
    EXPECT_TRUE(scene.is_placing(1));
    scene.resolve();
    EXPECT_TRUE(scene.offers(0, "name codices"));
}

TEST(Placement, XL_R8_a_library_has_three_spaces_and_takes_effect_at_once) {
    Scene scene(1);
    scene.library(0, Assistant::witch);
    scene.lay_out(Location::wishing_well);
    for (const char* assistant : {"assistant1", "assistant2"}) scene.figure(0, assistant, Location::home);
    EXPECT_TRUE(scene.offers(0, "place assistant3 home"));
    scene.play(0, "place assistant3 home");
    EXPECT_EQ(scene.options(0), "draw; pass");
    scene.play(0, "pass");
    EXPECT_EQ(entry(scene.board(), figure_id(0, 0), Location::home, any_space), NoEntry::home_full);
    EXPECT_EQ(scene.options(0), "place witch wishing-well");
}

TEST(Placement, XL_R8_the_assistants_of_others_take_no_space_of_a_library) {
    Scene scene(4);
    for (const Seat seat : std::initializer_list<Seat>{1, 2, 3}) scene.figure(seat, "assistant1", Location::home);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 1), Location::home, any_space), NoEntry::none);
}

TEST(Placement, XL_R16_taking_the_token_does_not_change_the_order_of_the_current_placement) {
    Scene scene(3);
    scene.first_player(0);
    scene.lay_out(Location::diviners_hut);
    scene.play(0, "place assistant1 home; pass");
    scene.play(1, "place assistant1 home; pass");
    scene.play(2, "place assistant1 diviners-hut");
    EXPECT_EQ(scene.board().first_player, 2);
    EXPECT_TRUE(scene.is_placing(0));
}

TEST(Placement, XL_R16_the_token_says_who_starts_the_next_placement) {
    Scene scene(3);
    scene.first_player(2);
    scene.resolve();
    EXPECT_TRUE(scene.is_placing(2));
}

TEST(Placement, XL_L3_a_bid_must_be_higher_than_the_one_that_stands) {
    Scene scene(2);
    scene.lay_out(Location::auction_house, "Z1");
    scene.figure(1, "assistant1", Location::auction_house, 3);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 1), Location::auction_house, 1), NoEntry::bid_too_low);
    EXPECT_EQ(scene.options(0), "place assistant1 auction-house 4; place assistant1 home");
}

TEST(Placement, XL_O6_at_most_one_assistant_on_each_location) {
    Scene scene(1);
    scene.lay_out(Location::bargain_books);
    scene.lay_out(Location::wishing_well);
    scene.figure(0, "assistant1", Location::bargain_books);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 2), Location::bargain_books, any_space), NoEntry::one_each);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 2), Location::wishing_well, 1), NoEntry::one_each);
    EXPECT_EQ(scene.options(0), "place assistant2 home; place assistant2 wishing-well");
}

}  // namespace
}  // namespace shelfmark::exlibris
