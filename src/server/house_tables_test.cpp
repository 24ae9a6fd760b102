// How tables come about, what happens at them by themselves, and what finished games are good for.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <vector>

#include "exlibris/game.h"
#include "room_scene.h"
#include "server/house.h"
#include "server_scene.h"

namespace shelfmark::server {

namespace {

using proof::Visitor;

class HouseTables : public proof::HouseScene {
protected:
    using HouseScene::HouseScene;

    House::Asker asker = {.address = "somewhere"};

    std::string fault_of(const protocol::CreateTable& request) { return try_create(request).error().key; }
    std::expected<protocol::Replay, protocol::Fault> replay(const std::string& table, std::optional<std::int64_t> at,
                                                            std::optional<Seat> seat = std::nullopt) {
        return ask<protocol::Replay>(
            [&](auto answer) { world.house().replay(table, at, seat, asker, std::move(answer)); });
    }
    std::expected<std::string, protocol::Fault> record(const std::string& table) {
        return ask<std::string>([&](auto answer) { world.house().record(table, asker, std::move(answer)); });
    }
    std::expected<protocol::TableCreated, protocol::Fault> fork(const std::string& table,
                                                                const protocol::Fork& request) {
        return ask<protocol::TableCreated>(
            [&](auto answer) { world.house().fork(table, request, asker, std::move(answer)); });
    }
    /// What lies on the table; what can be decided depends on who sits there.
    static std::string table_seen(const Room& room, Seat viewer) {
        auto view = room.view(viewer);
        view.exlibris->prompt.reset();
        view.exlibris->choices.reset();
        return game_in(view);
    }
    /// A table as its first entries made it; without a number, all of them.
    Room room_after(const std::string& table, std::optional<std::size_t> number = std::nullopt) {
        auto log = world.store().load(table, 0);
        log.resize(number.value_or(log.size()));
        return read_log(log).value().room;
    }
};

TEST_F(HouseTables, what_cannot_be_played_is_not_set_up) {
    auto request = table_of("pp");
    request.options = "players=3";
    EXPECT_EQ(fault_of(request), "table.seats");
    EXPECT_EQ(fault_of(table_of("bb")), "table.nobody");
    request = table_of("pb");
    request.seats[1].bot = "genius";
    EXPECT_EQ(fault_of(request), "table.no-such-bot");
    request = table_of("pp");
    request.pacing.pace = protocol::Pace::move;
    EXPECT_EQ(fault_of(request), "table.pacing");
    request.pacing.time = 10;
    request.pacing.late = protocol::Lateness::bot;
    EXPECT_EQ(fault_of(request), "table.pacing");
    request.pacing.time = 10'000;
    EXPECT_TRUE(try_create(request).has_value());
    request.pacing.pace = protocol::Pace::days;
    EXPECT_EQ(fault_of(request), "table.pacing") << "ten seconds are no day";
    request.pacing.time = 3'600'000;
    EXPECT_TRUE(try_create(request).has_value());
    request.options = "players=two";
    EXPECT_FALSE(try_create(request).has_value());
}

TEST_F(HouseTables, an_address_creates_only_so_many_in_an_hour) {
    for (std::size_t i = 0; i < HouseLimits{}.tables_per_hour; ++i) create("po");
    EXPECT_EQ(fault_of(table_of("po")), "table.too-many-tables");
    world.pass(3'600'000);
    EXPECT_TRUE(try_create(table_of("po")).has_value());
}

// A house where somebody may say as much as they like.
class TalkativeTables : public HouseTables {
protected:
    TalkativeTables() : HouseTables(1, HouseLimits{.messages_per_second = 100'000, .burst = 100'000}) {}
};

TEST_F(TalkativeTables, what_is_asked_of_a_long_game_weighs_as_much_as_several_requests) {
    const auto created = create("pp");
    Visitor& ada = enter(created.table, created.seats[0].token);
    int seq = 0;
    while (seq < 1'000) ada.say(protocol::Say{++seq, "and so on"});
    for (const auto& seat : created.seats) {
        enter(created.table, seat.token).say(protocol::HandOver{++seq, std::nullopt, "random"});
    }
    world.pass(60'000);
    std::vector<std::size_t> weights;
    bool rich = false;
    asker.may_ask_more = [&](std::size_t requests) {
        weights.push_back(requests);
        return rich;
    };
    const protocol::Fork request{.at = 1'500, .seat = std::nullopt, .seats = table_of("pb").seats};
    const auto fault = [](const auto& answer) { return answer ? std::string() : answer.error().key; };
    EXPECT_EQ(fault(record(created.table)), "http.flood");
    EXPECT_EQ(fault(replay(created.table, 1)), "http.flood");
    EXPECT_EQ(fault(fork(created.table, request)), "http.flood");
    const auto weight = entries(created.table) / 500;
    EXPECT_GE(weight, 2U);
    EXPECT_THAT(weights, testing::ElementsAre(weight, weight, weight));
    rich = true;
    EXPECT_TRUE(replay(created.table, 1).has_value());
}

TEST_F(HouseTables, whoever_has_created_too_many_does_not_have_games_played_again_for_more) {
    const auto created = finished_game();
    for (std::size_t i = 1; i < HouseLimits{}.tables_per_hour; ++i) create("po");
    ASSERT_TRUE(record(created.table).has_value()) << "it is in memory";
    world.set_store_down(true);
    const protocol::Fork request{.at = 1, .seat = std::nullopt, .seats = table_of("pb").seats};
    EXPECT_EQ(fork(created.table, request).error().key, "table.too-many-tables");
}

TEST_F(HouseTables, secrets_are_nowhere_in_the_store) {
    auto request = table_of("po");
    request.visibility = protocol::Visibility::listed;  // then its row has a summary
    const auto created = create(request);
    const auto everything = log_of(created.table) + world.store().copy_of(created.table)->row->summary;
    EXPECT_THAT(everything, testing::ContainsRegex("Ada.*Ada")) << "in the log and in the row";
    for (const auto& secret : {created.host, created.seats[0].token, created.invitations[0].token}) {
        EXPECT_THAT(everything, testing::Not(testing::HasSubstr(secret)));
    }
}

TEST_F(HouseTables, bots_play_on_after_a_restart_although_nobody_comes) {
    const auto created = create("pp");
    for (const auto& seat : created.seats) {
        enter(created.table, seat.token).say_without_waiting(protocol::HandOver{1, std::nullopt, "random"});
    }
    world.pass(10);
    world.crash();
    const auto length = entries(created.table);
    world.pass(60'000);
    EXPECT_GT(entries(created.table), length);
    EXPECT_TRUE(record(created.table).has_value());
}

TEST_F(HouseTables, time_runs_out_whether_the_table_is_in_memory_or_not) {
    for (const std::int64_t time : {5'000, 600'000}) {
        auto request = table_of("pp");
        request.pacing = {protocol::Pace::move, time, protocol::Lateness::bot};
        const auto created = create(request);
        const auto length = entries(created.table);
        world.pass(time - 1'000);
        EXPECT_EQ(entries(created.table), length);
        world.pass(3'000);
        EXPECT_THAT(log_of(created.table), testing::HasSubstr(R"("type":"late")"));
    }
}

TEST_F(HouseTables, while_the_server_is_down_only_days_are_used_up) {
    constexpr std::int64_t minute = 60'000;
    for (const auto pace : {protocol::Pace::move, protocol::Pace::game, protocol::Pace::days}) {
        auto request = table_of("pp");
        request.pacing = {pace, (pace == protocol::Pace::days ? 60 : 10) * minute, protocol::Lateness::resign};
        const auto created = create(request);
        world.pass(2 * minute);
        world.crash(60 * minute);
        world.pass(5 * minute);
        // Of whoever is asked, in minutes; reading the table again takes a moment.
        const auto left = [&] {
            auto least = *request.pacing.time;
            for (const auto& seat : enter(created.table, created.seats[0].token).last<protocol::Table>().seats) {
                least = std::min(least, seat.clock->left);
            }
            return (least + minute - 1) / minute;
        };
        const bool late = log_of(created.table).contains(R"("type":"late")");
        EXPECT_EQ(late, pace == protocol::Pace::days);
        if (late) continue;
        EXPECT_EQ(left(), 5) << "what passed since the last entry before is given back";
        world.pass(3 * minute);
        EXPECT_EQ(left(), 2) << "leaving memory gives nobody time";
        world.pass(3 * minute);
        EXPECT_THAT(log_of(created.table), testing::HasSubstr(R"("type":"late")"));
    }
}

TEST_F(HouseTables, after_a_restart_whoever_has_time_left_can_still_decide) {
    auto request = table_of("pp");
    request.pacing = {protocol::Pace::game, 600'000, protocol::Lateness::resign};
    const auto created = create(request);
    world.crash(3'600'000);
    for (const auto& seat : enter(created.table, created.seats[0].token).last<protocol::Table>().seats) {
        EXPECT_GT(seat.clock->left, 590'000);
    }
    EXPECT_FALSE(log_of(created.table).contains(R"("type":"late")"));
    world.crash(3'600'000);
    world.pass(1'000);
    world.crash(3'600'000);
    world.pass(2'000);
    EXPECT_FALSE(log_of(created.table).contains(R"("type":"late")"));
}

TEST_F(HouseTables, while_the_machine_sleeps_nobody_loses_time) {
    auto request = table_of("pp");
    request.pacing = {protocol::Pace::game, 600'000, protocol::Lateness::resign};
    const auto created = create(request);
    Visitor& ada = enter(created.table, created.seats[0].token);
    world.pass(30'000);
    world.sleep(3'600'000);
    ada.say(protocol::Say{1, "good morning"});  // may be heard before anybody looks at the clocks
    EXPECT_EQ(ada.last<protocol::Accepted>().seq, 1);
    world.pass(60'000);
    world.sleep(3'600'000);
    world.pass(590'000);
    EXPECT_FALSE(log_of(created.table).contains(R"("type":"late")"));
    world.pass(15'000);
    EXPECT_TRUE(log_of(created.table).contains(R"("type":"late")"));
}

TEST_F(HouseTables, a_running_game_shows_nothing_to_those_who_ask_over_http) {
    const auto created = create("pp");
    EXPECT_EQ(record(created.table).error().key, "table.not-over");
    EXPECT_EQ(replay(created.table, std::nullopt).error().key, "table.not-over");
    EXPECT_EQ(fork(created.table, {}).error().key, "table.not-over");
    EXPECT_EQ(record("nowhere-at-all").error().key, "table.unknown");
}

TEST_F(HouseTables, a_finished_game_is_replayed_from_any_view) {
    const auto created = finished_game();
    EXPECT_THAT(record(created.table).value(), testing::HasSubstr("players=2"));
    const auto all = replay(created.table, std::nullopt).value();
    EXPECT_EQ(all.entries, static_cast<std::int64_t>(entries(created.table)));
    EXPECT_EQ(all.table.status, protocol::Status::over);
    const auto middle = replay(created.table, all.entries / 2, Seat{1}).value();
    EXPECT_EQ(middle.view.number, all.entries / 2);
    ASSERT_TRUE(middle.happened);
    EXPECT_EQ(middle.happened->number, all.entries / 2);
    EXPECT_TRUE(middle.view.exlibris->mine);
    EXPECT_TRUE(replay(created.table, 0).has_value());
    EXPECT_EQ(replay(created.table, all.entries).error().key, "table.no-such-entry");
    EXPECT_EQ(replay(created.table, 0, Seat{2}).error().key, "table.no-such-entry");
}

TEST_F(HouseTables, one_can_play_on_from_any_moment) {
    const auto created = finished_game();
    const auto length = static_cast<std::int64_t>(entries(created.table));
    protocol::Fork request;
    request.seats = table_of("pb").seats;
    request.at = length - 1;
    EXPECT_EQ(fork(created.table, request).error().key, "table.position");
    request.at = length;
    EXPECT_EQ(fork(created.table, request).error().key, "table.no-such-entry");
    for (const std::optional<int> seat : {std::optional<int>(), std::optional<int>(0)}) {
        request.at = length / 2;
        request.seat = seat;
        const auto forked = fork(created.table, request);
        ASSERT_TRUE(forked) << forked.error().key;
        Visitor& ada = enter(forked->table, forked->seats[0].token);
        EXPECT_EQ(ada.last<protocol::Table>().status, protocol::Status::playing);
        ada.say(protocol::HandOver{1, std::nullopt, "random"});
        world.pass(60'000);
        EXPECT_TRUE(record(forked->table).has_value());
    }
    request.seats = table_of("p").seats;
    EXPECT_EQ(fork(created.table, request).error().key, "table.seats");
}

TEST_F(HouseTables, what_a_new_game_hides_follows_from_128_secret_bits) {
    EXPECT_THAT(record(finished_game().table).value(), testing::ContainsRegex("\nseed [0-9a-f]{32}\n"));
}

TEST_F(HouseTables, what_a_seat_did_not_know_is_drawn_anew_in_each_fork_and_from_128_secret_bits) {
    const auto created = finished_game();
    const auto middle = entries(created.table) / 2;
    protocol::Fork request{.at = static_cast<protocol::EntryNumber>(middle), .seat = {}, .seats = table_of("pp").seats};
    for (const Seat viewer : {table::spectator, Seat{0}, Seat{1}}) {
        if (viewer != table::spectator) request.seat = viewer;
        std::array<exlibris::State, 2> drawn;
        for (exlibris::State& state : drawn) {
            const auto forked = fork(created.table, request).value();
            const Room room = room_after(forked.table);
            state = exlibris::parse_position(room.opened().position.value()).value();
            EXPECT_EQ(table_seen(room, viewer), table_seen(room_after(created.table, middle + 1), viewer));
        }
        EXPECT_EQ(exlibris::observe(drawn[0], viewer), exlibris::observe(drawn[1], viewer));
        EXPECT_NE(drawn[0].hidden.hand, drawn[1].hidden.hand);
        for (const auto generator :
             {&exlibris::Hidden::deck_order, &exlibris::Hidden::tile_order, &exlibris::Hidden::chance}) {
            const auto key = (drawn[0].hidden.*generator).key;
            EXPECT_NE(key[0], 0U);
            EXPECT_NE(key, (drawn[1].hidden.*generator).key);
        }
    }
}

}  // namespace

}  // namespace shelfmark::server
