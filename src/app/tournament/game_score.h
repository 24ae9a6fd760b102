#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shelfmark::app {

// A win, in shares that two, three or four winners can divide without a rest.
inline constexpr int whole_win = 12;
inline constexpr std::size_t most_parts = 7;

// What one game of a tournament brought somebody.
struct ChairScore {
    int points = 0;
    int rank = 0;
    int win = 0;                   // of whole_win
    std::int64_t thinking_us = 0;  // microseconds
    int turns = 0;
    std::array<int, most_parts> parts = {};

    friend bool operator==(const ChairScore&, const ChairScore&) = default;
};

// One game: each deal is played once for every way to move the players round the table. Chairs move with their players.
struct GameScore {
    unsigned deal = 0;
    unsigned rotation = 0;
    std::vector<ChairScore> chairs;

    friend bool operator==(const GameScore&, const GameScore&) = default;
};

// As a line of numbers, for the log and from process to process.
std::string to_line(const GameScore& score);
// Nothing if it is no such line of so many chairs, for instance because the writer was interrupted.
std::optional<GameScore> from_line(std::string_view line, std::size_t chairs);

}  // namespace shelfmark::app
