#include "players/halving.h"

#include <array>

#include <gtest/gtest.h>

namespace shelfmark::players {
namespace {

constexpr std::array<int, 6> options = {3, 9, 4, 8, 1, 5};

// The action is its own worth; worlds are counted.
TEST(Halving, finds_the_best) {
    Candidates<int> candidates(options);
    halve(candidates, Allowance(60, nullptr), [] { return 0; }, [](int, int action) { return action; });
    EXPECT_EQ(candidates.best().action, 9);
    EXPECT_EQ(candidates.left(), 1);
}

TEST(Halving, of_equals_the_first_on_the_list_wins) {
    Candidates<int> candidates(options);
    halve(candidates, Allowance(60, nullptr), [] { return 0; }, [](int, int) { return 7; });
    EXPECT_EQ(candidates.best().action, 3);
}

// Six, three, two: in three stages of twenty simulations.
TEST(Halving, the_better_half_is_tried_more_often) {
    Candidates<int> candidates(options);
    halve(candidates, Allowance(60, nullptr), [] { return 0; }, [](int, int action) { return action; });
    EXPECT_GT(candidates.all()[0].trials, 3 * candidates.all()[5].trials);
    EXPECT_EQ(candidates.all()[0].trials, candidates.all()[1].trials);
    std::uint32_t trials = 0;
    for (const auto& each : candidates.all()) trials += each.trials;
    EXPECT_NEAR(trials, 60, 6);
}

// An action that is good by luck in the first world would win if the others were tried in other worlds.
TEST(Halving, all_are_tried_in_the_same_worlds) {
    Candidates<int> candidates(options);
    int world = 0;
    halve(
        candidates, Allowance(60, nullptr), [&] { return ++world; },
        [](int luck, int action) { return action + 1000 * luck; });
    EXPECT_EQ(candidates.best().action, 9);
}

TEST(Halving, with_the_smallest_budget_everything_is_tried_once) {
    Candidates<int> candidates(options);
    halve(candidates, Allowance(1, nullptr), [] { return 0; }, [](int, int action) { return action; });
    EXPECT_EQ(candidates.best().action, 9);
    for (const auto& each : candidates.all()) EXPECT_GE(each.trials, 1);
}

// Three trials that went the other way outweigh a first impression that counts as one, not one that counts as nine.
TEST(Halving, a_first_impression_counts_as_so_many_trials) {
    constexpr std::array<int, 2> two = {0, 1};
    for (const std::uint32_t weight : {1U, 9U}) {
        Candidates<int> candidates(two);
        candidates.try_out([](int action) { return action == 0 ? 10 : 0; });
        candidates.start_anew(weight);
        for (int i = 0; i < 3; ++i) candidates.try_out([](int action) { return action == 0 ? 0 : 10; });
        candidates.keep(1);
        EXPECT_EQ(candidates.best().action, weight == 1 ? 1 : 0);
    }
}

class Stopwatch final : public Timer {
public:
    void start(int share) override { started = share; }
    [[nodiscard]] double used() const override { return ++ticks * 0.1; }

    int started = 0;
    mutable int ticks = 0;
};

// Each look at the watch takes a tenth of the time: in the second stage it is over before the second of three.
TEST(Halving, a_world_that_the_time_cuts_short_does_not_count) {
    const Stopwatch watch;
    Candidates<int> candidates(options);
    int tried = 0;
    halve(candidates, Allowance(0, &watch), [] { return 0; }, [&](int, int action) { return ++tried, action; });
    EXPECT_EQ(tried, 7);
    EXPECT_EQ(candidates.best().action, 9);
    for (const auto& each : candidates.all()) EXPECT_EQ(each.trials, 1);
}

TEST(Halving, without_any_time_the_first_on_the_list_wins) {
    Stopwatch watch;
    watch.ticks = 10;
    Candidates<int> candidates(options);
    halve(candidates, Allowance(0, &watch), [] { return 0; }, [](int, int action) { return action; });
    EXPECT_EQ(candidates.best().action, 3);
    for (const auto& each : candidates.all()) EXPECT_EQ(each.trials, 0);
}

TEST(Budget, each_decision_has_its_share) {
    EXPECT_DOUBLE_EQ(Budget{.simulations = 160}.share(4).used(20), 0.5);
    EXPECT_DOUBLE_EQ(Budget{.simulations = 1}.share(1).used(1), 1) << "one at least";
    constexpr std::uint32_t huge = 4'000'000'000;
    EXPECT_DOUBLE_EQ(Budget{.simulations = huge}.share(8).used(huge / 2), 1);
}

TEST(Budget, where_there_is_only_a_time_simulations_are_not_counted) {
    Stopwatch watch;
    const Allowance allowance = Budget{.timer = &watch}.share(4);
    EXPECT_EQ(watch.started, 4);
    EXPECT_LT(allowance.used(1'000'000), 1);
}

TEST(Budget, whichever_is_over_first_ends_a_thought) {
    Stopwatch watch;
    const Allowance allowance = Budget{.simulations = 160, .timer = &watch}.share(4);
    EXPECT_DOUBLE_EQ(allowance.used(2), 0.1) << "the time that has passed";
    EXPECT_DOUBLE_EQ(allowance.used(40), 1) << "the simulations";
    watch.ticks = 9;
    EXPECT_DOUBLE_EQ(allowance.used(2), 1);
}

// Given up after bad worlds, it still does not look better than the best, which met good ones later, or worse.
TEST(Halving, what_was_given_up_is_compared_in_the_worlds_that_both_have_seen) {
    for (const int later : {-50, 50}) {
        Candidates<int> candidates(std::vector<int>{0, 1});
        candidates.try_out([](int action) { return action == 0 ? 10 : 8; });
        candidates.keep(1);
        candidates.try_out([&](int) { return later; });
        candidates.keep(1);
        EXPECT_EQ(candidates.advantage(candidates.all()[0]), 0);
        EXPECT_EQ(candidates.advantage(candidates.all()[1]), -2);
    }
}

}  // namespace
}  // namespace shelfmark::players
