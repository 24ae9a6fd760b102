// Two houses on one store.
#include <gmock/gmock.h>

#include "server_scene.h"

namespace shelfmark::proof {

namespace {

using testing::HasSubstr;
using testing::Not;

class HouseOthers : public HouseScene {
protected:
    HouseOthers() : HouseScene(2) { world.pass(1'000); }

    static bool present(const Visitor& visitor, std::size_t seat) {
        return visitor.last<protocol::Table>().seats[seat].connected;
    }
    /// A table at which the first decides, at the first of the houses, and the other one sits at the second.
    void sit_at_two_houses() {
        created = begun();
        first = &enter(created.table, created.seats[0].token, 0);
        second = &enter(created.table, created.seats[1].token, 1);
    }
    /// The other one goes, and wants to be told.
    void go_and_await_notices() {
        protocol::Subscribe wish;
        wish.seq = 1;
        wish.endpoint = "https://push.example/somewhere";
        wish.p256dh = std::string(87, 'A');
        wish.auth = std::string(22, 'A');
        second->say(wish);
        second->hang_up();
    }
    std::size_t times(const std::string& table, std::string_view word) {
        const auto log = log_of(table);
        std::size_t count = 0;
        for (auto at = log.find(word); at != std::string::npos; at = log.find(word, at + 1)) ++count;
        return count;
    }
    static protocol::CreateTable with_clock(protocol::CreateTable request, std::int64_t time) {
        request.pacing = {protocol::Pace::move, time, protocol::Lateness::bot};
        return request;
    }

    protocol::TableCreated created;
    Visitor* first = nullptr;
    Visitor* second = nullptr;
};

constexpr std::int64_t minute = 60'000;
constexpr const char* restarted = R"("type":"restarted")";

}  // namespace

TEST_F(HouseOthers, what_one_has_kept_the_other_tells_its_people_at_once) {
    sit_at_two_houses();
    second->forget();
    first->say(decision(*first, 1));
    EXPECT_EQ(first->order(), "accepted happened view");
    EXPECT_EQ(second->order(), "happened view");
    EXPECT_FALSE(second->last<protocol::View>().full) << "as if it had been kept there";
    EXPECT_EQ(second->last<protocol::Happened>().number, first->last<protocol::Happened>().number);
}

TEST_F(HouseOthers, what_nobody_told_is_seen_a_little_later) {
    sit_at_two_houses();
    world.set({.lost_news = 1000});
    second->forget();
    first->say(decision(*first, 1));
    EXPECT_EQ(second->all<protocol::Happened>().size(), 0U);
    world.pass(6'000);
    EXPECT_EQ(second->all<protocol::Happened>().size(), 1U);
}

TEST_F(HouseOthers, who_missed_something_looks_at_every_table) {
    sit_at_two_houses();
    world.pass(6'000);
    world.set({.lost_news = 1000});
    second->forget();
    first->say(decision(*first, 1));
    world.house(1).heard(store::Missed{});
    world.pass(200);
    EXPECT_EQ(second->all<protocol::Happened>().size(), 1U);
    EXPECT_EQ(world.house(1).counts().missed, 1U);
}

TEST_F(HouseOthers, news_of_a_table_that_waits_for_the_store_take_no_room_from_requests) {
    sit_at_two_houses();
    world.pass(6'000);
    second->forget();
    world.set_store_hanging(true);
    second->say_without_waiting(protocol::Say{1, "this takes a while"});
    world.pass(100);
    for (int i = 0; i < 100; ++i) world.house(1).heard(store::Appended{created.table, entries(created.table)});
    second->say_without_waiting(protocol::Say{2, "may I?"});
    world.pass(100);
    EXPECT_EQ(second->all<protocol::Refused>().size(), 0U);
    world.set_store_hanging(false);
    world.pass(10'000);
    EXPECT_EQ(second->all<protocol::Accepted>().size(), 2U);
}

TEST_F(HouseOthers, nobody_is_invited_anew_to_a_table_that_was_aborted_meanwhile) {
    created = create("poo");
    auto invited = hello(created.table, created.invitations[0].token);
    enter(invited, 1).say(protocol::Claim{.seq = 1, .seat = {}, .name = "Bob", .token = std::string(32, 'b')});
    world.pass(1'000);
    auto host = hello(created.table);
    host.host = created.host;
    enter(host, 0);
    host.token = created.seats[0].token;
    first = &enter(host, 1);
    second = &enter(created.table, std::string(32, 'b'), 1);
    world.set({.lost_news = 1000});
    second->say_without_waiting(protocol::Leave{2});
    first->say_without_waiting(protocol::Propose{.seq = 1, .what = protocol::Proposed::abort, .back = {}});
    world.pass(10'000);
    EXPECT_EQ(first->last<protocol::Table>().status, protocol::Status::aborted);
    EXPECT_EQ(world.house(0).counts().failures, 0U);
}

TEST_F(HouseOthers, a_request_that_lost_a_race_is_decided_anew) {
    sit_at_two_houses();
    world.set({.lost_news = 1000});
    first->say(decision(*first, 1));
    second->say(protocol::Say{1, "hello"});
    EXPECT_THAT(second->order(), HasSubstr("accepted"));
    EXPECT_THAT(second->order(), HasSubstr("happened"));
    EXPECT_EQ(world.house(1).counts().conflicts, 1U);
}

TEST_F(HouseOthers, a_request_that_is_repeated_at_another_server_is_not_carried_out_again) {
    sit_at_two_houses();
    const auto decide = decision(*first, 1);
    first->say(decide);
    const auto number = first->last<protocol::Accepted>().number;
    auto& again = enter(created.table, created.seats[0].token, 1);
    again.say(decide);
    EXPECT_EQ(again.last<protocol::Accepted>().number, number);
}

TEST_F(HouseOthers, who_comes_back_elsewhere_hears_what_was_missed_and_nothing_twice) {
    sit_at_two_houses();
    first->say(decision(*first, 1));
    auto message = hello(created.table, created.seats[0].token);
    message.seen = first->last<protocol::Happened>().number - 1;
    auto& again = enter(message, 1);
    EXPECT_EQ(again.all<protocol::Happened>().size(), 1U);
}

TEST_F(HouseOthers, people_at_other_servers_are_there) {
    sit_at_two_houses();
    EXPECT_TRUE(present(*first, 0) && present(*first, 1));
    EXPECT_TRUE(present(*second, 0) && present(*second, 1));
    second->hang_up();
    EXPECT_EQ(present(*first, 0) + present(*first, 1), 1) << "whoever hung up is gone everywhere";
}

TEST_F(HouseOthers, the_people_of_a_dead_server_vanish) {
    sit_at_two_houses();
    world.kill(1);
    world.pass(15'000);
    EXPECT_EQ(present(*first, 0) + present(*first, 1), 1);
}

// Their server said so once, and nobody heard it.
TEST_F(HouseOthers, whoever_went_unheard_is_gone_two_minutes_later) {
    sit_at_two_houses();
    const auto seat = static_cast<std::size_t>(created.seats[1].seat);
    world.pass(10'000);
    ASSERT_TRUE(present(*first, seat));
    world.set({.lost_news = 1000});
    second->hang_up();
    world.set({});
    world.pass(2 * minute);
    EXPECT_FALSE(present(*first, seat));
}

TEST_F(HouseOthers, whoever_stays_at_another_server_is_there_however_long_nothing_happens) {
    sit_at_two_houses();
    world.pass(10'000);
    first->forget();
    world.pass(10 * minute);
    EXPECT_TRUE(first->all<protocol::Table>().empty()) << "nobody has gone, and nobody has come";
}

TEST_F(HouseOthers, a_seat_has_one_connection_at_all_servers_together) {
    sit_at_two_houses();
    auto& newer = enter(created.table, created.seats[0].token, 1);
    EXPECT_EQ(first->last<protocol::Closed>().why, protocol::Closing::elsewhere);
    EXPECT_TRUE(first->gone());
    world.pass(20'000);
    EXPECT_FALSE(newer.gone()) << "and it stays";
}

TEST_F(HouseOthers, who_has_a_new_secret_or_was_removed_elsewhere_has_to_go) {
    sit_at_two_houses();
    auto host = hello(created.table);
    host.host = created.host;
    const auto removed = created.seats[1].seat;
    enter(host, 0).say(protocol::Remove{1, removed});
    EXPECT_EQ(second->last<protocol::Closed>().why, protocol::Closing::removed);
}

TEST_F(HouseOthers, a_host_at_another_server_gets_an_invitation_that_opens_the_seat) {
    created = create("poo");
    auto& guest = enter(created.table, created.invitations[0].token, 1);
    guest.say(protocol::Claim{1, std::nullopt, "Bob", std::nullopt});
    auto message = hello(created.table, created.seats[0].token);
    message.host = created.host;
    auto& host = enter(message, 0);
    guest.say(protocol::Leave{2});
    const auto invited = host.last<protocol::Invited>();
    EXPECT_EQ(invited.seat, created.invitations[0].seat);
    enter(created.table, invited.token, 1).say(protocol::Claim{1, std::nullopt, "Cleo", std::nullopt});
    EXPECT_EQ(host.last<protocol::Table>().seats[1].name, "Cleo");
}

TEST_F(HouseOthers, who_watches_a_table_that_was_deleted_elsewhere_has_to_go) {
    auto request = table_of("pb");
    request.spectators = true;
    created = create(request);
    auto& watcher = enter(created.table, std::nullopt, 1);
    EXPECT_TRUE(ask<bool>([&](auto answer) { world.house(0).forget({created.seats[0].token}, std::move(answer)); }));
    world.pass(1'000);
    EXPECT_EQ(watcher.last<protocol::Closed>().why, protocol::Closing::deleted);
}

TEST_F(HouseOthers, of_two_who_go_at_the_same_time_no_name_stays) {
    auto request = table_of("ppp");
    for (std::size_t i = 0; i < 3; ++i) request.seats[i].name = std::array{"Adalbert", "Berenike", "Cleo"}[i];
    created = create(request);
    for (const std::size_t house : {0U, 1U}) enter(created.table, created.seats[house].token, house);
    std::vector<bool> told;
    for (const std::size_t house : {0U, 1U}) {
        world.house(house).forget({created.seats[house].token},
                                  [&](auto answer) { told.push_back(answer.has_value()); });
    }
    world.pass(10'000);
    EXPECT_THAT(told, testing::ElementsAre(true, true));
    EXPECT_THAT(log_of(created.table), testing::AllOf(Not(HasSubstr("Adalbert")), Not(HasSubstr("Berenike"))));
}

TEST_F(HouseOthers, who_goes_while_still_speaking_at_another_server_leaves_no_words) {
    for (int evening = 0; evening < 20; ++evening) {
        created = create("pp");
        auto& speaking = enter(created.table, created.seats[0].token, 0);
        for (int said = 1; said <= 5; ++said) speaking.say_without_waiting(protocol::Say{said, "rhubarb"});
        std::optional<bool> gone;
        world.house(1).forget({created.seats[0].token}, [&](auto answer) { gone = answer.has_value(); });
        for (int said = 6; said <= 10; ++said) speaking.say_without_waiting(protocol::Say{said, "rhubarb"});
        world.pass(10'000);
        ASSERT_EQ(gone, true);
        ASSERT_THAT(log_of(created.table), Not(HasSubstr("rhubarb"))) << evening;
    }
}

TEST_F(HouseOthers, a_name_that_was_deleted_elsewhere_goes_from_a_table_that_rests) {
    sit_at_two_houses();
    world.pass(2 * minute);
    ASSERT_EQ(world.house(1).counts().rooms, 0U);
    // What follows the deletion, that they leave, could not be written.
    const auto opened = world.store().load(created.table, 0).front();
    auto blank = opened;
    for (auto at = blank.find("Ada"); at != std::string::npos; at = blank.find("Ada")) blank.replace(at, 3, "-");
    second->forget();
    world.submit(store::Redaction{created.table, 0, opened, blank},
                 [](store::Outcome outcome) { EXPECT_EQ(outcome, store::Outcome::committed); });
    world.settle();
    ASSERT_EQ(second->all<protocol::Table>().size(), 1U);
    EXPECT_EQ(second->last<protocol::Table>().seats[0].name, "-");
}

TEST_F(HouseOthers, bots_think_once) {
    created = create("pbb");
    first = &enter(created.table, created.seats[0].token, 0);
    auto& other = enter(created.table, std::nullopt, 1);
    EXPECT_TRUE(other.gone()) << "nobody watches here";
    first->say(protocol::HandOver{1, std::nullopt, "random"});
    world.pass(60'000);
    const auto decided = world.house(0).counts().bot_decisions + world.house(1).counts().bot_decisions;
    EXPECT_GT(decided, 50U);
    EXPECT_EQ(world.expected_thoughts().size(), decided);
}

TEST_F(HouseOthers, the_bots_of_a_dead_server_are_looked_after_by_another) {
    created = create("pp");
    for (const auto& seat : created.seats) {
        enter(created.table, seat.token, 1).say_without_waiting(protocol::HandOver{1, std::nullopt, "random"});
        world.pass(5);
    }
    ASSERT_EQ(world.house(1).counts().claims, 1U);
    world.kill(1);
    const auto before = entries(created.table);
    world.pass(30'000);
    EXPECT_GT(entries(created.table), before + 10);
    EXPECT_EQ(world.house(0).counts().claims > 0, true);
}

TEST_F(HouseOthers, a_server_that_joins_stops_no_clock) {
    created = create(with_clock(table_of("pp"), 10 * minute));
    world.pass(5 * minute);
    world.crash(0, 1);
    world.pass(1'000);
    enter(created.table, created.seats[0].token, 1);
    EXPECT_THAT(log_of(created.table), Not(HasSubstr(restarted)));
}

TEST_F(HouseOthers, while_no_server_runs_nobody_loses_minutes) {
    created = create(with_clock(table_of("pp"), 10 * minute));
    world.kill(0);
    world.kill(1);
    world.pass(60 * minute);
    world.start(0);
    world.start(1);
    world.pass(10'000);
    for (const std::size_t house : {0U, 1U}) enter(created.table, created.seats[house].token, house);
    EXPECT_EQ(times(created.table, restarted), 1U);
    EXPECT_THAT(log_of(created.table), Not(HasSubstr(R"("type":"late")")));
}

TEST_F(HouseOthers, what_a_clock_far_ahead_has_written_stops_nobodys_time) {
    created = create(with_clock(table_of("pp"), minute));
    const auto ahead = std::to_string(world.now() + 120 * minute);
    const auto before = world.store().setting("open");
    world.submit(store::Setting{"open", before, ahead + ' ' + ahead},
                 [](store::Outcome outcome) { EXPECT_EQ(outcome, store::Outcome::committed); });
    world.crash(0, 1);
    world.pass(2 * minute);
    EXPECT_THAT(log_of(created.table), HasSubstr(R"("type":"late")"));
}

TEST_F(HouseOthers, while_the_store_is_away_nobody_loses_minutes_and_everybody_is_told) {
    created = create(with_clock(table_of("pp"), minute));
    first = &enter(created.table, created.seats[0].token, 0);
    second = &enter(created.table, created.seats[1].token, 1);
    world.set_store_down(true);
    world.pass(10 * minute);
    for (const auto* one : {first, second}) {
        ASSERT_EQ(one->all<protocol::Writing>().size(), 1U);
        EXPECT_FALSE(one->last<protocol::Writing>().possible);
    }
    first->say(protocol::Say{1, "anybody there?"});
    EXPECT_EQ(first->refusal(), "table.store");
    auto& late = enter(created.table, created.seats[0].token, 0);
    EXPECT_EQ(late.last<protocol::Fault>().key, "table.store");

    world.set_store_down(false);
    second->forget();
    world.pass(10'000);
    EXPECT_TRUE(second->last<protocol::Writing>().possible);
    EXPECT_EQ(times(created.table, restarted), 1U);
    EXPECT_THAT(log_of(created.table), Not(HasSubstr(R"("type":"late")")));
}

TEST_F(HouseOthers, a_store_that_says_nothing_is_away) {
    sit_at_two_houses();
    world.set_store_hanging(true);
    world.pass(10'000);
    EXPECT_FALSE(second->last<protocol::Writing>().possible);
    second->forget();
    second->say_without_waiting(protocol::Say{1, "anybody there?"});
    world.pass(1'000);
    EXPECT_EQ(second->all<protocol::Accepted>().size(), 0U);
    world.set_store_hanging(false);
    world.pass(10'000);
    EXPECT_TRUE(second->last<protocol::Writing>().possible);
    EXPECT_EQ(second->refusal(), "table.store") << "nothing is decided before it is known how long nobody was there";
    second->say(protocol::Say{1, "anybody there?"});
    EXPECT_EQ(second->all<protocol::Accepted>().size(), 1U);
}

// Both of these houses are too old for what a newer one has kept.
TEST_F(HouseOthers, a_table_that_only_a_newer_server_understands_is_left_to_it) {
    created = create("pbb");
    first = &enter(created.table, created.seats[0].token, 0);
    const auto neighbours = begun();
    Visitor& neighbour = enter(neighbours.table, neighbours.seats[0].token, 0);
    const auto decide = decision(neighbour, 1);
    store::Batch newer;
    newer.table = created.table;
    newer.first = entries(created.table);
    newer.entries = {R"({"type":"levitated","time":1760000000000})"};
    newer.row.emplace().wake_at = 1;
    const auto known = newer.first + 1;
    first->forget();
    world.submit(std::move(newer), [](store::Outcome) {});
    world.pass(minute);
    EXPECT_EQ(first->last<protocol::Closed>().why, protocol::Closing::restart);
    EXPECT_TRUE(first->last<protocol::Closed>().retry) << "another server may know more";
    EXPECT_TRUE(first->gone());
    EXPECT_EQ(enter(created.table, created.seats[0].token, 1).last<protocol::Fault>().key, "table.store");
    EXPECT_EQ(entries(created.table), known) << "its bots wait for the newer one";
    neighbour.say(decide);
    EXPECT_EQ(neighbour.order(), "accepted happened view") << "nobody else notices";
}

TEST_F(HouseOthers, a_game_by_newer_rules_is_left_to_a_newer_server_at_once) {
    created = create("pbb");
    world.pass(1'000);
    auto log = world.store().load(created.table, 0);
    auto entry = protocol::decode<protocol::LogEntry>(log[0]).value();
    std::get<protocol::Opened>(entry).rules = 2;
    store::Batch newer;
    newer.table = "by-newer-rules";
    newer.entries = {protocol::encode(entry), log[1]};
    newer.row.emplace().wake_at = 1;
    world.submit(std::move(newer), [](store::Outcome) {});
    world.pass(5'000);
    EXPECT_EQ(world.unreadable_tables(), 2U) << "both have looked";
    std::optional<store::Outcome> outcome;
    world.submit(store::Claim{"table by-newer-rules", "a newer one", world.now(), world.now() + 1'000},
                 [&](store::Outcome reached) { outcome = reached; });
    world.pass(100);
    EXPECT_EQ(outcome, store::Outcome::committed) << "its bots and clocks are nobody's";
    world.pass(minute);
    EXPECT_EQ(entries("by-newer-rules"), 2U);
    EXPECT_EQ(enter("by-newer-rules").last<protocol::Fault>().key, "table.store");
}

TEST_F(HouseOthers, of_somebodys_turn_there_is_one_notice) {
    sit_at_two_houses();
    go_and_await_notices();
    auto& watching = enter(created.table, created.seats[0].token, 1);
    for (std::int64_t seq = 1; world.notices().empty() && seq < 30; ++seq) watching.say(decision(watching, seq));
    world.pass(2'000);
    EXPECT_EQ(world.notices().size(), 1U);
}

TEST_F(HouseOthers, a_turn_that_was_written_although_the_store_said_no_is_noticed_as_well) {
    sit_at_two_houses();
    go_and_await_notices();
    const auto decides = [&] {
        const auto view = first->last<protocol::View>();
        return view.exlibris && view.exlibris->choices && !view.exlibris->choices->empty();
    };
    for (std::int64_t seq = 1; decides(); ++seq) {
        const auto before = entries(created.table);
        first->say_without_waiting(decision(*first, seq));
        world.set({.hidden_commits = 1000});
        while (entries(created.table) == before && world.step()) {
        }
        world.set({});
        first->forget();
        world.pass(1'000);
        ASSERT_EQ(first->all<protocol::Accepted>().size(), 1U);
    }
    world.pass(10'000);
    EXPECT_EQ(world.notices().size(), 1U);
}

}  // namespace shelfmark::proof
