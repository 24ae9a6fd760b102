// What the forecast of Ex Libris learns from: positions as traits, and the points that came of them.
#pragma once

#include <vector>

#include "players/exlibris/traits.h"

namespace shelfmark::app {

class TraitsLog {
public:
    // A position of the game, if one should learn from it.
    void look_at(const exlibris::State& state);
    // One line of JSON for each seat at each of them.
    void write(const std::vector<int>& points) const;

private:
    struct Line {
        std::size_t stage = 0;
        table::Seat seat = 0;
        players::Traits traits = {};
    };
    std::vector<Line> lines_;
};

}  // namespace shelfmark::app
