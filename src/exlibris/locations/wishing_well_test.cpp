#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

TEST(WishingWell, XL_L6_discards_cards_and_draws_one_more_of_which_one_may_be_shelved) {
    Scene scene;
    scene.hand(0, "A1 B1 Z1");
    scene.shelf(0, "K1");
    scene.lay_out(Location::wishing_well);
    scene.deck("C1 E1 D1 F1");
    scene.play(0, "place assistant1 wishing-well; discard A1; discard B1; done");
    EXPECT_EQ(scene.discard_text(), "A1 B1");
    EXPECT_EQ(scene.hand_text(0), "C1 D1 E1 Z1");
    EXPECT_EQ(scene.options(0), "pass; shelve C1; shelve D1; shelve E1") << "only cards just drawn";
    scene.play(0, "shelve D1; at 1,0");
    EXPECT_EQ(scene.shelf_text(0), "D1 K1");
    EXPECT_TRUE(scene.is_placing(1)) << "one card at most";
}

TEST(WishingWell, XL_L6_may_discard_nothing_and_draw_one) {
    Scene scene;
    scene.hand(0, "A1");
    scene.lay_out(Location::wishing_well);
    scene.deck("C1 D1");
    scene.play(0, "place assistant1 wishing-well; done; pass");
    EXPECT_EQ(scene.hand_text(0), "A1 C1");
    EXPECT_EQ(scene.discard_text(), "");
}

TEST(WishingWell, XL_L6_draws_one_with_an_empty_hand) {
    Scene scene;
    scene.lay_out(Location::wishing_well);
    scene.deck("C1 D1");
    scene.play(0, "place assistant1 wishing-well");
    EXPECT_EQ(scene.options(0), "pass; shelve C1");
}

TEST(WishingWell, XL_B5_only_hand_cards_are_discarded) {
    Scene scene;
    scene.hand(0, "A1 B1");
    scene.shelf(0, "K1 K2");
    scene.lay_out(Location::wishing_well);
    scene.play(0, "place assistant1 wishing-well");
    EXPECT_EQ(scene.options(0), "discard A1; discard B1; done");
}

TEST(WishingWell, XL_C7_what_was_discarded_is_shuffled_when_the_deck_runs_out) {
    Scene scene;
    scene.hand(0, "A1");
    scene.lay_out(Location::wishing_well);
    scene.deck("C1");
    scene.play(0, "place assistant1 wishing-well; discard A1; done");
    EXPECT_EQ(scene.hand_text(0), "A1 C1");
}

TEST(WishingWell, XL_R6_a_third_space_with_four_players_only) {
    for (const int players : {2, 3, 4}) {
        Scene scene(players);
        scene.lay_out(Location::wishing_well);
        scene.figure(1, "assistant1", Location::wishing_well);
        scene.figure(1, "assistant2", Location::wishing_well);
        EXPECT_EQ(scene.offers(0, "place assistant1 wishing-well"), players == 4) << players << " players";
    }
}

}  // namespace
}  // namespace shelfmark::exlibris
