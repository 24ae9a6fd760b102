#include "players/exlibris/belief.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "exlibris/inspection.h"
#include "scene.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

std::array<int, category_count> guesses(const State& state, const View& view, Seat about) {
    base::Random random{1};
    std::array<int, category_count> counts = {};
    State world = state;
    for (int i = 0; i < 1000; ++i) {
        guess_focus(view, world, random);
        ++counts[index_of(world.hidden.focus[about])];
    }
    return counts;
}

std::array<int, category_count> guesses(const State& state, Seat guesser, Seat about) {
    return guesses(state, observe(state, guesser), about);
}

TEST(Belief, XL_S5_a_focus_is_none_of_the_cards_that_lie_elsewhere) {
    const State state = setup({.players = 3}, 5);
    const auto counts = guesses(state, 0, 1);
    EXPECT_EQ(counts[index_of(state.board.prominent)], 0);
    EXPECT_EQ(counts[index_of(state.board.banned)], 0);
    EXPECT_EQ(counts[index_of(state.hidden.focus[0])], 0);
    EXPECT_EQ(std::ranges::count_if(counts, [](int count) { return count > 200; }), 3);
}

TEST(Belief, XL_S5_no_two_players_have_the_same_focus) {
    const State state = setup({.players = 4}, 5);
    base::Random random{1};
    State world = state;
    for (int i = 0; i < 100; ++i) {
        guess_focus(observe(state, 2), world, random);
        CategorySet seen = 0;
        for (Seat seat = 0; seat < 4; ++seat) seen |= bit(world.hidden.focus[seat]);
        EXPECT_EQ(std::popcount(seen), 4);
    }
}

// Cards with many historic books on the shelf speak for that focus.
TEST(Belief, XL_I8_whoever_collects_a_category_is_thought_to_have_it_as_focus) {
    Scene scene;
    scene.prominent(Category::spells);
    scene.banned(Category::monsters);
    scene.focus(0, Category::fiction);
    std::string row;
    int cards = 0;
    for (CardId id = 0; id < card_count && cards < 6; ++id) {
        if (icons(id)[index_of(Category::historic)] < 2) continue;
        row += std::string(row.empty() ? "" : " ") + card(id).letter + std::to_string(card(id).rank);
        ++cards;
    }
    scene.shelf(1, row);
    const auto counts = guesses(scene.state(), 0, 1);
    EXPECT_GT(counts[index_of(Category::historic)], 500);
    EXPECT_GT(counts[index_of(Category::codices)], 0);
}

// XL-S7: what goes into a hand from an open place, everybody has seen.
TEST(Belief, XL_I8_so_is_whoever_takes_it_for_all_to_see) {
    Scene scene;
    scene.prominent(Category::spells);
    scene.banned(Category::monsters);
    scene.focus(0, Category::fiction);
    View view = observe(scene.state(), 0);
    const int before = guesses(scene.state(), view, 1)[index_of(Category::historic)];
    for (CardId id = 0; id < card_count; ++id) {
        if (icons(id)[index_of(Category::historic)] >= 2 && view.certain[1].count() < 6) view.certain[1].add(id);
    }
    EXPECT_GT(guesses(scene.state(), view, 1)[index_of(Category::historic)], before + 100);
}

}  // namespace
}  // namespace shelfmark::players
