// Two quick tables that say how much the rest of a shelf can bring at most.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "exlibris/turning/missing.h"
#include "exlibris/turning/problem.h"

namespace shelfmark::exlibris::turning {

/// The best choice when every book is paid its price and nothing is required.
class Relaxation {
public:
    explicit Relaxation(const Problem& problem)
        : problem_(problem), side_(problem.candidates.size() + 1), best_(side_ * side_) {}

    void solve(const Prices& prices) {
        for (std::size_t next = problem_.candidates.size(); next-- > 0;) {
            const Candidate& card = problem_.candidates[next];
            const Worth* after = &best_[(next + 1) * side_];
            const Worth stands = card.worth + price_of(card.books, prices) + after[card.rank];
            Worth* here = &best_[next * side_];
            for (std::size_t last = 0; last <= card.rank; ++last)
                here[last] = std::max(stands, after[last] - one_turned);
            for (std::size_t last = card.rank + 1; last < side_; ++last) here[last] = after[last];
        }
    }

    /// The most that the candidates from `next` on can add after a standing card of the rank `last`.
    Worth best(std::size_t next, std::size_t last) const { return best_[next * side_ + last]; }

    /// The choice behind best(0, 0), and its books.
    std::pair<Choice, Books> choice() const {
        Choice choice{.worth = 0, .turned = {}};
        Books books{};
        std::size_t last = 0;
        for (std::size_t next = 0; next < problem_.candidates.size(); ++next) {
            const Candidate& card = problem_.candidates[next];
            if (card.rank < last) continue;
            if (best(next, last) == best(next + 1, last) - one_turned) {
                choice.worth -= one_turned;
                choice.turned.add(card.position);
                continue;
            }
            choice.worth += card.worth;
            last = card.rank;
            for (std::size_t category = 0; category < scoring_count; ++category)
                books[category] += card.books[category];
        }
        choice.worth += reward_for(problem_, books);
        return {choice, books};
    }

private:
    const Problem& problem_;
    std::size_t side_;
    std::vector<Worth> best_;
};

/// The most books of each category that can still stand, each category by itself.
class Supply {
public:
    explicit Supply(const Problem& problem)
        : side_(problem.candidates.size() + 1), most_(side_ * side_, Missing(Books{})) {
        for (std::size_t next = problem.candidates.size(); next-- > 0;) {
            const Candidate& card = problem.candidates[next];
            const Missing* after = &most_[(next + 1) * side_];
            const Missing stands = after[card.rank].with(Missing(card.books));
            for (std::size_t last = 0; last < side_; ++last) {
                most_[next * side_ + last] = last <= card.rank ? after[last].at_least(stands) : after[last];
            }
        }
    }

    Missing from(std::size_t next, std::size_t last) const { return most_[next * side_ + last]; }

private:
    std::size_t side_;
    std::vector<Missing> most_;
};

}  // namespace shelfmark::exlibris::turning
