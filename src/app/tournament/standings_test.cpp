#include "app/tournament/standings.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

namespace shelfmark::app {
namespace {

GameScore game(unsigned deal, unsigned rotation, const std::vector<int>& points) {
    GameScore score{deal, rotation, {}};
    const int most = *std::ranges::max_element(points);
    const auto winners = static_cast<int>(std::ranges::count(points, most));
    for (const int each : points) {
        const auto better = static_cast<int>(std::ranges::count_if(points, [&](int other) { return other > each; }));
        score.chairs.push_back({.points = each,
                                .rank = 1 + better,
                                .win = each == most ? whole_win / winners : 0,
                                .thinking_us = 3000,
                                .turns = 2,
                                .parts = {each / 2}});
    }
    return score;
}

TEST(GameScore, comes_back_from_its_line) {
    const GameScore score = game(7, 1, {41, -3});
    EXPECT_EQ(from_line(to_line(score), 2), score);
}

TEST(GameScore, a_line_with_figures_that_no_game_has_is_no_game) {
    const auto accepted = [](ChairScore first) {
        first.win = first.win == 0 ? whole_win : first.win;
        return from_line(to_line({0, 0, {first, {.points = 1, .rank = 2}}}), 2).has_value();
    };
    EXPECT_TRUE(accepted({.rank = 1}));
    for (const int rank : {-1, 0, 3}) EXPECT_FALSE(accepted({.rank = rank})) << rank;
    for (const int win : {-1, whole_win + 1}) EXPECT_FALSE(accepted({.rank = 1, .win = win})) << win;
    EXPECT_FALSE(accepted({.rank = 1, .thinking_us = -1}));
    EXPECT_FALSE(accepted({.rank = 1, .turns = -1}));
}

// Partners have no ranks, and whoever plays alone may be behind the Public Library.
TEST(GameScore, ranks_are_those_of_the_game) {
    EXPECT_TRUE(from_line(to_line({0, 0, {{.rank = 0}, {.rank = 0}}}), 2));
    EXPECT_TRUE(from_line(to_line({0, 0, {{.rank = 2}}}), 1));
    EXPECT_FALSE(from_line(to_line({0, 0, {{.rank = 3}}}), 1));
}

TEST(GameScore, a_line_cut_short_is_no_game) {
    const std::string line = to_line(game(7, 1, {41, 50}));
    for (std::size_t length = 0; length < line.size(); ++length) {
        EXPECT_FALSE(from_line(line.substr(0, length), 2)) << length;
    }
    EXPECT_FALSE(from_line(line, 3));
}

TEST(Standings, average_points_parts_time_and_shared_wins) {
    const std::vector<GameScore> games = {game(0, 0, {40, 20}), game(0, 1, {30, 30})};
    const std::vector<Standing> table = standings(games, std::vector<std::string>{"a", "b"});
    ASSERT_EQ(table.size(), 2);
    EXPECT_EQ(table[0].games, 2);
    EXPECT_DOUBLE_EQ(table[0].win_rate, 0.75);
    EXPECT_DOUBLE_EQ(table[1].win_rate, 0.25);
    EXPECT_DOUBLE_EQ(table[0].points, 35);
    EXPECT_DOUBLE_EQ(table[1].parts[0], 12.5);
    EXPECT_DOUBLE_EQ(table[1].turn_ms, 1.5);
}

TEST(Standings, chairs_of_the_same_name_are_one_contestant) {
    const std::vector<GameScore> games = {game(0, 0, {10, 20, 30})};
    const std::vector<Standing> table = standings(games, std::vector<std::string>{"a", "b", "a"});
    ASSERT_EQ(table.size(), 2);
    EXPECT_EQ(table[0].games, 2);
    EXPECT_DOUBLE_EQ(table[0].points, 20);
    EXPECT_DOUBLE_EQ(table[0].win_rate, 0.5);
    EXPECT_NEAR(table[0].elo, 0, 0.01);  // one is better than b, the other worse
}

// Thirty wins to ten, and the drawn duel that is always added.
TEST(Standings, elo_follows_from_the_odds) {
    std::vector<GameScore> games;
    for (unsigned deal = 0; deal < 40; ++deal) {
        games.push_back(deal < 30 ? game(deal, 0, {20, 10}) : game(deal, 0, {10, 20}));
    }
    const std::vector<Standing> table = standings(games, std::vector<std::string>{"a", "b"});
    EXPECT_NEAR(table[0].elo - table[1].elo, 400 * std::log10(30.5 / 10.5), 0.01);
    EXPECT_NEAR(table[0].elo + table[1].elo, 0, 1e-9);
}

// Whoever sits first always wins: each deal comes to one win each, and nothing is left to chance.
TEST(Standings, games_of_one_deal_belong_together) {
    std::vector<GameScore> paired;
    std::vector<GameScore> single;
    for (unsigned deal = 0; deal < 50; ++deal) {
        paired.push_back(game(deal, 0, {20, 10}));
        paired.push_back(game(deal, 1, {10, 20}));
        single.push_back(game(2 * deal, 0, {20, 10}));
        single.push_back(game(2 * deal + 1, 0, {10, 20}));
    }
    const std::vector<std::string> names = {"a", "b"};
    EXPECT_LT(standings(paired, names)[0].points_error, 1e-9);
    EXPECT_GT(standings(single, names)[0].points_error, 0.5);
}

TEST(Standings, a_single_deal_says_nothing_about_how_much_deals_differ) {
    const std::vector<std::string> names = {"a", "b"};
    const std::vector<GameScore> one = {game(0, 0, {40, 20}), game(0, 1, {30, 30})};
    EXPECT_FALSE(standings(one, names)[0].points_error);
    const std::vector<GameScore> two = {game(0, 0, {40, 20}), game(1, 0, {30, 30})};
    EXPECT_TRUE(standings(two, names)[0].points_error);
}

// 8 of 10: the textbook's interval.
TEST(Standings, wilson_stays_between_0_and_1) {
    EXPECT_NEAR(wilson(0.8, 10).low, 0.490, 0.001);
    EXPECT_NEAR(wilson(0.8, 10).high, 0.943, 0.001);
    EXPECT_DOUBLE_EQ(wilson(1, 50).high, 1);
    EXPECT_LT(wilson(1, 50).low, 0.95);
    EXPECT_DOUBLE_EQ(wilson(0, 50).low, 0);
}

}  // namespace
}  // namespace shelfmark::app
