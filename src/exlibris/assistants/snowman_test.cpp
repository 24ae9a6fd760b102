// XL-A3. What the Snowman closes is in exlibris/placement.cpp.
#include <gtest/gtest.h>

#include "exlibris/placement.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// The Snowman of the first seat stands here, with room for others beside him.
Scene snowman_at(Location location) {
    Scene scene(3);
    scene.library(0, Assistant::snowman);
    if (location != Location::home) scene.lay_out(location);
    scene.figure(0, "snowman", location);
    return scene;
}

TEST(Snowman, XL_A3_nobody_else_comes_to_his_instant_location) {
    Scene scene = snowman_at(Location::wishing_well);
    EXPECT_EQ(entry(scene.board(), figure_id(1, 1), Location::wishing_well, any_space), NoEntry::snowman);
    scene.turn_of(1);
    EXPECT_EQ(scene.options(1), "place assistant1 home");
}

TEST(Snowman, XL_A3_his_owners_others_neither) {
    const Scene scene = snowman_at(Location::wishing_well);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 1), Location::wishing_well, any_space), NoEntry::snowman);
    EXPECT_EQ(scene.options(0), "place assistant1 home");
}

TEST(Snowman, XL_A3_those_already_there_stay) {
    Scene scene;
    scene.library(0, Assistant::snowman);
    scene.lay_out(Location::bookshop);
    scene.figure(1, "assistant1", Location::bookshop);
    scene.play(0, "place snowman bookshop");
    EXPECT_EQ(scene.whereabouts(1, "assistant1"), "bookshop");
    EXPECT_EQ(scene.whereabouts(0, "snowman"), "bookshop");
}

TEST(Snowman, XL_A3_at_a_delayed_location_he_blocks_nothing) {
    for (const Location location : {Location::garbage_dump, Location::bookworm_tavern}) {
        const Scene scene = snowman_at(location);
        EXPECT_EQ(entry(scene.board(), figure_id(1, 1), location, any_space), NoEntry::none) << name(location);
    }
    const Scene auction = snowman_at(Location::auction_house);
    EXPECT_EQ(entry(auction.board(), figure_id(1, 1), Location::auction_house, 1), NoEntry::none);
}

TEST(Snowman, XL_A3_at_home_he_blocks_nothing) {
    const Scene scene = snowman_at(Location::home);
    EXPECT_TRUE(scene.offers(0, "place assistant1 home"));
}

TEST(Snowman, XL_A3_the_location_opens_again_when_he_has_left) {
    Scene scene = snowman_at(Location::wishing_well);
    scene.figure(0, "snowman", Location::home);
    scene.turn_of(1);
    EXPECT_TRUE(scene.offers(1, "place assistant1 wishing-well"));
}

TEST(Snowman, XL_T1_the_ghost_cannot_join_him) {
    Scene scene = snowman_at(Location::wishing_well);
    scene.library(1, Assistant::ghost);
    scene.turn_of(1);
    EXPECT_FALSE(scene.offers(1, "place ghost wishing-well"));
    EXPECT_FALSE(scene.offers(1, "place ghost wishing-well 1"));
}

TEST(Snowman, XL_T1_the_guild_evicts_him) {
    Scene scene = snowman_at(Location::wishing_well);
    scene.lay_out(Location::assistants_guild);
    scene.figure(1, "assistant1", Location::home);
    scene.turn_of(1);
    scene.play(1, "place assistant2 assistants-guild; send assistant1 seat1.snowman");
    EXPECT_EQ(scene.whereabouts(0, "snowman"), "waiting");
    EXPECT_EQ(scene.whereabouts(1, "assistant1"), "wishing-well");
}

TEST(Snowman, XL_L15_the_guild_evicts_another_on_his_tile) {
    Scene scene = snowman_at(Location::wishing_well);
    scene.figure(2, "assistant1", Location::wishing_well);
    scene.lay_out(Location::assistants_guild);
    scene.figure(1, "assistant1", Location::home);
    scene.turn_of(1);
    scene.play(1, "place assistant2 assistants-guild; send assistant1 seat3.assistant1");
    EXPECT_EQ(scene.whereabouts(0, "snowman"), "wishing-well");
    EXPECT_EQ(scene.whereabouts(1, "assistant1"), "wishing-well");
    EXPECT_EQ(scene.whereabouts(2, "assistant1"), "waiting");
}

}  // namespace
}  // namespace shelfmark::exlibris
