// A game is played to its end by the version of the rules that it began with. There is but one version so far, so a
// second one of each game is made up.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

#include "made_up_rules.h"
#include "room_scene.h"
#include "server/match_exlibris.h"
#include "server/match_librarians.h"
#include "table/record.h"

namespace shelfmark::server {
namespace {

using testing::HasSubstr;

std::string with_rules(std::string record, const std::string& version) {
    return record.replace(record.find("rules 1"), 7, "rules " + version);
}

template <class T>
class RulesVersions : public testing::Test {
protected:
    using G = MadeUp<typename T::Game>;
    using State = typename G::State;

    static constexpr auto game =
        std::is_same_v<T, ExLibrisAtTable> ? protocol::Game::exlibris : protocol::Game::librarians;

    static Beginning beginning(std::optional<std::int64_t> rules) {
        return {game, "players=2", 1, std::nullopt, rules};
    }
    static std::unique_ptr<Match> begun(std::optional<std::int64_t> rules) {
        return *begin<MadeUpAtTable<T>>(beginning(rules));
    }
    static State state_with(int rules) {
        return G::setup({.players = 2, .rules = static_cast<std::uint8_t>(rules)}, 1);
    }

    /// Who decides first, and what: the first of the choices.
    static std::pair<Seat, std::string> first_decision() {
        const State state = state_with(1);
        const Seat seat = G::actors(state).lowest();
        typename G::ActionList choices;
        G::legal(state, seat, choices);
        return {seat, G::notation(state, seat, choices[0])};
    }

    static protocol::Opened opened_with(int rules) {
        auto opened = table_for(game, "pp");
        opened.rules = rules;
        return opened;
    }
    static Room room_with(int rules) { return *Room::open(opened_with(rules), begun(rules)); }
};
using Games = testing::Types<ExLibrisAtTable, LibrariansAtTable>;
TYPED_TEST_SUITE(RulesVersions, Games);

}  // namespace

TYPED_TEST(RulesVersions, new_games_are_played_by_the_newest) {
    const auto [seat, action] = this->first_decision();
    const auto match = this->begun(std::nullopt);
    EXPECT_EQ(match->rules(), 2);
    EXPECT_EQ(match->refusal(seat, action)->key, "why.made-up");
}

TYPED_TEST(RulesVersions, a_game_keeps_the_one_that_it_began_with) {
    const auto [seat, action] = this->first_decision();
    const auto match = this->begun(1);
    EXPECT_FALSE(match->refusal(seat, action));
    match->decide(seat, action);
    EXPECT_EQ(match->rules(), 1);
    EXPECT_THAT(match->record(), HasSubstr("\nrules 1\n"));
    match->go_back(0);
    EXPECT_FALSE(match->refusal(seat, action)) << "taken back and decided anew";
}

TYPED_TEST(RulesVersions, every_state_view_and_imagined_world_of_a_game_has_its_version) {
    using G = typename TestFixture::G;
    for (const int rules : {1, 2}) {
        auto state = this->state_with(rules);
        base::Random random{5};
        for (int decisions = 0; !G::over(state) && decisions < 60; ++decisions) {
            const Seat seat = G::actors(state).lowest();
            for (const Seat viewer : {seat, static_cast<Seat>(1 - seat), table::spectator}) {
                const auto view = G::observe(state, viewer);
                ASSERT_EQ(view.board.options.rules, rules);
                ASSERT_EQ(G::sample(view, random).board.options.rules, rules);
            }
            typename G::ActionList choices;
            G::legal(state, seat, choices);
            G::apply(state, seat, choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
            ASSERT_EQ(state.board.options.rules, rules);
        }
    }
}

TYPED_TEST(RulesVersions, what_bots_and_questions_imagine_has_the_rules_of_the_game) {
    const auto [seat, action] = this->first_decision();
    for (const int rules : {1, 2}) {
        const auto match = this->begun(rules);
        auto imagined = this->beginning(rules);
        imagined.position = match->imagined_position(seat, 7);
        const auto world = *begin<MadeUpAtTable<TypeParam>>(imagined);
        EXPECT_EQ(world->rules(), rules);
        EXPECT_EQ(world->refusal(seat, action).has_value(), rules == 2);
        const auto after_it = match->refusal_after(seat, action, action);
        EXPECT_EQ(after_it && after_it->key == "why.made-up", rules == 2);
        const std::string thought = match->reflect(seat, "random", 3)();
        EXPECT_FALSE(match->refusal(seat, thought)) << thought;
    }
}

TYPED_TEST(RulesVersions, a_record_is_played_again_by_the_one_that_it_names) {
    using G = typename TestFixture::G;
    const auto [seat, action] = this->first_decision();
    const auto match = this->begun(1);
    match->decide(seat, action);
    const std::string text = match->record();

    const auto record = table::read_record<G>(text);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->options.rules, 1);
    EXPECT_EQ(table::record_text<G>(*record), text);
    const auto other = table::read_record<G>(with_rules(text, "2"));
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().message, "formats.error.illegal");
    const auto unknown = table::read_record<G>(with_rules(text, "3"));
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().message, "formats.error.rules");
    EXPECT_THAT(unknown.error().arguments, testing::Contains(testing::Pair("known", "1-2")));
    for (const char* nonsense : {"", "0", "-1", "1.", "one", "257", "18446744073709551617"}) {
        EXPECT_FALSE(table::read_record<G>(with_rules(text, nonsense))) << nonsense;
    }
}

TYPED_TEST(RulesVersions, a_record_that_begins_with_a_position_too) {
    using G = typename TestFixture::G;
    table::RecordOf<G> record{.options = {.players = 2, .rules = 1}, .seed = 1, .decisions = {}};
    record.position = G::position_text(this->state_with(1));
    for (const int rules : {1, 2}) {
        record.options.rules = static_cast<std::uint8_t>(rules);
        EXPECT_EQ(table::first_state<G>(record).board.options.rules, rules);
        const auto again = table::read_record<G>(table::record_text<G>(record));
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(again->options.rules, rules);
    }
}

TYPED_TEST(RulesVersions, rooms_of_both_stand_side_by_side) {
    const auto [seat, action] = this->first_decision();
    for (const int rules : {1, 2}) {
        auto room = this->room_with(rules);
        ASSERT_FALSE(room.take(protocol::Begun{.time = 1'000'000}));
        const protocol::Decide request{.seq = 1, .at = 1, .action = action};
        const auto response = room.respond({.seat = seat}, request, 1'000'001);
        EXPECT_EQ(std::holds_alternative<protocol::Refusal>(response), rules == 2);
        if (rules == 2) continue;
        const auto& entry = std::get<protocol::LogEntry>(response);
        EXPECT_FALSE(room.take(entry));
        EXPECT_THAT(room.record(), HasSubstr("\nrules 1\n"));
        auto other = this->room_with(2);
        ASSERT_FALSE(other.take(protocol::Begun{.time = 1'000'000}));
        EXPECT_TRUE(other.take(entry)) << "such a log has no table";
    }
}

TYPED_TEST(RulesVersions, a_table_of_newer_rules_is_for_a_newer_server) {
    const auto room = Room::open(this->opened_with(2));
    ASSERT_FALSE(room);
    EXPECT_EQ(room.error(), "table.rules at rules 2, known are 1");
    EXPECT_FALSE(Room::open(this->opened_with(0)));
    EXPECT_TRUE(Room::open(this->opened_with(1)));
}

}  // namespace shelfmark::server
