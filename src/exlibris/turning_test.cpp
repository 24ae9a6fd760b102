// XL-I1: turning cards before the inspection.
#include <gtest/gtest.h>

#include "exlibris/view.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// The last round has just been resolved.
Scene before_the_inspection(std::string_view first_shelf, std::string_view second_shelf) {
    Scene scene;
    scene.shelf(0, first_shelf);
    scene.shelf(1, second_shelf);
    scene.state().board.last_round = true;
    scene.resolve();
    return scene;
}

TEST(Turning, XL_I1_everybody_decides_at_the_same_time) {
    const Scene scene = before_the_inspection("A1 A2", "B1");
    EXPECT_EQ(actors(scene.state()), SeatSet::first(2));
    EXPECT_EQ(scene.options(0), "done; turn A1; turn A2");
    EXPECT_EQ(scene.options(1), "done; turn B1");
}

TEST(Turning, XL_I1_any_cards_in_reading_order_so_that_each_set_comes_about_in_one_way) {
    Scene scene = before_the_inspection("D1 C1 / B1 A1", "");
    scene.play(0, "turn C1");
    EXPECT_EQ(scene.options(0), "done; turn A1; turn B1");
    scene.play(0, "turn A1");
    EXPECT_EQ(scene.options(0), "done");
    scene.play(0, "done");
    scene.play(1, "done");
    EXPECT_EQ(scene.shelf_text(0), "D1 (C1) / B1 (A1)");
}

TEST(Turning, XL_I1_turning_none_is_fine) {
    Scene scene = before_the_inspection("A1 A2", "B1");
    scene.play(0, "done");
    scene.play(1, "done");
    EXPECT_EQ(scene.shelf_text(0), "A1 A2");
    EXPECT_TRUE(over(scene.state()));
}

TEST(Turning, XL_I1_face_down_and_entombed_cards_are_turned_already) {
    const Scene scene = before_the_inspection("(A1) A2/C1", "");
    EXPECT_EQ(scene.options(0), "done; turn A2");
}

TEST(Turning, XL_I1_nothing_is_seen_of_it_until_all_have_decided) {
    Scene scene = before_the_inspection("A1 A2", "B1");
    Scene nothing_turned = scene;
    nothing_turned.play(0, "done");
    scene.play(0, "turn A1; done");
    EXPECT_EQ(scene.times(EventKind::turned), 0);
    EXPECT_EQ(observe(scene.state(), 1), observe(nothing_turned.state(), 1));
    EXPECT_EQ(observe(scene.state(), table::spectator), observe(nothing_turned.state(), table::spectator));
    EXPECT_EQ(actors(scene.state()), SeatSet::only(1));
    scene.play(1, "done");
    EXPECT_EQ(scene.times(EventKind::turned), 1);
    EXPECT_EQ(scene.shelf_text(0), "(A1) A2");
}

TEST(Turning, XL_I1_who_has_finished_decides_no_more) {
    Scene scene = before_the_inspection("A1 A2", "B1");
    scene.play(1, "done");
    EXPECT_EQ(scene.options(1), "");
    EXPECT_EQ(scene.options(0), "done; turn A1; turn A2");
}

}  // namespace
}  // namespace shelfmark::exlibris
