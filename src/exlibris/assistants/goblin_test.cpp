// XL-A5
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "exlibris/notation.h"
#include "exlibris/view.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

constexpr const char* robbing_seat2 = "rob seat2 codices; rob seat2 fiction; rob seat2 historic; rob seat2 monsters; "
                                      "rob seat2 reference; rob seat2 spells";

/// The Goblin of the first seat, and an assistant of every other at the Bookshop.
Scene crowd_at_the_bookshop(int players) {
    Scene scene(players);
    scene.library(0, Assistant::goblin);
    scene.lay_out(Location::bookshop, "Z1 Z2");
    for (int seat = 1; seat < players; ++seat) {
        scene.figure(static_cast<Seat>(seat), "assistant1", Location::bookshop);
    }
    return scene;
}

bool knows(const State& state, Seat observer, std::string_view card, Seat holder) {
    return observe(state, observer).certain[holder].contains(*parse_card(card));
}

TEST(Goblin, XL_A5_before_the_effect_he_may_name_any_category) {
    Scene scene = crowd_at_the_bookshop(2);
    scene.play(0, "place goblin bookshop");
    EXPECT_EQ(scene.options(0), "pass; " + std::string(robbing_seat2));
}

TEST(Goblin, XL_A5_he_may_keep_his_hands_to_himself) {
    Scene scene = crowd_at_the_bookshop(2);
    scene.hand(1, "A5");
    scene.play(0, "place goblin bookshop; pass");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
    EXPECT_EQ(scene.hand_text(1), "A5");
}

TEST(Goblin, XL_A5_the_victim_chooses_which_card_with_such_a_book) {
    Scene scene = crowd_at_the_bookshop(2);
    scene.hand(1, "A1 A5 B3");  // hscc, fh, fh
    scene.play(0, "place goblin bookshop; rob seat2 fiction");
    EXPECT_EQ(scene.options(1), "give A5 seat1; give B3 seat1");
    scene.play(1, "give B3 seat1");
    EXPECT_EQ(scene.hand_text(0), "B3");
    EXPECT_EQ(scene.hand_text(1), "A1 A5");
}

TEST(Goblin, XL_A5_a_card_gained_may_be_shelved_and_then_comes_the_effect) {
    Scene scene = crowd_at_the_bookshop(2);
    scene.hand(0, "C1");
    scene.hand(1, "A5");
    scene.play(0, "place goblin bookshop; rob seat2 fiction");
    scene.play(1, "give A5 seat1");
    EXPECT_EQ(scene.options(0), "pass; shelve A5");
    scene.play(0, "shelve A5; at 1,1");
    EXPECT_EQ(scene.shelf_text(0), "A5");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Goblin, XL_A5_the_card_given_is_shown_to_all) {
    Scene scene = crowd_at_the_bookshop(3);
    scene.hand(1, "A5");
    scene.play(0, "place goblin bookshop; rob seat2 fiction");
    scene.play(1, "give A5 seat1");
    EXPECT_TRUE(knows(scene.state(), 2, "A5", 0));
    EXPECT_TRUE(knows(scene.state(), table::spectator, "A5", 0));
}

TEST(Goblin, XL_A5_a_hand_without_such_a_book_is_shown_to_him_alone) {
    Scene scene = crowd_at_the_bookshop(3);
    scene.hand(1, "A1 C1");  // hscc, rc
    scene.figure(2, "assistant1", Location::home);
    scene.play(0, "place goblin bookshop; rob seat2 fiction");
    EXPECT_EQ(scene.times(EventKind::showed_hand), 1);
    EXPECT_EQ(scene.hand_text(1), "A1 C1");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
    EXPECT_TRUE(knows(scene.state(), 0, "A1", 1));
    EXPECT_TRUE(knows(scene.state(), 0, "C1", 1));
    EXPECT_FALSE(knows(scene.state(), 2, "A1", 1));
    EXPECT_FALSE(knows(scene.state(), table::spectator, "A1", 1));
}

