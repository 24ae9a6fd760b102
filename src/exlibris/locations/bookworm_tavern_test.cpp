#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(BookwormTavern, XL_L12_in_the_order_of_the_spaces_each_takes_one_round_and_round) {
    Scene scene(2);
    scene.lay_out(Location::bookworm_tavern);
    scene.figure(0, "assistant1", Location::bookworm_tavern, 2);
    scene.figure(1, "assistant1", Location::bookworm_tavern, 1);
    scene.deck("A5 B8 C1 D5");
    scene.resolve();
    EXPECT_EQ(scene.options(1), "take A5; take B8; take C1; take D5") << "two cards for each assistant";
    scene.play(1, "take B8");
    EXPECT_EQ(scene.options(0), "take A5; take C1; take D5");
    scene.play(0, "take A5");
    scene.play(1, "take D5");
    scene.play(0, "take C1");
    EXPECT_EQ(scene.hand_text(0), "A5 C1");
    EXPECT_EQ(scene.hand_text(1), "B8 D5");
}

TEST(BookwormTavern, XL_L12_then_each_may_shelve_its_own_cards_space_by_space) {
    Scene scene(2);
    scene.hand(1, "Z1");
    scene.lay_out(Location::bookworm_tavern);
    scene.figure(0, "assistant1", Location::bookworm_tavern, 2);
    scene.figure(1, "assistant1", Location::bookworm_tavern, 1);
    scene.deck("A5 B8 C1 D5");
    scene.resolve();
    scene.play(1, "take B8");
    scene.play(0, "take A5");
    scene.play(1, "take D5");
    scene.play(0, "take C1");
    EXPECT_EQ(scene.options(1), "pass; shelve B8; shelve D5");
    scene.play(1, "shelve D5; at 1,1; shelve B8; at 1,0");
    EXPECT_EQ(scene.options(0), "pass; shelve A5; shelve C1");
    scene.play(0, "shelve C1; at 1,1; pass");
    EXPECT_EQ(scene.shelf_text(1), "B8 D5");
    EXPECT_EQ(scene.shelf_text(0), "C1");
    EXPECT_EQ(scene.hand_text(0), "A5");
}

TEST(BookwormTavern, XL_R12_the_space_counts_not_the_order_of_placement) {
    Scene scene(2);
    scene.lay_out(Location::bookworm_tavern);
    scene.figure(0, "assistant1", Location::bookworm_tavern, 2);
    scene.figure(1, "assistant1", Location::bookworm_tavern, 1);
    scene.resolve();
    EXPECT_EQ(scene.actor(), 1);
}

TEST(BookwormTavern, XL_L12_a_lone_assistant_takes_both_cards) {
    Scene scene(2);
    scene.lay_out(Location::bookworm_tavern);
    scene.figure(0, "assistant1", Location::bookworm_tavern);
    scene.deck("A5 B8 C1");
    scene.resolve();
    scene.play(0, "take B8; take A5; shelve B8; at 1,1; shelve A5; at 1,0");
    EXPECT_EQ(scene.shelf_text(0), "A5 B8");
}

TEST(BookwormTavern, XL_C7_a_short_deck_gives_what_there_is) {
    Scene scene(2);
    scene.lay_out(Location::bookworm_tavern);
    scene.figure(1, "assistant1", Location::bookworm_tavern, 1);
    scene.figure(0, "assistant1", Location::bookworm_tavern, 2);
    scene.deck("A5 B8 C1");
    scene.resolve();
    scene.play(1, "take A5");
    scene.play(0, "take B8");
    scene.play(1, "take C1; shelve A5; at 1,1; shelve C1; at 1,2");
    EXPECT_EQ(scene.shelf_text(1), "A5 C1");
    EXPECT_EQ(scene.options(0), "pass; shelve B8");
}

TEST(BookwormTavern, XL_L12_a_visitor_takes_the_lowest_free_space) {
    Scene scene(2);
    scene.lay_out(Location::bookworm_tavern);
    scene.figure(1, "assistant1", Location::bookworm_tavern, 2);
    scene.play(0, "place assistant1 bookworm-tavern");
    EXPECT_EQ(scene.whereabouts(0, "assistant1"), "bookworm-tavern 1");
}

TEST(BookwormTavern, XL_L12_the_next_visitor_takes_the_next_space) {
    Scene scene(2);
    scene.lay_out(Location::bookworm_tavern);
    scene.play(0, "place assistant1 bookworm-tavern");
    EXPECT_TRUE(scene.is_placing(1)) << "nothing happens before the resolution (XL-R7)";
    scene.play(1, "place assistant1 bookworm-tavern");
    EXPECT_EQ(scene.whereabouts(1, "assistant1"), "bookworm-tavern 2");
}

TEST(BookwormTavern, XL_L12_with_nobody_here_no_card_is_turned_up) {
    Scene scene(2);
    scene.lay_out(Location::bookworm_tavern);
    scene.resolve();
    EXPECT_EQ(scene.times(EventKind::turned_up), 0);
}

TEST(BookwormTavern, XL_R6_as_many_spaces_as_players) {
    for (const int players : {2, 3, 4}) {
        Scene scene(players);
        scene.lay_out(Location::bookworm_tavern);
        scene.figure(1, "assistant1", Location::bookworm_tavern);
        scene.figure(1, "assistant2", Location::bookworm_tavern);
        EXPECT_EQ(scene.offers(0, "place assistant1 bookworm-tavern"), players > 2) << players << " players";
        scene.figure(0, "assistant2", Location::bookworm_tavern);
        EXPECT_EQ(scene.offers(0, "place assistant1 bookworm-tavern"), players > 3) << players << " players";
    }
}

TEST(BookwormTavern, XL_R10_each_figure_shelves_the_cards_that_it_took) {
    Scene scene(2);
    scene.library(0, Assistant::mummy);
    scene.shelf(0, "K1");
    scene.lay_out(Location::bookworm_tavern);
    scene.figure(0, "assistant1", Location::bookworm_tavern, 1);
    scene.figure(0, "mummy", Location::bookworm_tavern, 2);
    scene.deck("A5 B8 C1 D5");
    scene.resolve();
    scene.play(0, "take A5; take B8; take C1; take D5; shelve A5");
    EXPECT_FALSE(scene.offers(0, "on 1,1")) << "an ordinary assistant took A5";
    scene.play(0, "at 1,0; pass; shelve B8");
    EXPECT_TRUE(scene.offers(0, "on 1,1")) << "the Mummy took B8";
}

}  // namespace
}  // namespace shelfmark::exlibris
