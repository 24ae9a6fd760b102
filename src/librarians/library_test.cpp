// LB-P4: the library in one piece.
#include "librarians/library.h"

#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(OnePiece, LB_P4_the_library_hangs_together_at_the_end) {
    Scene scene(R"(
        row 1 |>| fantasy-A horror-B romance-C
        row 2 |>|
        hand seat1 horror-C fantasy-K fantasy-L
        hand seat2 horror-M
        powers seat1 mythology-D
    )");
    scene.play("use mythology; take fantasy-A; take horror-B; play fantasy-K; at 2,1; play fantasy-L; at 2,2");
    EXPECT_EQ(scene.refusal("end"), "LB-P4");
    scene.play("play fantasy-A; at 1,1");
    EXPECT_EQ(scene.refusal("end"), "LB-P4");
    scene.play("play horror-B; at 1,2");
    EXPECT_TRUE(scene.offers("end"));
}

TEST(OnePiece, LB_P4_what_was_cut_off_before_the_turn_may_stay_so) {
    Scene scene(R"(
        row 1 |>| fantasy-A . . romance-C
        hand seat1 horror-D horror-E
        hand seat2 horror-M
    )");
    scene.play("play horror-D; at 1,5; play horror-E; at 1,6");
    EXPECT_TRUE(scene.offers("end"));
}

TEST(OnePiece, LB_P4_a_book_placed_with_a_gap_may_stand_apart) {
    Scene scene(R"(
        row 1 |>| fantasy-A
        hand seat1 horror-D horror-E
        hand seat2 horror-M
        licence next-gap
    )");
    scene.play("play horror-D; at 1,3; play horror-E; at 1,4");
    EXPECT_TRUE(scene.offers("end"));
}

TEST(OnePiece, LB_P4_a_group_that_may_stand_apart_may_do_so_in_later_turns_too) {
    Scene scene(R"(
        row 1 |>| fantasy-A
        hand seat1 horror-D romance-E
        hand seat2 horror-M romance-N
        deck thriller-Z
        licence next-gap
    )");
    scene.play("play horror-D; at 1,3; play romance-E; at 1,4; end; play horror-M; at 1,5; play romance-N; at 1,6");
    EXPECT_TRUE(scene.offers("end"));
}

TEST(OnePiece, LB_P4_a_pile_may_stand_apart_if_one_of_its_cards_may) {
    Scene on_a_gap_book(R"(
        row 1 |>| fantasy-A
        hand seat1 horror-D romance-D
        hand seat2 horror-M
        licence next-gap
    )");
    on_a_gap_book.play("play horror-D; at 1,3; play romance-D; on 1,3");
    EXPECT_TRUE(on_a_gap_book.offers("end"));
    Scene on_an_old_island(R"(
        row 1 |>| fantasy-A . . romance-D
        hand seat1 horror-D horror-E
        hand seat2 horror-M
    )");
    on_an_old_island.play("play horror-D; on 1,4; play horror-E; at 1,5");
    EXPECT_TRUE(on_an_old_island.offers("end"));
}

TEST(OnePiece, LB_P4_what_lay_in_a_pile_apart_may_stand_apart_without_its_top) {
    Scene scene(R"(
        row 1 |>| fantasy-A . . romance-D/horror-D
        hand seat1 horror-U
        hand seat2 horror-M
        powers seat1 mythology-C
    )");
    scene.play("use mythology; play fantasy-A; at 1,1; play romance-D; at 1,2");
    EXPECT_EQ(scene.row(1), "|>| fantasy-A romance-D . horror-D");
    EXPECT_TRUE(scene.offers("end"));
}

}  // namespace
}  // namespace shelfmark::librarians
