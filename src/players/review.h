// A recorded game in the eyes of the strongest bot.
#pragma once

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "players/exlibris/roster.h"
#include "players/lead.h"
#include "players/librarians/roster.h"
#include "table/record.h"

namespace shelfmark::players {

// One decision with a choice: what the bot thinks about it, knowing no more than whoever decided.
template <class G>
struct Reviewed {
    std::size_t decision = 0;  // counted from 1, forced ones too
    table::Seat seat = 0;
    typename G::Action chosen;
    Thoughts<typename G::Action> thoughts;
    std::int64_t lost = 0;  // by the choice, in hundredths of a point; below zero if it was better than the bot's
};

// All decisions together, by seat, in hundredths of a point.
struct Review {
    std::vector<std::int64_t> lost;
    bool finished = false;               // if not, there is neither a result nor luck
    std::vector<std::int64_t> result;    // how far ahead in the end
    std::vector<std::int64_t> expected;  // at the first decision
    // What neither the own choices nor those of the others explain: the result against what was expected, with the
    // points lost on all sides put back.
    std::vector<std::int64_t> luck;
};

// What the others lost, as far as this seat gains by it: rivals' losses are shared among those who play against them.
template <class G>
std::int64_t gifts_to(std::size_t seat, const std::vector<std::int64_t>& lost) {
    std::int64_t gifts = 0;
    for (std::size_t other = 0; other < lost.size(); ++other) gifts += other == seat ? 0 : lost[other];
    if constexpr (std::is_same_v<G, librarians::Librarians>) return -gifts;
    return gifts / std::max<std::int64_t>(1, static_cast<std::int64_t>(lost.size()) - 1);
}

// How much of what the bot thinks that a choice costs shows in the end, on average: its judgement is not perfect, and
// where it disagrees with a player, it is often the bot that errs (docs/bots.md has the figures).
std::int64_t what_shows(const exlibris::State& before, std::int64_t cost);
std::int64_t what_shows(const librarians::State& before, std::int64_t cost);

// A tenth of what `archivist` may think about a turn: a game has many.
template <class G>
Budget usual_budget();
template <>
Budget usual_budget<exlibris::ExLibris>();
template <>
Budget usual_budget<librarians::Librarians>();

// Whether whoever made a decision decides on within the same turn, knowing no more than before.
bool plan_goes_on(const exlibris::State& before, const exlibris::State& after);
bool plan_goes_on(const librarians::State& before, const librarians::State& after);

// What the bot's choice and another promise, in hundredths of a point.
struct Promises {
    std::int64_t best = 0;
    std::int64_t chosen = 0;
};

// They are tried side by side once more: whatever looked best among many was lucky in its trials, too, and in a whole
// game that adds up. A choice that is the bot's is tried beside the one that looked next best.
template <class G>
Promises promises(const typename G::View& view, typename G::Action chosen, const Thoughts<typename G::Action>& thoughts,
                  base::Random& random, const Budget& budget) {
    using Thought = Considered<typename G::Action>;
    const auto best = thoughts[0].action;
    const auto beside = chosen == best && thoughts.size() > 1 ? thoughts[1].action : chosen;
    typename G::ActionList both;
    both.push_back(best);
    if (beside != best) both.push_back(beside);
    for (const auto& tried : {consider(view, both, random, budget, beside), thoughts}) {
        const auto one = std::ranges::find(tried, best, &Thought::action);
        const auto other = std::ranges::find(tried, chosen, &Thought::action);
        if (one != tried.end() && other != tried.end()) return {one->expected, other->expected};
    }
    return {thoughts[0].expected, thoughts[0].expected};
}

// A decision whose cost is not known yet: a worse card may get a better place, and a turn is one plan.
template <class G>
struct Weighed {
    typename G::State state;  // before it
    Reviewed<G> reviewed;
    Promises promises;

