// A house whose memory holds two tables.
#include <gmock/gmock.h>

#include "server_scene.h"

namespace shelfmark::proof {

namespace {

server::HouseLimits two_rooms() {
    server::HouseLimits limits;
    limits.rooms = 2;
    limits.bot_pause = 1'000;
    return limits;
}

class HouseMemory : public HouseScene {
protected:
    HouseMemory() : HouseScene(1, two_rooms()) {}

    /// How many tables left for others.
    [[nodiscard]] std::size_t displaced() { return world.house().counts().displaced; }
    [[nodiscard]] std::size_t rooms() { return world.house().counts().rooms; }
};

}  // namespace

TEST_F(HouseMemory, holds_no_more_tables_than_it_should) {
    for (int i = 0; i < 5; ++i) begun();
    EXPECT_EQ(rooms(), 2U);
    EXPECT_EQ(displaced(), 3U);
}

TEST_F(HouseMemory, the_table_that_was_unused_for_the_longest_time_leaves) {
    const auto first = begun();
    const auto second = begun();
    enter(first.table, first.seats[0].token);
    begun();
    EXPECT_EQ(displaced(), 1U);
    enter(first.table, first.seats[1].token);
    EXPECT_EQ(displaced(), 1U) << "it was still there";
    enter(second.table, second.seats[0].token);
    EXPECT_EQ(displaced(), 2U) << "it had to be read again, and another one left for it";
}

TEST_F(HouseMemory, who_sits_at_a_table_that_left_does_not_notice) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    Visitor& bob = enter(created.table, created.seats[1].token);
    const auto decide = decision(ada, 1);
    for (int i = 0; i < 3; ++i) begun();
    world.pass(1'000);
    bob.forget();
    ada.say(decide);
    EXPECT_EQ(ada.order(), "accepted happened view");
    EXPECT_EQ(bob.order(), "happened view");
    ada.say(decide);
    EXPECT_EQ(ada.order(), "accepted") << "nothing is done twice";
    EXPECT_EQ(rooms(), 2U);
}

TEST_F(HouseMemory, clocks_run_out_and_bots_play_at_tables_that_left) {
    auto timed = table_of("pp");
    timed.pacing = {protocol::Pace::move, 30'000, protocol::Lateness::resign};
    const auto late = create(timed);
    const auto bots = begun();
    for (const auto& seat : bots.seats) {
        enter(bots.table, seat.token).say(protocol::HandOver{1, std::nullopt, "random"});
    }
    for (int i = 0; i < 3; ++i) begun();
    EXPECT_EQ(rooms(), 2U);
    const auto before = entries(bots.table);
    world.pass(40'000);
    EXPECT_THAT(log_of(late.table), testing::HasSubstr("\"late\""));
    EXPECT_GT(entries(bots.table), before);
}

TEST_F(HouseMemory, a_table_that_left_while_its_bot_thinks_displaces_nobody_before_it_has_thought) {
    world.let_thoughts_take(20'000'000);
    const auto bots = begun();
    enter(bots.table, bots.seats[0].token).say_without_waiting(protocol::HandOver{1, std::nullopt, "random"});
    world.pass(2'000);
    for (int i = 0; i < 3; ++i) world.house().create(table_of("pp"), "somewhere", [](const auto&) {});
    world.pass(1'000);
    const auto before = displaced();
    EXPECT_EQ(before, 2U);
    const auto decided = entries(bots.table);
    world.pass(10'000);
    EXPECT_EQ(displaced(), before);
    world.pass(20'000);
    EXPECT_GT(entries(bots.table), decided);
}

TEST_F(HouseMemory, who_comes_to_a_table_that_left_finds_it_as_it_was) {
    const auto created = begun();
    for (int i = 0; i < 3; ++i) begun();
    world.pass(1'000);
    EXPECT_EQ(enter(created.table, created.seats[0].token).order(), "welcome table view");
}

}  // namespace shelfmark::proof
