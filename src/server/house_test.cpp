#include "server/house.h"

#include <gmock/gmock.h>

#include "server_scene.h"

namespace shelfmark::server {

namespace {

using proof::Visitor;

class House : public proof::HouseScene {};

// The last of several visitors is the one who is spoken of.
TEST_F(House, who_has_no_business_there_learns_nothing) {
    const auto created = create("pp");
    const auto other = create("pp");
    const std::string made_up(32, 'x');
    auto with_host = hello(created.table, created.seats[0].token);
    with_host.host = made_up;
    auto host_as_seat = hello(created.table, created.host);
    std::vector<std::vector<std::string>> answers;
    for (const auto& message :
         {hello("nowhere-at-all"), hello("nowhere-at-all", made_up), hello(created.table),
          hello(created.table, made_up), hello(created.table, other.seats[0].token), with_host, host_as_seat}) {
        const Visitor& visitor = enter(message);
        EXPECT_TRUE(visitor.gone());
        answers.push_back(visitor.texts());
    }
    EXPECT_THAT(answers, testing::Each(answers.front()));
    EXPECT_EQ(visitors.front()->last<protocol::Fault>().key, "table.unknown");
}

TEST_F(House, another_version_of_the_protocol_is_turned_away) {
    const auto created = create("pp");
    auto message = hello(created.table, created.seats[0].token);
    message.version = 2;
    EXPECT_EQ(enter(message).last<protocol::Fault>().key, "table.version");
    EXPECT_TRUE(visitors.back()->gone());
}

TEST_F(House, a_welcome_is_followed_by_table_and_view) {
    const auto created = create("pp");
    const Visitor& ada = enter(created.table, created.seats[1].token);
    EXPECT_EQ(ada.order(), "welcome table view");
    EXPECT_EQ(ada.last<protocol::Welcome>().seat, 1);
    EXPECT_FALSE(ada.last<protocol::Welcome>().host);
    EXPECT_TRUE(ada.last<protocol::View>().full);
    EXPECT_TRUE(ada.last<protocol::Table>().seats[1].connected);
    EXPECT_FALSE(ada.last<protocol::Table>().seats[0].connected);
}

TEST_F(House, what_is_no_message_is_answered_with_its_place) {
    const auto created = create("pp");
    Visitor& ada = enter(created.table, created.seats[0].token);
    ada.say_text(R"({"type":"say","seq":1,"text":7})");
    EXPECT_EQ(ada.last<protocol::Fault>().key, "table.no-message");
    EXPECT_THAT(ada.last<protocol::Fault>().where.value_or(""), testing::StartsWith("text"));
    EXPECT_FALSE(ada.gone());
}

TEST_F(House, what_is_no_message_is_answered_with_its_number_if_that_can_be_read) {
    const auto created = create("pp");
    Visitor& ada = enter(created.table, created.seats[0].token);
    const auto number_in = [&](const char* text) {
        ada.say_text(text);
        return ada.last<protocol::Fault>().seq;
    };
    EXPECT_EQ(number_in(R"({"type":"say","seq":1,"text":7})"), 1);
    EXPECT_EQ(number_in(R"({"steps":[{"seq":3}],"seq": 4503599627370495 ,"type":"dance"})"), 4503599627370495);
    EXPECT_EQ(number_in(R"({"type":"say","seq":2})"), 2);
    for (const auto* text :
         {"", "7", "[2]", R"({"seq":2)", R"({"seq":2}})", R"({"seq":2,"seq":2})", R"({"seq":0})", R"({"seq":"2"})",
          R"({"seq":2.0})", R"({"seq":4503599627370496})", R"({"seq":99999999999999999999})", R"({"x":{"seq":2}})",
          R"({"seq":2,"x":[[[[[[[[[[[[[[]]]]]]]]]]]]]]})"}) {
        EXPECT_EQ(number_in(text), std::nullopt) << text;
    }
}

TEST_F(House, nothing_is_served_before_hello_and_hello_comes_once) {
    const auto created = create("pp");
    Visitor stranger(world);
    stranger.say(protocol::Say{1, "hello"});
    EXPECT_EQ(stranger.last<protocol::Fault>().key, "table.hello-first");
    stranger.say(protocol::Ping{12});
    EXPECT_EQ(stranger.last<protocol::Pong>().echo, 12);
    stranger.say(hello(created.table, created.seats[0].token));
    stranger.say(hello(created.table, created.seats[0].token));
    EXPECT_EQ(stranger.last<protocol::Fault>().key, "table.hello-twice");
}

TEST_F(House, what_comes_right_behind_hello_waits_for_the_welcome) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    auto decide = decision(ada, 1);
    ada.hang_up();
    Visitor again(world);
    again.say_without_waiting(hello(created.table, created.seats[0].token));
    again.say_without_waiting(decide);
    world.settle();
    EXPECT_EQ(again.order(), "welcome table view accepted happened view");
}

TEST_F(House, not_much_waits_behind_a_hello) {
    const auto created = begun();
    Visitor ada(world);
    ada.say_without_waiting(hello(created.table, created.seats[0].token));
    const auto most = static_cast<std::int64_t>(HouseLimits{}.waiting_requests);
    for (std::int64_t seq = 1; seq <= most + 1; ++seq) ada.say_without_waiting(protocol::Say{seq, "well"});
    world.settle();
    ASSERT_EQ(ada.all<protocol::Refused>().size(), 1U);
    EXPECT_EQ(ada.refusal(), "table.busy");
    EXPECT_EQ(ada.all<protocol::Accepted>().size(), HouseLimits{}.waiting_requests);
}

TEST_F(House, a_decision_is_accepted_and_then_told_to_all) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    Visitor& bob = enter(created.table, created.seats[1].token);
    const auto before = entries(created.table);
    bob.forget();
    ada.say(decision(ada, 1));
    EXPECT_EQ(ada.order(), "accepted happened view");
    EXPECT_EQ(bob.order(), "happened view");
    EXPECT_FALSE(bob.last<protocol::View>().full);
    EXPECT_EQ(ada.last<protocol::Accepted>().number, static_cast<std::int64_t>(before));
    EXPECT_EQ(entries(created.table), before + 1);
}

