#include "players/librarians/foresight.h"

#include <gtest/gtest.h>

#include "librarians/result.h"
#include "librarians_scene.h"
#include "players/librarians/ends_test.h"
#include "players/librarians/likeness.h"

namespace shelfmark::players {
namespace {

using namespace librarians;

TEST(Foresight, LB_P2_a_card_between_two_books_that_touch_is_lost) {
    const Scene scene("row 1 biography-E |>| mystery-P\n hand seat1 thriller-K romance-Q\n");
    const Foresight foresight = foresee(scene.state());
    EXPECT_TRUE(foresight.only_grows);
    EXPECT_TRUE(foresight.letters_decide);
    EXPECT_EQ(foresight.most_points, -1);
}

TEST(Foresight, LB_P3_letters_that_share_a_place_are_counted_once_and_equal_ones_stacked) {
    const Scene two("row 1 biography-E . |>| mystery-P\n hand seat1 thriller-K romance-M\n");
    EXPECT_EQ(foresee(two.state()).most_points, -1);
    const Scene same("row 1 biography-E . |>| mystery-P\n hand seat1 thriller-K romance-K\n");
    EXPECT_EQ(foresee(same.state()).most_points, 0);
    const Scene unstacked("row 1 biography-E . |>| mystery-P\n hand seat1 thriller-K romance-K\n no-stacking\n");
    EXPECT_EQ(foresee(unstacked.state()).most_points, -1);
}

TEST(Foresight, LB_Q9_a_power_that_moves_books_may_change_all) {
    const Scene scene("row 1 biography-E |>| mystery-P\n hand seat1 fantasy-K\n powers seat1 thriller-C\n");
    EXPECT_FALSE(foresee(scene.state()).only_grows);
    EXPECT_EQ(foresee(scene.state()).most_points, 0);
    const Scene harmless("row 1 biography-E |>| mystery-P\n hand seat1 thriller-K\n powers seat1 fantasy-C\n");
    EXPECT_EQ(foresee(harmless.state()).most_points, -1);
}

TEST(Foresight, LB_G1_so_may_a_genre_that_can_be_completed) {
    const std::string row = "row 1 romance-E biography-F biography-G |>| biography-P\n";
    EXPECT_FALSE(foresee(Scene(row + "hand seat1 biography-E fantasy-K\n").state()).only_grows);
    EXPECT_TRUE(foresee(Scene(row + "hand seat1 biography-A fantasy-K\n").state()).only_grows);
    // LB-Q21: with a wrong card the row is there already.
    EXPECT_FALSE(foresee(Scene(row + "hand seat1 fantasy-K\n powers seat1 mystery-C\n").state()).only_grows);
}

TEST(Foresight, LB_Q1_Horror_ends_the_game_and_frees_nothing) {
    const Scene scene("row 1 horror-C horror-D horror-E . |>| mystery-P\n hand seat1 horror-F mystery-A\n");
    EXPECT_TRUE(foresee(scene.state()).only_grows);
    EXPECT_FALSE(foresee(scene.state()).letters_decide);
}

CardSet books_in(const Library& library) {
    CardSet books;
    library.shown.for_each([&](CardId top) {
        for (CardId book = top; book != no_card; book = library.under[book]) books.add(book);
    });
    return books;
}

// Plays at random to the end, and compares what was foreseen with what came.
int compare_with_random_play(State state, std::uint64_t seed) {
    base::Random random{seed};
    int most = 0;
    int foreseen = 0;
    CardSet never_to_leave;
    while (!over(state)) {
        if (top(state.board).ask == Ask::turn) {
            const Foresight foresight = foresee(state);
            most = std::min(most, foresight.most_points);
            EXPECT_TRUE((never_to_leave - books_in(state.board.library)).empty());
            EXPECT_TRUE(foresight.only_grows || never_to_leave.empty());
            if (foresight.only_grows) never_to_leave = books_in(state.board.library);
            foreseen += foresight.only_grows ? 1 : 0;
        }
        ActionList actions;
        legal(state, state.board.turn, actions);
        apply(state, state.board.turn, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    EXPECT_LE(points(result(state)), most);
    return foreseen;
}

TEST(Foresight, no_game_ends_better_and_nothing_leaves_a_library_that_only_grows) {
    int foreseen = 0;
    for (const State& end : ends_of_games(40, 8)) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) foreseen += compare_with_random_play(end, seed);
    }
    EXPECT_GT(foreseen, 100);
}

TEST(Likeness, cards_of_the_same_sort_can_change_places) {
    const Scene one("row 1 |>| romance-B fantasy-C\n hand seat1 romance-B2\n turn seat1\n");
    const Scene other("row 1 |>| romance-B2 fantasy-C\n hand seat1 romance-B\n turn seat1\n");
    EXPECT_EQ(likeness_of(one.state(), Telling::by_all), likeness_of(other.state(), Telling::by_all));
}

TEST(Likeness, tells_apart_what_matters) {
    const std::vector<std::string> positions = {
        "row 1 |>| romance-B fantasy-C\n hand seat1 romance-D\n",
        "row 1 |<| romance-B fantasy-C\n hand seat1 romance-D\n",
        "row 1 |>| romance-B/fantasy-C\n hand seat1 romance-D\n",
        "row 1 |>| romance-B . fantasy-C\n hand seat1 romance-D\n",
        "row 1 |>| romance-B fantasy-C\n hand seat2 romance-D\n",
        "row 1 |>| romance-B fantasy-C\n hand seat1 romance-D\n turn seat2\n",
        "row 1 |>| romance-B fantasy-C\n hand seat1 romance-D\n powers seat1 poetry-A\n",
        "row 1 |>| romance-B fantasy-C\n hand seat1 romance-D\n powers seat2 poetry-A\n",
        "row 1 |>| romance-B fantasy-C\n hand seat1 romance-D\n deck poetry-A\n",
        "row 1 |>| romance-B fantasy-C\n hand seat1 romance-D\n no-stacking\n",
    };
    for (const std::string& one : positions) {
        for (const std::string& other : positions) {
            EXPECT_EQ(likeness_of(Scene(one).state(), Telling::by_all) ==
                          likeness_of(Scene(other).state(), Telling::by_all),
                      one == other)
                << one << other;
        }
    }
}

TEST(Likeness, by_letter_genres_and_what_lies_below_do_not_matter) {
    const Scene one("row 1 |>| romance-B/fantasy-B mystery-C\n hand seat1 romance-D\n");
    const Scene other("row 1 |>| mystery-B horror-C\n hand seat1 horror-D\n");
    EXPECT_EQ(likeness_of(one.state(), Telling::by_letter), likeness_of(other.state(), Telling::by_letter));
    EXPECT_NE(likeness_of(one.state(), Telling::by_all), likeness_of(other.state(), Telling::by_all));
}

}  // namespace
}  // namespace shelfmark::players
