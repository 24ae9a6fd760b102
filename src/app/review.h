// A recorded game in the eyes of the strongest bot, as text.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "players/review.h"

namespace shelfmark::app {

// One decision with a choice. Points are hundredths: how far ahead of the others a choice was thought to lead, or in
// Librarians minus the cards that would be left.
struct Reviewed {
    std::size_t decision = 0;  // counted from 1, forced ones too
    table::Seat seat = 0;
    std::string chosen;
    std::string best;
    std::int64_t expected = 0;  // of the best
    std::int64_t lost = 0;      // by the choice
    std::vector<std::pair<std::string, std::int64_t>>
        alternatives;  // what the bot would do, then the others, best first
};

struct Review : players::Review {
    std::vector<Reviewed> decisions;
};

// How a seat's decision is written.
template <class G>
using Wording = std::function<std::string(const typename G::State&, table::Seat, typename G::Action)>;

template <class G>
Reviewed written(const typename G::State& state, const players::Reviewed<G>& reviewed, const Wording<G>& wording) {
    const auto text = [&](typename G::Action action) { return wording(state, reviewed.seat, action); };
    const auto& best = reviewed.thoughts[0];
    Reviewed out{
        reviewed.decision, reviewed.seat, text(reviewed.chosen), text(best.action), best.expected, reviewed.lost, {}};
    for (const auto& thought : reviewed.thoughts) out.alternatives.emplace_back(text(thought.action), thought.expected);
    return out;
}

// Of all decisions, or of one alone, counted from 1.
template <class G>
Review review(const table::RecordOf<G>& record, const players::Budget& budget,
              std::optional<std::size_t> only = std::nullopt, const Wording<G>& wording = G::notation) {
    std::vector<Reviewed> decisions;
    const auto note = [&](const typename G::State& state, const players::Reviewed<G>& reviewed) {
        decisions.push_back(written<G>(state, reviewed, wording));
    };
    const players::Review sums = players::review<G>(record, budget, only, note);
    return {sums, std::move(decisions)};
}

}  // namespace shelfmark::app
