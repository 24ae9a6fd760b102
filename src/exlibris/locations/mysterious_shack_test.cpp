#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

// Face down in the Shack: A5 fh, B8 sr, C1 rc, D5 mc.
Scene shack() {
    Scene scene;
    scene.lay_out(Location::mysterious_shack, "A5 B8 C1 D5");
    return scene;
}

TEST(MysteriousShack, XL_L13_takes_all_cards_with_a_book_of_the_named_category_and_may_shelve_one) {
    Scene scene = shack();
    scene.shelf(0, "K1");
    scene.play(0, "place assistant1 mysterious-shack");
    EXPECT_EQ(scene.options(0),
              "name codices; name fiction; name historic; name monsters; name reference; name spells");
    scene.play(0, "name codices");
    EXPECT_EQ(scene.hand_text(0), "C1 D5");
    EXPECT_EQ(scene.options(0), "pass; shelve C1; shelve D5");
    scene.play(0, "shelve D5; at 1,0");
    EXPECT_EQ(scene.shelf_text(0), "D5 K1");
    EXPECT_TRUE(scene.is_placing(1)) << "one at most";
}

TEST(MysteriousShack, XL_L13_the_others_go_back_face_down) {
    Scene scene = shack();
    scene.play(0, "place assistant1 mysterious-shack; name codices; pass");
    EXPECT_EQ(scene.tile_text(Location::mysterious_shack), "A5 B8");
    EXPECT_EQ(scene.board().shack_count, 2);
    EXPECT_TRUE(cards_on(scene.board(), Location::mysterious_shack).empty()) << "nothing lies open";
    scene.play(1, "place assistant1 mysterious-shack; name reference");
    EXPECT_EQ(scene.hand_text(1), "B8");
}

TEST(MysteriousShack, XL_L13_cards_taken_are_revealed_and_only_the_visitor_sees_the_others) {
    Scene scene = shack();
    scene.play(0, "place assistant1 mysterious-shack; name codices");
    EXPECT_EQ(scene.times(EventKind::took), 2);
    for (const Event& event : scene.events()) {
        if (event.kind == EventKind::took) EXPECT_NE(seen_from(event, 1).card, no_card);
    }
    EXPECT_EQ(scene.state().hidden.shack_seen, SeatSet::only(0));
}

TEST(MysteriousShack, XL_L13_a_category_that_no_card_has_takes_nothing) {
    Scene scene;
    scene.lay_out(Location::mysterious_shack, "A5 B8");
    scene.play(0, "place assistant1 mysterious-shack; name monsters");
    EXPECT_EQ(scene.hand_text(0), "");
    EXPECT_EQ(scene.tile_text(Location::mysterious_shack), "A5 B8");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(MysteriousShack, XL_L13_no_cards_no_effect) {
    Scene scene;
    scene.lay_out(Location::mysterious_shack);
    scene.play(0, "place assistant1 mysterious-shack");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(MysteriousShack, XL_R11_cards_left_are_discarded_face_up) {
    Scene scene = shack();
    scene.lay_out(Location::diviners_hut);
    scene.resolve();
    EXPECT_EQ(scene.discard_text(), "A5 B8 C1 D5");
    EXPECT_EQ(scene.tile_text(Location::mysterious_shack), "");
}

TEST(MysteriousShack, XL_R4_its_cards_are_laid_out_face_down) {
    Scene scene;
    scene.permanent(Location::mysterious_shack);
    scene.lay_out(Location::diviners_hut);
    scene.resolve();
    EXPECT_EQ(scene.board().shack_count, figures(Location::mysterious_shack).cards);
    for (const Event& event : scene.events()) {
        if (event.kind != EventKind::card_laid_out || event.place != index(Location::mysterious_shack)) continue;
        EXPECT_EQ(seen_from(event, 0).card, no_card);
    }
}

}  // namespace
}  // namespace shelfmark::exlibris
