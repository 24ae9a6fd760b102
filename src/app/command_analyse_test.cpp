#include "app/command_analyse.h"

#include <algorithm>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/review.h"
#include "app/terminal/exlibris/phrases.h"
#include "librarians/result.h"
#include "messages/number.h"
#include "players/simulation.h"

namespace shelfmark::app {
namespace {

using exlibris::ExLibris;
using librarians::Librarians;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

// A game between players of one kind that is played on until it has so many decisions.
template <class G>
table::RecordOf<G> played(table::RecordOf<G> record, std::size_t decisions, const players::Player<G>& player) {
    auto state = table::replayed<G>(record, record.decisions.size());
    typename G::ActionList actions;
    base::Random random{1};
    while (record.decisions.size() < decisions && !G::over(state)) {
        const table::Seat seat = G::actors(state).lowest();
        G::legal(state, seat, actions);
        const auto action = player(G::observe(state, seat), actions, random);
        record.decisions.push_back({seat, action});
        G::apply(state, seat, action, nullptr);
    }
    return record;
}

constexpr std::size_t to_the_end = 100'000;

// Everybody decides at random.
table::RecordOf<ExLibris> played(std::size_t decisions) {
    return played<ExLibris>({{.players = 2, .beginner = true}, 3, {}}, decisions, players::random_choice<ExLibris>);
}

table::RecordOf<ExLibris> short_record() { return played(12); }

// A decision of it about which there was something to think.
std::size_t weighed() { return review<ExLibris>(short_record(), {.simulations = 1}).decisions.at(0).decision; }

// What was chosen there, as the terminal would offer it.
std::string words_for_chosen(std::size_t decision, messages::Language language) {
    const auto record = short_record();
    const auto& [seat, action] = record.decisions.at(decision - 1);
    const auto state = table::replayed<ExLibris>(record, decision - 1);
    const terminal::xl::Phrases phrases(language, {.unicode = true}, table::spectator);
    return phrases.action(ExLibris::observe(state, seat), action);
}

struct Answer {
    int status;
    std::string out;
    std::string err;
};

Answer ask(AnalyseOptions options, messages::Language language = messages::Language::en) {
    std::ostringstream out;
    std::ostringstream err;
    options.file = "game";
    const int status = analyse(options, language, table::record_text<ExLibris>(short_record()), out, err);
    return {status, out.str(), err.str()};
}

TEST(Analyse, says_what_every_choice_cost) {
    const Review found = review<ExLibris>(short_record(), {.simulations = 30});
    ASSERT_FALSE(found.decisions.empty());
    for (const Reviewed& each : found.decisions) {
        EXPECT_EQ(each.best, each.alternatives[0].first);
        EXPECT_TRUE(std::ranges::any_of(each.alternatives, [&](const auto& one) { return one.first == each.chosen; }));
        if (each.chosen == each.best) EXPECT_EQ(each.lost, 0);
    }
}

// Result, first expectation, losses on all sides and luck add up.
TEST(Analyse, luck_is_what_choices_do_not_explain) {
    const Review found = review<ExLibris>(played(to_the_end), {.simulations = 1});
    ASSERT_TRUE(found.finished);
    for (table::Seat seat = 0; seat < 2; ++seat) {
        const auto other = static_cast<std::size_t>(1 - seat);
        EXPECT_EQ(found.expected[seat] - found.lost[seat] + found.lost[other] + found.luck[seat], found.result[seat]);
    }
}

// What looks best after few trials was lucky in them: compared with that, whoever decides like the bot would lose
// points by nearly every choice.
TEST(Analyse, whoever_decides_like_the_bot_loses_next_to_nothing) {
    constexpr players::Budget budget = {.simulations = 40};
    auto bot = players::find_player("search");
    bot.budget = budget;
    const auto record = played<ExLibris>({{.players = 2}, 4, {}}, 60, bot);
    std::int64_t at_first_sight = 0;
    std::int64_t lost = 0;
    for (const Reviewed& each : review<ExLibris>(record, budget).decisions) {
        const auto chosen =
            std::ranges::find(each.alternatives, each.chosen, [](const auto& one) { return one.first; });
        at_first_sight += std::max<std::int64_t>(0, each.expected - chosen->second);
        lost += each.lost;
    }
    EXPECT_GT(at_first_sight, 0);
    EXPECT_LT(std::abs(lost), at_first_sight / 2);
}

// XL-I1: there is a best answer, so that what another one costs is certain: the points that it brings less.
TEST(Analyse, XL_I1_what_turning_the_wrong_card_costs_is_exact) {
    const auto clerk = players::find_player("clerk");
    auto record = played<ExLibris>({{.players = 2}, 5, {}}, to_the_end, clerk);
    const auto points_of = [&](table::Seat seat) {
        return exlibris::score(table::replayed<ExLibris>(record, record.decisions.size())).sheets[seat].total;
    };
    std::size_t at = 0;
    while (table::replayed<ExLibris>(record, at).board.phase < exlibris::Phase::inspection) ++at;
    const table::Seat seat = record.decisions[at].seat;
    const int best = points_of(seat);
    record.decisions.resize(at);
    exlibris::ActionList options;
    auto state = table::replayed<ExLibris>(record, at);
    ExLibris::legal(state, seat, options);
    // Prominent works would change what the others have, too.
    const auto* const wrong = std::ranges::find_if(options, [&](exlibris::Action option) {
        return option.verb == exlibris::Verb::turn &&
               exlibris::icons(option.a)[exlibris::index_of(state.board.prominent)] == 0;
    });
    ASSERT_NE(wrong, options.end());
    record.decisions.push_back({seat, *wrong});
    record = played<ExLibris>(std::move(record), to_the_end, clerk);
    const int worse = points_of(seat);
    ASSERT_LT(worse, best);
    const Review found = review<ExLibris>(record, {.simulations = 1}, at + 1);
    ASSERT_EQ(found.decisions.size(), 1);
    EXPECT_EQ(found.decisions[0].lost, 100 * (best - worse));
}

// Whoever turns nothing where the inspector then turns a lot has lost what he turned, not nothing.
TEST(Analyse, XL_I1_what_it_costs_to_turn_nothing_is_exact) {
    const auto clerk = players::find_player("clerk");
    int most = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        auto record = played<ExLibris>({{.players = 2}, seed, {}}, to_the_end, clerk);
        const auto lead_of = [&](table::Seat seat) {
            return players::lead_in_end(table::replayed<ExLibris>(record, record.decisions.size()), seat);
        };
        std::size_t at = 0;
        while (table::replayed<ExLibris>(record, at).board.phase < exlibris::Phase::inspection) ++at;
        const table::Seat seat = record.decisions[at].seat;
        const int best = lead_of(seat);
        record.decisions.resize(at);
        record.decisions.push_back({seat, exlibris::act(exlibris::Verb::done)});
        record = played<ExLibris>(std::move(record), to_the_end, clerk);
        const int cost = best - lead_of(seat);
        const Review found = review<ExLibris>(record, {.simulations = 1}, at + 1);
        ASSERT_EQ(found.decisions.size(), 1);
        EXPECT_EQ(found.decisions[0].lost, 100 * cost) << seed;
        most = std::max(most, cost);
    }
    EXPECT_GT(most, 5);
}

// The last decisions of a game, which began where they did.
template <class G>
table::RecordOf<G> end_of(table::RecordOf<G> record, std::size_t decisions) {
    const std::size_t before = record.decisions.size() - decisions;
    record.position = G::position_text(table::replayed<G>(record, before));
    record.decisions.erase(record.decisions.begin(), record.decisions.begin() + static_cast<std::ptrdiff_t>(before));
    return record;
}

TEST(Analyse, whoever_plays_together_counts_the_cards_that_are_left) {
    const auto record = end_of<Librarians>(
        played<Librarians>({{.players = 2}, 3, {}}, to_the_end, players::random_choice<Librarians>), 12);
    const auto left = librarians::result(table::replayed<Librarians>(record, record.decisions.size())).cards_left;
    std::ostringstream out;
    std::ostringstream err;
    const AnalyseOptions options = {.file = "game", .simulations = 1, .milliseconds = {}, .at = {}};
    analyse(options, messages::Language::en, table::record_text<Librarians>(record), out, err);
    EXPECT_THAT(out.str(), HasSubstr("Player 2: " + std::to_string(left) + " cards left in the end"));
    EXPECT_THAT(out.str(), Not(HasSubstr("points")));
}

// Nobody shall read that fewer than no points were lost.
TEST(Analyse, whoever_decides_better_than_the_bot_has_gained) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const auto record = played<ExLibris>({{.players = 2}, seed, {}}, 15, players::find_player("clerk"));
        const std::int64_t lost = review<ExLibris>(record, {.simulations = 1}).lost[0];
        if (lost > -10) continue;
        std::ostringstream out;
        std::ostringstream err;
        const AnalyseOptions options = {.file = "game", .simulations = 1, .milliseconds = {}, .at = {}};
        analyse(options, messages::Language::en, table::record_text<ExLibris>(record), out, err);
        const std::string gained = messages::decimal(messages::Language::en, static_cast<double>(-lost) / 100, 1);
        EXPECT_THAT(out.str(), HasSubstr("Player 1: " + gained + " points gained by choices so far"));
        return;
    }
    FAIL() << "nobody decided better than the bot";
}

