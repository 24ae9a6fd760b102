// XL-R11, XL-R12: the resolution of the locations.
#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

using enum Location;

TEST(Resolution, XL_R11_locations_are_resolved_by_number_with_permanent_ones_among_them) {
    Scene scene(2);
    scene.permanent(garbage_dump);
    scene.lay_out(auction_house, "Z1");
    scene.lay_out(bookworm_tavern);
    scene.figure(1, "assistant1", bookworm_tavern);
    scene.figure(0, "assistant1", garbage_dump);
    scene.figure(1, "assistant2", auction_house, 1);
    scene.hand(1, "A1");
    scene.resolve();
    EXPECT_EQ(scene.options(1), "discard A1");
    scene.play(1, "discard A1; pass");
    EXPECT_TRUE(scene.offers(0, "name spells"));
    scene.play(0, "name spells; take A1; pass");
    EXPECT_EQ(scene.actor(), 1);
    EXPECT_TRUE(scene.options(1).starts_with("take "));
}

TEST(Resolution, XL_R11_leftovers_are_discarded_after_the_effect_and_assistants_go_back) {
    Scene scene(2);
    scene.lay_out(book_swap, "B1 A1");
    scene.lay_out(bookshop, "C1");
    scene.permanent(bargain_books, "D1");
    scene.figure(0, "assistant1", book_swap);
    scene.figure(1, "assistant1", bargain_books);
    scene.deck("");
    scene.state().board.last_round = true;  // so that nothing is laid out anew
    scene.resolve();
    EXPECT_EQ(scene.discard_text(), "A1 B1 C1 D1");
    EXPECT_EQ(scene.tile_text(book_swap) + scene.tile_text(bookshop) + scene.tile_text(bargain_books), "");
    EXPECT_EQ(scene.whereabouts(0, "assistant1"), "waiting");
    EXPECT_EQ(scene.whereabouts(1, "assistant1"), "waiting");
}

TEST(Resolution, XL_R11_cards_of_the_shack_are_discarded_too) {
    Scene scene(2);
    scene.lay_out(mysterious_shack, "B1 A1");
    scene.state().board.last_round = true;
    scene.resolve();
    EXPECT_EQ(scene.discard_text(), "A1 B1");
    EXPECT_EQ(scene.board().shack_count, 0);
}

TEST(Resolution, XL_R12_at_the_dump_in_the_order_of_placement) {
    Scene scene(2);
    scene.lay_out(garbage_dump);
    scene.figure(1, "assistant1", garbage_dump);
    scene.figure(0, "assistant1", garbage_dump);
    scene.resolve();
    EXPECT_TRUE(scene.offers(1, "name spells"));
    scene.play(1, "name spells");
    EXPECT_TRUE(scene.offers(0, "name spells"));
}

TEST(Resolution, XL_R12_at_the_tavern_by_space) {
    Scene scene(2);
    scene.lay_out(bookworm_tavern);
    scene.figure(1, "assistant1", bookworm_tavern, 2);
    scene.figure(0, "assistant1", bookworm_tavern, 1);
    scene.resolve();
    EXPECT_EQ(scene.actor(), 0);
}

}  // namespace
}  // namespace shelfmark::exlibris
