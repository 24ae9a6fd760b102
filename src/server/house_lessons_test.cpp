// Tables that begin at a position, and advice: what a page offers to those who learn.
#include <array>

#include <gmock/gmock.h>

#include "server/house.h"
#include "server/net/house_requests.h"
#include "server_scene.h"

namespace shelfmark::server {

namespace {

using proof::Visitor;

constexpr std::string_view small_scene = R"(shelfmark position 1
options players=2 variant=friendly
library seat1 mummy
hand seat1 L8 M1
shelf seat1 A1
town diviners-hut
figure seat2.assistant1 diviners-hut
)";

class HouseLessons : public proof::HouseScene {
protected:
    std::expected<protocol::TableCreated, protocol::Fault> set_up(std::string_view position, std::string_view seats,
                                                                  protocol::Game game = protocol::Game::exlibris) {
        const protocol::SetUp request{game, std::string(position), table_of(seats).seats};
        return ask<protocol::TableCreated>([&](auto answer) { world.house().set_up(request, std::move(answer)); });
    }
    std::expected<protocol::Advice, protocol::Fault> advice(const std::string& token) {
        return ask<protocol::Advice>([&](auto answer) { world.house().advise({token}, std::move(answer)); });
    }
    std::expected<protocol::Thoughts, protocol::Fault> thoughts(const std::string& token,
                                                                std::optional<protocol::Seat> of = std::nullopt) {
        return ask<protocol::Thoughts>([&](auto answer) { world.house().think_aloud({token, of}, std::move(answer)); });
    }
};

TEST_F(HouseLessons, a_table_begins_at_the_position) {
    const auto created = set_up(small_scene, "pp");
    ASSERT_TRUE(created) << created.error().key;
    Visitor& ada = enter(created->table, created->seats[0].token);
    EXPECT_EQ(ada.last<protocol::Table>().options, "players=2 variant=friendly");
    EXPECT_EQ(ada.last<protocol::View>().exlibris->mine->hand.size(), 2U);
    ada.say(protocol::Decide{1, ada.last<protocol::View>().number.value_or(0), "place mummy home"});
    EXPECT_EQ(ada.order(), "accepted happened view");
}

TEST_F(HouseLessons, chance_is_part_of_the_position) {
    std::vector<std::vector<protocol::ExLibrisCard>> hands;
    for (int i = 0; i < 2; ++i) {
        const auto created = set_up(small_scene, "pp");
        ASSERT_TRUE(created);
        Visitor& ada = enter(created->table, created->seats[0].token);
        const auto at = ada.last<protocol::View>().number.value_or(0);
        ada.say(protocol::Decide{1, at, "place mummy home"});
        ada.say(protocol::Decide{2, at + 1, "draw"});
        hands.push_back(ada.last<protocol::View>().exlibris->mine->hand);
    }
    EXPECT_EQ(hands[0].size(), 3U);
    EXPECT_EQ(hands[0], hands[1]);
}

TEST_F(HouseLessons, what_is_no_position_says_where) {
    const auto created = set_up("shelfmark position 1\noptions players=2\nhand seat1 L99\n", "pp");
    ASSERT_FALSE(created);
    EXPECT_THAT(created.error().where.value_or(""), testing::StartsWith("position:3:"));
}

TEST_F(HouseLessons, seats_are_as_many_as_the_position_has) {
    EXPECT_EQ(set_up(small_scene, "ppp").error().key, "table.seats");
    EXPECT_EQ(set_up(small_scene, "bb").error().key, "table.nobody");
}

TEST_F(HouseLessons, a_game_that_is_over_cannot_be_played) {
    const std::string over = "shelfmark position 1\noptions players=2\nphase over\n";
    EXPECT_EQ(set_up(over, "pp").error().key, "table.position");
}

TEST_F(HouseLessons, advice_is_a_decision_that_the_seat_can_make) {
    const auto created = set_up(small_scene, "pp");
    ASSERT_TRUE(created);
    const auto told = advice(created->seats[0].token);
    ASSERT_TRUE(told) << told.error().key;
    Visitor& ada = enter(created->table, created->seats[0].token);
    ada.say(protocol::Decide{1, ada.last<protocol::View>().number.value_or(0), told->action});
    EXPECT_EQ(ada.order(), "accepted happened view");
}

TEST_F(HouseLessons, advice_to_take_up_a_card_says_where_it_goes) {
    const auto created = create("pp");
    const std::array<Visitor*, 2> people = {&enter(created.table, created.seats[0].token),
                                            &enter(created.table, created.seats[1].token)};
    int places = 0;
    for (std::int64_t seq = 0; seq < 200 && places < 3;) {
        const std::size_t seat = advice(created.seats[0].token) ? 0 : 1;
        const auto told = advice(created.seats[seat].token);
        ASSERT_TRUE(told) << told.error().key;
        const auto decide = [&](const std::string& action) {
            people[seat]->say(protocol::Decide{++seq, people[seat]->last<protocol::View>().number.value_or(0), action});
            EXPECT_EQ(people[seat]->all<protocol::Accepted>().size(), 1U) << action;
        };
        decide(told->action);
        if (!told->then) continue;
        decide(*told->then);
        ++places;
    }
    EXPECT_EQ(places, 3);
}

TEST_F(HouseLessons, LB_P3_advice_to_stack_a_card_says_on_which_book) {
    const std::string position = R"(shelfmark position 1
game librarians
options players=2
row 1 mystery-A |>| thriller-C mystery-D thriller-Q horror-R
hand seat1 romance-Q
hand seat2 fantasy-Z
)";
    const auto created = set_up(position, "pp", protocol::Game::librarians);
    ASSERT_TRUE(created) << created.error().where.value_or(created.error().key);
    const auto told = advice(created->seats[0].token);
    ASSERT_TRUE(told) << told.error().key;
    EXPECT_EQ(told->action, "play romance-Q");
    EXPECT_EQ(told->then, "on 1,3");
    ASSERT_TRUE(told->librarians);
    EXPECT_EQ(told->librarians->words, "on");
}

