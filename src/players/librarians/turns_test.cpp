#include "players/librarians/turns.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "players/librarians/greedy.h"

namespace shelfmark::players {
namespace {

using namespace librarians;

// Beginnings of turns, with what is offered in them.
template <class Visit>
void for_some_turns(std::uint64_t seed, Visit visit) {
    State state = setup({.players = 3, .powers = true}, seed);
    base::Random random{seed};
    ActionList options;
    while (!over(state)) {
        const Seat seat = state.board.turn;
        legal(state, seat, options);
        if (top(state.board).ask == Ask::turn && state.board.played == 0 && options.size() > 1) {
            visit(state, seat, options);
        }
        apply(state, seat, greedy_choice(observe(state, seat), options, random));
    }
}

std::size_t cards_played(const Turn& turn) {
    return static_cast<std::size_t>(std::ranges::count(turn.decisions, Verb::play, &Action::verb));
}

// LB-S3: two cards and more are planned together, and each decision is possible after those before it.
TEST(Turns, LB_S3_whole_turns_are_planned) {
    bool pairs = false;
    for_some_turns(3, [&](const State& state, Seat seat, const ActionList& options) {
        for (const Turn& turn : promising_turns(observe(state, seat), state, options, std::nullopt)) {
            State trial = state;
            for (const Action decision : turn.decisions) {
                ASSERT_EQ(trial.board.turn, seat);
                ASSERT_TRUE(is_legal(trial, seat, decision));
                apply(trial, seat, decision);
            }
            pairs = pairs || cards_played(turn) >= 2;
        }
    });
    EXPECT_TRUE(pairs);
}

TEST(Turns, the_usual_turn_comes_first_and_the_one_asked_about_is_there) {
    for_some_turns(4, [](const State& state, Seat seat, const ActionList& options) {
        const View view = observe(state, seat);
        base::Random random{1};
        const State world = sample(view, random);
        base::Random same{1};
        const Action usual = greedy_choice(view, options, same);
        const Action also = options[options.size() - 1];
        const auto turns = promising_turns(view, world, options, also);
        EXPECT_EQ(turns[0].decisions[0], usual);
        EXPECT_TRUE(std::ranges::any_of(turns, [&](const Turn& turn) { return turn.decisions[0] == also; }));
    });
}

// LB-S6: what others hold makes no difference.
TEST(Turns, LB_S6_are_planned_without_the_hands_of_others) {
    base::Random random{9};
    for_some_turns(5, [&](const State& state, Seat seat, const ActionList& options) {
        const View view = observe(state, seat);
        if (!view.memory.known.empty()) return;
        const auto first = promising_turns(view, sample(view, random), options, std::nullopt);
        const auto second = promising_turns(view, sample(view, random), options, std::nullopt);
        ASSERT_EQ(first.size(), second.size());
        for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(first[i].decisions[0], second[i].decisions[0]);
    });
}

}  // namespace
}  // namespace shelfmark::players