TEST_F(House, nobody_hears_of_what_could_not_be_written) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    Visitor& bob = enter(created.table, created.seats[1].token);
    const auto decide = decision(ada, 1);
    bob.forget();
    world.set({.failed_commits = 1000});
    ada.say(decide);
    EXPECT_EQ(ada.order(), "refused");
    EXPECT_EQ(ada.refusal(), "table.store");
    EXPECT_EQ(bob.order(), "");
    world.set({});
    ada.say(decide);
    EXPECT_EQ(ada.order(), "accepted happened view");
    EXPECT_EQ(bob.order(), "happened view");
}

TEST_F(House, a_write_that_only_seemed_to_fail_is_accepted) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    Visitor& bob = enter(created.table, created.seats[1].token);
    bob.forget();
    world.set({.hidden_commits = 1000});
    ada.say(decision(ada, 1));
    EXPECT_EQ(ada.order(), "accepted happened table view");
    EXPECT_EQ(bob.order(), "happened table view");
}

TEST_F(House, a_repeated_request_is_accepted_as_before_and_not_carried_out_again) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    const auto decide = decision(ada, 5);
    ada.say(decide);
    const auto number = ada.last<protocol::Accepted>().number;
    const auto length = entries(created.table);
    ada.say(decide);
    EXPECT_EQ(ada.order(), "accepted");
    EXPECT_EQ(ada.last<protocol::Accepted>().number, number);
    ada.say(protocol::Say{4, "too late"});
    EXPECT_EQ(ada.refusal(), "table.repeated");
    ada.say(protocol::Say{6, "in time"});
    EXPECT_EQ(ada.last<protocol::Accepted>().seq, 6);
    EXPECT_EQ(entries(created.table), length + 1);
}

