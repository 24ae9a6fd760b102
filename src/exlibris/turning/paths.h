#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "exlibris/turning/missing.h"
#include "exlibris/turning/problem.h"

namespace shelfmark::exlibris::turning {

/// The ways through a shelf in reading order. All choices that allow the same cards to stand from here on meet in one
/// place.
class Paths {
public:
    using Place = std::uint32_t;
    /// A card about which to decide. Those in between, which cannot stand any more, are left to the inspector.
    struct Fork {
        std::size_t card = 0;  // among the candidates
        Place turn = end;      // where it leads to turn the card,
        Place stand = end;     // and to leave it
    };
    static constexpr Place end = 0;

    explicit Paths(const Problem& problem) : candidates_(problem.candidates) {
        // Later places have lower numbers, so that what lies ahead of a fork has been dealt with before it.
        forks_.resize(1);
        start_ = place(0, 0);
        supply_.resize(forks_.size());
        for (Place here = 1; here < forks_.size(); ++here) {
            const Fork& fork = forks_[here];
            const Missing books(candidates_[fork.card].tally);
            supply_[here] = supply_[fork.turn].at_least(supply_[fork.stand].with(books));
        }
    }

    Place start() const { return start_; }
    std::size_t size() const { return forks_.size(); }
    const Fork& at(Place place) const { return forks_[place]; }
    /// The most books of each category that can still stand, each category by itself.
    Missing supply(Place place) const { return supply_[place]; }

private:
    /// The place before the candidate `next`, after a standing card of the rank `last`.
    Place place(std::size_t next, std::size_t last) {
        while (next < candidates_.size() && candidates_[next].rank < last) ++next;
        if (next == candidates_.size()) return end;
        const std::size_t lowest = lowest_rank(next, last);
        Place& known = known_[next * (candidates_.size() + 1) + lowest];
        if (known != end) return known;
        const Fork fork{
            .card = next, .turn = place(next + 1, lowest), .stand = place(next + 1, candidates_[next].rank)};
        forks_.push_back(fork);
        return known = static_cast<Place>(forks_.size() - 1);
    }

    /// Of the candidates from `next` on that can stand after `last`.
    std::size_t lowest_rank(std::size_t next, std::size_t last) const {
        std::size_t lowest = candidates_.size();
        for (; next < candidates_.size(); ++next) {
            if (candidates_[next].rank >= last) lowest = std::min(lowest, candidates_[next].rank);
        }
        return lowest;
    }

    const std::vector<Candidate>& candidates_;
    std::vector<Place> known_ = std::vector<Place>((candidates_.size() + 1) * (candidates_.size() + 1), end);
    std::vector<Fork> forks_;
    std::vector<Missing> supply_;
    Place start_;
};

}  // namespace shelfmark::exlibris::turning
