// How good each answer to a puzzle is: Ex Libris by playing on many times from what the seat can know, Librarians by
// looking through everything that can happen.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "exlibris/game.h"
#include "librarians/game.h"
#include "players/exlibris/greedy.h"
#include "players/librarians/solver.h"

namespace shelfmark::proof {

/// An answer: the decisions that it consists of, and what is lost with it against the best one.
struct Answer {
    std::vector<std::string> decisions;
    double lost = 0;
};

/// A card and its place are one answer.
inline bool is_half(std::string_view decision) {
    return decision.starts_with("shelve ") || decision.starts_with("play ");
}

/// Every answer that somebody can give, without what it is worth.
template <class G>
std::vector<Answer> possible_answers(const typename G::State& state, table::Seat seat) {
    std::vector<Answer> answers;
    typename G::ActionList first;
    G::legal(state, seat, first);
    for (const auto action : first) {
        const std::string decision = G::notation(state, seat, action);
        if (!is_half(decision)) {
            answers.push_back({{decision}, 0});
            continue;
        }
        typename G::State half = state;
        G::apply(half, seat, action, nullptr);
        typename G::ActionList second;
        G::legal(half, seat, second);
        for (const auto place : second) answers.push_back({{decision, G::notation(half, seat, place)}, 0});
    }
    return answers;
}

template <class G>
void answer(typename G::State& state, table::Seat seat, const Answer& answer) {
    for (const std::string& decision : answer.decisions) {
        G::apply(state, seat, *G::parse(state, seat, decision), nullptr);
    }
}

/// How far ahead of the best of the others a seat is at the end, on average over so many games of greedy players, each
/// in a world that the seat can imagine.
inline double average_lead(const exlibris::State& state, table::Seat seat, const Answer& given, int games) {
    using exlibris::ExLibris;
    double sum = 0;
    for (int game = 0; game < games; ++game) {
        base::Random random{static_cast<std::uint64_t>(game)};
        exlibris::State world = ExLibris::sample(ExLibris::observe(state, seat), random);
        answer<ExLibris>(world, seat, given);
        while (!ExLibris::over(world)) {
            const table::Seat actor = ExLibris::actors(world).lowest();
            exlibris::ActionList actions;
            ExLibris::legal(world, actor, actions);
            const auto action = actions.size() == 1
                                    ? actions[0]
                                    : players::greedy_choice(ExLibris::observe(world, actor), actions, random);
            ExLibris::apply(world, actor, action, nullptr);
        }
        const auto result = ExLibris::score(world);
        int rival = std::numeric_limits<int>::min();
        for (std::size_t i = 0; i < result.size; ++i) {
            if (i != seat) rival = std::max(rival, result.sheets[i].total);
        }
        sum += result.sheets[seat].total - rival;
    }
    return sum / games;
}

/// Minus the cards that are left at best, exactly; nothing if that would take too long.
inline std::optional<double> best_ending(const librarians::State& state, table::Seat seat, const Answer& given) {
    librarians::State next = state;
    answer<librarians::Librarians>(next, seat, given);
    const auto ending = players::best_end(next);
    return ending ? std::optional<double>(librarians::points(ending->result)) : std::nullopt;
}

/// Turns what answers are worth into what they lose.
inline void compare_with_best(std::vector<Answer>& answers, const std::vector<double>& worth) {
    const double best = *std::max_element(worth.begin(), worth.end());
    for (std::size_t i = 0; i < answers.size(); ++i) answers[i].lost = best - worth[i];
}

inline std::vector<Answer> judged(const exlibris::State& state, table::Seat seat, int games) {
    auto answers = possible_answers<exlibris::ExLibris>(state, seat);
    std::vector<double> worth;
    for (const Answer& one : answers) worth.push_back(average_lead(state, seat, one, games));
    compare_with_best(answers, worth);
    return answers;
}

/// Empty if it cannot be said for sure.
inline std::vector<Answer> judged(const librarians::State& state, table::Seat seat) {
    auto answers = possible_answers<librarians::Librarians>(state, seat);
    std::vector<double> worth;
    for (const Answer& one : answers) {
        const auto points = best_ending(state, seat, one);
        if (!points) return {};
        worth.push_back(*points);
    }
    compare_with_best(answers, worth);
    return answers;
}

}  // namespace shelfmark::proof
