// XL-A12
#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

Scene with_bookworm() {
    Scene scene;
    scene.library(0, Assistant::bookworm);
    scene.deck("B1 B2 B3");
    return scene;
}

TEST(Bookworm, XL_A12_at_home_both_home_actions_drawing_first) {
    Scene scene = with_bookworm();
    scene.hand(0, "A1");
    scene.play(0, "place bookworm home");
    EXPECT_EQ(scene.options(0), "draw; pass; shelve A1");
    scene.play(0, "draw");
    EXPECT_EQ(scene.options(0), "pass; shelve A1; shelve B1");
    scene.play(0, "shelve B1; at 1,1");
    EXPECT_EQ(scene.shelf_text(0), "B1");
}

TEST(Bookworm, XL_A12_or_shelving_first) {
    Scene scene = with_bookworm();
    scene.hand(0, "A1 A2");
    scene.play(0, "place bookworm home; shelve A1; at 1,1");
    EXPECT_EQ(scene.options(0), "draw; pass");
    scene.play(0, "draw");
    EXPECT_EQ(scene.hand_text(0), "A2 B1");
}

TEST(Bookworm, XL_A12_a_card_from_hand_or_shelf_buys_both_once_more) {
    Scene scene = with_bookworm();
    scene.hand(0, "A1 A2");
    scene.play(0, "place bookworm home; draw; shelve A1; at 1,1");
    EXPECT_EQ(scene.options(0), "discard A1; discard A2; discard B1; done");
    scene.play(0, "discard B1");
    EXPECT_EQ(scene.discard_text(), "B1");
    EXPECT_EQ(scene.options(0), "draw; pass; shelve A2");
    scene.play(0, "draw; shelve B2; at 1,2");
    EXPECT_EQ(scene.shelf_text(0), "A1 B2");
}

TEST(Bookworm, XL_A12_a_shelf_card_can_pay) {
    Scene scene = with_bookworm();
    scene.shelf(0, "C1 C2");
    scene.play(0, "place bookworm home; pass; discard C2");
    EXPECT_EQ(scene.shelf_text(0), "C1");
    EXPECT_EQ(scene.options(0), "draw; pass");
}

TEST(Bookworm, XL_B3_a_shelf_card_that_holds_the_shelf_together_cannot_pay) {
    Scene scene = with_bookworm();
    scene.shelf(0, "C1 C2 C3");
    scene.play(0, "place bookworm home; pass");
    EXPECT_EQ(scene.options(0), "discard C1; discard C3; done");
}

TEST(Bookworm, XL_A12_once_more_is_once) {
    Scene scene = with_bookworm();
    scene.hand(0, "A1 A2");
    scene.play(0, "place bookworm home; pass; discard A1; pass");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Bookworm, XL_A12_it_need_not_pay) {
    Scene scene = with_bookworm();
    scene.hand(0, "A1");
    scene.play(0, "place bookworm home; pass; done");
    EXPECT_TRUE(scene.is_placing(1));
    EXPECT_EQ(scene.hand_text(0), "A1");
}

TEST(Bookworm, XL_A12_without_a_card_there_is_nothing_to_pay_with) {
    Scene scene = with_bookworm();
    scene.play(0, "place bookworm home; pass");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Bookworm, XL_A12_away_from_home_it_is_like_any_other) {
    Scene scene = with_bookworm();
    scene.lay_out(Location::bookshop, "Z1");
    scene.play(0, "place bookworm bookshop; take Z1; pass");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Bookworm, XL_A12_its_owners_other_assistants_have_one_home_action) {
    Scene scene = with_bookworm();
    scene.hand(0, "A1");
    scene.play(0, "place assistant1 home; draw");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(Bookworm, XL_A12_called_home_by_the_lodge_it_visits_home) {
    Scene scene = with_bookworm();
    scene.lay_out(Location::librarians_lodge);
    scene.lay_out(Location::garbage_dump);
    scene.figure(0, "bookworm", Location::garbage_dump);
    scene.play(0, "place assistant1 librarians-lodge; call bookworm; draw");
    EXPECT_EQ(scene.options(0), "pass; shelve B1");
}

}  // namespace
}  // namespace shelfmark::exlibris
