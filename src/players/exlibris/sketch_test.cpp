#include "players/exlibris/sketch.h"

#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

CardId named(char letter, int rank) { return *find_card(letter, rank); }

Scene with_shelf(std::string_view rows) {
    Scene scene;
    scene.prominent(Category::spells);
    scene.banned(Category::monsters);
    scene.focus(0, Category::historic);
    scene.focus(1, Category::fiction);
    scene.shelf(0, rows);
    return scene;
}

TEST(Sketch, XL_I2_a_card_that_would_be_out_of_order_has_no_place) {
    const Scene scene = with_shelf("B1 D1 / . E1");
    const Sketch sketch(scene.state(), 0);
    EXPECT_EQ(sketch.standing_at(named('C', 1), {1, 3}), Sketch::nowhere);
    EXPECT_GT(sketch.standing_at(named('F', 1), {2, 3}), Sketch::nowhere);
    EXPECT_EQ(sketch.standing_at(named('F', 1), {2, 1}), Sketch::nowhere);
}

TEST(Sketch, XL_I2_cards_face_down_are_passed_over) {
    const Scene scene = with_shelf("B1 (Z1)");
    EXPECT_GT(Sketch(scene.state(), 0).standing_at(named('C', 1), {1, 3}), Sketch::nowhere);
}

TEST(Sketch, XL_I4_a_place_that_completes_the_rectangle_is_better_than_one_that_hangs_over) {
    const Scene scene = with_shelf("A1 B1 C1 / D1 E1 F1 / G1 H1 .");
    const Sketch sketch(scene.state(), 0);
    EXPECT_GT(sketch.standing_at(named('M', 1), {3, 3}), sketch.standing_at(named('A', 2), {0, 1}));
}

// Another card may still come that would stand in order there; in the last round none will.
TEST(Sketch, XL_I4_in_the_last_round_a_card_out_of_order_fills_the_rectangle) {
    Scene scene = with_shelf("B1 C1 D1 / E1 F1 .");
    const CardId misfit = named('A', 1);
    const Worth early = Sketch(scene.state(), 0).standing_at(misfit, {2, 3});
    EXPECT_EQ(early, Sketch::nowhere);
    scene.state().board.last_round = true;
    const Sketch sketch(scene.state(), 0);
    EXPECT_EQ(sketch.standing_at(misfit, {2, 3}), Sketch::nowhere);
    EXPECT_GT(sketch.lying_at({2, 3}), sketch.lying_at({1, 4}));
    EXPECT_GT(sketch.shelved(misfit), 0);
}

TEST(Sketch, in_the_last_round_a_card_drawn_is_worth_little) {
    Scene scene = with_shelf("B1 C1 D1 / E1 F1 .");
    const Worth early = Sketch(scene.state(), 0).drawn();
    scene.state().board.last_round = true;
    EXPECT_LT(Sketch(scene.state(), 0).drawn(), early / 2);
}

TEST(Sketch, XL_I7_books_of_the_rarest_category_are_worth_most) {
    std::string row;
    CategoryCounts counts = {};
    for (CardId id = 0; id < card_count; ++id) {
        if (shows(id, Category::codices) || id % 5 != 0) continue;
        row += std::string(row.empty() ? "" : " ") + card(id).letter + std::to_string(card(id).rank);
        for (std::size_t k = 0; k < counts.size(); ++k) counts[k] += icons(id)[k];
    }
    ASSERT_GT(counts[index_of(Category::reference)], 0);
    ASSERT_GT(counts[index_of(Category::fiction)], 0);
    ASSERT_GT(counts[index_of(Category::historic)], 0);
    ASSERT_GT(counts[index_of(Category::spells)], 0);
    const Scene scene = with_shelf(row);
    const BookWorths worths = Sketch(scene.state(), 0).worths();
    EXPECT_GT(worths[index_of(Category::codices)], worths[index_of(Category::reference)]);
    EXPECT_GT(worths[index_of(Category::codices)], worths[index_of(Category::fiction)]);
    EXPECT_LT(worths[index_of(Category::monsters)], 0);
}

}  // namespace
}  // namespace shelfmark::players
