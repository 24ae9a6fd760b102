#include "app/tournament/crew.h"

#include <numeric>
#include <set>

#include <csignal>
#include <gtest/gtest.h>
#include <unistd.h>

namespace shelfmark::app {
namespace {

std::vector<std::size_t> first_games(std::size_t count) {
    std::vector<std::size_t> games(count);
    std::iota(games.begin(), games.end(), 0);
    return games;
}

TEST(LocalCrew, plays_every_game_once) {
    for (const int processes : {1, 3}) {
        std::multiset<std::string> lines;
        LocalCrew crew(processes);
        EXPECT_TRUE(crew.play_all(
            first_games(50), [](std::size_t game) { return "game " + std::to_string(game); },
            [&](std::string_view line) {
                lines.insert(std::string(line));
                return true;
            }));
        EXPECT_EQ(lines.size(), 50);
        for (int game = 0; game < 50; ++game) EXPECT_EQ(lines.count("game " + std::to_string(game)), 1) << game;
    }
}

TEST(LocalCrew, says_when_it_was_interrupted) {
    const auto whole = getpid();
    LocalCrew crew(2);
    std::size_t played = 0;
    EXPECT_FALSE(crew.play_all(
        first_games(1000),
        [&](std::size_t game) {
            if (game == 3) kill(whole, SIGINT);
            usleep(2000);
            return std::string("x");
        },
        [&](std::string_view) {
            ++played;
            return true;
        }));
    EXPECT_LT(played, 1000);
}

TEST(LocalCrew, stops_when_nothing_more_is_wanted) {
    LocalCrew crew(2);
    std::size_t noted = 0;
    EXPECT_FALSE(crew.play_all(
        first_games(1000), [](std::size_t) { return std::string("x"); },
        [&](std::string_view) { return ++noted < 3; }));
    EXPECT_EQ(noted, 3);
}

TEST(LocalCrew, says_when_a_process_fails) {
    LocalCrew crew(1);
    EXPECT_FALSE(crew.play_all(
        first_games(3),
        [](std::size_t game) {
            if (game == 1) _exit(1);
            return std::string("x");
        },
        [](std::string_view) { return true; }));
}

}  // namespace
}  // namespace shelfmark::app
