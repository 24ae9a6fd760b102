// Who is away is told that it is their turn, whatever becomes of the servers.
#include <limits>

#include "server/house_keys.h"
#include "server_scene.h"

namespace shelfmark::proof {

namespace {

constexpr std::int64_t minute = 60'000;
constexpr std::int64_t hour = 60 * minute;

class HouseNotices : public HouseScene {
protected:
    explicit HouseNotices(std::size_t houses = 1) : HouseScene(houses) { world.pass(12'000); }

    /// A game in which the next decision of Ada makes it Bob's turn, who has gone and wants to be told.
    void come_to_bobs_turn(std::string_view seats = "pp") {
        told_before = world.notices().size();
        seq = 0;
        created = begun(seats);
        std::ranges::iter_swap(created.seats.begin() + 1, next_to_decide());
        Visitor& bob = enter(created.table, created.seats[1].token, world.houses() - 1);
        bob.say(protocol::Subscribe{1, "https://push.example/bob", std::string(87, 'k'), std::string(22, 'a')});
        ASSERT_EQ(bob.order(), "accepted");
        bob.hang_up();
        come_to_bobs_next_turn();
        ASSERT_EQ(told(), 0U);
    }
    /// Bob decides whatever he is asked and goes again.
    void come_to_bobs_next_turn() {
        bob_plays_on();
        ada = &enter(created.table, created.seats[0].token);
        while (!next_is_bobs()) ada->say(decision(*ada, ++seq));
    }
    bool nothing_owed() { return world.store().owed_before(std::numeric_limits<std::int64_t>::max(), 1).empty(); }
    /// Notices since that game began.
    std::size_t told() { return world.notices().size() - told_before; }
    /// Ada has decided; what becomes of it is not known yet.
    void decide() {
        before = entries(created.table);
        ada->say_without_waiting(decision(*ada, ++seq));
    }
    /// It becomes Bob's turn while he is connected and says nothing.
    Visitor& watch_it_become_bobs_turn() {
        come_to_bobs_turn();
        Visitor& bob = enter(created.table, created.seats[1].token, world.houses() - 1);
        decide();
        world.pass(2'000);
        EXPECT_FALSE(bob.last<protocol::View>().exlibris->choices->empty());
        return bob;
    }
    bool kept() { return entries(created.table) > before; }
    void until_kept() {
        while (!kept()) world.step();
    }
    void bob_plays_on(std::size_t house = 0) {
        for (std::int64_t number = 100;; ++number) {
            Visitor& bob = enter(created.table, created.seats[1].token, house);
            if (bob.last<protocol::View>().exlibris->choices->empty()) return bob.hang_up();
            bob.say(decision(bob, number));
        }
    }

    /// Whose turn it is after the first, if that one does the first thing that is possible.
    std::vector<protocol::Invitation>::iterator next_to_decide() {
        auto room = std::move(server::read_log(world.store().load(created.table, 0))->room);
        const auto first = static_cast<server::Seat>(created.seats[0].seat);
        for (std::int64_t number = 1; room.asked().contains(first) && number < 100; ++number) {
            const auto action = room.view(first).exlibris->choices->front().action;
            const auto fault =
                room.take(protocol::Decided{.time = world.now(), .seat = first, .seq = number, .action = action});
            EXPECT_FALSE(fault) << *fault;
        }
        const auto next = room.asked().lowest();
        return std::ranges::find_if(created.seats, [&](const auto& one) { return one.seat == next; });
    }
    /// One more game in which it is the turn of somebody who is away and wants to be told.
    void owe_at_a_table_like_this(int number) {
        auto opened =
            std::get<protocol::Opened>(*protocol::decode<protocol::LogEntry>(world.store().load(created.table, 0)[0]));
        const std::string name = "table" + std::to_string(number);
        const auto owner = world.hash(name);
        const auto seat = static_cast<std::size_t>(created.seats[0].seat);
        opened.seats[seat].key = server::hex_of(owner);
        store::Batch begins;
        begins.table = name;
        begins.entries = {protocol::encode(protocol::LogEntry(opened))};
        begins.new_tokens = {{owner, "seat " + std::to_string(seat)}};
        submit(begins);
        const protocol::Subscribe where{1, "https://push.example/bob", std::string(87, 'k'), std::string(22, 'a')};
        submit(store::Subscription{owner, owner, protocol::encode(protocol::ClientMessage(where))});
        store::Batch waits;
        waits.table = name;
        waits.first = 1;
        waits.notices = {{owner, world.now()}};
        submit(waits);
    }
    void submit(store::Change change) {
        world.submit(std::move(change), [](store::Outcome outcome) { EXPECT_EQ(outcome, store::Outcome::committed); });
    }

    protocol::TableCreated created;
    Visitor* ada = nullptr;
    std::size_t before = 0;
    std::size_t told_before = 0;

private:
    bool next_is_bobs() {
        auto reading = server::read_log(world.store().load(created.table, 0));
        const auto action = decision(*ada, 0).action;
        const auto seat = static_cast<server::Seat>(created.seats[0].seat);
        const auto fault =
            reading->room.take(protocol::Decided{.time = world.now(), .seat = seat, .seq = seq + 1, .action = action});
        EXPECT_FALSE(fault) << *fault;
        return !reading->room.match().actors().contains(seat);
    }
    std::int64_t seq = 0;
};

class NoticesOfTwoHouses : public HouseNotices {
protected:
    NoticesOfTwoHouses() : HouseNotices(2) {}
};

}  // namespace

TEST_F(HouseNotices, a_server_that_died_before_it_told_somebody_tells_them_when_it_is_back) {
    come_to_bobs_turn();
    decide();
    until_kept();
    world.crash();
    EXPECT_TRUE(world.notices().empty());
    world.pass(minute);
    EXPECT_EQ(world.notices().size(), 1U);
}

TEST_F(NoticesOfTwoHouses, what_a_dead_server_owed_another_one_sends) {
    come_to_bobs_turn();
    decide();
    until_kept();
    world.kill(0);
    EXPECT_TRUE(world.notices().empty());
    world.pass(minute);
    EXPECT_EQ(world.notices().size(), 1U);
}

TEST_F(HouseNotices, whoever_has_decided_meanwhile_is_not_told) {
    come_to_bobs_turn();
    decide();
    until_kept();
    world.crash();
    bob_plays_on();
    world.pass(2 * minute);
    EXPECT_TRUE(world.notices().empty());
    EXPECT_TRUE(nothing_owed());
}

TEST_F(HouseNotices, whoever_has_come_meanwhile_is_not_told) {
    come_to_bobs_turn();
    decide();
    until_kept();
    world.crash();
    enter(created.table, created.seats[1].token);
    world.pass(2 * minute);
    EXPECT_TRUE(world.notices().empty());
    EXPECT_TRUE(nothing_owed());
}

// A page that sleeps in a pocket keeps its connection for a while, and nobody sees what it is told.
TEST_F(HouseNotices, whoever_goes_without_a_word_since_it_is_their_turn_is_told) {
    Visitor& bob = watch_it_become_bobs_turn();
    EXPECT_EQ(told(), 0U);
    bob.hang_up();
    world.pass(minute);
    EXPECT_EQ(told(), 1U);
    EXPECT_TRUE(nothing_owed());
}

TEST_F(NoticesOfTwoHouses, whoever_goes_without_a_word_from_another_server_is_told) {
    Visitor& bob = watch_it_become_bobs_turn();
    EXPECT_EQ(told(), 0U);
    world.set({.lost_news = 1000});
    ada->say(protocol::Say{1'000, "Your turn, Bob!"});
    bob.hang_up();
    world.pass(minute);
    EXPECT_EQ(told(), 1U);
    EXPECT_TRUE(nothing_owed());
}

// However their server ended: nobody else knows that they had said nothing.
TEST_F(HouseNotices, whoever_goes_with_their_server_is_told) {
    watch_it_become_bobs_turn();
    world.restart();
    world.pass(minute);
    EXPECT_EQ(told(), 1U) << "the server ended as it should";
    watch_it_become_bobs_turn();
    world.crash();
    world.pass(minute);
    EXPECT_EQ(told(), 1U) << "the server died";
    EXPECT_TRUE(nothing_owed());
}

TEST_F(NoticesOfTwoHouses, whoever_goes_with_their_server_is_told_by_another) {
    for (const bool dies : {false, true}) {
        watch_it_become_bobs_turn();
        dies ? world.kill(1) : world.restart(1);
        world.pass(minute);
        EXPECT_EQ(told(), 1U) << dies;
        EXPECT_TRUE(nothing_owed());
    }
}

TEST_F(HouseNotices, whoever_comes_back_after_their_server_was_replaced_is_not_told) {
    watch_it_become_bobs_turn();
    world.restart();
    world.pass(9'000);
    enter(created.table, created.seats[1].token);
    world.pass(minute);
    EXPECT_EQ(told(), 0U);
    EXPECT_TRUE(nothing_owed());
}

TEST_F(NoticesOfTwoHouses, whoever_is_connected_and_says_nothing_is_not_told) {
    watch_it_become_bobs_turn();
    world.pass(5 * minute);
    EXPECT_EQ(told(), 0U);
    EXPECT_FALSE(nothing_owed()) << "they may go at any moment";
}

TEST_F(HouseNotices, whoever_said_anything_since_knows_that_it_is_their_turn) {
    Visitor& bob = watch_it_become_bobs_turn();
    bob.say(protocol::Ping{});
    bob.hang_up();
    world.pass(minute);
    EXPECT_EQ(told(), 0U);
    EXPECT_TRUE(nothing_owed());
}

TEST_F(HouseNotices, whoever_lost_the_connection_has_time_to_come_back) {
    Visitor& bob = watch_it_become_bobs_turn();
    bob.hang_up();
    world.pass(9'000);
    enter(created.table, created.seats[1].token);
    world.pass(minute);
    EXPECT_EQ(told(), 0U);
    EXPECT_TRUE(nothing_owed());
}

TEST_F(HouseNotices, what_was_sent_is_owed_no_more) {
    come_to_bobs_turn();
    decide();
    world.pass(1'000);
    EXPECT_EQ(world.notices().size(), 1U);
    EXPECT_TRUE(nothing_owed());
    world.crash();
    world.pass(2 * minute);
    EXPECT_EQ(world.notices().size(), 1U);
}

TEST_F(HouseNotices, whoever_wants_no_notices_is_owed_none) {
    created = begun();
    bob_plays_on();
    ada = &enter(created.table, created.seats[0].token);
    const auto written = [&] { return world.house().counts().notices + (nothing_owed() ? 0 : 1); };
    for (int i = 0; i < 20 && !ada->last<protocol::View>().exlibris->choices->empty(); ++i) {
        ada->say(decision(*ada, 1 + i));
        EXPECT_EQ(written(), 0U);
    }
}

TEST_F(HouseNotices, while_push_services_do_not_answer_it_is_tried_again) {
    come_to_bobs_turn();
    world.set_push_down(true);
    decide();
    world.pass(5 * minute);
    EXPECT_TRUE(world.notices().empty());
    world.set_push_down(false);
    world.pass(3 * minute);
    EXPECT_EQ(world.notices().size(), 1U);
    EXPECT_TRUE(nothing_owed());
}

// Whoever names a service that never answers must not keep the server busy for it.
TEST_F(HouseNotices, the_longer_it_could_not_be_sent_the_less_often_it_is_tried) {
    come_to_bobs_turn();
    world.set_push_down(true);
    const auto before = world.house(0).counts().notices;
    decide();
    world.pass(12 * 60 * minute);
    EXPECT_LE(world.house(0).counts().notices - before, 20U);
}

// The rest of a notice that could not be sent for long is no rest of the next one.
TEST_F(HouseNotices, whoever_was_not_reached_for_hours_is_told_of_the_next_turn_at_once) {
    come_to_bobs_turn();
    world.set_push_down(true);
    decide();
    world.pass(8 * 60 * minute);
    world.set_push_down(false);
    come_to_bobs_next_turn();
    ASSERT_EQ(told(), 0U) << "nobody could tell them in time";
    decide();
    world.pass(minute);
    EXPECT_EQ(told(), 1U);
    EXPECT_TRUE(nothing_owed());
}

TEST_F(HouseNotices, what_could_not_be_sent_in_three_days_is_of_no_use_any_more) {
    come_to_bobs_turn();
    world.set_push_down(true);
    decide();
    world.pass(10 * minute);
    world.sleep(50 * hour);
    world.pass(minute);
    EXPECT_FALSE(nothing_owed());
    world.sleep(50 * hour);
    world.pass(minute);
    EXPECT_TRUE(nothing_owed());
}

// Nobody has tried meanwhile, and the others still wait.
TEST_F(HouseNotices, a_server_that_was_away_for_a_week_still_tells) {
    come_to_bobs_turn();
    decide();
    until_kept();
    world.kill(0);
    world.sleep(7 * 24 * hour);
    world.start(0);
    world.pass(minute);
    EXPECT_EQ(told(), 1U);
    EXPECT_TRUE(nothing_owed());
}

TEST_F(HouseNotices, however_many_cannot_be_reached_each_look_for_more_is_short) {
    constexpr int many = 1'000;
    created = begun();
    for (int i = 0; i < many; ++i) owe_at_a_table_like_this(i);
    world.settle();
    world.set_push_down(true);
    world.pass(3 * minute);
    EXPECT_EQ(world.store().owed_before(world.now() + hour, 2 * many).size(), many);
    EXPECT_GE(world.house().counts().notices, many) << "each was tried";
    EXPECT_LT(world.longest_look(), many);
    world.set_push_down(false);
    world.pass(10 * minute);
    EXPECT_EQ(told(), many);
    EXPECT_TRUE(nothing_owed());
}

// Somebody at another server was not heard to go; their own server has forgotten that they were ever there.
TEST_F(NoticesOfTwoHouses, whoever_went_unheard_is_told) {
    come_to_bobs_turn();
    Visitor& bob = enter(created.table, created.seats[1].token, 1);
    world.pass(10'000);
    world.set({.lost_news = 1000});
    bob.hang_up();
    world.set({});
    world.pass(2 * minute);
    decide();
    world.pass(1'000);
    EXPECT_EQ(told(), 1U) << "and at once";
    EXPECT_TRUE(nothing_owed());
}

// Cy keeps the table in the memory of a server that has not heard of the newest entry.
TEST_F(NoticesOfTwoHouses, a_server_that_is_behind_settles_nothing) {
    come_to_bobs_turn("ppp");
    enter(created.table, created.seats[2].token, 1);
    world.pass(6'000);
    world.set({.lost_news = 1000});
    decide();
    until_kept();
    world.kill(0);
    world.pass(minute);
    EXPECT_EQ(told(), 1U);
}

TEST_F(NoticesOfTwoHouses, a_server_that_can_read_only_now_and_then_settles_nothing) {
    for (int i = 0; i < 10; ++i) {
        come_to_bobs_turn("ppp");
        enter(created.table, created.seats[2].token, 1);
        world.set({.lost_news = 1000});
        decide();
        until_kept();
        world.kill(0);
        world.set({.failed_reads = 500, .lost_news = 1000});
        world.pass(10'000);
        world.set({});
        world.pass(2 * minute);
        EXPECT_EQ(told(), 1U) << i;
        world.start(0);
        world.pass(12'000);
    }
}

// However far the server had come when it died: told once, or twice if it was told and not yet written down.
TEST_F(NoticesOfTwoHouses, at_whatever_moment_a_server_dies_nobody_is_left_waiting) {
    int lost_with_the_entry = 0;
    int told_twice = 0;
    constexpr int moments = 18;
    for (const bool comes_back : {false, true}) {
        for (int moment = 0; moment < moments; ++moment) {
            come_to_bobs_turn();
            decide();
            for (int i = 0; i < moment; ++i) world.step();
            world.kill(0);
            const bool promised = kept();
            if (comes_back) world.start(0);
            world.pass(3 * minute);
            EXPECT_TRUE(promised ? told() == 1 || told() == 2 : told() == 0) << moment << ": " << told();
            EXPECT_TRUE(nothing_owed()) << moment;
            lost_with_the_entry += promised ? 0 : 1;
            told_twice += told() == 2 ? 1 : 0;
            if (!comes_back) world.start(0);
        }
    }
    EXPECT_GT(lost_with_the_entry, 0);
    EXPECT_LT(told_twice, moments);
    EXPECT_GT(told_twice, 0) << "there is such a moment, and it was tried";
}

}  // namespace shelfmark::proof
