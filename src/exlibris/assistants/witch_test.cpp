// XL-A1. Spells are banned in these scenes: A1, A3 and D4 show one; A5, B3, C1 and E3 do not.
#include "exlibris/assistants/witch.h"

#include <gtest/gtest.h>

#include "exlibris/notation.h"
#include "exlibris/view.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

Scene with_witch(int players = 2) {
    Scene scene(players);
    scene.library(0, Assistant::witch);
    scene.banned(Category::spells);
    return scene;
}

/// Whether a spectator knows this card in the hand of the first seat.
bool everybody_knows(const State& state, std::string_view card) {
    return observe(state, table::spectator).certain[0].contains(*parse_card(card));
}

TEST(Witch, XL_A1_a_banned_book_turns_up_the_next_card_whether_she_likes_it_or_not) {
    Scene scene = with_witch();
    scene.lay_out(Location::bookshop, "A1 A5");
    scene.deck("B3 C1");
    scene.play(0, "place witch bookshop; take A1");
    EXPECT_EQ(scene.options(0), "take A1; take B3");
    EXPECT_EQ(scene.times(EventKind::turned_up), 2);  // the first card is shown as well
}

TEST(Witch, XL_A1_she_may_keep_the_first_card) {
    Scene scene = with_witch();
    scene.lay_out(Location::bookshop, "A1 A5");
    scene.deck("B3 C1");
    scene.play(0, "place witch bookshop; take A1; take A1");
    EXPECT_EQ(scene.hand_text(0), "A1");
    EXPECT_EQ(scene.discard_text(), "B3");
    EXPECT_EQ(scene.options(0), "pass; shelve A1");
}

TEST(Witch, XL_A1_she_may_take_the_second_with_all_rights_of_the_first) {
    Scene scene = with_witch();
    scene.lay_out(Location::bookshop, "A1 A5");
    scene.deck("B3 C1");
    scene.play(0, "place witch bookshop; take A1; take B3");
    EXPECT_EQ(scene.hand_text(0), "B3");
    EXPECT_EQ(scene.discard_text(), "A1");
    EXPECT_EQ(scene.options(0), "pass; shelve B3");
    EXPECT_TRUE(everybody_knows(scene.state(), "B3"));
}

TEST(Witch, XL_A1_a_card_without_a_banned_book_is_taken_as_ever) {
    Scene scene = with_witch();
    scene.lay_out(Location::bookshop, "A1 A5");
    scene.deck("B3");
    scene.play(0, "place witch bookshop; take A5");
    EXPECT_EQ(scene.options(0), "pass; shelve A5");
    EXPECT_EQ(scene.deck_text(), "B3");
}

TEST(Witch, XL_A1_the_second_card_is_not_tested_again) {
    Scene scene = with_witch();
    scene.lay_out(Location::bookshop, "A1");
    scene.deck("A3 C1");
    scene.play(0, "place witch bookshop; take A1; take A3");
    EXPECT_EQ(scene.hand_text(0), "A3");
    EXPECT_EQ(scene.deck_text(), "C1");
    EXPECT_EQ(scene.options(0), "pass; shelve A3");
}

