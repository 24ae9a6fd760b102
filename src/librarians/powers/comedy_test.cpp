// LB-Q6
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

constexpr const char* two_shelves = R"(
    options expansions=powers
    row 0 || graphic-novel-C
    row 1 |>| horror-D
    row 2 |>|
    unused-shelves <wild-colour:red >no-stacking
    hand seat1 fantasy-A fantasy-B
    powers seat1 comedy-E
)";

TEST(Comedy, LB_Q6_the_end_is_chosen_then_the_card_drawn) {
    Scene scene(two_shelves);
    scene.play("use comedy");
    EXPECT_EQ(scene.options(), "add-shelf bottom; add-shelf top");
    EXPECT_EQ(scene.board().revelations, 0);
    scene.play("add-shelf bottom");
    EXPECT_EQ(scene.row(3), "|<|");
    EXPECT_EQ(bookshelf_of(scene.board(), first_setup_row + 2).power, ShelfPower::wild_colour);
    EXPECT_EQ(scene.board().shelves_left, 1);
    EXPECT_EQ(scene.board().revelations, 1);
}

TEST(Comedy, LB_Q6_books_in_that_row_join_the_shelf_as_they_lie) {
    Scene scene(two_shelves);
    scene.play("use comedy; add-shelf top");
    EXPECT_EQ(scene.row(0), "|<| graphic-novel-C");
    scene.play("play fantasy-B");
    EXPECT_FALSE(scene.offers("at 0,-1"));
    EXPECT_TRUE(scene.offers("at 0,2"));
}

TEST(Comedy, LB_Q6_none_left_no_effect) {
    Scene scene(R"(
        row 1 |>|
        removed-shelves > > > > > > > > > > >
        hand seat1 fantasy-A
        powers seat1 comedy-E
    )");
    scene.play("use comedy");
    EXPECT_EQ(scene.board().shelves_left, 0);
    EXPECT_TRUE(scene.offers("play fantasy-A"));
    EXPECT_EQ(scene.discard(), "comedy-E");
}

TEST(Comedy, LB_P1_not_beyond_the_edge_of_the_table) {
    Scene scene(R"(
        row -8 |>|
        hand seat1 horror-M horror-N
        powers seat1 comedy-B
    )");
    scene.play("use comedy");
    EXPECT_EQ(scene.options(), "add-shelf bottom");
}

}  // namespace
}  // namespace shelfmark::librarians
