#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

Scene masons(const char* shelf) {
    Scene scene;
    scene.lay_out(Location::shelfmasons_guild);
    scene.shelf(0, shelf);
    scene.play(0, "place assistant1 shelfmasons-guild");
    return scene;
}

// The shelf after one shift.
std::string after_shift(const char* shelf, const char* decisions) {
    Scene scene = masons(shelf);
    scene.play(0, decisions);
    EXPECT_TRUE(scene.is_placing(1));
    return scene.shelf_text(0);
}

TEST(ShelfmasonsGuild, XL_L18_shifts_a_card_left_or_right) {
    EXPECT_EQ(after_shift("A1 B1 C1 / . D1", "slide 2,2; to 2,2; by left 1"), "A1 B1 C1 / D1");
    EXPECT_EQ(after_shift("A1 B1 C1 / . D1", "slide 2,2; to 2,2; by right 1"), "A1 B1 C1 / . . D1");
}

TEST(ShelfmasonsGuild, XL_L18_shifts_a_card_up_or_down) {
    EXPECT_EQ(after_shift("A1 / B1 C1", "slide 2,2; to 2,2; by up 1"), "A1 C1 / B1");
    EXPECT_EQ(after_shift("A1 B1 / C1", "slide 1,2; to 1,2; by down 1"), "A1 / C1 B1");
}

TEST(ShelfmasonsGuild, XL_L18_shifts_adjacent_cards_of_one_row_together) {
    EXPECT_EQ(after_shift("A1 B1 / C1 D1 E1", "slide 1,1; to 1,2; by right 2"), ". . A1 B1 / C1 D1 E1");
    EXPECT_EQ(after_shift("A1 B1 / C1 D1 E1", "slide 1,1; to 1,2; by left 1"), "A1 B1 / . C1 D1 E1");
    EXPECT_EQ(after_shift("A1 / B1 C1 D1", "slide 2,2; to 2,3; by up 1"), "A1 C1 D1 / B1");
}

TEST(ShelfmasonsGuild, XL_L18_any_number_of_places_in_one_direction) {
    Scene scene = masons("A1 / B1 C1 D1");
    scene.play(0, "slide 1,1; to 1,1");
    EXPECT_EQ(scene.options(0), "by right 1; by right 2") << "to the left and further right it would lose the shelf";
}

TEST(ShelfmasonsGuild, XL_L18_the_cards_are_adjacent_without_a_gap) {
    Scene scene = masons("A1 . B1 / C1 D1 E1");
    scene.play(0, "slide 1,1");
    EXPECT_EQ(scene.options(0), "to 1,1") << "B1 stands behind a gap";
}

TEST(ShelfmasonsGuild, XL_L18_a_block_may_be_part_of_its_row) {
    EXPECT_EQ(after_shift("A1 B1 / C1 D1 E1", "slide 1,2; to 1,2; by right 1"), "A1 . B1 / C1 D1 E1");
}

TEST(ShelfmasonsGuild, XL_L18_cards_are_not_jumped_over) {
    Scene scene = masons(". A1 B1 / C1 D1 E1 F1");
    scene.play(0, "slide 1,2; to 1,2");
    EXPECT_EQ(scene.options(0), "by left 1") << "B1 is in the way to the free place on F1";
}

TEST(ShelfmasonsGuild, XL_L18_one_piece_after_every_single_place) {
    const Scene scene = masons("A1 / B1 . . C1 / D1 E1 F1 G1");
    EXPECT_FALSE(scene.offers(0, "slide 1,1")) << "A1 would stand well on C1, but not on the way there";
}

TEST(ShelfmasonsGuild, XL_L18_one_piece_counts_for_the_cards_left_behind_too) {
    const Scene scene = masons("A1 B1 C1");
    EXPECT_EQ(scene.options(0), "pass") << "whatever moves in a single row leaves or loses a neighbour";
}

TEST(ShelfmasonsGuild, XL_B2_not_into_a_fourth_row) {
    Scene scene = masons("A1 B1 / C1 / D1");
    scene.play(0, "slide 1,2; to 1,2");
    EXPECT_EQ(scene.options(0), "by down 1; by down 2");
}

TEST(ShelfmasonsGuild, XL_L18_may_leave_a_gap) {
    EXPECT_EQ(after_shift("A1 B1 C1 / D1 E1", "slide 2,2; to 2,2; by right 1"), "A1 B1 C1 / D1 . E1");
}

TEST(ShelfmasonsGuild, XL_L18_may_shift_nothing) { EXPECT_EQ(after_shift("A1 / B1 C1", "pass"), "A1 / B1 C1"); }

TEST(ShelfmasonsGuild, XL_L18_a_shelf_without_two_cards_has_nothing_to_shift) {
    EXPECT_TRUE(masons("").is_placing(1));
    EXPECT_TRUE(masons("A1").is_placing(1));
}

TEST(ShelfmasonsGuild, XL_A2_a_stack_shifts_as_one) {
    EXPECT_EQ(after_shift("A1 B1 / C1/D1", "slide 2,1; to 2,1; by right 1"), "A1 B1 / . C1/D1");
}

TEST(ShelfmasonsGuild, XL_B4_a_face_down_card_stays_face_down_when_shifted) {
    EXPECT_EQ(after_shift("A1 B1 / (C1)", "slide 2,1; to 2,1; by right 1"), "A1 B1 / . (C1)");
}

}  // namespace
}  // namespace shelfmark::exlibris