TEST_F(HouseLessons, advice_is_what_the_bots_say_if_they_are_asked_at_the_same_moment) {
    const auto created = create("pp");
    const std::array<Visitor*, 2> people = {&enter(created.table, created.seats[0].token),
                                            &enter(created.table, created.seats[1].token)};
    int compared = 0;
    int placed = 0;
    for (std::int64_t seq = 1; seq <= 60; ++seq) {
        const std::size_t seat = thoughts(created.seats[0].token) ? 0 : 1;
        const std::string& token = created.seats[seat].token;
        const auto aloud = thoughts(token);
        const auto told = advice(token);
        ASSERT_TRUE(aloud && told);
        if (aloud->exlibris) {
            EXPECT_EQ(told->action, aloud->exlibris->front().action);
            EXPECT_EQ(thoughts(token)->expected, aloud->expected);
            ++compared;
        }
        if (told->exlibris) {
            EXPECT_EQ(told->exlibris->action, told->then);
            const protocol::ExLibrisTarget& place = told->exlibris->targets.value().front();
            EXPECT_EQ(told->best.has_value(), place.falls > 0) << "XL-I1";
            EXPECT_GE(told->best.value_or(place.total), place.total);
            ++placed;
        }
        people[seat]->say(protocol::Decide{seq, people[seat]->last<protocol::View>().number.value_or(0), told->action});
    }
    EXPECT_GE(compared, 10);
    EXPECT_GE(placed, 3);
}

TEST_F(HouseLessons, there_is_no_advice_for_those_who_wait_or_have_no_seat) {
    const auto created = set_up(small_scene, "pp");
    ASSERT_TRUE(created);
    EXPECT_EQ(advice(created->seats[1].token).error().key, "table.not-your-turn");
    EXPECT_EQ(advice(created->host).error().key, "table.unknown");
    EXPECT_EQ(advice(std::string(32, 'x')).error().key, "table.unknown");
}

TEST_F(HouseLessons, a_bot_says_what_it_would_do_in_my_place_and_what_else) {
    const auto created = set_up(small_scene, "pp");
    ASSERT_TRUE(created);
    const auto told = thoughts(created->seats[0].token);
    ASSERT_TRUE(told) << told.error().key;
    ASSERT_TRUE(told->exlibris);
    EXPECT_GE(told->expected.size(), 2U);
    EXPECT_EQ(told->exlibris->size(), told->expected.size());
    Visitor& ada = enter(created->table, created->seats[0].token);
    ada.say(protocol::Decide{1, ada.last<protocol::View>().number.value_or(0), told->exlibris->front().action});
    EXPECT_EQ(ada.order(), "accepted happened view");
    EXPECT_EQ(thoughts(created->seats[1].token).error().key, "table.not-your-turn");
}

TEST_F(HouseLessons, a_bot_says_what_it_thought_as_its_last_turn_began) {
    auto request = table_of("pb");
    request.seats[1].bot = "clerk";
    const auto created = create(request);
    const std::string& token = created.seats[0].token;
    Visitor& ada = enter(created.table, token);
    for (int i = 1; i <= 40; ++i) {
        ada.say(decision(ada, i));
        world.pass(1'000);
    }
    const auto told = thoughts(token, 1);
    ASSERT_TRUE(told) << told.error().key;
    ASSERT_TRUE(told->exlibris);
    const auto reading = read_log(world.store().load(created.table, 0));
    ASSERT_TRUE(reading);
    EXPECT_EQ(told->exlibris->front().action, reading->room.match().last_turn_of(1, 1)->decided);
    EXPECT_EQ(thoughts(token, 0).error().key, "table.no-such-bot");
    EXPECT_EQ(thoughts(token, 5).error().key, "table.no-such-bot");
}

TEST_F(HouseLessons, LB_S5_at_a_silent_table_bots_are_silent) {
    const auto created = set_up(small_scene, "pb");
    ASSERT_TRUE(created);
    EXPECT_EQ(thoughts(created->seats[0].token, 1).error().key, "table.silent");
}

TEST_F(HouseLessons, a_bot_that_had_no_turn_has_thought_nothing) {
    const auto created = create("pb");
    const auto told = thoughts(created.seats[0].token, 1);
    ASSERT_TRUE(told) << told.error().key;
    EXPECT_TRUE(told->expected.empty());
}

TEST_F(HouseLessons, a_server_offers_none_of_it) {
    for (const net::HouseRoute& own : net::home_routes()) {
        for (const net::HouseRoute& shared : net::house_routes()) EXPECT_FALSE(net::match(shared.path, own.path));
    }
}

}  // namespace

}  // namespace shelfmark::server
