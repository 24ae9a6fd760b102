// A recorded game in the eyes of the strongest bot.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "app/rulebook.h"
#include "table/record.h"

namespace shelfmark::app {

// One decision with a choice. Points are hundredths: how far ahead of the others a choice was thought to lead, or in
// Librarians minus the cards that would be left.
struct Reviewed {
    std::size_t decision = 0;  // counted from 1, forced ones too
    table::Seat seat = 0;
    std::string chosen;
    std::string best;
    std::int64_t expected = 0;                                       // of the best
    std::int64_t lost = 0;                                           // by the choice
    std::vector<std::pair<std::string, std::int64_t>> alternatives;  // the best first
};

struct Review {
    std::vector<Reviewed> decisions;
    std::vector<std::int64_t> lost;    // by seat: all its choices together
    std::vector<std::int64_t> result;  // how far ahead in the end
    // What neither the own choices nor those of the others explain: the result against what was thought at the first
    // decision, with the points lost on all sides put back.
    std::vector<std::int64_t> luck;
};

template <class G>
Reviewed reviewed(const typename G::State& state, table::Seat seat, typename G::Action chosen,
                  const players::Thoughts<typename G::Action>& thoughts) {
    Reviewed out;
    out.seat = seat;
    out.chosen = G::notation(state, seat, chosen);
    out.best = G::notation(state, seat, thoughts[0].action);
    out.expected = thoughts[0].expected;
    for (const auto& thought : thoughts) {
        out.alternatives.emplace_back(G::notation(state, seat, thought.action), thought.expected);
        if (thought.action == chosen) out.lost = std::max<std::int64_t>(0, out.expected - thought.expected);
    }
    return out;
}

// Of all decisions, or of one alone, counted from 1.
template <class G>
Review review(const table::RecordOf<G>& record, const players::Budget& budget,
              std::optional<std::size_t> only = std::nullopt) {
    Review review;
    auto state = table::replayed<G>(record, 0);
    const auto seats = static_cast<std::size_t>(G::seats(state));
    review.lost.assign(seats, 0);
    review.luck.assign(seats, 0);
    std::vector<std::int64_t> first(seats, 0);
    std::vector<bool> begun(seats, false);
    base::Random random = base::Random{record.seed}.split(0xa9a1);
    typename G::ActionList options;
    for (std::size_t i = 0; i < record.decisions.size(); ++i) {
        const auto& [seat, action] = record.decisions[i];
        G::legal(state, seat, options);
        players::Thoughts<typename G::Action> thoughts;
        if (!only || *only == i + 1) {
            thoughts = players::consider(G::observe(state, seat), options, random, budget, action);
        }
        if (!thoughts.empty()) {
            review.decisions.push_back(reviewed<G>(state, seat, action, thoughts));
            review.decisions.back().decision = i + 1;
            review.lost[seat] += review.decisions.back().lost;
            if (!begun[seat]) first[seat] = review.decisions.back().expected;
            begun[seat] = true;
        }
        G::apply(state, seat, action, nullptr);
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        review.result.push_back(100 * Rulebook<G>::lead(state, static_cast<table::Seat>(seat)));
        std::int64_t gifts = 0;  // what the others lost, which is shared among those who gain by it
        for (std::size_t other = 0; other < seats; ++other) gifts += other == seat ? 0 : review.lost[other];
        gifts =
            Rulebook<G>::partners ? -gifts : gifts / std::max<std::int64_t>(1, static_cast<std::int64_t>(seats) - 1);
        review.luck[seat] = review.result[seat] - first[seat] + review.lost[seat] - gifts;
    }
    return review;
}

}  // namespace shelfmark::app