TEST_F(House, two_devices_of_one_seat_count_each_for_itself) {
    constexpr std::int64_t phone_series = 3 * 1'048'576;
    const auto created = create("pp");
    const auto sit_down = [&]() -> Visitor& { return enter(created.table, created.seats[0].token); };
    sit_down().say(protocol::Say{1, "from the desk"});
    sit_down().say(protocol::Say{phone_series + 1, "from the phone"});
    Visitor& desk = sit_down();
    EXPECT_EQ(desk.last<protocol::Welcome>().seq, 1);
    desk.say(protocol::Say{2, "from the desk again"});
    EXPECT_EQ(desk.last<protocol::Said>().text, "from the desk again");
    const auto length = entries(created.table);
    Visitor& phone = sit_down();
    phone.say(protocol::Say{phone_series + 1, "from the phone"});
    EXPECT_EQ(phone.order(), "accepted") << "said before";
    phone.say(protocol::Say{phone_series + 2, "from the phone again"});
    EXPECT_EQ(phone.last<protocol::Said>().text, "from the phone again");
    EXPECT_EQ(entries(created.table), length + 1);
}

TEST_F(House, what_was_refused_once_is_not_carried_out_later) {
    const auto created = create("pp");
    Visitor& ada = enter(created.table, created.seats[0].token);
    ada.say(protocol::TakeBack{3});
    EXPECT_EQ(ada.refusal(), "table.not-handed");
    ada.say(protocol::Say{3, "again"});
    EXPECT_EQ(ada.refusal(), "table.repeated");
    ada.hang_up();
    Visitor& again = enter(created.table, created.seats[0].token);
    EXPECT_EQ(again.last<protocol::Welcome>().seq, 3);
    again.say(protocol::Say{3, "on another line"});
    EXPECT_EQ(again.refusal(), "table.repeated");
    again.say(protocol::Say{4, "something else"});
    EXPECT_EQ(again.last<protocol::Accepted>().seq, 4);
}

TEST_F(House, whoever_sits_down_after_another_counts_requests_anew) {
    const auto created = create("poo");
    auto message = hello(created.table, created.seats[0].token);
    message.host = created.host;
    Visitor& ada = enter(message);
    Visitor& bob = enter(created.table, created.invitations[0].token);
    bob.say(protocol::Claim{1, std::nullopt, "Bob", std::nullopt});
    bob.say(protocol::TakeBack{9});
    EXPECT_EQ(bob.refusal(), "table.not-handed");
    ada.say(protocol::Remove{1, 1});
    Visitor& eve = enter(created.table, ada.last<protocol::Invited>().token);
    eve.say(protocol::Claim{1, std::nullopt, "Eve", std::nullopt});
    eve.say(protocol::Say{2, "hello"});
    EXPECT_EQ(eve.order(), "accepted said");
}

TEST_F(House, somebody_else_who_wrote_to_the_table_comes_first) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    const auto decide = decision(ada, 1);
    const auto length = entries(created.table);
    protocol::Spoke spoke;
    spoke.time = world.now();
    spoke.seat = created.seats[1].seat;
    spoke.seq = 1;
    spoke.text = "hello";
    store::Batch batch = *world.store().copy_of(created.table);
    batch.first = length;
    batch.entries = {protocol::encode(protocol::LogEntry(spoke))};
    batch.new_tokens = {};
    store::Outcome outcome{};
    EXPECT_EQ(world.store().submit(batch, [&](store::Outcome reached) { outcome = reached; }),
              store::Submission::accepted);
    world.store().write_group(1);
    ASSERT_EQ(outcome, store::Outcome::committed);
    ada.say(decide);
    EXPECT_EQ(ada.order(), "said table view accepted happened view");
    EXPECT_EQ(entries(created.table), length + 2);
}

