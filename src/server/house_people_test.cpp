// Who sits where, with which secret, and what becomes of it.
#include <gmock/gmock.h>

#include "protocol/codec.h"
#include "server/house.h"
#include "server_scene.h"

namespace shelfmark::server {

namespace {

using proof::Visitor;

class HousePeople : public proof::HouseScene {};

TEST_F(HousePeople, an_invitation_is_claimed_by_whoever_comes_first) {
    const auto created = create("po");
    Visitor& ada = enter(created.table, created.seats[0].token);
    Visitor& bob = enter(created.table, created.invitations[0].token);
    Visitor& eve = enter(created.table, created.invitations[0].token);
    EXPECT_FALSE(bob.last<protocol::Welcome>().seat);
    bob.say_without_waiting(protocol::Claim{1, std::nullopt, "Bob"});
    eve.say_without_waiting(protocol::Claim{1, std::nullopt, "Eve"});
    bob.forget();
    eve.forget();
    ada.forget();
    world.settle();
    const auto claimed = bob.last<protocol::Claimed>();
    EXPECT_EQ(claimed.seat, 1);
    EXPECT_TRUE(eve.gone());
    EXPECT_TRUE(eve.all<protocol::Claimed>().empty());
    EXPECT_EQ(ada.last<protocol::Table>().seats[1].name, "Bob");
    EXPECT_EQ(ada.last<protocol::Table>().status, protocol::Status::playing);
    EXPECT_EQ(enter(created.table, created.invitations[0].token).last<protocol::Fault>().key, "table.unknown");
    EXPECT_EQ(enter(created.table, claimed.token).last<protocol::Welcome>().seat, 1);
    EXPECT_THAT(log_of(created.table), testing::Not(testing::HasSubstr(claimed.token)));
}

const std::string wish = "a-secret-made-by-chance-on-a-device";

TEST_F(HousePeople, whoever_wished_for_a_secret_has_the_seat_even_if_the_answer_is_lost) {
    const auto created = create("po");
    Visitor& bob = enter(created.table, created.invitations[0].token);
    bob.say_without_waiting(protocol::Claim{1, std::nullopt, "Bob", wish});
    while (entries(created.table) == 1) world.step();
    bob.forget();
    bob.hang_up();
    EXPECT_TRUE(bob.all<protocol::Claimed>().empty());
    EXPECT_EQ(enter(created.table, wish).last<protocol::Welcome>().seat, 1);
}

TEST_F(HousePeople, a_secret_that_opens_something_already_cannot_be_wished_for) {
    const auto created = create("poo");
    Visitor& bob = enter(created.table, created.invitations[0].token);
    bob.say(protocol::Claim{1, std::nullopt, "Bob", created.seats[0].token});
    EXPECT_EQ(bob.refusal(), "table.token-taken");
    bob.say(protocol::Claim{2, std::nullopt, "Bob", wish});
    EXPECT_EQ(bob.last<protocol::Claimed>().token, wish);
    Visitor& eve = enter(created.table, created.invitations[1].token);
    eve.say(protocol::Claim{1, std::nullopt, "Eve", wish});
    EXPECT_EQ(eve.refusal(), "table.token-taken");
    bob.say(protocol::Renew{3, wish});
    EXPECT_EQ(bob.refusal(), "table.token-taken");
    bob.say(protocol::Renew{4, wish + "-2"});
    EXPECT_EQ(bob.last<protocol::Claimed>().token, wish + "-2");
    EXPECT_EQ(enter(created.table, wish).last<protocol::Fault>().key, "table.unknown");
}

TEST_F(HousePeople, who_claimed_a_seat_plays_on_over_the_same_line) {
    const auto created = create("oo");
    Visitor& ada = enter(created.table, created.invitations[0].token);
    ada.say(protocol::Claim{1, std::nullopt, "Ada"});
    Visitor& bob = enter(created.table, created.invitations[1].token);
    ada.forget();
    bob.say(protocol::Claim{1, std::nullopt, "Bob"});
    const bool adas_turn = !ada.last<protocol::View>().exlibris->choices->empty();
    Visitor& mover = adas_turn ? ada : bob;
    mover.say(decision(mover, 1));
    EXPECT_EQ(mover.order(), "accepted happened view");
    EXPECT_FALSE((adas_turn ? bob : ada).all<protocol::Happened>().empty());
}

TEST_F(HousePeople, a_listed_table_is_found_and_joined_without_an_invitation) {
    auto request = table_of("po");
    request.visibility = protocol::Visibility::listed;
    const auto created = create(request);
    create("po");
    const auto listed = [&] {
        return ask<protocol::TableList>([&](auto answer) { world.house().list("", std::move(answer)); }).value().tables;
    };
    ASSERT_EQ(listed().size(), 1U);
    EXPECT_EQ(listed()[0].table, created.table);
    Visitor& guest = enter(created.table);
    guest.say(protocol::Claim{1, std::nullopt, "Guest"});
    EXPECT_EQ(guest.last<protocol::Claimed>().seat, 1);
    EXPECT_TRUE(listed().empty());
}

TEST_F(HousePeople, strangers_take_only_so_many_seats_in_an_hour_and_who_is_invited_always_sits_down) {
    auto request = table_of("pooo");
    request.visibility = protocol::Visibility::listed;
    const auto claims = [&](const std::string& table,
                            std::optional<std::string> invitation = std::nullopt) -> Visitor& {
        Visitor& guest = enter(table, std::move(invitation));
        guest.say(protocol::Claim{1, std::nullopt, "Guest"});
        return guest;
    };
    for (std::size_t taken = 0; taken < HouseLimits{}.seats_per_hour; taken += 3) {
        const auto table = create(request).table;
        for (int i = 0; i < 3; ++i) ASSERT_EQ(claims(table).all<protocol::Claimed>().size(), 1U);
    }
    const auto open = create(request).table;
    EXPECT_EQ(claims(open).refusal(), "table.too-many-seats");
    const auto friends = create("po");
    EXPECT_EQ(claims(friends.table, friends.invitations[0].token).last<protocol::Claimed>().seat, 1);
    world.pass(3'600'000);
    EXPECT_EQ(claims(open).all<protocol::Claimed>().size(), 1U);
}

TEST_F(HousePeople, a_long_list_goes_on_where_it_stopped) {
    auto request = table_of("po");
    request.visibility = protocol::Visibility::listed;
    for (int i = 0; i < 55; ++i) create(request);
    std::vector<std::string> found;
    std::string after;
    do {
        const auto list = ask<protocol::TableList>([&](auto answer) { world.house().list(after, std::move(answer)); });
        for (const auto& row : list.value().tables) found.push_back(row.table);
        after = list.value().after.value_or("");
    } while (!after.empty());
    EXPECT_EQ(found.size(), 55U);
    std::ranges::sort(found);
    EXPECT_EQ(std::ranges::adjacent_find(found), found.end());
}

TEST_F(HousePeople, a_new_secret_revokes_the_old_one) {
    const auto created = create("pp");
    Visitor& ada = enter(created.table, created.seats[0].token);
    ada.say(protocol::Renew{1});
    const auto claimed = ada.last<protocol::Claimed>();
    EXPECT_FALSE(ada.gone());
    EXPECT_EQ(enter(created.table, created.seats[0].token).last<protocol::Fault>().key, "table.unknown");
    EXPECT_EQ(enter(created.table, claimed.token).last<protocol::Welcome>().seat, 0);
}

TEST_F(HousePeople, the_host_can_open_no_seat_but_sends_people_away_and_invites_anew) {
    const auto created = create("poo");
    auto message = hello(created.table, created.seats[0].token);
    message.host = created.host;
    Visitor& host = enter(message);
    EXPECT_TRUE(host.last<protocol::Welcome>().host);
    Visitor& bob = enter(created.table, created.invitations[0].token);
    bob.say(protocol::Claim{1, std::nullopt, "Bob"});
    const auto token = bob.last<protocol::Claimed>().token;
    host.say(protocol::Remove{1, 1});
    EXPECT_EQ(bob.last<protocol::Closed>().why, protocol::Closing::removed);
    EXPECT_EQ(enter(created.table, token).last<protocol::Fault>().key, "table.unknown");
    const auto invited = host.last<protocol::Invited>();
    EXPECT_EQ(invited.seat, 1);
    Visitor& eve = enter(created.table, invited.token);
    eve.say(protocol::Claim{1, std::nullopt, "Eve"});
    EXPECT_EQ(eve.last<protocol::Claimed>().seat, 1);
}

TEST_F(HousePeople, the_host_need_not_sit_at_the_table) {
    const auto created = create("oo");
    auto message = hello(created.table);
    message.host = created.host;
    Visitor& host = enter(message);
    EXPECT_FALSE(host.last<protocol::Welcome>().seat);
    host.say(protocol::Start{1});
    EXPECT_EQ(host.last<protocol::Accepted>().seq, 1);
    const auto length = entries(created.table);
    host.say(protocol::Start{1});
    EXPECT_EQ(host.last<protocol::Accepted>().seq, 1);
    EXPECT_GE(entries(created.table), length);
}

TEST_F(HousePeople, who_leaves_is_gone_and_the_seat_is_open_again) {
    const auto created = create("poo");
    auto message = hello(created.table, created.seats[0].token);
    message.host = created.host;
    Visitor& host = enter(message);
    Visitor& bob = enter(created.table, created.invitations[0].token);
    bob.say(protocol::Claim{1, std::nullopt, "Bob"});
    host.forget();
    bob.say(protocol::Leave{1});
    EXPECT_EQ(bob.order(), "accepted closed");
    EXPECT_EQ(bob.last<protocol::Closed>().why, protocol::Closing::left);
    EXPECT_EQ(host.last<protocol::Table>().seats[1].occupant, protocol::Occupant::open);
    EXPECT_EQ(enter(created.table, host.last<protocol::Invited>().token).order(), "welcome table view");
}

TEST_F(HousePeople, who_leaves_or_is_sent_away_leaves_no_words_behind) {
    const auto created = create("poo");
    auto message = hello(created.table, created.seats[0].token);
    message.host = created.host;
    Visitor& host = enter(message);
    for (const std::size_t seat : {0U, 1U}) {
        Visitor& guest = enter(created.table, created.invitations[seat].token);
        guest.say(protocol::Claim{1, std::nullopt, "Zacharias"});
        guest.say(protocol::Say{1, "my telephone number"});
        ASSERT_THAT(log_of(created.table), testing::HasSubstr("telephone"));
        if (seat == 0) guest.say(protocol::Leave{2});
        if (seat == 1) host.say(protocol::Remove{1, 2});
        EXPECT_THAT(log_of(created.table), testing::Not(testing::HasSubstr("Zacharias")));
        EXPECT_THAT(log_of(created.table), testing::Not(testing::HasSubstr("telephone")));
    }
}

TEST_F(HousePeople, who_leaves_or_sends_away_need_not_wait_for_the_answer) {
    auto request = table_of("poo");
    request.visibility = protocol::Visibility::listed;
    const auto created = create(request);
    auto message = hello(created.table, created.seats[0].token);
    message.host = created.host;
    Visitor& host = enter(message);
    for (const std::size_t seat : {0U, 1U}) {
        Visitor& guest = enter(created.table, created.invitations[seat].token);
        guest.say(protocol::Claim{1, std::nullopt, "Zacharias"});
        guest.say(protocol::Say{1, "my telephone number"});
        Visitor& asker = seat == 0 ? guest : host;
        seat == 0 ? asker.say_without_waiting(protocol::Leave{2}) : asker.say_without_waiting(protocol::Remove{1, 2});
        world.pass(1);  // it arrives, and the store has not answered yet
        EXPECT_THAT(log_of(created.table), testing::HasSubstr("telephone"));
        asker.hang_up();
        EXPECT_THAT(log_of(created.table), testing::Not(testing::ContainsRegex("Zacharias|telephone")));
        EXPECT_THAT(world.store().copy_of(created.table)->row->summary, testing::Not(testing::HasSubstr("Zacharias")));
        EXPECT_EQ(enter(created.table).last<protocol::Table>().seats[seat + 1].occupant, protocol::Occupant::open);
    }
}

TEST_F(HousePeople, who_wears_a_table_out_does_so_for_themselves) {
    const auto created = create("pp");
    Visitor& ada = enter(created.table, created.seats[0].token);
    Visitor& bob = enter(created.table, created.seats[1].token);
    std::int64_t seq = 0;
    const auto talk = [&] {
        bob.say(protocol::Say{++seq, "again"});
        world.pass(100);
        return !bob.all<protocol::Accepted>().empty();
    };
    while (seq < 2'000 && talk()) continue;
    EXPECT_EQ(bob.refusal(), "table.worn-out");
    ada.say(protocol::Say{1, "at last"});
    EXPECT_EQ(ada.last<protocol::Accepted>().seq, 1);
    ada.say(protocol::Propose{2, protocol::Proposed::abort, std::nullopt});
    bob.say(protocol::Vote{++seq, ada.last<protocol::Accepted>().number.value(), false});
    EXPECT_EQ(bob.last<protocol::Accepted>().seq, seq);
    bob.say(protocol::Leave{++seq});
    EXPECT_EQ(bob.last<protocol::Closed>().why, protocol::Closing::left);
}

TEST_F(HousePeople, who_is_invited_comes_even_where_strangers_have_worn_the_table_out) {
    auto request = table_of("poo");
    request.visibility = protocol::Visibility::listed;
    const auto created = create(request);
    store::Batch noise;
    noise.table = created.table;
    noise.first = entries(created.table);
    noise.entries.assign(3'001, protocol::encode(protocol::LogEntry(protocol::Restarted{world.now()})));
    ASSERT_EQ(world.store().submit(noise, [](store::Outcome) {}), store::Submission::accepted);
    world.store().write_group(1);
    world.crash();
    Visitor& stranger = enter(created.table);
    stranger.say(protocol::Claim{1, std::nullopt, "Eve"});
    EXPECT_EQ(stranger.refusal(), "table.worn-out");
    Visitor& bob = enter(created.table, created.invitations[0].token);
    bob.say(protocol::Claim{1, std::nullopt, "Bob"});
    EXPECT_EQ(bob.last<protocol::Claimed>().seat, 1);
}

TEST_F(HousePeople, one_seat_is_not_taken_and_left_for_ever) {
    const auto created = create("poo");
    auto message = hello(created.table, created.seats[0].token);
    message.host = created.host;
    Visitor& host = enter(message);
    std::string invitation = created.invitations[0].token;
    for (int times = 0; times < 200; ++times) {
        Visitor& bob = enter(created.table, invitation);
        bob.say(protocol::Claim{1, std::nullopt, "Bob"});
        ASSERT_EQ(bob.last<protocol::Claimed>().seat, 1) << times;
        host.forget();
        bob.say(protocol::Leave{2});
        invitation = host.last<protocol::Invited>().token;
    }
    Visitor& bob = enter(created.table, invitation);
    bob.say(protocol::Claim{1, std::nullopt, "Bob"});
    EXPECT_EQ(bob.refusal(), "table.worn-out");
}

TEST_F(HousePeople, the_host_invites_anew_and_the_old_invitation_is_worth_nothing) {
    const auto created = create("po");
    auto message = hello(created.table, created.seats[0].token);
    message.host = created.host;
    Visitor& host = enter(message);
    Visitor& slow = enter(created.table, created.invitations[0].token);
    host.say(protocol::Invite{1, 1});
    EXPECT_EQ(host.order(), "accepted invited");
    EXPECT_EQ(slow.last<protocol::Closed>().why, protocol::Closing::revoked);
    EXPECT_EQ(enter(created.table, created.invitations[0].token).last<protocol::Fault>().key, "table.unknown");
    Visitor& bob = enter(created.table, host.last<protocol::Invited>().token);
    bob.say(protocol::Invite{1, 1});
    EXPECT_EQ(bob.refusal(), "table.not-host");
    bob.say(protocol::Claim{2, std::nullopt, "Bob"});
    EXPECT_EQ(bob.last<protocol::Claimed>().seat, 1);
    host.say(protocol::Invite{2, 1});
    EXPECT_EQ(host.refusal(), "table.begun");
}

TEST_F(HousePeople, who_was_sent_away_from_a_listed_table_comes_back_only_when_invited) {
    auto request = table_of("poo");
    request.visibility = protocol::Visibility::listed;
    const auto created = create(request);
    auto message = hello(created.table, created.seats[0].token);
    message.host = created.host;
    Visitor& host = enter(message);
    enter(created.table).say(protocol::Claim{1, std::nullopt, "Eve"});
    host.say(protocol::Remove{1, 1});
    const auto invited = host.last<protocol::Invited>();
    Visitor& eve = enter(created.table);
    eve.say(protocol::Claim{1, 1, "Eve"});
    EXPECT_EQ(eve.refusal(), "table.not-invited");
    Visitor& bob = enter(created.table, invited.token);
    bob.say(protocol::Claim{1, std::nullopt, "Bob"});
    EXPECT_EQ(bob.last<protocol::Claimed>().seat, 1);
}

TEST_F(HousePeople, who_looked_at_a_listed_table_does_not_watch_the_game_unless_the_table_allows_it) {
    for (const bool allowed : {false, true}) {
        auto request = table_of("po");
        request.visibility = protocol::Visibility::listed;
        request.spectators = allowed;
        const auto created = create(request);
        Visitor& curious = enter(created.table);
        EXPECT_FALSE(curious.gone());
        curious.forget();
        enter(created.table).say(protocol::Claim{1, std::nullopt, "Bob"});
        EXPECT_EQ(curious.gone(), !allowed);
        if (!allowed) EXPECT_EQ(curious.last<protocol::Closed>().why, protocol::Closing::begun);
        EXPECT_EQ(curious.all<protocol::View>().empty(), !allowed);
    }
}

TEST_F(HousePeople, notices_need_a_place_where_they_can_be_sent_and_every_table_has_its_own) {
    protocol::Subscribe subscribe;
    subscribe.endpoint = "https://push.example/1";
    subscribe.p256dh = std::string(87, 'k');
    subscribe.auth = std::string(22, 'a');
    std::vector<std::string> keys;
    for (int i = 0; i < 2; ++i) {
        const auto created = create("po");
        Visitor& ada = enter(created.table, created.seats[0].token);
        subscribe.seq = 1;
        ada.say(subscribe);
        EXPECT_EQ(ada.order(), "accepted");
        auto nowhere = subscribe;
        nowhere.seq = 2;
        nowhere.endpoint = "http://127.0.0.1:1/x";
        ada.say(nowhere);
        EXPECT_EQ(ada.refusal(), "table.no-notices");
        keys.push_back(created.seats[0].token);
    }
    for (const std::string& token : keys) EXPECT_EQ(world.store().subscriptions(world.hash(token)).size(), 1U);
}

TEST_F(HousePeople, who_begins_hears_of_it_also_when_the_table_had_left_memory) {
    const auto created = create("poo");
    Visitor& ada = enter(created.table, created.seats[0].token);
    protocol::Subscribe subscribe;
    subscribe.seq = 1;
    subscribe.endpoint = "https://push.example/1";
    subscribe.p256dh = std::string(87, 'k');
    subscribe.auth = std::string(22, 'a');
    ada.say(subscribe);
    ada.hang_up();
    world.pass(2 * HouseLimits{}.close_rooms_after);
    auto message = hello(created.table);
    message.host = created.host;
    enter(message).say(protocol::Start{1});
    world.pass(60'000);
    EXPECT_EQ(world.notices().size(), 1U);
}

TEST_F(HousePeople, of_many_wishes_for_notices_at_once_only_so_many_are_kept) {
    const auto created = begun();
    Visitor& bob = enter(created.table, created.seats[1].token);
    bob.forget();
    for (std::int64_t seq = 1; seq <= 12; ++seq) {
        bob.say_without_waiting(protocol::Subscribe{seq, "https://push.example/" + std::to_string(seq),
                                                    std::string(87, 'k'), std::string(22, 'a')});
    }
    world.settle();
    EXPECT_EQ(bob.all<protocol::Accepted>().size(), 8U);
    EXPECT_EQ(bob.all<protocol::Refused>().size(), 4U);
}

TEST_F(HousePeople, notices_go_to_those_who_are_away_when_it_becomes_their_turn) {
    const auto created = begun();
    Visitor& bob = enter(created.table, created.seats[1].token);
    protocol::Subscribe subscribe;
    subscribe.seq = 1;
    subscribe.endpoint = "https://push.example/1";
    subscribe.p256dh = std::string(87, 'k');
    subscribe.auth = std::string(22, 'a');
    bob.say(subscribe);
    EXPECT_EQ(bob.order(), "accepted");
    bob.hang_up();
    const auto plays_until_done = [&](const std::string& token) {
        for (std::int64_t seq = 10;; ++seq) {
            Visitor& one = enter(created.table, token);
            if (one.last<protocol::View>().exlibris->choices->empty()) return one.hang_up();
            one.say(decision(one, seq));
        }
    };
    plays_until_done(created.seats[1].token);
    EXPECT_TRUE(world.notices().empty());
    plays_until_done(created.seats[0].token);
    ASSERT_EQ(world.notices().size(), 1U);
    EXPECT_EQ(protocol::decode<protocol::Subscribe>(world.notices()[0].value), subscribe);
}

TEST_F(HousePeople, nobody_is_told_more_than_once_a_minute_that_it_is_their_turn) {
    const auto created = begun();
    Visitor& bob = enter(created.table, created.seats[1].token);
    bob.say(protocol::Subscribe{1, "https://push.example/1", std::string(87, 'k'), std::string(22, 'a')});
    ASSERT_EQ(bob.order(), "accepted");
    bob.hang_up();
    std::int64_t seq = 10;
    const auto plays_until_done = [&](const std::string& token) {
        while (true) {
            Visitor& one = enter(created.table, token);
            if (one.last<protocol::View>().exlibris->choices->empty()) return one.hang_up();
            one.say(decision(one, seq++));
        }
    };
    const auto everybody_plays = [&] {
        plays_until_done(created.seats[1].token);
        plays_until_done(created.seats[0].token);
    };
    everybody_plays();
    EXPECT_EQ(world.notices().size(), 1U);
    everybody_plays();
    EXPECT_EQ(world.notices().size(), 1U) << "not again so soon";
    world.pass(60'000);
    everybody_plays();
    EXPECT_EQ(world.notices().size(), 2U);
}

TEST_F(HousePeople, my_games_are_those_whose_secrets_I_have) {
    const auto first = create("pp");
    const auto second = create("po");
    protocol::Mine mine;
    mine.tokens = {first.seats[0].token, second.seats[0].token, second.invitations[0].token, std::string(32, 'x')};
    const auto list = ask<protocol::TableList>([&](auto answer) { world.house().mine(mine, {}, std::move(answer)); });
    std::vector<std::string> tables;
    for (const auto& row : list.value().tables) tables.push_back(row.table);
    EXPECT_THAT(tables, testing::UnorderedElementsAre(first.table, second.table));
}

TEST_F(HousePeople, who_wants_to_be_forgotten_is_in_no_list) {
    auto request = table_of("po");
    request.seats[0].name = "Adalbert";
    request.visibility = protocol::Visibility::listed;
    const auto created = create(request);
    const auto summary = [&] { return world.store().copy_of(created.table)->row->summary; };
    EXPECT_THAT(summary(), testing::HasSubstr("Adalbert"));
    const auto forgotten =
        ask<bool>([&](auto answer) { world.house().forget({created.seats[0].token}, std::move(answer)); });
    EXPECT_TRUE(forgotten.has_value());
    EXPECT_THAT(summary(), testing::Not(testing::HasSubstr("Adalbert")));
}

TEST_F(HousePeople, who_wants_to_be_forgotten_leaves_no_name_no_words_and_no_key) {
    auto request = table_of("pp");
    request.seats[0].name = "Adalbert";
    const auto created = create(request);
    Visitor& ada = enter(created.table, created.seats[0].token);
    Visitor& bob = enter(created.table, created.seats[1].token);
    ada.say(protocol::Say{1, "something private"});
    ada.say(protocol::Rename{2, "Berthold"});
    bob.say(protocol::Say{1, "something else"});
    const auto forgotten =
        ask<bool>([&](auto answer) { world.house().forget({created.seats[0].token}, std::move(answer)); });
    EXPECT_TRUE(forgotten.has_value());
    EXPECT_THAT(log_of(created.table), testing::Not(testing::ContainsRegex("Adalbert|Berthold|private")));
    EXPECT_THAT(log_of(created.table), testing::HasSubstr("something else"));
    EXPECT_TRUE(ada.gone());
    EXPECT_EQ(ada.last<protocol::Closed>().why, protocol::Closing::left);
    EXPECT_EQ(enter(created.table, created.seats[0].token).last<protocol::Fault>().key, "table.unknown");
    EXPECT_FALSE(bob.gone());
    EXPECT_EQ(bob.last<protocol::Table>().seats[0].occupant, protocol::Occupant::bot);
    const auto again =
        ask<bool>([&](auto answer) { world.house().forget({created.seats[0].token}, std::move(answer)); });
    EXPECT_EQ(again.error().key, "table.unknown");
}

TEST_F(HousePeople, with_the_last_person_goes_the_table) {
    const auto created = create("pb");
    Visitor& ada = enter(created.table, created.seats[0].token);
    ASSERT_TRUE(ask<bool>([&](auto answer) { world.house().forget({created.seats[0].token}, std::move(answer)); }));
    EXPECT_EQ(ada.last<protocol::Closed>().why, protocol::Closing::deleted);
    EXPECT_EQ(world.store().count(), 0U);
    EXPECT_EQ(enter(created.table, created.seats[0].token).last<protocol::Fault>().key, "table.unknown");
}

}  // namespace

}  // namespace shelfmark::server
