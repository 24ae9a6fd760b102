// How well a game can end for players who see all cards and the deck: a yardstick for bots, and the truth for tests.
// The same state and budget always bring the same answer.
#pragma once

#include <optional>
#include <vector>

#include "librarians/engine.h"
#include "librarians/result.h"

namespace shelfmark::players {

// An ending and the decisions that lead to it, all by the player in turn.
struct Ending {
    librarians::Result result;
    std::vector<librarians::Action> line;
};

// The best ending that can be reached, exactly; nothing if there is more to look through than so many positions. Meant
// for the last cards, when the deck is empty.
inline constexpr std::uint64_t default_position_limit = 200'000;
std::optional<Ending> best_end(const librarians::State& state, std::uint64_t position_limit = default_position_limit);

enum class Verdict : std::uint8_t {
    won,   // by the line
    lost,  // proven: no line wins
    open,  // none was found
};
struct Solution {
    Verdict verdict = Verdict::open;
    Ending best;  // the fewest cards left that were found
};
// Looks at about so many positions: one line is always followed to its end.
Solution solve(const librarians::State& state, std::uint64_t budget);

}  // namespace shelfmark::players
