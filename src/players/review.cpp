#include "players/review.h"

#include <limits>

#include "exlibris/result.h"
#include "librarians/result.h"

namespace shelfmark::players {

namespace {

constexpr std::uint32_t part_of_a_turn = 10;

}  // namespace

template <>
Budget usual_budget<exlibris::ExLibris>() {
    return {.simulations = find_player("archivist").budget.simulations / part_of_a_turn};
}

template <>
Budget usual_budget<librarians::Librarians>() {
    return {.simulations = find_librarian("archivist").budget.simulations / part_of_a_turn};
}

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