    [[nodiscard]] bool as_the_bot() const { return reviewed.chosen == reviewed.thoughts[0].action; }
    // By what the turn's next decision still promises or, when the plan is carried out, the choice itself.
    void cost(std::int64_t promised) { reviewed.lost = as_the_bot() ? 0 : what_shows(state, promises.best - promised); }
};

// Looks at all decisions, or at one alone, counted from 1. note(state, reviewed) hears of each in turn, with the game
// as it was before it.
template <class G, class Note>
class Reviewer {
public:
    Reviewer(const table::RecordOf<G>& record, const Budget& budget, std::optional<std::size_t> only, Note note)
        : record_(record), budget_(budget), only_(only), note_(std::move(note)), state_(table::replayed<G>(record, 0)) {
        const auto seats = static_cast<std::size_t>(G::seats(state_));
        review_.lost.resize(seats);
        first_.resize(seats);
    }

    Review review() {
        for (std::size_t i = 0; i < record_.decisions.size(); ++i) look_at(i);
        settle();
        if (G::over(state_)) sum_up();
        return std::move(review_);
    }

private:
    void look_at(std::size_t i) {
        const auto& [seat, action] = record_.decisions[i];
        if (!only_ || *only_ == i + 1 || open_) weigh(i);
        const auto before = state_;
        G::apply(state_, seat, action, nullptr);
        if (!plan_goes_on(before, state_)) settle();
    }

    void weigh(std::size_t i) {
        const auto& [seat, action] = record_.decisions[i];
        typename G::ActionList options;
        G::legal(state_, seat, options);
        base::Random random = chance_.split(i + 1);  // whether or not the others are looked at, too
        const auto view = G::observe(state_, seat);
        auto thoughts = consider(view, options, random, budget_, action);
        if (thoughts.empty()) return;
        Weighed<G> weighed{state_, {i + 1, seat, action, std::move(thoughts), 0}, {}};
        // Where nothing is measured by what the bot's choice promises, it need not be tried again.
        const bool measures = !first_[seat] || (open_ && !open_->as_the_bot());
        if (measures || !weighed.as_the_bot()) {
            weighed.promises = promises<G>(view, action, weighed.reviewed.thoughts, random, budget_);
        }
        if (open_) open_->cost(weighed.promises.best);
        close();
        if (!first_[seat]) first_[seat] = weighed.promises.best;
        open_ = std::move(weighed);
    }

    // The plan of a turn is carried out, or something has changed it.
    void settle() {
        if (open_) open_->cost(open_->promises.chosen);
        close();
    }

    void close() {
        if (open_ && (!only_ || *only_ == open_->reviewed.decision)) {
            review_.lost[open_->reviewed.seat] += open_->reviewed.lost;
            note_(std::as_const(open_->state), std::as_const(open_->reviewed));
        }
        open_.reset();
    }

    void sum_up() {
        review_.finished = true;
        for (std::size_t seat = 0; seat < first_.size(); ++seat) {
            review_.result.push_back(100 * std::int64_t{lead_in_end(state_, static_cast<table::Seat>(seat))});
            review_.expected.push_back(first_[seat].value_or(0));
            review_.luck.push_back(review_.result[seat] - review_.expected[seat] + review_.lost[seat] -
                                   gifts_to<G>(seat, review_.lost));
        }
    }

    const table::RecordOf<G>& record_;
    const Budget& budget_;
    std::optional<std::size_t> only_;
    Note note_;
    typename G::State state_;
    const base::Random chance_ = base::Random{record_.seed}.split(0xa9a1);
    std::optional<Weighed<G>> open_;
    std::vector<std::optional<std::int64_t>> first_;
    Review review_;
};

template <class G, class Note>
Review review(const table::RecordOf<G>& record, const Budget& budget, std::optional<std::size_t> only, Note note) {
    return Reviewer<G, Note>(record, budget, only, std::move(note)).review();
}

}  // namespace shelfmark::players
