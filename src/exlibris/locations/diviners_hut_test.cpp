#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(DivinersHut, XL_L1_draws_a_card_for_each_assistant_on_a_location_or_at_home) {
    Scene scene;
    scene.library(0, Assistant::bookworm);
    scene.figure(0, "assistant2", Location::home);
    scene.lay_out(Location::diviners_hut);
    scene.deck("C1 D1 E1");
    scene.play(0, "place assistant1 diviners-hut");
    EXPECT_EQ(scene.hand_text(0), "C1 D1") << "the Bookworm is still waiting";
}

TEST(DivinersHut, XL_L1_counts_this_assistant_and_those_on_other_locations) {
    Scene scene;
    scene.library(0, Assistant::bookworm);
    scene.lay_out(Location::diviners_hut);
    scene.lay_out(Location::bookshop);
    scene.figure(0, "assistant2", Location::bookshop);
    scene.figure(0, "bookworm", Location::home);
    scene.deck("C1 D1 E1 F1");
    scene.play(0, "place assistant1 diviners-hut");
    EXPECT_EQ(scene.hand_text(0), "C1 D1 E1");
}

TEST(DivinersHut, XL_L1_opponents_assistants_do_not_count) {
    Scene scene;
    scene.lay_out(Location::diviners_hut);
    scene.figure(1, "assistant1", Location::home);
    scene.deck("C1 D1");
    scene.play(0, "place assistant1 diviners-hut");
    EXPECT_EQ(scene.hand_text(0), "C1");
}

TEST(DivinersHut, XL_L1_then_takes_the_first_player_token) {
    Scene scene;
    scene.first_player(1);
    scene.lay_out(Location::diviners_hut);
    scene.play(0, "place assistant1 diviners-hut");
    EXPECT_EQ(scene.board().first_player, 0);
}

TEST(DivinersHut, XL_L1_or_keeps_the_token) {
    Scene scene;
    scene.first_player(0);
    scene.lay_out(Location::diviners_hut);
    scene.play(0, "place assistant1 diviners-hut");
    EXPECT_EQ(scene.board().first_player, 0);
}

TEST(DivinersHut, XL_L1_the_ghost_cannot_come_here) {
    Scene scene;
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::diviners_hut);
    EXPECT_FALSE(scene.offers(0, "place ghost diviners-hut"));
    EXPECT_TRUE(scene.offers(0, "place assistant1 diviners-hut"));
}

TEST(DivinersHut, XL_R16_taking_the_token_does_not_change_the_order_of_this_phase) {
    Scene scene(3);
    scene.first_player(0);
    scene.turn_of(1);
    scene.lay_out(Location::diviners_hut);
    scene.play(1, "place assistant1 diviners-hut");
    EXPECT_EQ(scene.board().first_player, 1);
    EXPECT_TRUE(scene.is_placing(2));
}

TEST(DivinersHut, XL_S7_only_the_owner_sees_what_is_drawn) {
    Scene scene;
    scene.lay_out(Location::diviners_hut);
    scene.play(0, "place assistant1 diviners-hut");
    for (const Event& event : scene.events()) {
        if (event.kind == EventKind::drew) EXPECT_EQ(event.seen_by, SeatSet::only(0));
    }
    EXPECT_EQ(scene.times(EventKind::drew), 1);
}

TEST(DivinersHut, XL_R13_is_the_lowest_and_becomes_permanent) {
    Scene scene;
    scene.lay_out(Location::diviners_hut);
    scene.lay_out(Location::yard_sale);
    scene.resolve();
    EXPECT_EQ(scene.board().permanent, bit(Location::diviners_hut));
    EXPECT_EQ(scene.board().tile_discards, bit(Location::yard_sale));
}

}  // namespace
}  // namespace shelfmark::exlibris
