#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

// Seat 0 is about to visit the Guild, with an assistant at home; the Bookshop has a card.
Scene guild(int players = 2) {
    Scene scene(players);
    scene.lay_out(Location::assistants_guild);
    scene.lay_out(Location::bookshop, "L8");
    scene.figure(0, "assistant2", Location::home);
    return scene;
}

TEST(AssistantsGuild, XL_L15_moves_an_assistant_from_home_to_an_opponents_space_where_it_takes_effect) {
    Scene scene = guild();
    scene.figure(1, "assistant1", Location::bookshop);
    scene.play(0, "place assistant1 assistants-guild");
    EXPECT_EQ(scene.options(0), "send assistant2 seat2.assistant1");
    scene.play(0, "send assistant2 seat2.assistant1");
    EXPECT_EQ(scene.whereabouts(0, "assistant2"), "bookshop");
    EXPECT_EQ(scene.whereabouts(1, "assistant1"), "waiting");
    EXPECT_EQ(scene.options(0), "take L8");
}

TEST(AssistantsGuild, XL_L15_the_evicted_assistant_can_be_placed_on_its_owners_next_turn) {
    Scene scene = guild();
    scene.figure(1, "assistant1", Location::bookshop);
    scene.figure(1, "assistant2", Location::home);
    scene.play(0, "place assistant1 assistants-guild; send assistant2 seat2.assistant1; take L8; pass");
    EXPECT_TRUE(scene.is_placing(1));
    EXPECT_TRUE(scene.offers(1, "place assistant1 bookshop"));
}

TEST(AssistantsGuild, XL_L15_every_opponent_on_another_location_can_be_chosen) {
    Scene scene = guild(3);
    scene.lay_out(Location::garbage_dump);
    scene.figure(1, "assistant1", Location::bookshop);
    scene.figure(2, "assistant1", Location::garbage_dump);
    scene.figure(2, "assistant2", Location::home);
    scene.play(0, "place assistant1 assistants-guild");
    EXPECT_EQ(scene.options(0), "send assistant2 seat2.assistant1; send assistant2 seat3.assistant1")
        << "not those in their own library";
}