TEST(Analyse, one_decision_looks_the_same_with_and_without_the_others) {
    const Review all = review<ExLibris>(short_record(), {.simulations = 30});
    for (const Reviewed& each : all.decisions) {
        const Review one = review<ExLibris>(short_record(), {.simulations = 30}, each.decision);
        ASSERT_EQ(one.decisions.size(), 1);
        EXPECT_EQ(one.decisions[0].best, each.best);
        EXPECT_EQ(one.decisions[0].alternatives, each.alternatives);
        EXPECT_EQ(one.decisions[0].lost, each.lost);
    }
}

TEST(Analyse, alternatives_begin_with_what_promises_most) {
    for (const Reviewed& each : review<ExLibris>(short_record(), {.simulations = 30}).decisions) {
        EXPECT_TRUE(std::is_sorted(each.alternatives.begin() + 1, each.alternatives.end(),
                                   [](const auto& one, const auto& other) { return one.second > other.second; }));
    }
}

TEST(Analyse, explains_one_decision_in_a_sentence) {
    const Answer answer = ask({.file = {}, .simulations = 30, .milliseconds = {}, .at = weighed()});
    EXPECT_EQ(answer.status, 0);
    EXPECT_THAT(answer.out, AllOf(HasSubstr(words_for_chosen(weighed(), messages::Language::en)),
                                  HasSubstr("The bot expects"), HasSubstr("Its choice: ")));
}