TEST(Witch, XL_A1_at_home_too) {
    Scene scene = with_witch();
    scene.deck("A1 B3");
    scene.play(0, "place witch home; draw");
    EXPECT_EQ(scene.options(0), "take A1; take B3");
    scene.play(0, "take B3");
    EXPECT_EQ(scene.hand_text(0), "B3");
    EXPECT_EQ(scene.discard_text(), "A1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Witch, XL_A1_a_harmless_card_drawn_at_home_stays_secret) {
    Scene scene = with_witch();
    scene.deck("A5 B3");
    scene.play(0, "place witch home; draw");
    EXPECT_EQ(scene.hand_text(0), "A5");
    EXPECT_FALSE(everybody_knows(scene.state(), "A5"));
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Witch, XL_A1_cards_at_the_hut_are_tested_one_by_one) {
    Scene scene = with_witch();
    scene.lay_out(Location::diviners_hut);
    scene.figure(0, "assistant1", Location::home);
    scene.figure(0, "assistant2", Location::home);
    scene.deck("A1 B3 E3 D4 C1");
    scene.play(0, "place witch diviners-hut");
    EXPECT_EQ(scene.options(0), "take A1; take B3");
    scene.play(0, "take B3");
    EXPECT_EQ(scene.options(0), "take C1; take D4");
    scene.play(0, "take D4");
    EXPECT_EQ(scene.hand_text(0), "B3 D4 E3");
    EXPECT_EQ(scene.discard_text(), "A1 C1");
}

TEST(Witch, XL_A1_cards_won_together_are_tested_one_by_one) {
    Scene scene = with_witch();
    scene.lay_out(Location::auction_house, "A1 A5 D4");
    scene.figure(0, "witch", Location::auction_house, 1);
    scene.hand(0, "Z2");
    scene.deck("B3 C1");
    scene.resolve();
    scene.play(0, "discard Z2; take B3");
    EXPECT_EQ(scene.options(0), "take C1; take D4");
    scene.play(0, "take D4");
    EXPECT_EQ(scene.hand_text(0), "A5 B3 D4");
    EXPECT_EQ(scene.options(0), "pass; shelve A5; shelve B3; shelve D4");
    EXPECT_EQ(scene.discard_text(), "Z2 A1 C1");
}

TEST(Witch, XL_A1_at_the_tavern_each_of_her_cards_is_tested_and_the_others_stay_open) {
    Scene scene = with_witch();
    scene.lay_out(Location::bookworm_tavern);
    scene.figure(0, "witch", Location::bookworm_tavern);
    scene.figure(1, "assistant1", Location::bookworm_tavern);
    scene.deck("A1 A5 D4 E3 B3");
    scene.resolve();
    EXPECT_EQ(scene.options(0), "take A1; take A5; take D4; take E3");
    scene.play(0, "take A1");
    EXPECT_EQ(scene.options(0), "take A1; take B3");
    scene.play(0, "take B3");
    EXPECT_EQ(scene.options(1), "take A5; take D4; take E3");
    scene.play(1, "take D4");  // hers alone is the ability
    scene.play(0, "take A5");
    scene.play(1, "take E3");
    EXPECT_EQ(scene.options(0), "pass; shelve A5; shelve B3");
}

TEST(Witch, XL_A1_her_owners_other_assistants_take_cards_as_they_are) {
    Scene scene = with_witch();
    scene.lay_out(Location::bookshop, "A1");
    scene.figure(0, "witch", Location::home);
    scene.deck("B3");
    scene.play(0, "place assistant1 bookshop; take A1");
    EXPECT_EQ(scene.options(0), "pass; shelve A1");
    EXPECT_EQ(scene.deck_text(), "B3");
}

TEST(Witch, XL_R10_a_card_given_by_an_opponent_belongs_to_no_figure) {
    Scene scene = with_witch();
    scene.lay_out(Location::community_center, "A1 A5");
    scene.figure(0, "witch", Location::home);
    scene.deck("B3");
    scene.turn_of(1);
    scene.play(1, "place assistant1 community-center; take A5; pass; give A1 seat1");
    EXPECT_EQ(scene.options(0), "pass; shelve A1");
}

TEST(Witch, XL_R10_a_card_that_an_opponent_gets_through_her_is_not_tested) {
    Scene scene = with_witch();
    scene.lay_out(Location::community_center, "A1 A5");
    scene.deck("B3");
    scene.play(0, "place witch community-center; take A5; pass; give A1 seat2");
    EXPECT_EQ(scene.options(1), "pass; shelve A1");
    EXPECT_EQ(scene.deck_text(), "B3");
}

TEST(Witch, XL_A1_the_first_card_stays_when_there_is_none_to_turn_up) {
    Scene scene = with_witch();
    scene.lay_out(Location::bookshop, "A1");
    scene.deck("");
    scene.play(0, "place witch bookshop; take A1");
    EXPECT_EQ(scene.options(0), "pass; shelve A1");
}

TEST(Witch, XL_C7_she_has_the_discard_pile_shuffled_for_her_second_card) {
    Scene scene = with_witch();
    scene.lay_out(Location::bookshop, "A1");
    scene.discard_pile("C1");
    scene.deck("");
    scene.play(0, "place witch bookshop; take A1");
    EXPECT_EQ(scene.options(0), "take A1; take C1");
}

TEST(Witch, XL_A1_any_category_can_be_the_banned_one) {
    Scene scene = with_witch();
    scene.banned(Category::fiction);
    scene.lay_out(Location::bookshop, "A1 A5");
    scene.deck("B3 C1");
    scene.play(0, "place witch bookshop; take A5");
    EXPECT_EQ(scene.options(0), "take A5; take B3");
}

}  // namespace
}  // namespace shelfmark::exlibris
