#include "players/lead.h"

#include <algorithm>
#include <limits>

#include "exlibris/result.h"
#include "librarians/result.h"

namespace shelfmark::players {

int lead_in_end(const exlibris::State& state, table::Seat seat) {
    const exlibris::ScoreSheets score = exlibris::score(state);
    int best = std::numeric_limits<int>::min();
    for (std::size_t other = 0; other < score.size; ++other) {
        if (other != seat) best = std::max(best, score.sheets[other].total);
    }
    return score.sheets[seat].total - best;
}

int lead_in_end(const librarians::State& state, table::Seat /*seat*/) { return -librarians::result(state).cards_left; }

}  // namespace shelfmark::players
