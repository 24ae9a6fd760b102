// XL-R9, XL-A13: home actions, at home and granted by an assistant.
#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(HomeActions, XL_R9_draw_a_card_or_shelve_one_from_the_hand_or_neither) {
    Scene scene;
    scene.hand(0, "A1 A2");
    scene.deck("B1");
    scene.play(0, "place assistant1 home");
    EXPECT_EQ(scene.options(0), "draw; pass; shelve A1; shelve A2");
}

TEST(HomeActions, XL_R9_one_action_not_two) {
    Scene drawing;
    drawing.hand(0, "A1");
    drawing.deck("B1");
    drawing.play(0, "place assistant1 home; draw");
    EXPECT_EQ(drawing.hand_text(0), "A1 B1");
    EXPECT_TRUE(drawing.is_placing(1));

    Scene shelving;
    shelving.hand(0, "A1");
    shelving.play(0, "place assistant1 home; shelve A1; at 1,1");
    EXPECT_EQ(shelving.shelf_text(0), "A1");
    EXPECT_TRUE(shelving.is_placing(1));
}

TEST(HomeActions, XL_R9_without_hand_and_deck_there_is_nothing_to_do) {
    Scene scene;
    scene.deck("");
    scene.play(0, "place assistant1 home");
    EXPECT_TRUE(scene.is_placing(1));
}

// Three ordinary assistants fill the library of the solo game; the fourth acts all the same.
TEST(HomeActions, XL_A13_granted_home_actions_need_no_space_of_the_library) {
    Scene scene(1);
    scene.library(0, Assistant::fire_imp);
    for (const char* assistant : {"assistant1", "assistant2", "assistant3"}) {
        scene.figure(0, assistant, Location::home);
    }
    scene.lay_out(Location::bookshop, "A1 A2");
    scene.lay_out(Location::wishing_well);
    scene.deck("B1 B2");
    EXPECT_FALSE(scene.offers(0, "place fire-imp home"));
    scene.play(0, "place fire-imp bookshop; burn A1; draw");
    EXPECT_EQ(scene.hand_text(0), "B1");
    EXPECT_EQ(scene.whereabouts(0, "fire-imp"), "bookshop");
}

TEST(HomeActions, XL_A13_granted_home_actions_take_no_space_of_the_library) {
    Scene scene;
    scene.library(0, Assistant::cube);
    scene.lay_out(Location::bookshop, "Z1");
    scene.figure(0, "cube", Location::bookshop);
    scene.deck("B1");
    scene.turn_of(1);
    scene.play(1, "place assistant1 bookshop");
    scene.play(0, "draw; pass");
    EXPECT_EQ(scene.hand_text(0), "B1");
    EXPECT_EQ(own_figures_on(scene.board(), 0, at_home), 0);
}

}  // namespace
}  // namespace shelfmark::exlibris
