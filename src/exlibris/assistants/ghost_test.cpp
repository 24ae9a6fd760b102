// XL-A11. Where the Ghost may be placed is in exlibris/placement.cpp, its card in exlibris/visit.cpp.
#include <gtest/gtest.h>

#include "exlibris/placement.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// The Ghost of the first seat waits; an assistant of the second is at the Bookshop.
Scene haunted_bookshop(int players = 2) {
    Scene scene(players);
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.figure(1, "assistant1", Location::bookshop);
    return scene;
}

TEST(Ghost, XL_A11_never_at_the_hut) {
    Scene scene;
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::diviners_hut);
    EXPECT_EQ(entry(scene.board(), figure_id(0, 0), Location::diviners_hut, any_space), NoEntry::ghost_at_hut);
    EXPECT_FALSE(scene.offers(0, "place ghost diviners-hut"));
    scene.figure(1, "assistant1", Location::diviners_hut);
    EXPECT_FALSE(scene.offers(0, "place ghost diviners-hut 1"));
}

TEST(Ghost, XL_A11_it_may_share_an_opponents_space_and_draws_before_the_effect) {
    Scene scene = haunted_bookshop();
    scene.deck("B1");
    scene.play(0, "place ghost bookshop 1");
    EXPECT_EQ(scene.hand_text(0), "B1");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Ghost, XL_A11_a_free_space_brings_no_card) {
    Scene scene = haunted_bookshop();
    scene.play(0, "place ghost bookshop");
    EXPECT_EQ(scene.hand_text(0), "");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Ghost, XL_A11_at_a_full_location_sharing_is_the_only_way_in) {
    Scene scene = haunted_bookshop();
    scene.figure(1, "assistant2", Location::bookshop);
    EXPECT_FALSE(scene.offers(0, "place ghost bookshop"));
    EXPECT_TRUE(scene.offers(0, "place ghost bookshop 1"));
    EXPECT_TRUE(scene.offers(0, "place ghost bookshop 2"));
    EXPECT_FALSE(scene.offers(0, "place assistant1 bookshop"));
}

TEST(Ghost, XL_A11_it_does_not_share_with_its_owners_assistants_or_with_nobody) {
    Scene scene;
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::bookshop);
    scene.figure(0, "assistant1", Location::bookshop);
    EXPECT_FALSE(scene.offers(0, "place ghost bookshop 1"));
    EXPECT_FALSE(scene.offers(0, "place ghost bookshop 2"));
    EXPECT_TRUE(scene.offers(0, "place ghost bookshop"));
}

TEST(Ghost, XL_A11_at_a_delayed_location_it_needs_a_free_space) {
    Scene scene;
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::garbage_dump);
    scene.figure(1, "assistant1", Location::garbage_dump);
    EXPECT_TRUE(scene.offers(0, "place ghost garbage-dump"));
    EXPECT_FALSE(scene.offers(0, "place ghost garbage-dump 1"));
    scene.figure(1, "assistant2", Location::garbage_dump);
    EXPECT_FALSE(scene.offers(0, "place ghost garbage-dump"));
}

TEST(Ghost, XL_A11_it_draws_even_if_its_host_then_leaves_and_keeps_the_space) {
    Scene scene;
    scene.library(0, Assistant::ghost);
    scene.library(1, Assistant::sasquatch);
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.figure(1, "sasquatch", Location::bookshop);
    scene.deck("B1");
    scene.play(0, "place ghost bookshop 1");
    scene.play(1, "withdraw");
    EXPECT_EQ(scene.hand_text(0), "B1");
    scene.play(0, "take Z1; pass");
    // One of the two spaces is still held, by the Ghost alone.
    scene.play(1, "place assistant1 bookshop; take Z2; pass");
    EXPECT_FALSE(scene.offers(0, "place assistant1 bookshop"));
}

TEST(Ghost, XL_A11_a_shared_space_counts_once) {
    Scene scene = haunted_bookshop();
    scene.figure(0, "ghost", Location::bookshop, 1);
    EXPECT_TRUE(scene.offers(0, "place assistant1 bookshop"));
    scene.figure(0, "assistant1", Location::bookshop, 2);
    scene.turn_of(1);
    EXPECT_FALSE(scene.offers(1, "place assistant2 bookshop"));
}

TEST(Ghost, XL_A11_nobody_joins_it) {
    Scene scene;
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::bookshop);
    scene.figure(0, "ghost", Location::bookshop);
    scene.turn_of(1);
    EXPECT_FALSE(scene.offers(1, "place assistant1 bookshop 1"));
}

TEST(Ghost, XL_A11_sent_by_the_guild_it_evicts_and_draws_nothing) {
    Scene scene = haunted_bookshop();
    scene.lay_out(Location::assistants_guild);
    scene.figure(0, "ghost", Location::home);
    scene.play(0, "place assistant1 assistants-guild; send ghost seat2.assistant1");
    EXPECT_EQ(scene.whereabouts(1, "assistant1"), "waiting");
    EXPECT_EQ(scene.hand_text(0), "");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Ghost, XL_A11_the_guild_does_not_send_it_to_the_hut_either) {
    Scene scene;
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::diviners_hut);
    scene.lay_out(Location::assistants_guild);
    scene.figure(0, "ghost", Location::home);
    scene.figure(1, "assistant1", Location::diviners_hut);
    scene.play(0, "place assistant1 assistants-guild");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Ghost, XL_T2_the_cube_comes_before_its_card) {
    Scene scene;
    scene.library(0, Assistant::ghost);
    scene.library(1, Assistant::cube);
    scene.lay_out(Location::bookshop, "Z1");
    scene.figure(1, "cube", Location::bookshop);
    scene.hand(0, "A1");
    scene.deck("B1");
    scene.play(0, "place ghost bookshop 1");
    EXPECT_EQ(scene.options(0), "allow; surrender");
    EXPECT_EQ(scene.hand_text(0), "A1");
    scene.play(0, "surrender");
    EXPECT_EQ(scene.hand_text(0), "B1");
}

}  // namespace
}  // namespace shelfmark::exlibris
