#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

// The collector's card is L8, with a spell and a work of fiction. Wanted icons: A3 sfr has 2, E4 fsf 3, G1 sfsr 3,
// L5 mmsm 1, K1 rm none.
Scene collector(const char* hand, const char* shelf = "") {
    Scene scene;
    scene.hand(0, hand);
    scene.shelf(0, shelf);
    scene.lay_out(Location::book_collector, "L8");
    scene.deck("B8 C1 D5 E1");
    return scene;
}

TEST(BookCollector, XL_L9_draws_a_card_for_every_two_wanted_icons_rounded_down) {
    Scene scene = collector("A3 E4 K1");
    scene.play(0, "place assistant1 book-collector; discard A3; discard E4; done");
    EXPECT_EQ(scene.discard_text(), "A3 E4");
    EXPECT_EQ(scene.hand_text(0), "B8 C1 K1") << "five icons, two cards";
    EXPECT_EQ(scene.options(0), "pass; shelve B8; shelve C1") << "only cards just drawn";
    EXPECT_EQ(scene.tile_text(Location::book_collector), "L8");
}

TEST(BookCollector, XL_L9_other_icons_do_not_count) {
    Scene scene = collector("K1");
    scene.play(0, "place assistant1 book-collector; discard K1; done");
    EXPECT_EQ(scene.hand_text(0), "");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(BookCollector, XL_L9_a_category_twice_on_the_tiles_card_counts_no_more) {
    Scene scene;
    scene.hand(0, "A4");
    scene.lay_out(Location::book_collector, "G2");
    scene.deck("B8 C1");
    scene.play(0, "place assistant1 book-collector; discard A4; done");
    EXPECT_EQ(scene.hand_text(0), "B8") << "A4 frc has two icons that G2 fcfc asks for";
}

TEST(BookCollector, XL_L9_shelves_up_to_two_of_those_drawn) {
    Scene scene = collector("A3 E4 L5");
    scene.play(0, "place assistant1 book-collector; discard A3; discard E4; discard L5; done");
    EXPECT_EQ(scene.options(0), "pass; shelve B8; shelve C1; shelve D5");
    scene.play(0, "shelve D5; at 1,1; shelve B8; at 1,0");
    EXPECT_EQ(scene.shelf_text(0), "B8 D5");
    EXPECT_EQ(scene.hand_text(0), "C1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(BookCollector, XL_B5_discards_from_hand_and_shelf) {
    Scene scene = collector("A3", "E4 K1");
    scene.play(0, "place assistant1 book-collector");
    EXPECT_EQ(scene.options(0), "discard A3; discard E4; discard K1; done");
    scene.play(0, "discard A3; discard E4; done; pass");
    EXPECT_EQ(scene.shelf_text(0), "K1");
    EXPECT_EQ(scene.hand_text(0), "B8 C1");
}

TEST(BookCollector, XL_L9_face_down_shelf_cards_count_no_icons) {
    Scene scene = collector("", "E4 (G1) K1");
    scene.play(0, "place assistant1 book-collector; discard E4; discard G1; done; pass");
    EXPECT_EQ(scene.discard_text(), "E4 G1");
    EXPECT_EQ(scene.hand_text(0), "B8") << "three icons, one card";
}

TEST(BookCollector, XL_L9_entombed_cards_count_no_icons) {
    Scene scene = collector("", "E4/G1 K1");
    scene.play(0, "place assistant1 book-collector; discard E4; discard G1; done; pass");
    EXPECT_EQ(scene.hand_text(0), "B8");
    EXPECT_EQ(scene.shelf_text(0), "K1");
}

TEST(BookCollector, XL_L9_any_number_can_be_none) {
    Scene scene = collector("A3 E4");
    scene.play(0, "place assistant1 book-collector; done");
    EXPECT_EQ(scene.hand_text(0), "A3 E4");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(BookCollector, XL_B3_a_set_that_would_leave_two_pieces_is_not_complete) {
    Scene scene = collector("", "E4 G1 K1");
    scene.play(0, "place assistant1 book-collector; discard G1");
    EXPECT_EQ(scene.options(0), "discard K1");
}

TEST(BookCollector, XL_L9_no_effect_without_a_card_on_the_tile) {
    Scene scene;
    scene.hand(0, "A3 E4");
    scene.lay_out(Location::book_collector);
    scene.play(0, "place assistant1 book-collector");
    EXPECT_TRUE(scene.is_placing(1));
    EXPECT_EQ(scene.hand_text(0), "A3 E4");
}

}  // namespace
}  // namespace shelfmark::exlibris
