#include "app/command_analyse.h"

#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/review.h"
#include "players/simulation.h"

namespace shelfmark::app {
namespace {

using exlibris::ExLibris;
using testing::HasSubstr;

// The first decisions of a game in which everybody places at random.
table::RecordOf<ExLibris> short_record() {
    table::RecordOf<ExLibris> record = {{.players = 2, .beginner = true}, 3, {}};
    auto state = ExLibris::setup(record.options, record.seed);
    exlibris::ActionList actions;
    base::Random random{1};
    while (record.decisions.size() < 12) {
        const table::Seat seat = ExLibris::actors(state).lowest();
        ExLibris::legal(state, seat, actions);
        const auto action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        record.decisions.push_back({seat, action});
        ExLibris::apply(state, seat, action);
    }
    return record;
}

TEST(Analyse, says_what_every_choice_cost) {
    const Review found = review<ExLibris>(short_record(), {.simulations = 30});
    ASSERT_FALSE(found.decisions.empty());
    for (const Reviewed& each : found.decisions) {
        EXPECT_GE(each.lost, 0);
        EXPECT_EQ(each.best, each.alternatives[0].first);
        EXPECT_TRUE(std::ranges::any_of(each.alternatives, [&](const auto& one) { return one.first == each.chosen; }));
        if (each.chosen == each.best) EXPECT_EQ(each.lost, 0);
    }
}

// Result, first expectation, losses on all sides and luck add up.
TEST(Analyse, luck_is_what_choices_do_not_explain) {
    const Review found = review<ExLibris>(short_record(), {.simulations = 30});
    for (table::Seat seat = 0; seat < 2; ++seat) {
        const auto first =
            std::ranges::find_if(found.decisions, [&](const Reviewed& each) { return each.seat == seat; });
        ASSERT_NE(first, found.decisions.end());
        const auto other = static_cast<std::size_t>(1 - seat);
        EXPECT_EQ(first->expected - found.lost[seat] + found.lost[other] + found.luck[seat], found.result[seat]);
    }
}

TEST(Analyse, explains_one_decision_in_a_sentence) {
    std::ostringstream out;
    std::ostringstream err;
    const std::string text = table::record_text<ExLibris>(short_record());
    const Review found = review<ExLibris>(short_record(), {.simulations = 30}, 1);
    ASSERT_EQ(found.decisions.size(), 1);
    EXPECT_EQ(analyse({.file = "game", .simulations = 30, .milliseconds = {}, .at = 1}, messages::Language::en, text,
                      out, err),
              0);
    EXPECT_THAT(out.str(), HasSubstr(found.decisions[0].best));
    EXPECT_THAT(out.str(), HasSubstr("I expect"));
}

TEST(Analyse, refuses_what_is_no_record) {
    std::ostringstream out;
    std::ostringstream err;
    EXPECT_EQ(analyse({.file = "game", .simulations = 30, .milliseconds = {}, .at = {}}, messages::Language::en,
                      "shelfmark record 1\ngame exlibris\nnonsense\n", out, err),
              2);
    EXPECT_EQ(out.str(), "");
    EXPECT_THAT(err.str(), HasSubstr("game:3"));
}

}  // namespace
}  // namespace shelfmark::app
