// XL-A6. What the Automaton's visit grants is in exlibris/visit.cpp.
#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

Scene with_automaton() {
    Scene scene;
    scene.library(0, Assistant::automaton);
    return scene;
}

TEST(Automaton, XL_A6_a_home_action_for_a_colleague_already_there_before_the_effect) {
    Scene scene = with_automaton();
    scene.hand(0, "A1");
    scene.deck("B1 B2");
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.figure(0, "assistant1", Location::bookshop);
    scene.play(0, "place automaton bookshop");
    EXPECT_EQ(scene.options(0), "draw; pass; shelve A1");
    scene.play(0, "draw");
    EXPECT_EQ(scene.hand_text(0), "A1 B1");
    EXPECT_EQ(scene.options(0), "take Z1; take Z2");
}

TEST(Automaton, XL_A6_one_for_each_and_they_may_be_alike) {
    Scene scene = with_automaton();
    scene.deck("B1 B2 B3");
    scene.lay_out(Location::bargain_books, "Z1");
    scene.figure(0, "assistant1", Location::bargain_books);
    scene.figure(0, "assistant2", Location::bargain_books);
    scene.play(0, "place automaton bargain-books; draw; draw");
    EXPECT_EQ(scene.hand_text(0), "B1 B2");
    EXPECT_EQ(scene.options(0), "take Z1");
}

TEST(Automaton, XL_A6_they_may_be_two_cards_to_shelve) {
    Scene scene = with_automaton();
    scene.hand(0, "A1 A2");
    scene.lay_out(Location::bargain_books, "Z1");
    scene.figure(0, "assistant1", Location::bargain_books);
    scene.figure(0, "assistant2", Location::bargain_books);
    scene.play(0, "place automaton bargain-books; shelve A1; at 1,1; shelve A2; at 1,2");
    EXPECT_EQ(scene.shelf_text(0), "A1 A2");
    EXPECT_EQ(scene.options(0), "take Z1");
}

TEST(Automaton, XL_A6_it_may_be_declined) {
    Scene scene = with_automaton();
    scene.lay_out(Location::bookshop, "Z1");
    scene.figure(0, "assistant1", Location::bookshop);
    scene.play(0, "place automaton bookshop; pass");
    EXPECT_EQ(scene.options(0), "take Z1");
}

TEST(Automaton, XL_A6_at_home_too_besides_the_home_action_of_the_visit) {
    Scene scene = with_automaton();
    scene.deck("B1 B2 B3");
    scene.figure(0, "assistant1", Location::home);
    scene.play(0, "place automaton home; draw");
    EXPECT_EQ(scene.options(0).substr(0, 10), "draw; pass");
    scene.play(0, "draw");
    EXPECT_EQ(scene.hand_text(0), "B1 B2");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Automaton, XL_A6_alone_it_gets_nothing) {
    Scene scene = with_automaton();
    scene.lay_out(Location::bookshop, "Z1");
    scene.play(0, "place automaton bookshop");
    EXPECT_EQ(scene.options(0), "take Z1");
}

TEST(Automaton, XL_A6_assistants_of_opponents_do_not_count) {
    Scene scene = with_automaton();
    scene.lay_out(Location::bookshop, "Z1");
    scene.figure(1, "assistant1", Location::bookshop);
    scene.play(0, "place automaton bookshop");
    EXPECT_EQ(scene.options(0), "take Z1");
}

TEST(Automaton, XL_A6_a_colleague_who_comes_later_brings_nothing) {
    Scene scene = with_automaton();
    scene.lay_out(Location::bookshop, "Z1");
    scene.figure(0, "automaton", Location::bookshop);
    scene.play(0, "place assistant1 bookshop");
    EXPECT_EQ(scene.options(0), "take Z1");
}

TEST(Automaton, XL_A6_at_a_delayed_location_too) {
    Scene scene = with_automaton();
    scene.deck("B1");
    scene.lay_out(Location::garbage_dump);
    scene.figure(0, "assistant1", Location::garbage_dump);
    scene.play(0, "place automaton garbage-dump; draw");
    EXPECT_EQ(scene.hand_text(0), "B1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Automaton, XL_A6_a_call_home_by_the_lodge_is_a_visit) {
    Scene scene = with_automaton();
    scene.deck("B1 B2");
    scene.lay_out(Location::garbage_dump);
    scene.lay_out(Location::librarians_lodge);
    scene.figure(0, "automaton", Location::garbage_dump);
    scene.figure(0, "assistant1", Location::home);
    scene.play(0, "place assistant2 librarians-lodge; call automaton; draw; draw");
    EXPECT_EQ(scene.hand_text(0), "B1 B2");
}

}  // namespace
}  // namespace shelfmark::exlibris
