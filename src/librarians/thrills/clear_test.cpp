// LB-E5 Clear!
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Clear, LB_E5_five_top_books_go_itself_too_if_wanted) {
    Scene scene(R"(
        row 1 |>| horror-A horror-B/romance-B romance-C fantasy-D fantasy-E
        hand seat1 clear-M horror-N
    )");
    scene.play("play clear-M; at 1,6");
    EXPECT_EQ(scene.options(), "take horror-A; take horror-B");
    scene.play("take horror-A; take horror-B; take fantasy-D; take fantasy-E; take clear-M");
    EXPECT_EQ(scene.row(1), "|>| . romance-B romance-C");
    EXPECT_EQ(scene.discard(), "horror-A horror-B fantasy-D fantasy-E clear-M");
}

TEST(Clear, LB_E5_fewer_books_all_at_once) {
    Scene scene(R"(
        row 1 |>| horror-A/romance-A
        hand seat1 clear-M horror-N
    )");
    scene.play("play clear-M; at 1,2");
    EXPECT_EQ(scene.row(1), "|>| romance-A");
    EXPECT_TRUE(scene.offers("play horror-N"));
}

TEST(Clear, LB_G3_what_comes_to_light_can_complete) {
    Scene scene(R"(
        row 1 |>| horror-A/fantasy-A romance-B/fantasy-B horror-C/fantasy-C romance-D/fantasy-D
        hand seat1 clear-M horror-N
    )");
    scene.play("play clear-M; at 1,5; give fantasy-A seat1");
    EXPECT_EQ(scene.row(1), "|>|");
}

}  // namespace
}  // namespace shelfmark::librarians
