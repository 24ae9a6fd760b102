#include "players/review.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include <gtest/gtest.h>

#include "players/simulation.h"

namespace shelfmark::players {
namespace {

using exlibris::ExLibris;

// A view through which all choices are worth the same, but nobody sees that clearly.
struct Blur : exlibris::View {};

struct BlurredExLibris : ExLibris {
    using View = Blur;
    static Blur observe(const State& state, table::Seat seat) { return {ExLibris::observe(state, seat)}; }
};

constexpr int blur = 1000;  // hundredths of a point up or down

Thoughts<exlibris::Action> consider(const Blur& /*view*/, const exlibris::ActionList& options, base::Random& random,
                                    const Budget& /*budget*/, std::optional<exlibris::Action> /*also*/ = std::nullopt) {
    Thoughts<exlibris::Action> thoughts;
    if (options.size() == 1) return thoughts;
    for (const auto option : options) {
        thoughts.push_back({option, std::int64_t{random.below(2 * blur + 1)} - blur, 1});
    }
    std::ranges::sort(thoughts, std::ranges::greater(), &Considered<exlibris::Action>::expected);
    return thoughts;
}

using Seen = std::vector<Reviewed<BlurredExLibris>>;

Review review_of(const table::RecordOf<ExLibris>& record, std::optional<std::size_t> only, Seen& seen) {
    return review<BlurredExLibris>(record, {}, only,
                                   [&](const exlibris::State&, const auto& reviewed) { seen.push_back(reviewed); });
}

// What the bot would do in place of the record's last decision.
exlibris::Action bot_at_the_end_of(const table::RecordOf<ExLibris>& record) {
    Seen seen;
    review_of(record, record.decisions.size(), seen);
    return seen.empty() ? record.decisions.back().action : seen[0].thoughts[0].action;
}

// Every turn begins with anything, and goes on as the bot says.
table::RecordOf<ExLibris> begun_anyhow(std::uint64_t seed) {
    table::RecordOf<ExLibris> record = {{.players = 2}, seed, {}};
    auto state = ExLibris::setup(record.options, record.seed);
    base::Random random{seed};
    exlibris::ActionList options;
    while (!ExLibris::over(state)) {
        const table::Seat seat = ExLibris::actors(state).lowest();
        ExLibris::legal(state, seat, options);
        const auto view = ExLibris::observe(state, seat);
        record.decisions.push_back({seat, random_choice<ExLibris>(view, options, random)});
        if (!begins_turn(view)) record.decisions.back().action = bot_at_the_end_of(record);
        ExLibris::apply(state, seat, record.decisions.back().action);
    }
    return record;
}

std::int64_t mean(const std::vector<std::int64_t>& numbers) {
    return std::reduce(numbers.begin(), numbers.end()) / std::ssize(numbers);
}

// Whatever looks best among many was lucky, also where it is what an earlier choice is measured by.
TEST(Review, where_all_choices_are_worth_the_same_nobody_loses_or_gains) {
    std::vector<std::int64_t> lost;
    std::vector<std::int64_t> expected;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Seen seen;
        const Review found = review_of(begun_anyhow(seed), std::nullopt, seen);
        for (const auto& each : seen) {
            if (each.chosen != each.thoughts[0].action) lost.push_back(each.lost);
        }
        expected.insert(expected.end(), found.expected.begin(), found.expected.end());
    }
    EXPECT_GT(lost.size(), 400);
    EXPECT_LT(std::abs(mean(lost)), blur / 10);
    EXPECT_LT(std::abs(mean(expected)), blur * 3 / 10);
}

}  // namespace
}  // namespace shelfmark::players
