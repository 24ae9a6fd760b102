#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <ranges>
#include <utility>
#include <vector>

#include "exlibris/turning/bounds.h"
#include "exlibris/turning/missing.h"
#include "exlibris/turning/problem.h"

namespace shelfmark::exlibris::turning {

/// Asks for at least so many books of each category.
struct Target {
    Books required;
    Worth reward;  // what variety and prominence give when the requirements are met
    Prices prices{};
    Books relaxed{};  // what stands at these prices
    Worth bound = std::numeric_limits<Worth>::max();
    int failures = 0;  // to lower the bound any further
    int attempts = 0;
};

/// All choices worth considering for one target, card by card.
class Search {
public:
    Search(const Problem& problem, const Target& target, const Supply& supply, const Relaxation& relaxation,
           Choice& best)
        : problem_(problem), target_(target), supply_(supply), relaxation_(relaxation), best_(best),
          groups_(problem.candidates.size() + 2) {}

    /// Keeps the most promising `width` choices of each kind. True if that were all, so that the search was exact.
    bool run(std::size_t width) {
        width_ = width;
        groups_[next_rank(0, 0)].add({target_.reward, {}}, Missing(target_.required));
        for (std::size_t next = 0; next < problem_.candidates.size(); ++next) decide(next);
        const Group& finished = groups_.back();
        for (std::size_t set = 0; set < finished.choices.size(); ++set) {
            if (finished.missing[set].nothing()) best_ = std::max(best_, finished.choices[set]);
        }
        return exact_;
    }

private:
    /// Choices after which the same cards can still stand, from the best one down, and what each still misses.
    struct Group {
        std::vector<Choice> choices;
        std::vector<Missing> missing;

        void reserve(std::size_t most) {
            choices.reserve(most);
            missing.reserve(most);
        }
        void add(const Choice& choice, Missing still_missing) {
            choices.push_back(choice);
            missing.push_back(still_missing);
        }
        /// A choice is beaten by a better one that misses no more. Those that are worth little more are the most likely
        /// to beat it: a look at a few of them finds nearly all that are beaten, and a shelf made up to have
        /// many equal choices does not take the square of their number.
        bool beats(Missing still_missing) const {
            constexpr std::size_t few = 4;
            const auto no_more = [&](Missing other) { return other.at_most(still_missing); };
            return std::ranges::any_of(missing | std::views::reverse | std::views::take(few), no_more);
        }
    };

    Group merged(Group one, Group other) {
        if (one.choices.empty()) return thinned(std::move(other));
        const std::size_t all = one.choices.size() + other.choices.size();
        Group both;
        both.reserve(all);
        met_.clear(all);
        std::size_t i = 0;
        std::size_t j = 0;
        while (i < one.choices.size() || j < other.choices.size()) {
            const bool first =
                j == other.choices.size() || (i < one.choices.size() && one.choices[i] > other.choices[j]);
            const Group& from = first ? one : other;
            const std::size_t set = first ? i++ : j++;
            const Missing missing = from.missing[set];
            if (met_.insert(missing) && !both.beats(missing)) both.add(from.choices[set], missing);
        }
        return thinned(std::move(both));
    }

    /// The most promising choices of a group that is wider than the search. They share what may still come.
    Group thinned(Group group) {
        if (group.choices.size() <= width_) return group;
        exact_ = false;
        std::vector<Worth> promise;
        for (std::size_t set = 0; set < group.choices.size(); ++set) {
            promise.push_back(group.choices[set].worth - group.missing[set].price(target_.prices));
        }
        std::vector<Worth> ranking = promise;
        std::ranges::nth_element(ranking, ranking.begin() + static_cast<std::ptrdiff_t>(width_) - 1, std::greater());
        const Worth least = ranking[width_ - 1];
        Group best;
        for (std::size_t set = 0; set < promise.size() && best.choices.size() < width_; ++set) {
            if (promise[set] >= least) best.add(group.choices[set], group.missing[set]);
        }
        return best;
    }

    /// The lowest rank of a candidate from `next` on that can stand after `last`.
    std::size_t next_rank(std::size_t next, std::size_t last) const {
        std::size_t lowest = groups_.size() - 1;
        for (; next < problem_.candidates.size(); ++next) {
            const std::size_t rank = problem_.candidates[next].rank;
            if (rank >= last) lowest = std::min(lowest, rank);
        }
        return lowest;
    }

    /// After each choice that allows it, the card stands or its owner turns it. From the others the inspector takes it.
    void decide(std::size_t next) {
        const Candidate& card = problem_.candidates[next];
        Group standing;
        for (std::size_t rank = 0; rank <= card.rank; ++rank) {
            if (groups_[rank].choices.empty()) continue;
            const Group before = std::exchange(groups_[rank], {});
            standing = merged(std::move(standing), stand(before, next));
            Group& after = groups_[next_rank(next + 1, rank)];
            after = merged(std::move(after), turn(before, next, rank));
        }
        Group& after = groups_[next_rank(next + 1, card.rank)];
        after = merged(std::move(after), std::move(standing));
    }

    Group stand(const Group& before, std::size_t next) const {
        const Candidate& card = problem_.candidates[next];
        const Missing books(card.books);
        Group after;
        after.reserve(before.choices.size());
        for (std::size_t set = 0; set < before.choices.size(); ++set) {
            Choice choice = before.choices[set];
            choice.worth += card.worth;
            const Missing missing = before.missing[set].after(books);
            if (promising(choice, missing, next + 1, card.rank)) after.add(choice, missing);
        }
        return after;
    }

    Group turn(const Group& before, std::size_t next, std::size_t rank) const {
        Group after;
        after.reserve(before.choices.size());
        for (std::size_t set = 0; set < before.choices.size(); ++set) {
            Choice choice = before.choices[set];
            choice.worth -= one_turned;
            choice.turned.add(problem_.candidates[next].position);
            if (promising(choice, before.missing[set], next + 1, rank)) after.add(choice, before.missing[set]);
        }
        return after;
    }

    bool promising(const Choice& choice, Missing missing, std::size_t next, std::size_t last) const {
        return missing.at_most(supply_.from(next, last)) &&
               choice.worth + relaxation_.best(next, last) - missing.price(target_.prices) >= best_.worth;
    }

    const Problem& problem_;
    const Target& target_;
    const Supply& supply_;
    const Relaxation& relaxation_;
    Choice& best_;
    std::size_t width_ = 0;
    bool exact_ = true;
    MissingSet met_;
    std::vector<Group> groups_;  // by the lowest rank that can still stand; the last one: none can
};

}  // namespace shelfmark::exlibris::turning
