#include "players/exlibris/playout.h"

#include <algorithm>
#include <limits>

#include "exlibris/round.h"
#include "exlibris/scoring.h"
#include "players/exlibris/evaluation.h"
#include "players/exlibris/forecast.h"
#include "players/exlibris/routine.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

// XL-O8, XL-O9: what the Public Library would have if the game ended now, but for the prominent works, which are
// compared with the player's.
Worth public_library(const State& state) {
    const Board& board = state.board;
    const CardSet cards = board.discard | state.hidden.hand[0];
    CategoryCounts counts = {};
    for (std::size_t k = 0; k < counts.size(); ++k) counts[k] = books_on(cards, static_cast<Category>(k));
    const int points = points_per_full_set * smallest_category(counts, board.banned) +
                       points_per_focus_book * counts[index_of(state.hidden.library_focus)] -
                       counts[index_of(board.banned)];
    return points * one_point;
}

// XL-O9: a draw is a defeat, and nobody asks by how much one has won or lost. The more rounds are left, the less a lead
// settles; what goes beyond it still decides between options that are lost, or won.
Worth chance_to_win(const Board& board, Worth lead) {
    const Worth open = (6 + 4 * (solo_rounds - board.round)) * one_point;
    return (7 * std::clamp(lead - one_point / 2, -open, open) + lead) / 8;
}

// What all will have in the end. At the inspection nothing is left to be forecast.
base::InlineVector<Worth, 4> end_results(const State& state) {
    base::InlineVector<Worth, 4> results;
    const auto seats = static_cast<Seat>(exlibris::players(state.board));
    if (state.board.phase >= Phase::inspection) {
        for (Seat seat = 0; seat < seats; ++seat) results.push_back(evaluate(state, seat));
        return results;
    }
    const Shelves shelves(state);
    for (Seat seat = 0; seat < seats; ++seat) results.push_back(forecast(state.board, seat, shelves.traits(seat)));
    return results;
}

}  // namespace

void play_until_round(State& state, int round) {
    ActionList options;
    while (state.board.phase < Phase::inspection && state.board.round < round) {
        const Seat seat = actors(state).lowest();
        legal(state, seat, options);
        apply(state, seat, routine(state, seat, options));
    }
}

namespace {

Prospects solo_prospects(const State& state) {
    const auto [own, rivals_prominent_works] = evaluation(state, 0);
    const Worth lead = own - rivals_prominent_works - public_library(state);
    return {own, lead, chance_to_win(state.board, lead)};
}

Prospects among(const Board& board, const base::InlineVector<Worth, 4>& in_the_end, Seat seat) {
    constexpr int weight_of_others = 12;  // sixteenths
    const int opponents = exlibris::players(board) - 1;
    Worth best = std::numeric_limits<Worth>::min();
    Worth sum = 0;
    for (int steps = 1; steps <= opponents; ++steps) {
        const Worth other = in_the_end[after(board, seat, steps)];
        best = std::max(best, other);
        sum += other;
    }
    return {in_the_end[seat], in_the_end[seat] - best, in_the_end[seat] - sum * weight_of_others / (16 * opponents)};
}

}  // namespace

Prospects prospects(const State& state, Seat seat) {
    return solo(state.board) ? solo_prospects(state) : among(state.board, end_results(state), seat);
}

AllProspects prospects_of_all(const State& state) {
    AllProspects all;
    if (solo(state.board)) {
        all.push_back(solo_prospects(state));
        return all;
    }
    const auto in_the_end = end_results(state);
    for (Seat seat = 0; seat < exlibris::players(state.board); ++seat) {
        all.push_back(among(state.board, in_the_end, seat));
    }
    return all;
}

}  // namespace shelfmark::players
