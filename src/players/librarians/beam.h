// A quick look for a good ending, without proof: card by card, only the positions that look best are kept.
#pragma once

#include <initializer_list>
#include <unordered_set>
#include <vector>

#include "librarians/engine.h"
#include "players/librarians/judgement.h"
#include "players/librarians/likeness.h"

namespace shelfmark::players {

class Beam {
public:
    Beam(const librarians::State& state, std::uint64_t position_limit) : start_(state), limit_(position_limit) {}

    // Tries again with a wider beam, until the game is won or the limit reached. At least one beam reaches the end.
    void widen_until_won();

    // To the best ending that was found.
    [[nodiscard]] const std::vector<librarians::Action>& line() const { return best_line_; }

private:
    struct Position {
        librarians::State state;
        std::vector<librarians::Action> line;
        Prospect worth = 0;
        std::uint64_t found = 0;  // how many were found before, which decides between equals
    };
    static bool looks_better(const Position& one, const Position& other) {
        return one.worth != other.worth ? one.worth > other.worth : one.found < other.found;
    }
    using Positions = std::vector<Position>;

    void run(std::size_t width);
    void expand(const Position& position, Positions& next);
    void go_on(const Position& position, std::initializer_list<librarians::Action> decisions, Positions& next);
    [[nodiscard]] bool finished() const { return best_ == 0 || (positions_ >= limit_ && !best_line_.empty()); }

    librarians::State start_;
    std::uint64_t limit_;
    std::uint64_t positions_ = 0;
    int best_ = -(librarians::max_cards + 2);
    std::vector<librarians::Action> best_line_;
    std::unordered_set<Likeness> seen_;  // after equally many steps
};

}  // namespace shelfmark::players