TEST_F(House, requests_of_a_table_are_carried_out_in_order_and_only_so_many_wait) {
    const auto created = create("pp");
    Visitor& ada = enter(created.table, created.seats[0].token);
    ada.forget();
    for (int seq = 1; seq <= 50; ++seq) ada.say_without_waiting(protocol::Say{seq, "word"});
    world.settle();
    const auto accepted = ada.all<protocol::Accepted>();
    const auto refused = ada.all<protocol::Refused>();
    EXPECT_EQ(accepted.size() + refused.size(), 50U);
    EXPECT_GE(accepted.size(), HouseLimits{}.waiting_requests);
    EXPECT_FALSE(refused.empty());
    for (const auto& one : refused) EXPECT_EQ(one.why.key, "table.busy");
    EXPECT_TRUE(std::ranges::is_sorted(accepted, {}, &protocol::Accepted::seq));
}

TEST_F(House, a_flood_is_cut_off) {
    const auto created = create("pp");
    Visitor& ada = enter(created.table, created.seats[0].token);
    for (int echo = 0; echo < 100; ++echo) ada.say_without_waiting(protocol::Ping{echo});
    world.settle();
    EXPECT_EQ(ada.last<protocol::Closed>().why, protocol::Closing::flood);
    EXPECT_TRUE(ada.gone());
    EXPECT_LE(ada.all<protocol::Pong>().size(), HouseLimits{}.burst);
}

TEST_F(House, a_seat_has_one_line_and_the_newer_one_stays) {
    const auto created = begun();
    Visitor& before = enter(created.table, created.seats[0].token);
    Visitor& after = enter(created.table, created.seats[0].token);
    EXPECT_EQ(before.last<protocol::Closed>().why, protocol::Closing::elsewhere);
    EXPECT_FALSE(before.last<protocol::Closed>().retry);
    EXPECT_TRUE(before.gone());
    after.say(decision(after, 1));
    EXPECT_EQ(after.order(), "accepted happened view");
}

TEST_F(House, who_comes_back_hears_what_happened_meanwhile_once) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    Visitor& bob = enter(created.table, created.seats[1].token);
    const auto seen = bob.last<protocol::Welcome>().number;
    bob.hang_up();
    EXPECT_FALSE(ada.last<protocol::Table>().seats[static_cast<std::size_t>(created.seats[1].seat)].connected);
    auto& again = enter(created.table, created.seats[0].token);
    again.say(decision(again, 1));
    again.say(protocol::Say{2, "your turn"});
    auto message = hello(created.table, created.seats[1].token);
    message.seen = seen;
    EXPECT_EQ(enter(message).order(), "welcome happened said table view");
    message.seen = *seen + 1;
    EXPECT_EQ(enter(message).order(), "welcome said table view");
    message.seen = *seen + 2;
    EXPECT_EQ(enter(message).order(), "welcome table view");
}

TEST_F(House, once_a_table_was_read_again_views_are_sent_in_full) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    const auto decide = decision(ada, 1);
    world.pass(2 * HouseLimits{}.close_rooms_after);
    ada.say(decide);
    EXPECT_TRUE(ada.last<protocol::View>().full);
}

TEST_F(House, a_table_that_nobody_uses_leaves_memory_and_comes_back) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    const auto decide = decision(ada, 1);
    ada.hang_up();
    world.pass(2 * HouseLimits{}.close_rooms_after);
    EXPECT_EQ(world.house().counts().rooms, 0U);
    Visitor& bob = enter(created.table, created.seats[1].token);
    EXPECT_EQ(world.house().counts().rooms, 1U);
    world.pass(2 * HouseLimits{}.close_rooms_after);
    EXPECT_FALSE(bob.gone());
    EXPECT_EQ(world.house().counts().rooms, 0U) << "somebody is there, but the table itself is not in memory";
    Visitor& again = enter(created.table, created.seats[0].token);
    again.say(decide);
    EXPECT_EQ(again.order(), "accepted happened view");
}