TEST(AssistantsGuild, XL_L15_a_delayed_location_waits_and_the_bid_is_taken_over) {
    Scene scene = guild();
    scene.lay_out(Location::auction_house, "M1 N1 O1");
    scene.figure(1, "assistant1", Location::auction_house, 3);
    scene.play(0, "place assistant1 assistants-guild; send assistant2 seat2.assistant1");
    EXPECT_EQ(scene.whereabouts(0, "assistant2"), "auction-house 3");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(AssistantsGuild, XL_L15_a_numbered_space_is_taken_over) {
    Scene scene = guild();
    scene.lay_out(Location::bookworm_tavern);
    scene.figure(1, "assistant1", Location::bookworm_tavern, 2);
    scene.play(0, "place assistant1 assistants-guild; send assistant2 seat2.assistant1");
    EXPECT_EQ(scene.whereabouts(0, "assistant2"), "bookworm-tavern 2");
}

TEST(AssistantsGuild, XL_L15_no_assistant_at_home_no_effect) {
    Scene scene;
    scene.lay_out(Location::assistants_guild);
    scene.lay_out(Location::bookshop, "L8");
    scene.figure(1, "assistant1", Location::bookshop);
    scene.play(0, "place assistant1 assistants-guild");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(AssistantsGuild, XL_L15_no_opponent_out_no_effect) {
    Scene scene = guild();
    scene.figure(1, "assistant1", Location::home);
    scene.play(0, "place assistant1 assistants-guild");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(AssistantsGuild, XL_L15_never_to_the_guild_itself) {
    Scene scene = guild();
    scene.figure(1, "assistant1", Location::assistants_guild);
    scene.play(0, "place assistant1 assistants-guild");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(AssistantsGuild, XL_L15_overrides_the_snowman_on_his_own_space_and_on_his_tile) {
    Scene scene = guild();
    scene.library(1, Assistant::snowman);
    scene.figure(1, "snowman", Location::bookshop);
    scene.figure(1, "assistant1", Location::bookshop);
    scene.play(0, "place assistant1 assistants-guild");
    EXPECT_EQ(scene.options(0), "send assistant2 seat2.assistant1; send assistant2 seat2.snowman");
    scene.play(0, "send assistant2 seat2.assistant1");
    EXPECT_EQ(scene.options(0), "take L8");
}

TEST(AssistantsGuild, XL_L15_overrides_the_sasquatchs_restriction) {
    Scene scene(3);
    scene.library(0, Assistant::sasquatch);
    scene.lay_out(Location::assistants_guild);
    scene.lay_out(Location::bookshop, "L8");
    scene.figure(0, "sasquatch", Location::home);
    scene.figure(1, "assistant1", Location::bookshop);
    scene.figure(2, "assistant1", Location::bookshop);
    scene.play(0, "place assistant1 assistants-guild; send sasquatch seat2.assistant1");
    EXPECT_EQ(scene.whereabouts(0, "sasquatch"), "bookshop");
    EXPECT_EQ(scene.whereabouts(2, "assistant1"), "bookshop");
}

TEST(AssistantsGuild, XL_L15_the_ghost_still_not_to_the_hut) {
    Scene scene = guild();
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::diviners_hut);
    scene.figure(0, "ghost", Location::home);
    scene.figure(1, "assistant1", Location::diviners_hut);
    scene.play(0, "place assistant1 assistants-guild");
    EXPECT_EQ(scene.options(0), "send assistant2 seat2.assistant1");
}

TEST(AssistantsGuild, XL_L15_of_two_figures_sharing_a_space_one_is_chosen) {
    Scene scene = guild(3);
    scene.library(2, Assistant::ghost);
    scene.figure(1, "assistant1", Location::bookshop, 1);
    scene.figure(2, "ghost", Location::bookshop, 1);
    scene.play(0, "place assistant1 assistants-guild");
    EXPECT_EQ(scene.options(0), "send assistant2 seat2.assistant1; send assistant2 seat3.ghost");
    scene.play(0, "send assistant2 seat3.ghost");
    EXPECT_EQ(scene.whereabouts(2, "ghost"), "waiting");
    EXPECT_EQ(scene.whereabouts(1, "assistant1"), "bookshop");
}

TEST(AssistantsGuild, XL_L15_the_move_is_a_visit_for_assistants_already_there) {
    Scene scene = guild(3);
    scene.library(1, Assistant::cube);
    scene.hand(0, "A1");
    scene.figure(1, "cube", Location::bookshop);
    scene.figure(2, "assistant1", Location::bookshop);
    scene.play(0, "place assistant1 assistants-guild; send assistant2 seat3.assistant1");
    EXPECT_EQ(scene.options(0), "allow; surrender");
}

TEST(AssistantsGuild, XL_T5_an_assistant_is_moved_once_a_round) {
    Scene scene = guild();
    scene.library(0, Assistant::bookworm);
    scene.lay_out(Location::auction_house, "M1 N1 O1");
    scene.figure(1, "assistant1", Location::auction_house, 1);
    scene.figure(1, "assistant2", Location::bookshop);
    scene.play(0, "place assistant1 assistants-guild; send assistant2 seat2.assistant1");
    scene.play(1, "place assistant1 auction-house 2");
    scene.play(0, "place assistant2 home; pass");
    scene.play(0, "place bookworm assistants-guild");
    EXPECT_EQ(scene.times(EventKind::sent), 0);
    EXPECT_FALSE(scene.offers(0, "send assistant2 seat2.assistant2"));
}

TEST(AssistantsGuild, XL_T5_another_assistant_can_still_be_moved) {
    Scene scene = guild();
    scene.library(0, Assistant::bookworm);
    scene.figure(0, "bookworm", Location::home);
    scene.figure(1, "assistant1", Location::bookshop);
    scene.lay_out(Location::garbage_dump);
    scene.figure(1, "assistant2", Location::garbage_dump);
    scene.state().board.figures[figure_id(0, 2)].sent = true;
    scene.play(0, "place assistant1 assistants-guild");
    EXPECT_EQ(scene.options(0), "send bookworm seat2.assistant1; send bookworm seat2.assistant2");
}

}  // namespace
}  // namespace shelfmark::exlibris
