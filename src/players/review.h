// A recorded game in the eyes of the strongest bot.
#pragma once

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "players/exlibris/roster.h"
#include "players/librarians/roster.h"
#include "table/record.h"

namespace shelfmark::players {

// How many points a seat has more than the best of the others, or than the Public Library.
int lead_in_end(const exlibris::State& state, table::Seat seat);
// In Librarians minus the cards that are left.
int lead_in_end(const librarians::State& state, table::Seat seat);

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
    bool finished = false;             // if not, there is neither a result nor luck
    std::vector<std::int64_t> result;  // how far ahead in the end
    // What neither the own choices nor those of the others explain: the result against what was thought at the first
    // decision, with the points lost on all sides put back.
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

// A tenth of what `archivist` may think about a turn: a game has many.
template <class G>
Budget usual_budget();
template <>
Budget usual_budget<exlibris::ExLibris>();
template <>
Budget usual_budget<librarians::Librarians>();

template <class G>
std::optional<std::int64_t> between(typename G::Action best, typename G::Action chosen,
                                    const Thoughts<typename G::Action>& thoughts) {
    const auto one = std::ranges::find(thoughts, best, &Considered<typename G::Action>::action);
    const auto other = std::ranges::find(thoughts, chosen, &Considered<typename G::Action>::action);
    if (one == thoughts.end() || other == thoughts.end()) return std::nullopt;
    return one->expected - other->expected;
}

// What the choice cost, from trying it and the bot's choice side by side once more: whatever looked best among many
// was lucky in its trials, too, and in a whole game that adds up.
template <class G>
std::int64_t lost_by(const typename G::View& view, typename G::Action chosen,
                     const Thoughts<typename G::Action>& thoughts, base::Random& random, const Budget& budget) {
    const auto best = thoughts[0].action;
    if (chosen == best) return 0;
    typename G::ActionList both;
    both.push_back(best);
    both.push_back(chosen);
    const auto again = between<G>(best, chosen, consider(view, both, random, budget, chosen));
    return again ? *again : between<G>(best, chosen, thoughts).value_or(0);
}

// Looks at all decisions, or at one alone, counted from 1. note(state, reviewed) hears of each in turn, with the game
// as it was before it.
template <class G, class Note>
Review review(const table::RecordOf<G>& record, const Budget& budget, std::optional<std::size_t> only, Note note) {
    auto state = table::replayed<G>(record, 0);
    const auto seats = static_cast<std::size_t>(G::seats(state));
    Review review{.lost = std::vector<std::int64_t>(seats), .result = {}, .luck = {}};
    std::vector<std::optional<std::int64_t>> first(seats);
    const base::Random chance = base::Random{record.seed}.split(0xa9a1);
    typename G::ActionList options;
    for (std::size_t i = 0; i < record.decisions.size(); ++i) {
        const auto& [seat, action] = record.decisions[i];
        G::legal(state, seat, options);
        Reviewed<G> reviewed{i + 1, seat, action, {}, 0};
        base::Random random = chance.split(i + 1);  // whether or not the others are looked at, too
        const auto view = G::observe(state, seat);
        if (!only || *only == i + 1) reviewed.thoughts = consider(view, options, random, budget, action);
        if (!reviewed.thoughts.empty()) {
            reviewed.lost = lost_by<G>(view, action, reviewed.thoughts, random, budget);
            review.lost[seat] += reviewed.lost;
            if (!first[seat]) first[seat] = reviewed.thoughts[0].expected;
            note(std::as_const(state), std::as_const(reviewed));
        }
        G::apply(state, seat, action, nullptr);
    }
    review.finished = G::over(state);
    if (!review.finished) return review;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        review.result.push_back(100 * std::int64_t{lead_in_end(state, static_cast<table::Seat>(seat))});
        review.luck.push_back(review.result[seat] - first[seat].value_or(0) + review.lost[seat] -
                              gifts_to<G>(seat, review.lost));
    }
    return review;
}

}  // namespace shelfmark::players