TEST_F(House, a_line_outlives_its_room) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    const auto decide = decision(ada, 1);
    world.pass(2 * HouseLimits{}.close_rooms_after);
    ada.say(decide);
    EXPECT_EQ(ada.order(), "accepted happened view");
}

TEST_F(House, spectators_come_where_the_table_allows_it_and_only_so_many) {
    auto request = table_of("pp");
    request.spectators = true;
    const auto created = create(request);
    const Visitor& first = enter(created.table);
    EXPECT_EQ(first.order(), "welcome table view");
    EXPECT_FALSE(first.last<protocol::Welcome>().seat);
    EXPECT_FALSE(first.last<protocol::View>().exlibris->mine);
    for (std::size_t i = 1; i < HouseLimits{}.spectators; ++i) enter(created.table);
    EXPECT_FALSE(visitors.back()->gone());
    EXPECT_EQ(enter(created.table).last<protocol::Fault>().key, "table.crowded");
}

TEST_F(House, who_is_invited_finds_a_place_among_many_spectators) {
    auto request = table_of("po");
    request.spectators = true;
    const auto created = create(request);
    for (std::size_t i = 0; i < HouseLimits{}.spectators; ++i) enter(created.table);
    EXPECT_EQ(enter(created.table).last<protocol::Fault>().key, "table.crowded");
    EXPECT_EQ(enter(created.table, created.invitations[0].token).order(), "welcome table view");
    auto host = hello(created.table);
    host.host = created.host;
    EXPECT_EQ(enter(host).order(), "welcome table view");
}

TEST_F(House, however_much_was_said_one_can_come_back) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    const auto seen = ada.last<protocol::View>().number;
    std::string words;
    for (int i = 0; i < 300; ++i) words += "\U0001F4DA";
    for (std::int64_t seq = 1; seq <= 1000; ++seq) {
        ada.say(protocol::Say{seq, words});
        world.pass(100);
    }
    auto message = hello(created.table, created.seats[1].token);
    message.seen = seen;
    const Visitor& bob = enter(message);
    EXPECT_TRUE(bob.last<protocol::Welcome>().more);
    const auto said = bob.all<protocol::Said>();
    ASSERT_FALSE(said.empty());
    EXPECT_EQ(said.back().number, static_cast<protocol::EntryNumber>(entries(created.table)) - 1);
    EXPECT_EQ(said.back().number - said.front().number + 1, static_cast<protocol::EntryNumber>(said.size()));
    std::size_t size = 0;
    for (const auto& text : bob.texts()) size += text.size();
    EXPECT_LT(size, 1'000'000U);
    EXPECT_TRUE(bob.last<protocol::View>().full);
}

