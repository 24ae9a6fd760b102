// Looks through everything that can happen from a position in which all cards are known.
#pragma once

#include <unordered_set>
#include <vector>

#include "librarians/engine.h"
#include "players/librarians/foresight.h"
#include "players/librarians/likeness.h"

namespace shelfmark::players {

class Search {
public:
    // Only endings with more points than `floor` are looked for; after so many positions it gives up.
    Search(int floor, std::uint64_t position_limit) : best_(floor), limit_(position_limit) {}

    // Whether everything was seen.
    bool look_through(const librarians::State& state);

    // The best line that was found, empty if none leads above the floor.
    [[nodiscard]] int points() const { return best_; }
    [[nodiscard]] const std::vector<librarians::Action>& line() const { return best_line_; }

private:
    void visit(const librarians::State& state);
    [[nodiscard]] bool finished() const { return gave_up_ || best_ == 0; }

    int best_;
    std::uint64_t limit_;
    bool gave_up_ = false;
    std::vector<librarians::Action> path_;
    std::vector<librarians::Action> best_line_;
    std::unordered_set<Likeness> seen_;
};

}  // namespace shelfmark::players
