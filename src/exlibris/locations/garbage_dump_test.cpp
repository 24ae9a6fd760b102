#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

// On the discard pile: A5 fh, B8 sr, C1 rc on top.
Scene dump() {
    Scene scene;
    scene.lay_out(Location::garbage_dump);
    scene.discard_pile("A5 B8 C1");
    return scene;
}

TEST(GarbageDump, XL_L11_names_a_category_then_takes_a_card_with_a_book_of_it_and_may_shelve_it) {
    Scene scene = dump();
    scene.figure(0, "assistant1", Location::garbage_dump);
    scene.resolve();
    EXPECT_EQ(scene.options(0), "name codices; name fiction; name historic; name monsters; name reference; name spells")
        << "the category is named before looking";
    const auto unlooked = scene.board().revelations;
    scene.play(0, "name reference");
    EXPECT_EQ(scene.options(0), "take B8; take C1");
    EXPECT_GT(scene.board().revelations, unlooked) << "who has looked cannot take back the category";
    scene.play(0, "take C1");
    EXPECT_EQ(scene.top_of_discard(), "B8");
    EXPECT_EQ(scene.options(0), "pass; shelve C1");
    scene.play(0, "shelve C1; at 1,1");
    EXPECT_EQ(scene.shelf_text(0), "C1");
    EXPECT_EQ(scene.discard_text(), "A5 B8");
}

TEST(GarbageDump, XL_L11_none_there_nothing) {
    Scene scene = dump();
    scene.figure(0, "assistant1", Location::garbage_dump);
    scene.resolve();
    scene.play(0, "name monsters");
    EXPECT_EQ(scene.hand_text(0), "");
    EXPECT_EQ(scene.discard_text(), "A5 B8 C1");
    EXPECT_EQ(scene.board().phase, Phase::placement) << "the next round has begun";
}

TEST(GarbageDump, XL_L11_the_card_taken_is_shown) {
    Scene scene = dump();
    scene.figure(0, "assistant1", Location::garbage_dump);
    scene.resolve();
    scene.play(0, "name fiction; take A5");
    ASSERT_EQ(scene.times(EventKind::took), 1);
    for (const Event& event : scene.events()) {
        if (event.kind == EventKind::took) EXPECT_NE(seen_from(event, 1).card, no_card);
    }
}

TEST(GarbageDump, XL_R7_waits_for_the_resolution_phase) {
    Scene scene = dump();
    scene.play(0, "place assistant1 garbage-dump");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(GarbageDump, XL_L11_cards_from_lower_numbered_tiles_are_in_the_pile_already) {
    Scene scene = dump();
    scene.lay_out(Location::bookshop, "A3");
    scene.lay_out(Location::bargain_books, "B7");
    scene.figure(0, "assistant1", Location::garbage_dump);
    scene.resolve();
    scene.play(0, "name reference");
    EXPECT_EQ(scene.options(0), "take A3; take B8; take C1") << "A3 was in the Bookshop; B7 is in a later location";
}

TEST(GarbageDump, XL_R12_assistants_resolve_in_the_order_of_placement) {
    Scene scene = dump();
    scene.figure(1, "assistant1", Location::garbage_dump);
    scene.figure(0, "assistant1", Location::garbage_dump);
    scene.resolve();
    EXPECT_EQ(scene.actor(), 1);
    scene.play(1, "name reference; take B8; pass");
    EXPECT_EQ(scene.actor(), 0);
    scene.play(0, "name reference");
    EXPECT_EQ(scene.options(0), "take C1");
}

TEST(GarbageDump, XL_L11_in_the_solo_game_too) {
    Scene scene(1);
    scene.lay_out(Location::garbage_dump);
    scene.lay_out(Location::shelfmasons_guild);
    scene.discard_pile("A5 B8 C1");
    scene.figure(0, "assistant1", Location::garbage_dump);
    scene.resolve();
    scene.play(0, "name spells; take B8; pass");
    EXPECT_EQ(scene.hand_text(0), "B8");
}

}  // namespace
}  // namespace shelfmark::exlibris
