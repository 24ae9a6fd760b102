// Tables that begin at a position, and advice: what a page offers to those who learn.
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
    std::expected<protocol::TableCreated, protocol::Fault> set_up(std::string_view position, std::string_view seats) {
        const protocol::SetUp request{protocol::Game::exlibris, std::string(position), table_of(seats).seats};
        return ask<protocol::TableCreated>([&](auto answer) { world.house().set_up(request, std::move(answer)); });
    }
    std::expected<protocol::Advice, protocol::Fault> advice(const std::string& token) {
        return ask<protocol::Advice>([&](auto answer) { world.house().advise({token}, std::move(answer)); });
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

TEST_F(HouseLessons, there_is_no_advice_for_those_who_wait_or_have_no_seat) {
    const auto created = set_up(small_scene, "pp");
    ASSERT_TRUE(created);
    EXPECT_EQ(advice(created->seats[1].token).error().key, "table.not-your-turn");
    EXPECT_EQ(advice(created->host).error().key, "table.unknown");
    EXPECT_EQ(advice(std::string(32, 'x')).error().key, "table.unknown");
}

TEST_F(HouseLessons, a_server_offers_neither) {
    for (const net::HouseRoute& own : net::lesson_routes()) {
        for (const net::HouseRoute& shared : net::house_routes()) EXPECT_FALSE(net::match(shared.path, own.path));
    }
}

}  // namespace

}  // namespace shelfmark::server
