#include "players/exlibris/evaluation.h"

#include <gtest/gtest.h>

#include "exlibris/result.h"
#include "exlibris/round.h"
#include "exlibris/scoring.h"
#include "players/exlibris/shelf_plan.h"
#include "two_collectors.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

TEST(Evaluation, XL_I9_of_shelves_in_order_without_a_banned_book_it_is_the_score_in_the_end) {
    Scene scene = two_collectors();
    scene.shelf(0, "A1 A3 B2 / C3 D2 E5 / F1 G3 H1");
    scene.shelf(1, "A4 B3 / C8 E3");
    scene.hand(0, "H6");
    scene.state().board.last_round = true;
    scene.resolve();
    const ScoreSheets sheets = score(scene.state());
    EXPECT_EQ(evaluate(scene.state(), 0), sheets.sheets[0].total * one_point);
    EXPECT_EQ(evaluate(scene.state(), 1), sheets.sheets[1].total * one_point);
}

TEST(Evaluation, XL_O9_in_the_solo_game_only_what_the_own_prominent_works_bring_counts_as_own_points) {
    for (const bool ahead : {true, false}) {
        Scene scene(1);
        scene.prominent(Category::spells);
        scene.banned(Category::monsters);
        scene.focus(0, Category::historic);
        scene.shelf(0, "A1 A3 B2 / C3 D2 E5 / F1 G3 H1");
        if (!ahead) scene.discard_pile("B6 F4 G1 H6 M5 S7");
        scene.state().board.round = solo_rounds;
        scene.resolve();
        ASSERT_EQ(scene.board().phase, Phase::inspection);
        const ScoreSheets sheets = score(scene.state());
        ASSERT_EQ(sheets.sheets[0].prominent, ahead ? 15 : 0);
        const auto [points, rivals_prominent_works] = evaluation(scene.state(), 0);
        EXPECT_EQ(points, sheets.sheets[0].total * one_point);
        EXPECT_EQ(rivals_prominent_works, sheets.sheets[1].prominent * one_point);
        EXPECT_EQ(evaluate(scene.state(), 0), points - rivals_prominent_works);
    }
}

TEST(Evaluation, XL_I2_a_card_in_order_is_worth_more_than_one_out_of_order) {
    Scene in_order = two_collectors();
    in_order.shelf(0, "A1 B2 C4");
    Scene out_of_order = two_collectors();
    out_of_order.shelf(0, "B2 A1 C4");
    EXPECT_GT(evaluate(in_order.state(), 0), evaluate(out_of_order.state(), 0));
}

TEST(Evaluation, XL_R9_a_rich_hand_card_that_fits_promises_something_while_there_is_time_to_shelve_it) {
    Scene scene = two_collectors();
    scene.shelf(0, "A1 A3");
    const Worth without = evaluate(scene.state(), 0);
    scene.hand(0, "B6");
    EXPECT_GT(evaluate(scene.state(), 0), without);
}

TEST(Evaluation, letters_far_apart_are_worth_more_with_room_between_them) {
    Scene side_by_side = two_collectors();
    side_by_side.shelf(0, "B2 Y1");
    Scene a_row_apart = two_collectors();
    a_row_apart.shelf(0, "B2 / Y1");
    EXPECT_GT(evaluate(a_row_apart.state(), 0), evaluate(side_by_side.state(), 0));
}

TEST(Evaluation, books_of_the_focus_are_worth_most_and_banned_ones_cost) {
    Scene scene = two_collectors();
    const BookWorths worths = book_worths(scene.state(), 0);
    for (const Category category : {Category::codices, Category::fiction, Category::reference, Category::spells}) {
        EXPECT_GT(worths[index_of(Category::historic)], worths[index_of(category)]);
        EXPECT_GT(worths[index_of(category)], 0);
    }
    EXPECT_LT(worths[index_of(Category::monsters)], 0);
}

TEST(Evaluation, XL_I4_near_the_end_a_full_rectangle_is_worth_more_than_a_row) {
    const auto worth = [](std::string_view shelf) {
        Scene scene = two_collectors();
        scene.shelf(0, shelf);
        scene.state().board.last_round = true;
        return evaluate(scene.state(), 0);
    };
    EXPECT_GT(worth("A1 B2 / C4 D1"), worth("A1 B2 C4 D1"));
}

// XL-I7: what is missing for a set is worth more than what there is enough of.
TEST(Evaluation, XL_I7_while_books_may_come_an_even_shelf_is_worth_more) {
    const auto worth = [](std::string_view shelf) {
        Scene scene = two_collectors();
        scene.shelf(0, shelf);
        return evaluate(scene.state(), 0);
    };
    const auto smallest = [](std::string_view shelf) {
        Scene scene = two_collectors();
        scene.shelf(0, shelf);
        const CategoryCounts counts = ShelfPlan(scene.board(), 0, book_worths(scene.state(), 0)).books();
        return smallest_category(counts, Category::monsters);
    };
    ASSERT_GT(smallest("A1 A3 B2 / C3 D2 E5"), smallest("A1 A3 / C3 D2"));
    EXPECT_GT(worth("A1 A3 B2 / C3 D2 E5"), worth("A1 A3 / C3 D2"));
}

TEST(Evaluation, XL_I5_a_lead_in_prominent_works_counts_before_the_end) {
    const auto worth = [](std::string_view others) {
        Scene scene = two_collectors();
        scene.shelf(0, "A1 B2 C4");
        scene.shelf(1, others);
        return evaluate(scene.state(), 0);
    };
    constexpr Category prominent = Category::spells;
    const auto books = [&](std::string_view letters) {
        int sum = 0;
        for (std::size_t i = 0; i < letters.size(); i += 3) {
            sum += icons(*find_card(letters[i], letters[i + 1] - '0'))[index_of(prominent)];
        }
        return sum;
    };
    ASSERT_GT(books("B6 F4 G1"), books("A4 B3 C8"));
    EXPECT_GT(worth("A4 B3 C8"), worth("B6 F4 G1"));
}

TEST(Evaluation, XL_R5_an_assistant_that_is_still_to_be_placed_is_worth_something) {
    Scene waiting_still = two_collectors();
    waiting_still.shelf(0, "A1 B2 C4");
    Scene placed = two_collectors();
    placed.shelf(0, "A1 B2 C4");
    placed.figure(0, "assistant1", Location::home);
    EXPECT_GT(evaluate(waiting_still.state(), 0), evaluate(placed.state(), 0));
}

}  // namespace
}  // namespace shelfmark::players
