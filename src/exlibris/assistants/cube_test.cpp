// XL-A8
#include <gtest/gtest.h>

#include <algorithm>

#include "exlibris/notation.h"
#include "exlibris/view.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// The Cube of the first seat at the Bookshop; the second seat is to place.
Scene cube_at_the_bookshop(int players = 2) {
    Scene scene(players);
    scene.library(0, Assistant::cube);
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.figure(0, "cube", Location::bookshop);
    scene.turn_of(1);
    return scene;
}

/// Whether an observer knows this card in the hand of the Cube's owner.
bool knows(const State& state, Seat observer, std::string_view card) {
    return observe(state, observer).certain[0].contains(*parse_card(card));
}

TEST(Cube, XL_A8_a_visitor_gives_a_card_or_allows_both_home_actions) {
    Scene scene = cube_at_the_bookshop();
    scene.hand(1, "A1");
    scene.play(1, "place assistant1 bookshop");
    EXPECT_EQ(scene.options(1), "allow; surrender");
}

TEST(Cube, XL_A8_the_card_is_one_of_the_visitors_hand_and_then_comes_the_effect) {
    Scene scene = cube_at_the_bookshop();
    scene.hand(1, "A1");
    scene.play(1, "place assistant1 bookshop; surrender");
    EXPECT_EQ(scene.hand_text(0), "A1");
    EXPECT_EQ(scene.hand_text(1), "");
    EXPECT_EQ(scene.options(1), "take Z1; take Z2");
}

TEST(Cube, XL_A8_the_card_is_random) {
    CardSet given;
    for (std::uint64_t chance = 0; chance < 60; ++chance) {
        Scene scene = cube_at_the_bookshop();
        scene.hand(1, "A1 B1 C1");
        scene.state().hidden.chance = base::Random{chance};
        scene.play(1, "place assistant1 bookshop; surrender");
        given |= scene.state().hidden.hand[0];
    }
    EXPECT_EQ(given.count(), 3);
}

TEST(Cube, XL_A8_the_card_is_known_to_the_two_alone) {
    Scene scene = cube_at_the_bookshop(3);
    scene.hand(1, "A1");
    scene.play(1, "place assistant1 bookshop; surrender");
    EXPECT_TRUE(knows(scene.state(), 1, "A1"));
    EXPECT_FALSE(knows(scene.state(), 2, "A1"));
    EXPECT_FALSE(knows(scene.state(), table::spectator, "A1"));
    const auto gave = std::find_if(scene.events().begin(), scene.events().end(),
                                   [](const Event& event) { return event.kind == EventKind::gave; });
    ASSERT_NE(gave, scene.events().end());
    EXPECT_EQ(seen_from(*gave, 0).card, *parse_card("A1"));
    EXPECT_EQ(seen_from(*gave, 1).card, *parse_card("A1"));
    EXPECT_EQ(seen_from(*gave, 2).card, no_card);
    EXPECT_EQ(seen_from(*gave, table::spectator).card, no_card);
}

TEST(Cube, XL_A8_both_home_actions_in_either_order) {
    Scene draws_first = cube_at_the_bookshop();
    draws_first.hand(0, "B1");
    draws_first.hand(1, "A1");
    draws_first.deck("C1 C2");
    draws_first.play(1, "place assistant1 bookshop; allow");
    EXPECT_EQ(draws_first.options(0), "draw; pass; shelve B1");
    draws_first.play(0, "draw");
    EXPECT_EQ(draws_first.options(0), "pass; shelve B1; shelve C1");

    Scene shelves_first = cube_at_the_bookshop();
    shelves_first.hand(0, "B1 B2");
    shelves_first.hand(1, "A1");
    shelves_first.play(1, "place assistant1 bookshop; allow");
    shelves_first.play(0, "shelve B1; at 1,1");
    EXPECT_EQ(shelves_first.options(0), "draw; pass");
}

TEST(Cube, XL_A8_each_of_the_two_is_optional) {
    Scene scene = cube_at_the_bookshop();
    scene.hand(0, "B1");
    scene.hand(1, "A1");
    scene.play(1, "place assistant1 bookshop; allow");
    scene.play(0, "pass");
    EXPECT_EQ(scene.hand_text(0), "B1");
    EXPECT_EQ(scene.options(1), "take Z1; take Z2");
}

TEST(Cube, XL_A8_with_an_empty_hand_the_home_actions_are_the_only_choice) {
    Scene scene = cube_at_the_bookshop();
    scene.hand(0, "B1");
    scene.play(1, "place assistant1 bookshop");
    EXPECT_EQ(scene.options(0), "draw; pass; shelve B1");
}

TEST(Cube, XL_A8_at_delayed_locations_too) {
    Scene scene;
    scene.library(0, Assistant::cube);
    scene.lay_out(Location::garbage_dump);
    scene.figure(0, "cube", Location::garbage_dump);
    scene.hand(1, "A1");
    scene.turn_of(1);
    scene.play(1, "place assistant1 garbage-dump");
    EXPECT_EQ(scene.options(1), "allow; surrender");
}

TEST(Cube, XL_A8_its_owners_assistants_pass_freely) {
    Scene scene = cube_at_the_bookshop();
    scene.hand(0, "B1");
    scene.turn_of(0);
    scene.play(0, "place assistant1 bookshop");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Cube, XL_A8_it_asks_nothing_when_it_is_the_one_that_arrives) {
    Scene scene;
    scene.library(0, Assistant::cube);
    scene.lay_out(Location::bookshop, "Z1");
    scene.figure(1, "assistant1", Location::bookshop);
    scene.hand(1, "A1");
    scene.play(0, "place cube bookshop");
    EXPECT_EQ(scene.options(0), "take Z1");
}

TEST(Cube, XL_A8_at_home_it_meets_nobody) {
    Scene scene;
    scene.library(0, Assistant::cube);
    scene.figure(0, "cube", Location::home);
    scene.hand(1, "A1");
    scene.turn_of(1);
    scene.play(1, "place assistant1 home");
    EXPECT_EQ(scene.options(1), "draw; pass; shelve A1");
}

TEST(Cube, XL_T1_it_acts_before_the_goblin_who_joins_it) {
    Scene scene = cube_at_the_bookshop();
    scene.library(1, Assistant::goblin);
    scene.hand(0, "A5");
    scene.hand(1, "A1");
    scene.play(1, "place goblin bookshop");
    EXPECT_EQ(scene.options(1), "allow; surrender");
    scene.play(1, "surrender");
    EXPECT_TRUE(scene.offers(1, "rob seat1 fiction"));
}

TEST(Cube, XL_T2_outbid_it_leaves_and_gets_nothing) {
    Scene scene;
    scene.library(0, Assistant::cube);
    scene.lay_out(Location::auction_house, "Z1");
    scene.figure(0, "cube", Location::auction_house, 1);
    scene.hand(1, "A1");
    scene.turn_of(1);
    scene.play(1, "place assistant1 auction-house 2");
    EXPECT_EQ(scene.whereabouts(0, "cube"), "waiting");
    EXPECT_TRUE(scene.is_placing(0));
    EXPECT_EQ(scene.hand_text(1), "A1");
}

}  // namespace
}  // namespace shelfmark::exlibris
