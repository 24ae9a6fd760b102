// LB-Q18
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Science, LB_Q18_two_different_cards_books_or_bookshelf_cards) {
    Scene scene(R"(
        row 1 |>| horror-A/romance-A
        row 2 |>| romance-B
        hand seat1 horror-Q
        powers seat1 science-D
    )");
    scene.play("use science");
    EXPECT_EQ(scene.options(), "tap horror-A; tap romance-B; tap-shelf 1; tap-shelf 2");
    scene.play("tap-shelf 2");
    EXPECT_EQ(scene.options(), "tap horror-A; tap romance-B; tap-shelf 1");
    scene.play("tap horror-A");
    EXPECT_EQ(scene.times(EventKind::tapped), 1);
    EXPECT_EQ(scene.board().revelations, 2);
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

TEST(Science, LB_Q18_a_book_is_not_tapped_twice) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 horror-Q
        powers seat1 science-D
    )");
    scene.play("use science; tap horror-A");
    EXPECT_EQ(scene.options(), "tap-shelf 1");
}

TEST(Science, LB_Q18_with_a_single_card_one_tap) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-Q
        powers seat1 science-D
    )");
    scene.play("use science; tap-shelf 1");
    EXPECT_TRUE(scene.offers("play horror-Q"));
}

}  // namespace
}  // namespace shelfmark::librarians
