// LB-Q2
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

// One card is missing from a row of Detective, and something stands on each of the three shelves.
constexpr const char* three_shelves = R"(
    row 1 romance-F |>| thriller-G/fantasy-G
    row 2 |>| detective-A detective-B detective-C
    row 3 |>| biography-P
    hand seat1 detective-D romance-Q
)";

TEST(Detective, LB_Q2_the_top_or_the_bottom_shelf_goes) {
    Scene scene(three_shelves);
    scene.play("play detective-D; at 2,4");
    EXPECT_EQ(scene.options(), "remove-shelf bottom; remove-shelf top");
    scene.play("remove-shelf bottom");
    EXPECT_EQ(scene.row(3), "||");
    EXPECT_EQ(scene.row(1), "romance-F |>| thriller-G/fantasy-G");
    EXPECT_TRUE(scene.offers("play romance-Q"));
}

TEST(Detective, LB_Q2_with_its_cards_those_underneath_too) {
    Scene scene(three_shelves);
    scene.play("play detective-D; at 2,4; remove-shelf top");
    EXPECT_EQ(scene.row(1), "||");
    EXPECT_EQ(scene.discard(), "detective-A detective-B detective-C detective-D romance-F thriller-G fantasy-G");
    EXPECT_EQ(scene.times(EventKind::shelf_removed), 1);
}

TEST(Detective, LB_Q2_nothing_closes_up) {
    Scene scene(three_shelves);
    scene.play("play detective-D; at 2,4; remove-shelf top");
    EXPECT_EQ(scene.row(2), "|>|");
    EXPECT_EQ(scene.row(3), "|>| biography-P");
}

TEST(Detective, LB_Q2_the_last_shelf_stays) {
    Scene scene(R"(
        row 1 |>| detective-A detective-B detective-C
        hand seat1 detective-D romance-Q
    )");
    scene.play("play detective-D; at 1,4");
    EXPECT_EQ(scene.row(1), "|>|");
    EXPECT_TRUE(scene.offers("play romance-Q"));
}

TEST(Detective, LB_P4_what_it_cuts_off_may_stay_apart) {
    Scene scene(R"(
        row 0 || graphic-novel-H
        row 1 |>| thriller-G
        row 2 |>| detective-A detective-B detective-C
        hand seat1 detective-D
        hand seat2 romance-Q
    )");
    scene.play("play detective-D; at 2,4; remove-shelf top");
    EXPECT_EQ(scene.row(0), "|| graphic-novel-H");
    EXPECT_TRUE(scene.offers("end"));
}

TEST(Detective, LB_P4_what_stood_apart_before_it_may_not) {
    Scene scene(R"(
        row 1 |>| thriller-G
        row 2 |>| detective-A detective-B detective-C romance-D fantasy-E
        row 3 |>|
        hand seat1 detective-D
        hand seat2 romance-Q
    )");
    scene.play("play detective-D; on 2,4; remove-shelf top");
    EXPECT_EQ(scene.library(), "2: |>| . . . romance-D fantasy-E\n3: |>|\n");
    EXPECT_EQ(scene.refusal("end"), "LB-P4");
}

}  // namespace
}  // namespace shelfmark::librarians
