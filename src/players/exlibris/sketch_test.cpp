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
    Scene scene = with_shelf("B1 Z1");
    const CardId last = named('Z', 1);
    scene.state().board.note[last] |= note_face_down;
    EXPECT_GT(Sketch(scene.state(), 0).standing_at(named('C', 1), {1, 3}), Sketch::nowhere);
}

TEST(Sketch, XL_I4_a_place_that_completes_the_rectangle_is_better_than_one_that_hangs_over) {
    const Scene scene = with_shelf("A1 B1 C1 / D1 E1 F1 / G1 H1 .");
    const Sketch sketch(scene.state(), 0);
    EXPECT_GT(sketch.standing_at(named('M', 1), {3, 3}), sketch.standing_at(named('A', 2), {0, 1}));
}

TEST(Sketch, XL_I7_books_of_the_rarest_category_are_worth_most) {
    const Scene scene = with_shelf("A1 B2 C4");
    CategoryCounts counts = {};
    for (const CardId card : {named('A', 1), named('B', 2), named('C', 4)}) {
        for (std::size_t k = 0; k < counts.size(); ++k) counts[k] += icons(card)[k];
    }
    const BookWorths worths = Sketch(scene.state(), 0).worths();
    EXPECT_EQ(std::ranges::min_element(worths) - worths.begin(), static_cast<int>(Category::monsters));
    const auto codices = index_of(Category::codices);
    const auto reference = index_of(Category::reference);
    ASSERT_NE(counts[codices], counts[reference]);
    EXPECT_EQ(counts[codices]<counts[reference], worths[codices]> worths[reference]);
}

}  // namespace
}  // namespace shelfmark::players
