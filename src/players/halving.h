// Which of several actions is best, if each can only be tried out in worlds that are drawn by chance.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "players/budget.h"

namespace shelfmark::players {

// An action and what came of it.
template <class Action>
struct Candidate {
    Action action;
    int listed = 0;  // its place on the list of options, which decides between equals
    std::int64_t sum = 0;
    std::uint32_t trials = 0;
    // When others were given up, one after the other, and in the end when it was itself.
    std::vector<std::int64_t> sums = {};  // NOLINT(readability-redundant-member-init): the rest is given without it

    // Whole numbers, so that every platform compares in the same way.
    friend bool does_better(const Candidate& one, const Candidate& other) {
        const std::int64_t difference = one.sum * std::max(1U, other.trials) - other.sum * std::max(1U, one.trials);
        return difference != 0 ? difference > 0 : one.listed < other.listed;
    }
    [[nodiscard]] std::int64_t mean() const { return trials == 0 ? 0 : sum / trials; }
};

template <class Action>
class Candidates {
public:
    template <class Options>
    explicit Candidates(const Options& options) {
        for (const Action& option : options) all_.push_back({option, static_cast<int>(all_.size())});
        left_ = all_.size();
    }

    // Tries all that are left in the same world: rate(action) says what came of it. If there was enough() before the
    // last of them, nothing of it counts: what some were tried in would be no measure for the others.
    template <class Rate, class Enough>
    bool try_out(Rate rate, Enough enough) {
        std::vector<std::int64_t> ratings;
        for (std::size_t i = 0; i < left_; ++i) {
            if (enough()) return false;
            ratings.push_back(rate(all_[i].action));
        }
        for (std::size_t i = 0; i < left_; ++i) {
            all_[i].sum += ratings[i];
            ++all_[i].trials;
        }
        return true;
    }
    template <class Rate>
    void try_out(Rate rate) {
        try_out(rate, [] { return false; });
    }
    // Goes on with so many of the best only.
    void keep(std::size_t count) {
        std::sort(all_.begin(), all_.begin() + static_cast<std::ptrdiff_t>(left_),
                  [](const auto& one, const auto& other) { return does_better(one, other); });
        for (std::size_t i = 0; i < left_; ++i) all_[i].sums.push_back(all_[i].sum);
        left_ = std::min(left_, count);
    }
    // The trials so far were a first impression: for those that are left it counts as so many trials from now on,
    // with none it decides only between those that turn out equal.
    void start_anew(std::uint32_t weight = 0) {
        for (std::size_t i = 0; i < all_.size(); ++i) {
            const std::uint32_t trials = i < left_ ? weight : 0;
            all_[i] = {all_[i].action, static_cast<int>(i), all_[i].mean() * trials, trials};
        }
    }
    // Keeps this one, whatever it promised.
    void keep_also(const Action& action) {
        const auto given_up = all_.begin() + static_cast<std::ptrdiff_t>(left_);
        const auto found = std::find_if(given_up, all_.end(), [&](const auto& each) { return each.action == action; });
        if (found != all_.end()) std::iter_swap(found, all_.begin() + static_cast<std::ptrdiff_t>(left_++));
    }
    // By how much this one did better than the best in the worlds in which both were tried: those that came later may
    // have been kinder or harder to all.
    [[nodiscard]] std::int64_t advantage(const Candidate<Action>& candidate) const {
        if (candidate.trials == 0 || candidate.sums.empty()) return 0;
        return (candidate.sum - best().sums[candidate.sums.size() - 1]) / candidate.trials;
    }
    [[nodiscard]] std::size_t left() const { return left_; }
    [[nodiscard]] const Candidate<Action>& best() const { return all_[0]; }
    // The best first, then those that were given up, the last one first.
    [[nodiscard]] const std::vector<Candidate<Action>>& all() const { return all_; }

private:
    std::vector<Candidate<Action>> all_;
    std::size_t left_ = 0;
};

// Sequential halving: in each of several stages of the same length the worse half of the candidates is given up.
// next_world() draws a world in which rate(world, action) tries every candidate that is left; what all of that has cost
// so far is so many simulations(). Where time is scarce, it may be that nothing is tried at all, and the first on the
// list is the best.
template <class Action, class NextWorld, class Rate, class Simulations>
void halve(Candidates<Action>& candidates, const Allowance& allowance, NextWorld next_world, Rate rate,
           Simulations simulations) {
    int stages = 1;
    while ((std::size_t{1} << static_cast<unsigned>(stages)) < candidates.left()) ++stages;
    std::uint32_t used = 0;  // before this world: for simulations' sake no world is broken off
    const auto enough = [&] { return allowance.used(used) >= 1; };
    for (int stage = 1; stage <= stages && candidates.left() > 1; ++stage) {
        do {
            const auto world = next_world();
            if (!candidates.try_out([&](const Action& action) { return rate(world, action); }, enough)) break;
            used = simulations();
        } while (allowance.used(used) * stages < stage);
        // Once all is used up, the order is all that is still asked for.
        candidates.keep(enough() ? 1 : (candidates.left() + 1) / 2);
    }
}
// The same where each trial is one simulation.
template <class Action, class NextWorld, class Rate>
void halve(Candidates<Action>& candidates, const Allowance& allowance, NextWorld next_world, Rate rate) {
    std::uint32_t trials = 0;
    const auto counted = [&](const auto& world, const Action& action) {
        ++trials;
        return rate(world, action);
    };
    halve(candidates, allowance, next_world, counted, [&] { return trials; });
}

}  // namespace shelfmark::players
