// Every puzzle of data/puzzles is judged again: its answers are all there are, and each loses what it says.

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

#include "puzzle_judge.h"

namespace shelfmark::proof {
namespace {

namespace fs = std::filesystem;

// Few are enough: little is left to chance in these positions.
constexpr int games = 20;
// How far an average of so few games may be from what the puzzle says, in points.
constexpr double tolerance = 2.5;
// The best answer is better than all others by at least so much.
constexpr double clear_lead = 1.5;

struct Puzzle {
    std::map<std::string, double> lost;  // by answer
    std::string position;
};

Puzzle read(const fs::path& path) {
    std::ifstream file(path);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto start = text.find("shelfmark position");
    Puzzle puzzle;
    puzzle.position = text.substr(std::min(start, text.size()));
    std::istringstream lines(text.substr(0, start));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string word, answer;
        double lost = 0;
        if (words >> word >> lost && word == "answer" && std::getline(words >> std::ws, answer)) {
            puzzle.lost[answer] = lost;
        }
    }
    return puzzle;
}

std::string name_of(const Answer& answer) {
    std::string name;
    for (const auto& decision : answer.decisions) name += (name.empty() ? "" : "; ") + decision;
    return name;
}

void compare(const Puzzle& puzzle, const std::vector<Answer>& judged, double allowed) {
    ASSERT_EQ(puzzle.lost.size(), judged.size());
    double second = std::numeric_limits<double>::max();
    for (const Answer& answer : judged) {
        const auto said = puzzle.lost.find(name_of(answer));
        ASSERT_NE(said, puzzle.lost.end()) << name_of(answer);
        EXPECT_NEAR(said->second, answer.lost, allowed) << name_of(answer);
        EXPECT_EQ(said->second == 0, answer.lost == 0) << name_of(answer);
        if (answer.lost > 0) second = std::min(second, answer.lost);
    }
    EXPECT_GE(second, allowed > 0 ? clear_lead : 1) << "no answer is clearly the best";
}

class Puzzles : public testing::TestWithParam<fs::path> {};

TEST_P(Puzzles, is_judged_rightly) {
    const Puzzle puzzle = read(GetParam());
    if (puzzle.position.contains("game librarians")) {
        const auto state = librarians::parse_position(puzzle.position);
        ASSERT_TRUE(state) << state.error().message;
        ASSERT_EQ(librarians::actors(*state).lowest(), 0);
        compare(puzzle, judged(*state, 0), 0);
    } else {
        const auto state = exlibris::parse_position(puzzle.position);
        ASSERT_TRUE(state) << state.error().message;
        ASSERT_EQ(exlibris::actors(*state).lowest(), 0);
        compare(puzzle, judged(*state, 0, games), tolerance);
    }
}

std::vector<fs::path> all() {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(fs::path(SHELFMARK_SOURCE_DIR) / "data/puzzles")) {
        paths.push_back(entry.path());
    }
    std::ranges::sort(paths);
    return paths;
}

INSTANTIATE_TEST_SUITE_P(All, Puzzles, testing::ValuesIn(all()), [](const auto& puzzle) {
    std::string name = puzzle.param.stem().string();
    std::ranges::replace(name, '-', '_');
    return name;
});

}  // namespace
}  // namespace shelfmark::proof
