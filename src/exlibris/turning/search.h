#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "exlibris/turning/missing.h"
#include "exlibris/turning/paths.h"
#include "exlibris/turning/problem.h"
#include "exlibris/turning/relaxation.h"

namespace shelfmark::exlibris::turning {

/// Looks for choices that bring what is demanded, card by card, and turns back where prices or supply say that the rest
/// cannot bring enough, or where it has been before with as much.
class Search {
public:
    enum class Goal : std::uint8_t {
        any,    // choice that will do; what promises most is tried first
        first,  // in reading order
        best,   // and of equal ones the first in reading order
    };
    enum class Result : std::uint8_t { found, none, gave_up };

    Search(const Problem& problem, const Paths& paths, const Relaxation& relaxation, Goal goal)
        : problem_(problem), paths_(paths), relaxation_(relaxation), goal_(goal) {
        for (const Candidate& card : problem.candidates) {
            books_.emplace_back(card.tally);
            worths_.push_back(worth_of(card.tally));
        }
    }

    /// Gives up when it has failed in too many places.
    Result run(const Tally& demanded, std::size_t patience) {
        demanded_worth_ = worth_of(demanded);
        demanded_price_ = price_of(demanded, relaxation_.prices());
        patience_ = patience;
        explore({.place = paths_.start(), .missing = Missing(demanded), .worth = 0, .paid = 0});
        if (failure_count_ > patience_) return Result::gave_up;
        return found_ ? Result::found : Result::none;
    }

    /// The last one found, which is the best so far; without what variety and prominence give.
    const std::optional<Choice>& found() const { return found_; }

private:
    /// What is known after some cards: nothing else matters for the cards to come.
    struct State {
        Paths::Place place;
        Missing missing;
        Worth worth;
        Worth paid;  // for what is needed, and not for books beyond that
    };
    struct Step {
        std::size_t card;
        bool stands;
    };

    /// The most that can be paid in the end.
    Worth promise(const State& state) const { return state.paid + relaxation_.best(state.place); }

    /// True if that is the end of the search.
    bool explore(const State& state) {
        if (promise(state) < demanded_price_ || !state.missing.at_most(paths_.supply(state.place))) return false;
        if (state.place == Paths::end) return state.worth >= demanded_worth_ && arrive(state);
        const Failure& failure = failures_[slot_for(state)];
        if (failure.place != Paths::end && failure.worth >= state.worth) return false;

        const Paths::Fork& fork = paths_.at(state.place);
        const State turned = turn(state, fork);
        const State stands = stand(state, fork);
        const bool turn_first = goal_ != Goal::any || promise(turned) > promise(stands);
        for (const bool turning : {turn_first, !turn_first}) {
            steps_.push_back({.card = fork.card, .stands = !turning});
            if (explore(turning ? turned : stands)) return true;
            steps_.pop_back();
        }
        remember({.place = state.place, .missing = state.missing, .worth = state.worth});
        return failure_count_ > patience_;
    }

    bool arrive(const State& state) {
        found_.emplace();
        for (const Step& step : steps_) found_->take(problem_.candidates[step.card], step.stands);
        demanded_worth_ = state.worth + 1;
        return goal_ != Goal::best;
    }

    State turn(State state, const Paths::Fork& fork) const {
        state.place = fork.turn;
        state.worth += worth_of(one_turned);
        state.paid += relaxation_.turning();
        return state;
    }

    State stand(State state, const Paths::Fork& fork) const {
        const Missing books = books_[fork.card];
        const Missing before = std::exchange(state.missing, state.missing.after(books));
        state.place = fork.stand;
        state.worth += worths_[fork.card];
        state.paid += relaxation_.value(fork.card);
        if (!books.at_most(before)) {
            const Missing too_many = books.with(state.missing).after(before);
            state.paid -= too_many.price(relaxation_.prices());
        }
        return state;
    }

    /// A state that leads nowhere, nor does any that is worth less: nobody can have more than is demanded of one
    /// quantity when the next one is aimed at, so that whatever is worth enough is also paid enough.
    struct Failure {
        Paths::Place place = Paths::end;  // end: nothing is here
        Missing missing;
        Worth worth = 0;
    };

    /// Where the failure of such a state is, or would be.
    template <class StateOrFailure>
    std::size_t slot_for(const StateOrFailure& state) const {
        const std::size_t last = failures_.size() - 1;
        std::size_t slot = state.missing.hash(state.place) & last;
        while (failures_[slot].place != Paths::end &&
               (failures_[slot].place != state.place || failures_[slot].missing != state.missing)) {
            slot = (slot + 1) & last;
        }
        return slot;
    }

    void remember(const Failure& failure) {
        if (2 * ++failure_count_ > failures_.size()) {
            for (const Failure& old : std::exchange(failures_, std::vector<Failure>(4 * failures_.size()))) {
                if (old.place != Paths::end) failures_[slot_for(old)] = old;
            }
        }
        failures_[slot_for(failure)] = failure;
    }

    static constexpr std::size_t first_failures = 256;

    const Problem& problem_;
    const Paths& paths_;
    const Relaxation& relaxation_;
    Goal goal_;
    std::vector<Missing> books_;  // of each card
    std::vector<Worth> worths_;
    Worth demanded_worth_ = 0;
    Worth demanded_price_ = 0;
    std::vector<Step> steps_;  // so far
    std::optional<Choice> found_;
    std::vector<Failure> failures_ = std::vector<Failure>(first_failures);  // by their hash
    std::size_t failure_count_ = 0;
    std::size_t patience_ = 0;
};

}  // namespace shelfmark::exlibris::turning