TEST(Goblin, XL_A5_an_empty_hand_is_shown_too) {
    Scene scene = crowd_at_the_bookshop(2);
    scene.play(0, "place goblin bookshop; rob seat2 fiction");
    EXPECT_EQ(scene.times(EventKind::showed_hand), 1);
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Goblin, XL_A5_every_opponent_there_in_an_order_of_his_choice_once_begun) {
    Scene scene = crowd_at_the_bookshop(3);
    scene.hand(1, "A5");
    scene.hand(2, "B3");
    scene.play(0, "place goblin bookshop");
    EXPECT_TRUE(scene.offers(0, "rob seat2 fiction"));
    EXPECT_TRUE(scene.offers(0, "rob seat3 historic"));
    scene.play(0, "rob seat3 historic");
    scene.play(2, "give B3 seat1");
    scene.play(0, "pass");
    EXPECT_EQ(scene.options(0), robbing_seat2);  // no passing now, and the third seat only once
    scene.play(0, "rob seat2 spells");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Goblin, XL_A5_an_opponent_with_two_assistants_there_is_robbed_once) {
    Scene scene(2);
    scene.library(0, Assistant::goblin);
    scene.lay_out(Location::bargain_books, "Z1");
    scene.figure(1, "assistant1", Location::bargain_books);
    scene.figure(1, "assistant2", Location::bargain_books);
    scene.hand(1, "A5 B3");
    scene.play(0, "place goblin bargain-books; rob seat2 fiction");
    scene.play(1, "give A5 seat1");
    scene.play(0, "pass");
    EXPECT_EQ(scene.options(0), "take Z1");
}

TEST(Goblin, XL_A5_opponents_elsewhere_are_safe) {
    Scene scene(2);
    scene.library(0, Assistant::goblin);
    scene.lay_out(Location::bookshop, "Z1");
    scene.lay_out(Location::wishing_well);
    scene.figure(1, "assistant1", Location::wishing_well);
    scene.figure(0, "assistant1", Location::bookshop);
    scene.hand(1, "A5");
    scene.play(0, "place goblin bookshop");
    EXPECT_EQ(scene.options(0), "take Z1");
}

TEST(Goblin, XL_A5_at_home_there_is_nobody_to_rob) {
    Scene scene(2);
    scene.library(0, Assistant::goblin);
    scene.figure(1, "assistant1", Location::home);
    scene.hand(1, "A5");
    scene.play(0, "place goblin home");
    EXPECT_EQ(scene.options(0), "draw; pass");
}

TEST(Goblin, XL_A5_at_a_delayed_location_too) {
    Scene scene(2);
    scene.library(0, Assistant::goblin);
    scene.lay_out(Location::garbage_dump);
    scene.figure(1, "assistant1", Location::garbage_dump);
    scene.hand(1, "A5");
    scene.play(0, "place goblin garbage-dump; rob seat2 fiction");
    EXPECT_EQ(scene.options(1), "give A5 seat1");
}

TEST(Goblin, XL_A5_a_visit_by_way_of_the_guild_is_a_visit) {
    Scene scene = crowd_at_the_bookshop(3);
    scene.lay_out(Location::assistants_guild);
    scene.figure(0, "goblin", Location::home);
    scene.play(0, "place assistant1 assistants-guild; send goblin seat2.assistant1");
    EXPECT_TRUE(scene.offers(0, "rob seat3 fiction"));
    EXPECT_FALSE(scene.offers(0, "rob seat2 fiction"));  // evicted before anything else
}

TEST(Goblin, XL_A5_only_he_robs_not_his_owner) {
    Scene scene = crowd_at_the_bookshop(2);
    scene.play(0, "place assistant1 bookshop");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Goblin, XL_T6_the_category_is_named_publicly) {
    Scene scene = crowd_at_the_bookshop(3);
    scene.play(0, "place goblin bookshop; rob seat2 monsters");
    const auto named = std::find_if(scene.events().begin(), scene.events().end(),
                                    [](const Event& event) { return event.kind == EventKind::named; });
    ASSERT_NE(named, scene.events().end());
    EXPECT_EQ(named->a, static_cast<int>(Category::monsters));
}

}  // namespace
}  // namespace shelfmark::exlibris
