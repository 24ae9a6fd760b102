#include "players/review.h"

#include "players/exlibris/turn.h"

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

std::int64_t what_shows(const exlibris::State& before, std::int64_t cost) {
    return before.board.phase >= exlibris::Phase::inspection ? cost : cost * 5 / 8;  // XL-I1 has an exact answer
}

std::int64_t what_shows(const librarians::State& /*before*/, std::int64_t cost) { return cost; }

// At the inspection every choice is weighed exactly, and for itself.
bool plan_goes_on(const exlibris::State& before, const exlibris::State& after) {
    return after.board.phase < exlibris::Phase::inspection && before.board.revelations == after.board.revelations &&
           !turn_is_over(before.board, after) && exlibris::actors(before).lowest() == exlibris::actors(after).lowest();
}

bool plan_goes_on(const librarians::State& before, const librarians::State& after) {
    return before.board.revelations == after.board.revelations && before.board.turns == after.board.turns;
}

}  // namespace shelfmark::players
