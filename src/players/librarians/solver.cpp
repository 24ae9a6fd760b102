#include "players/librarians/solver.h"

#include "players/librarians/beam.h"
#include "players/librarians/search.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

constexpr std::uint64_t beam_share = 64;  // a good ending to begin with cuts off most of the search
constexpr std::uint64_t proof_share = 8;

Ending follow(State state, const std::vector<Action>& line) {
    for (const Action action : line) apply(state, state.board.turn, action);
    return {result(state), line};
}

}  // namespace

std::optional<Ending> best_end(const State& state, std::uint64_t position_limit) {
    if (over(state)) return Ending{result(state), {}};
    Beam beam(state, position_limit / beam_share);
    beam.widen_until_won();
    Ending found = follow(state, beam.line());
    if (found.result.outcome == Outcome::won) return found;
    Search search(points(found.result), position_limit);
    if (!search.look_through(state)) return std::nullopt;
    return search.line().empty() ? found : follow(state, search.line());
}

// Most of the budget goes to ever wider beams. If none wins, the rest goes to a proof that nothing does; if it finds
// anything after all, that is a win.
Solution solve(const State& state, std::uint64_t budget) {
    if (over(state)) return {state.board.outcome == Outcome::won ? Verdict::won : Verdict::lost, {result(state), {}}};
    const std::uint64_t for_proof = budget / proof_share;
    Beam beam(state, budget - for_proof);
    beam.widen_until_won();
    Solution solution = {Verdict::open, follow(state, beam.line())};
    if (solution.best.result.outcome == Outcome::won) {
        solution.verdict = Verdict::won;
        return solution;
    }
    Search search(-1, for_proof);
    const bool everything = search.look_through(state);
    if (!search.line().empty()) return {Verdict::won, follow(state, search.line())};
    if (everything) solution.verdict = Verdict::lost;
    return solution;
}

}  // namespace shelfmark::players
