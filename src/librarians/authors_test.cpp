// LB-E1: Adventure of the Author.
#include <gtest/gtest.h>

#include "librarians/completing.h"
#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

constexpr const char* three_books = R"(
    options expansions=authors
    card romance-B author=2
    card horror-A author=2
    card fantasy-D author=2
    row 1 horror-A |>| romance-B
    row 2 |>| fantasy-H
    hand seat1 fantasy-D horror-U
    hand seat2 horror-Q
)";

TEST(Authors, LB_E1_all_books_of_an_author_in_one_group_may_go_and_one_is_kept) {
    Scene scene(three_books);
    EXPECT_EQ(scene.refusal("author 2"), "LB-E1");
    scene.play("play fantasy-D; at 1,2");
    EXPECT_TRUE(scene.offers("author 2"));
    scene.play("author 2");
    EXPECT_EQ(scene.options(), "keep fantasy-D; keep horror-A; keep romance-B");
    scene.play("keep fantasy-D; give fantasy-D seat2");
    EXPECT_EQ(scene.powers(1), "fantasy-D");
    EXPECT_EQ(scene.discard(), "horror-A romance-B");
}

TEST(Authors, LB_E1_a_red_card_that_is_kept_acts_at_once) {
    Scene scene(three_books);
    scene.play("play fantasy-D; at 1,2; author 2; keep horror-A");
    EXPECT_EQ(scene.board().outcome, Outcome::horror);
}

TEST(Authors, LB_E1_the_group_is_joined_through_the_authors_own_books) {
    Scene scene(R"(
        options expansions=authors
        card romance-B author=2
        card horror-F author=2
        row 1 |>| romance-B fantasy-D horror-F
        hand seat1 fantasy-H horror-U
    )");
    EXPECT_EQ(scene.refusal("author 2"), "LB-E1");
}

TEST(Authors, LB_E1_books_at_a_corner_are_not_joined) {
    Scene scene(R"(
        options expansions=authors
        card romance-B author=2
        card horror-F author=2
        row 1 |>| romance-B
        row 2 |>| fantasy-D horror-F
        hand seat1 fantasy-H horror-U
    )");
    EXPECT_EQ(scene.refusal("author 2"), "LB-E1");
}

TEST(Authors, LB_E1_every_book_of_the_author_in_the_game_is_needed) {
    Scene scene(R"(
        options expansions=authors
        card romance-B author=2
        card horror-D author=2
        card fantasy-T author=2
        row 1 |>| romance-B horror-D
        hand seat1 fantasy-H horror-U
        discard fantasy-T
    )");
    EXPECT_EQ(scene.refusal("author 2"), "LB-E1");
}

TEST(Authors, LB_E1_not_an_author_with_a_single_book_nor_without_the_expansion) {
    Scene single(R"(
        options expansions=authors
        card romance-B author=2
        row 1 |>| romance-B
        hand seat1 fantasy-H horror-U
    )");
    EXPECT_EQ(single.refusal("author 2"), "LB-E1");
    Scene off(R"(
        card romance-B author=2
        card horror-D author=2
        row 1 |>| romance-B horror-D
        hand seat1 fantasy-H horror-U
    )");
    EXPECT_EQ(off.refusal("author 2"), "LB-E1");
}

TEST(Authors, LB_E1_before_a_genre_that_is_completed_at_the_same_moment) {
    Scene scene(R"(
        options expansions=authors
        card romance-M author=2
        card romance-R author=2
        row 1 |>| romance-B romance-E romance-M
        hand seat1 romance-R horror-U
    )");
    scene.play("play romance-R; at 1,4");
    EXPECT_EQ(scene.options(), "author 2; done");
    Scene genre = scene;
    genre.play("done; give romance-B seat1");
    EXPECT_EQ(genre.row(1), "|>|");
    scene.play("author 2; keep romance-R; give romance-R seat1");
    EXPECT_EQ(scene.row(1), "|>| romance-B romance-E");
}

TEST(Authors, LB_C5_books_are_counted_over_the_whole_game) {
    Scene scene(three_books);
    EXPECT_EQ(books_by(scene.board(), 1), 3);
    EXPECT_EQ(books_by(scene.board(), 0), 0);
}

}  // namespace
}  // namespace shelfmark::librarians
