// XL-A7
#include <gtest/gtest.h>

#include "exlibris/placement.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

Scene with_sasquatch(int players = 2) {
    Scene scene(players);
    scene.library(0, Assistant::sasquatch);
    return scene;
}

/// The Sasquatch alone at the Bookshop; the second seat is to place.
Scene sasquatch_at_the_bookshop(int players = 2) {
    Scene scene = with_sasquatch(players);
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.figure(0, "sasquatch", Location::bookshop);
    scene.turn_of(1);
    return scene;
}

TEST(Sasquatch, XL_A7_not_where_an_opposing_assistant_is) {
    Scene scene = with_sasquatch();
    scene.lay_out(Location::bookshop);
    scene.lay_out(Location::garbage_dump);
    scene.lay_out(Location::wishing_well);
    scene.figure(1, "assistant1", Location::bookshop);
    scene.figure(1, "assistant2", Location::garbage_dump);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 0), Location::bookshop, any_space), NoEntry::sasquatch);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 0), Location::garbage_dump, any_space), NoEntry::sasquatch);
    EXPECT_TRUE(scene.offers(0, "place sasquatch wishing-well"));
    EXPECT_TRUE(scene.offers(0, "place assistant1 bookshop"));
}

TEST(Sasquatch, XL_A7_not_over_an_opponents_bid) {
    Scene scene = with_sasquatch();
    scene.lay_out(Location::auction_house, "Z1");
    scene.figure(1, "assistant1", Location::auction_house, 1);
    EXPECT_FALSE(scene.offers(0, "place sasquatch auction-house 2"));
    EXPECT_TRUE(scene.offers(0, "place assistant1 auction-house 2"));
}

TEST(Sasquatch, XL_A7_beside_his_own_and_at_home_he_is_always_allowed) {
    Scene scene = with_sasquatch();
    scene.lay_out(Location::bookshop);
    scene.figure(0, "assistant1", Location::bookshop);
    scene.figure(1, "assistant1", Location::home);
    EXPECT_TRUE(scene.offers(0, "place sasquatch bookshop"));
    EXPECT_TRUE(scene.offers(0, "place sasquatch home"));
}

TEST(Sasquatch, XL_A7_when_an_opponent_arrives_he_may_go_before_anything_is_activated) {
    Scene scene = sasquatch_at_the_bookshop();
    scene.play(1, "place assistant1 bookshop");
    EXPECT_EQ(scene.options(1), "");
    EXPECT_EQ(scene.options(0), "pass; withdraw");
    scene.play(0, "withdraw");
    EXPECT_EQ(scene.whereabouts(0, "sasquatch"), "waiting");
    EXPECT_EQ(scene.options(1), "take Z1; take Z2");
}

TEST(Sasquatch, XL_T2_he_slips_away_before_the_goblin_can_rob_his_owner) {
    Scene scene = sasquatch_at_the_bookshop();
    scene.library(1, Assistant::goblin);
    scene.hand(0, "A5");
    scene.play(1, "place goblin bookshop");
    scene.play(0, "withdraw");
    EXPECT_EQ(scene.options(1), "take Z1; take Z2");
}

TEST(Sasquatch, XL_A7_taken_back_he_can_be_placed_again_this_round) {
    Scene scene = sasquatch_at_the_bookshop();
    scene.play(1, "place assistant1 bookshop");
    scene.play(0, "withdraw");
    scene.play(1, "take Z1; pass");
    EXPECT_TRUE(scene.is_placing(0));
    EXPECT_TRUE(scene.offers(0, "place sasquatch home"));
    EXPECT_FALSE(scene.offers(0, "place sasquatch bookshop"));
}

TEST(Sasquatch, XL_A7_he_may_stay) {
    Scene scene = sasquatch_at_the_bookshop();
    scene.play(1, "place assistant1 bookshop");
    scene.play(0, "pass");
    EXPECT_EQ(scene.whereabouts(0, "sasquatch"), "bookshop");
    EXPECT_EQ(scene.options(1), "take Z1; take Z2");
}

TEST(Sasquatch, XL_A7_every_arrival_asks_anew) {
    Scene scene = sasquatch_at_the_bookshop(3);
    scene.play(1, "place assistant1 bookshop");
    scene.play(0, "pass");
    scene.play(1, "take Z1; pass");
    scene.turn_of(2);
    scene.play(2, "place assistant1 bookshop");
    EXPECT_EQ(scene.options(0), "pass; withdraw");
}

TEST(Sasquatch, XL_A7_his_owners_assistants_do_not_disturb_him) {
    Scene scene = sasquatch_at_the_bookshop();
    scene.turn_of(0);
    scene.play(0, "place assistant1 bookshop");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Sasquatch, XL_A7_at_a_delayed_location_too) {
    Scene scene = with_sasquatch();
    scene.lay_out(Location::garbage_dump);
    scene.figure(0, "sasquatch", Location::garbage_dump);
    scene.turn_of(1);
    scene.play(1, "place assistant1 garbage-dump");
    EXPECT_EQ(scene.options(0), "pass; withdraw");
}

TEST(Sasquatch, XL_A7_opponents_in_their_own_library_do_not_disturb_him) {
    Scene scene = with_sasquatch();
    scene.figure(0, "sasquatch", Location::home);
    scene.turn_of(1);
    scene.play(1, "place assistant1 home");
    EXPECT_EQ(scene.options(1), "draw; pass");
}

TEST(Sasquatch, XL_T2_outbid_he_leaves_without_being_asked) {
    Scene scene = with_sasquatch();
    scene.lay_out(Location::auction_house, "Z1");
    scene.figure(0, "sasquatch", Location::auction_house, 1);
    scene.turn_of(1);
    scene.play(1, "place assistant1 auction-house 2");
    EXPECT_EQ(scene.whereabouts(0, "sasquatch"), "waiting");
    EXPECT_TRUE(scene.is_placing(0));
}

TEST(Sasquatch, XL_T2_evicted_he_leaves_without_being_asked) {
    Scene scene = sasquatch_at_the_bookshop();
    scene.lay_out(Location::assistants_guild);
    scene.figure(1, "assistant1", Location::home);
    scene.play(1, "place assistant2 assistants-guild; send assistant1 seat1.sasquatch");
    EXPECT_EQ(scene.whereabouts(0, "sasquatch"), "waiting");
    EXPECT_EQ(scene.options(1), "take Z1; take Z2");
}

TEST(Sasquatch, XL_L15_the_guild_sends_him_among_opponents) {
    Scene scene = with_sasquatch(3);
    scene.lay_out(Location::bookshop, "Z1");
    scene.lay_out(Location::assistants_guild);
    scene.figure(0, "sasquatch", Location::home);
    scene.figure(1, "assistant1", Location::bookshop);
    scene.figure(2, "assistant1", Location::bookshop);
    scene.play(0, "place assistant1 assistants-guild; send sasquatch seat2.assistant1");
    EXPECT_EQ(scene.whereabouts(0, "sasquatch"), "bookshop");
    EXPECT_EQ(scene.options(0), "take Z1");
}

}  // namespace
}  // namespace shelfmark::exlibris
