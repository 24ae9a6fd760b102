#include "players/exlibris/shelf_plan.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "exlibris/result.h"
#include "grown_shelf.h"
#include "scene.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

/// Every book is worth the same.
constexpr BookWorths equal_worths = {1, 1, 1, 1, 1, 1};

CategoryCounts books_of(std::initializer_list<CardId> cards) {
    CategoryCounts counts{};
    for (const CardId card : cards) {
        for (std::size_t k = 0; k < counts.size(); ++k) counts[k] += icons(card)[k];
    }
    return counts;
}

TEST(ShelfPlan, XL_I2_keeps_the_heaviest_chain_in_order) {
    Scene scene;
    scene.shelf(0, "A1 Z1 B1 / C1 D1 E1");
    const ShelfPlan plan(scene.board(), 0, equal_worths);
    EXPECT_EQ(plan.books(), books_of({*find_card('A', 1), *find_card('B', 1), *find_card('C', 1), *find_card('D', 1),
                                      *find_card('E', 1)}));
}

TEST(ShelfPlan, XL_B4_face_down_cards_are_cards_without_books) {
    Scene scene;
    scene.shelf(0, "A1 (B1)");
    const ShelfPlan plan(scene.board(), 0, equal_worths);
    EXPECT_EQ(plan.books(), books_of({*find_card('A', 1)}));
    EXPECT_EQ(plan.cards(), 2);
}

TEST(ShelfPlan, XL_A2_an_entombed_card_is_counted_apart) {
    Scene scene;
    scene.shelf(0, "A1/C1 B1");
    const ShelfPlan plan(scene.board(), 0, equal_worths);
    EXPECT_EQ(plan.cards(), 2);
    EXPECT_EQ(plan.entombed(), 1);
}

TEST(ShelfPlan, gaps_hold_the_places_between_the_cards_that_stand) {
    Scene scene;
    scene.shelf(0, "A1 . C1 / B1 B2 B3 / D1 . .");
    const ShelfPlan plan(scene.board(), 0, equal_worths);
    // C1 falls; its place and the free one before it lie between A1 and B1, in a shelf of seven columns.
    const Gaps gaps = plan.gaps();
    ASSERT_EQ(gaps.size(), 6U);
    EXPECT_EQ(gaps[1].first, *find_card('A', 1) + 1);
    EXPECT_EQ(gaps[1].end, *find_card('B', 1));
    EXPECT_EQ(gaps[1].places, 1 + 4);
    EXPECT_EQ(gaps[2].places, 0);
}

TEST(ShelfPlan, an_early_letter_leaves_the_room_behind_it) {
    Scene scene;
    scene.shelf(0, "A1");
    const Gaps early = ShelfPlan(scene.board(), 0, equal_worths).gaps();
    EXPECT_EQ(early[0].places, 0);
    EXPECT_EQ(early[1].places, 20);
}

TEST(ShelfPlan, a_place_fills_more_easily_the_more_letters_it_takes_and_the_fewer_it_shares_them_with) {
    EXPECT_GT(chance_to_fill({.first = 0, .end = 60, .places = 2}, 1, 100),
              chance_to_fill({.first = 0, .end = 20, .places = 2}, 1, 100));
    EXPECT_GT(chance_to_fill({.first = 0, .end = 60, .places = 2}, 1, 100),
              chance_to_fill({.first = 0, .end = 60, .places = 2}, 2, 100));
    EXPECT_EQ(chance_to_fill({.first = 7, .end = 7, .places = 2}, 1, 100), 0);
}

RC_GTEST_PROP(ShelfPlan, XL_I4_stability_is_the_inspectors, ()) {
    Scene scene;
    fill_shelf(scene.state(), 0, grown_cells(evenly(1, 30), any_seed()), evenly(0, 1), any_seed());
    const ShelfPlan plan(scene.board(), 0, equal_worths);
    RC_ASSERT(plan.stability() == stability(shelved_cards(scene.board(), 0)));
}

}  // namespace
}  // namespace shelfmark::players