TEST(Analyse, people_read_words_and_programs_the_notation) {
    using enum messages::Language;
    const std::string notation = review<ExLibris>(short_record(), {.simulations = 1}, weighed()).decisions[0].chosen;
    for (const auto language : {en, cs, de}) {
        const AnalyseOptions options = {.file = {}, .simulations = 1, .milliseconds = {}, .at = weighed()};
        EXPECT_THAT(ask(options, language).out,
                    AllOf(HasSubstr(words_for_chosen(weighed(), language)), Not(HasSubstr(notation))));
    }
    const Answer json = ask({.file = {}, .simulations = 1, .milliseconds = {}, .at = weighed(), .json = true});
    EXPECT_THAT(json.out, HasSubstr("\"chosen\":\"" + notation + '"'));
}

TEST(Analyse, sums_are_those_of_all_decisions_or_not_there) {
    const Answer all = ask({.file = {}, .simulations = 1, .milliseconds = {}, .at = {}, .json = true});
    EXPECT_THAT(all.out, AllOf(HasSubstr("\"lost\":["), HasSubstr("\"chosen\":true")));
    const Answer one = ask({.file = {}, .simulations = 1, .milliseconds = {}, .at = weighed(), .json = true});
    EXPECT_THAT(one.out, AllOf(HasSubstr("\"considered\":["), Not(HasSubstr("\"lost\":[")),
                               Not(HasSubstr("\"result\"")), Not(HasSubstr("\"luck\""))));
}

TEST(Analyse, a_game_that_is_not_finished_has_no_result) {
    const Answer text = ask({.file = {}, .simulations = 1, .milliseconds = {}, .at = {}});
    EXPECT_THAT(text.out, AllOf(HasSubstr("not finished"), Not(HasSubstr("luck +")), Not(HasSubstr("in the end,"))));
    const Answer json = ask({.file = {}, .simulations = 1, .milliseconds = {}, .at = {}, .json = true});
    EXPECT_THAT(json.out,
                AllOf(HasSubstr("\"finished\":false"), Not(HasSubstr("\"result\"")), Not(HasSubstr("\"luck\""))));
}

TEST(Analyse, says_which_decisions_there_are) {
    for (const std::size_t at : {0U, 13U, 100000U}) {
        const Answer answer = ask({.file = {}, .simulations = 1, .milliseconds = {}, .at = at});
        EXPECT_EQ(answer.status, 2);
        EXPECT_EQ(answer.out, "");
        EXPECT_EQ(answer.err, "There is no decision " + std::to_string(at) + " (1 to 12).\n");
    }
}

TEST(Analyse, says_where_nothing_was_weighed) {
    const Review all = review<ExLibris>(short_record(), {.simulations = 1});
    for (std::size_t at = 1; at <= 12; ++at) {
        if (std::ranges::count(all.decisions, at, &Reviewed::decision) > 0) continue;
        EXPECT_THAT(ask({.file = {}, .simulations = 1, .milliseconds = {}, .at = at}).out,
                    HasSubstr("Nothing was weighed there"));
        return;
    }
    FAIL() << "everything was weighed";
}

TEST(Analyse, people_read_numbers_as_their_language_writes_them) {
    const Answer answer =
        ask({.file = {}, .simulations = 1, .milliseconds = {}, .at = weighed()}, messages::Language::cs);
    EXPECT_THAT(answer.out, ContainsRegex("Bot čeká, že skončí (o [0-9]+,[0-9] bodu|nastejno)"));
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
