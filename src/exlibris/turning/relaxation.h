#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "exlibris/turning/paths.h"
#include "exlibris/turning/problem.h"

namespace shelfmark::exlibris::turning {

/// The best choice when everything is paid its price and nothing is required.
class Relaxation {
public:
    Relaxation(const Problem& problem, const Paths& paths)
        : problem_(problem), paths_(paths), values_(problem.candidates.size()), best_(paths.size()) {}

    void solve(const Prices& prices) {
        prices_ = prices;
        turning_ = price_of(one_turned, prices);
        for (std::size_t card = 0; card < values_.size(); ++card)
            values_[card] = price_of(problem_.candidates[card].tally, prices);
        for (Paths::Place here = 1; here < best_.size(); ++here) {
            const Paths::Fork& fork = paths_.at(here);
            best_[here] = std::max(values_[fork.card] + best_[fork.stand], turning_ + best_[fork.turn]);
        }
    }

    const Prices& prices() const { return prices_; }
    /// What this card is paid if it stands.
    Worth value(std::size_t card) const { return values_[card]; }
    /// What is paid for turning a card, which is not positive.
    Worth turning() const { return turning_; }
    /// The most that is paid from here on.
    Worth best(Paths::Place place) const { return best_[place]; }

    /// The best choice, without what variety and prominence give.
    Choice choice() const {
        Choice choice;
        for (Paths::Place here = paths_.start(); here != Paths::end;) {
            const Paths::Fork& fork = paths_.at(here);
            const bool stands = best(here) == value(fork.card) + best(fork.stand);
            choice.take(problem_.candidates[fork.card], stands);
            here = stands ? fork.stand : fork.turn;
        }
        return choice;
    }

private:
    const Problem& problem_;
    const Paths& paths_;
    Prices prices_{};
    Worth turning_ = 0;
    std::vector<Worth> values_;
    std::vector<Worth> best_;
};

}  // namespace shelfmark::exlibris::turning
