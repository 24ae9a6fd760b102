// A game is played to its end by the version of the rules that it began with. There is but one version so far, so a
// second one is made up here: it forbids to keep the first of the libraries.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "room_scene.h"
#include "server/match_exlibris.h"
#include "table/record.h"

namespace shelfmark::server {
namespace {

using testing::HasSubstr;

struct MadeUp : exlibris::ExLibris {
    static constexpr table::RulesVersions rules = {.oldest = 1, .newest = 2};

    static bool forbids(const State& state, Seat seat, Action action) {
        if (state.board.options.rules < 2 || !notation(state, seat, action).starts_with("keep ")) return false;
        ActionList all;
        exlibris::legal(state, seat, all);
        return action == all[0];
    }
    static void legal(const State& state, Seat seat, ActionList& out) {
        ActionList all;
        exlibris::legal(state, seat, all);
        for (const Action action : all) {
            if (!forbids(state, seat, action)) out.push_back(action);
        }
    }
    static table::Refusal check(const State& state, Seat seat, Action action) {
        if (forbids(state, seat, action)) return {.rule = "XL-S3", .key = "why.not-offered"};
        return exlibris::check(state, seat, action);
    }
};

struct MadeUpAtTable : ExLibrisAtTable {
    using Game = MadeUp;

    static players::Player<Game> find_bot(std::string_view name) {
        const auto bot = ExLibrisAtTable::find_bot(name);
        return bot == nullptr ? players::Player<Game>(nullptr) : players::Player<Game>(bot.at_once);
    }
    static void tell(const Witnessed<Game>& /*decision*/, const exlibris::EventList& /*events*/,
                     protocol::Happened& /*out*/) {}
};

Beginning beginning(std::optional<std::int64_t> rules) {
    return {protocol::Game::exlibris, "players=2", 1, std::nullopt, rules};
}

std::unique_ptr<Match> begun(std::optional<std::int64_t> rules) { return *begin<MadeUpAtTable>(beginning(rules)); }

/// Who decides first, and what: to keep the first of the libraries.
std::pair<Seat, std::string> first_decision() {
    const auto state = exlibris::setup({.players = 2}, 1);
    const Seat seat = exlibris::actors(state).lowest();
    exlibris::ActionList choices;
    exlibris::legal(state, seat, choices);
    return {seat, exlibris::notation(state.board, seat, choices[0])};
}

std::string with_rules(std::string record, const std::string& version) {
    return record.replace(record.find("rules 1"), 7, "rules " + version);
}

protocol::Opened opened_with(int rules) {
    auto opened = table_for(protocol::Game::exlibris, "pp");
    opened.rules = rules;
    return opened;
}

Room room_with(int rules) { return *Room::open(opened_with(rules), begun(rules)); }

}  // namespace

TEST(RulesVersions, new_games_are_played_by_the_newest) {
    const auto [seat, action] = first_decision();
    const auto match = begun(std::nullopt);
    EXPECT_EQ(match->rules(), 2);
    EXPECT_EQ(match->refusal(seat, action)->rule, "XL-S3");
}

TEST(RulesVersions, a_game_keeps_the_one_that_it_began_with) {
    const auto [seat, action] = first_decision();
    const auto match = begun(1);
    EXPECT_FALSE(match->refusal(seat, action));
    match->decide(seat, action);
    EXPECT_EQ(match->rules(), 1);
    EXPECT_THAT(match->record(), HasSubstr("\nrules 1\n"));
    match->go_back(0);
    EXPECT_FALSE(match->refusal(seat, action)) << "taken back and decided anew";
}

TEST(RulesVersions, what_bots_and_questions_imagine_has_the_rules_of_the_game) {
    const auto [seat, action] = first_decision();
    for (const int rules : {1, 2}) {
        const auto match = begun(rules);
        auto imagined = beginning(rules);
        imagined.position = match->imagined_position(seat, 7);
        const auto world = *begin<MadeUpAtTable>(imagined);
        EXPECT_EQ(world->rules(), rules);
        EXPECT_EQ(world->refusal(seat, action).has_value(), rules == 2);
        EXPECT_EQ(match->refusal_after(seat, action, action).value().key,
                  rules == 2 ? "why.not-offered" : "table.not-your-turn");
        const std::string thought = match->reflect(seat, "random", 3)();
        EXPECT_FALSE(match->refusal(seat, thought)) << thought;
    }
}

TEST(RulesVersions, a_record_is_played_again_by_the_one_that_it_names) {
    const auto [seat, action] = first_decision();
    const auto match = begun(1);
    match->decide(seat, action);
    const std::string text = match->record();

    const auto record = table::read_record<MadeUp>(text);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->options.rules, 1);
    EXPECT_EQ(table::record_text<MadeUp>(*record), text);
    const auto other = table::read_record<MadeUp>(with_rules(text, "2"));
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().message, "formats.error.illegal");
    const auto unknown = table::read_record<MadeUp>(with_rules(text, "3"));
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().message, "formats.error.rules");
    EXPECT_THAT(unknown.error().arguments, testing::Contains(testing::Pair("known", "1-2")));
    for (const char* nonsense : {"", "0", "-1", "1.", "one", "257", "18446744073709551617"}) {
        EXPECT_FALSE(table::read_record<MadeUp>(with_rules(text, nonsense))) << nonsense;
    }
}

TEST(RulesVersions, a_record_that_begins_with_a_position_too) {
    const auto [seat, action] = first_decision();
    table::RecordOf<MadeUp> record{.options = {.players = 2, .rules = 1}, .seed = 1, .decisions = {}};
    record.position = MadeUp::position_text(exlibris::setup({.players = 2}, 1));
    for (const int rules : {1, 2}) {
        record.options.rules = static_cast<std::uint8_t>(rules);
        EXPECT_EQ(table::first_state<MadeUp>(record).board.options.rules, rules);
        const auto again = table::read_record<MadeUp>(table::record_text<MadeUp>(record));
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(again->options.rules, rules);
    }
}

TEST(RulesVersions, rooms_of_both_stand_side_by_side) {
    const auto [seat, action] = first_decision();
    for (const int rules : {1, 2}) {
        auto room = room_with(rules);
        ASSERT_FALSE(room.take(protocol::Begun{.time = 1'000'000}));
        const protocol::Decide request{.seq = 1, .at = 1, .action = action};
        const auto response = room.respond({.seat = seat}, request, 1'000'001);
        EXPECT_EQ(std::holds_alternative<protocol::Refusal>(response), rules == 2);
        if (rules == 2) continue;
        const auto& entry = std::get<protocol::LogEntry>(response);
        EXPECT_FALSE(room.take(entry));
        EXPECT_THAT(room.record(), HasSubstr("\nrules 1\n"));
        auto other = room_with(2);
        ASSERT_FALSE(other.take(protocol::Begun{.time = 1'000'000}));
        EXPECT_TRUE(other.take(entry)) << "such a log has no table";
    }
}

TEST(RulesVersions, a_table_of_newer_rules_is_for_a_newer_server) {
    const auto room = Room::open(opened_with(2));
    ASSERT_FALSE(room);
    EXPECT_EQ(room.error(), "table.rules at rules 2, known are 1");
    EXPECT_FALSE(Room::open(opened_with(0)));
    EXPECT_TRUE(Room::open(opened_with(1)));
}

}  // namespace shelfmark::server