TEST_F(House, a_long_story_is_told_only_so_often_and_only_its_end) {
    const auto created = create("pp");
    store::Batch noise;
    noise.table = created.table;
    noise.first = entries(created.table);
    for (std::int64_t seq = 1; seq <= 1'500; ++seq) {
        noise.entries.push_back(protocol::encode(protocol::LogEntry(protocol::Spoke{world.now(), 0, seq, "again"})));
    }
    ASSERT_EQ(world.store().submit(noise, [](store::Outcome) {}), store::Submission::accepted);
    world.store().write_group(1);
    world.crash();
    auto message = hello(created.table, created.seats[1].token);
    message.seen = 0;
    for (int times = 0; times < 4; ++times) {
        const Visitor& bob = enter(message);
        ASSERT_TRUE(bob.last<protocol::Welcome>().more) << times;
        EXPECT_EQ(bob.all<protocol::Said>().size(), 1'000U);
    }
    EXPECT_EQ(enter(message).last<protocol::Fault>().key, "table.busy");
    EXPECT_FALSE(enter(created.table, created.seats[1].token).last<protocol::Welcome>().more)
        << "whoever has seen nothing yet is shown how it is now";
    world.pass(2'000);
    EXPECT_TRUE(enter(message).last<protocol::Welcome>().more);
}

TEST_F(House, a_table_that_cannot_be_read_is_not_called_a_passing_trouble) {
    store::Batch newer;
    newer.table = "by-newer-rules";
    newer.entries = {"what a newer server has written"};
    newer.row.emplace();
    world.submit(std::move(newer), [](store::Outcome) {});
    world.settle();
    EXPECT_EQ(enter("by-newer-rules").last<protocol::Fault>().key, "table.unreadable");
}

TEST_F(House, tables_that_cannot_be_read_do_not_keep_the_others_asleep) {
    for (int i = 0; i < 300; ++i) {
        store::Batch broken;
        broken.table = "broken" + std::to_string(i);
        broken.entries = {"nonsense"};
        broken.row = store::IndexRow{};
        broken.row->wake_at = 1;
        world.submit(std::move(broken), [](store::Outcome) {});
    }
    world.settle();
    const auto created = create("pb");
    world.pass(10'000);
    EXPECT_GT(entries(created.table), 1U) << "the bot, or the person, is asked";
    world.pass(2 * HouseLimits{}.close_rooms_after);
    EXPECT_EQ(world.unreadable_tables(), 300U) << "each is told of once";
    auto timed = table_of("pp");
    timed.pacing = {protocol::Pace::move, 30'000, protocol::Lateness::resign};
    const auto late = create(timed);
    world.crash();
    world.pass(60'000);
    EXPECT_THAT(log_of(late.table), testing::HasSubstr("\"late\"")) << "nobody came, and the clock ran out";
}

TEST_F(House, why_and_recap_change_nothing) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    const auto length = entries(created.table);
    const auto decide = decision(ada, 1);
    ada.say(protocol::Why{1, decide.action});
    EXPECT_FALSE(ada.last<protocol::Reason>().why);
    ada.say(protocol::Why{1, "no such thing"});
    EXPECT_EQ(ada.last<protocol::Reason>().why->key, "table.no-such-decision");
    ada.say(protocol::Why{1, decide.action, "no such thing"});
    EXPECT_TRUE(ada.last<protocol::Reason>().why);
    EXPECT_EQ(entries(created.table), length);
    ada.say(decide);
    const auto own = ada.last<protocol::Accepted>().number;
    ada.say(protocol::AskRecap{9, *own - 1});
    ASSERT_EQ(ada.last<protocol::Recap>().entries.size(), 1U);
    EXPECT_EQ(ada.last<protocol::Recap>().entries[0].number, own);
    ada.say(protocol::AskRecap{9, std::nullopt});
    EXPECT_TRUE(ada.last<protocol::Recap>().entries.empty());
}

TEST_F(House, when_it_closes_everybody_is_told_to_come_back_and_what_is_written_is_awaited) {
    const auto created = begun();
    Visitor& ada = enter(created.table, created.seats[0].token);
    const auto decide = decision(ada, 1);
    const auto length = entries(created.table);
    ada.say_without_waiting(decide);
    world.step();
    bool closed = false;
    world.house().close([&] { closed = true; });
    EXPECT_FALSE(closed);
    world.settle();
    EXPECT_TRUE(closed);
    EXPECT_EQ(entries(created.table), length + 1);
    EXPECT_EQ(ada.last<protocol::Closed>().why, protocol::Closing::restart);
    EXPECT_TRUE(ada.last<protocol::Closed>().retry);
    EXPECT_EQ(try_create(table_of("pp")).error().key, "table.closing");
}

TEST_F(House, the_thinker_is_told_how_long_the_bot_of_a_table_thought_before) {
    world.let_thoughts_take(2'500);
    finished_game();
    const auto expected = world.expected_thoughts();
    ASSERT_GT(expected.size(), 2U);
    EXPECT_EQ(expected[0], 0) << "nothing is known of it yet";
    EXPECT_EQ(expected[1], 2'500);
    finished_game();
    EXPECT_EQ(world.expected_thoughts()[expected.size()], 0) << "another table";
}

}  // namespace

}  // namespace shelfmark::server
