// Where the same people go on.
#include <gmock/gmock.h>

#include "server/house.h"
#include "server_scene.h"

namespace shelfmark::server {

namespace {

using proof::Visitor;

const std::string wish = "a-secret-made-by-chance-on-a-device";

class HouseRematch : public proof::HouseScene {
protected:
    /// A rematch that one of the players has begun to gather people for.
    protocol::Claimed rematch_by(const protocol::Invitation& seat, const std::string& table) {
        Visitor& asker = enter(table, seat.token);
        asker.say(protocol::Rematch{10});
        return asker.last<protocol::Claimed>();
    }
    Visitor& enter_as_host(const protocol::Claimed& own, const protocol::TableCreated& before) {
        auto message = hello(own.table, own.token);
        message.host = before.host;
        return enter(message);
    }
};

TEST_F(HouseRematch, a_rematch_seats_everybody_once) {
    const auto created = finished_game();
    Visitor& ada = enter(created.table, created.seats[0].token);
    EXPECT_EQ(ada.last<protocol::Table>().status, protocol::Status::over);
    ada.say(protocol::Rematch{10});
    const auto first = ada.last<protocol::Claimed>();
    EXPECT_NE(first.table, created.table);
    EXPECT_EQ(first.seat, 0);
    EXPECT_EQ(enter(first.table, first.token).last<protocol::Table>().status, protocol::Status::gathering);
    Visitor& bob = enter(created.table, created.seats[1].token);
    EXPECT_EQ(bob.last<protocol::Table>().rematch, first.table);
    bob.say(protocol::Rematch{10});
    const auto second = bob.last<protocol::Claimed>();
    EXPECT_EQ(second.table, first.table);
    EXPECT_EQ(second.seat, 1);
    bob.say(protocol::Rematch{11});
    EXPECT_EQ(bob.refusal(), "table.rematched");
    EXPECT_EQ(enter(first.table, first.token).last<protocol::Table>().status, protocol::Status::playing);
    EXPECT_EQ(enter(first.table, second.token).last<protocol::Welcome>().seat, 1);
}

TEST_F(HouseRematch, a_rematch_is_answered_again_to_the_same_wish) {
    const auto created = finished_game();
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        const std::string own_wish = wish + std::to_string(seat);
        Visitor& guest = enter(created.table, created.seats[seat].token);
        guest.say(protocol::Rematch{10, own_wish});
        const auto claimed = guest.last<protocol::Claimed>();
        guest.hang_up();
        Visitor& again = enter(created.table, created.seats[seat].token);
        again.say(protocol::Rematch{10, own_wish});
        EXPECT_TRUE(again.last<protocol::Claimed>() == claimed);
        EXPECT_EQ(enter(claimed.table, own_wish).last<protocol::Welcome>().seat, seat);
    }
}

TEST_F(HouseRematch, a_rematch_is_told_to_those_who_are_still_there) {
    const auto created = finished_game();
    Visitor& bob = enter(created.table, created.seats[1].token);
    Visitor& ada = enter(created.table, created.seats[0].token);
    bob.forget();
    ada.say(protocol::Rematch{10});
    EXPECT_EQ(bob.last<protocol::Table>().rematch, ada.last<protocol::Claimed>().table);
}

TEST_F(HouseRematch, the_host_of_a_rematch_is_the_same_whoever_asks_for_it) {
    const auto created = finished_game();
    Visitor& bob = enter(created.table, created.seats[1].token);
    bob.say(protocol::Rematch{10});
    const auto next = bob.last<protocol::Claimed>();
    EXPECT_EQ(enter(next.table, next.token).last<protocol::Table>().host, std::nullopt) << "not there yet";
    Visitor& ada = enter(created.table, created.seats[0].token);
    ada.say(protocol::Rematch{10});
    EXPECT_EQ(enter(next.table, next.token).last<protocol::Table>().host, 0);
}

TEST_F(HouseRematch, a_rematch_names_nobody_who_has_not_come) {
    const auto created = finished_game();
    Visitor& bob = enter(created.table, created.seats[1].token);
    bob.say(protocol::Rename{9, "Bob the Second"});
    Visitor& ada = enter(created.table, created.seats[0].token);
    ada.say(protocol::Rematch{10});
    const auto next = ada.last<protocol::Claimed>().table;
    EXPECT_THAT(log_of(next), testing::Not(testing::HasSubstr("Bob the Second")));
    bob.say(protocol::Rematch{11});
    EXPECT_THAT(log_of(next), testing::HasSubstr("Bob the Second"));
}

TEST_F(HouseRematch, rematches_count_as_tables_of_an_address) {
    const auto created = finished_game();
    while (try_create(table_of("po"))) {
    }
    Visitor& ada = enter(created.table, created.seats[0].token);
    ada.say(protocol::Rematch{10});
    EXPECT_EQ(ada.refusal(), "table.too-many-tables");
}

TEST_F(HouseRematch, a_rematch_waits_for_the_end) {
    const auto created = create("pp");
    Visitor& ada = enter(created.table, created.seats[0].token);
    ada.say(protocol::Rematch{1});
    EXPECT_EQ(ada.refusal(), "table.not-over");
}

TEST_F(HouseRematch, where_a_rematch_was_aborted_everybody_goes_on_at_the_same_other_one) {
    const auto created = finished_game();
    Visitor& bob = enter(created.table, created.seats[1].token);
    bob.say(protocol::Rename{9, "Bob"});
    const auto aborted = rematch_by(created.seats[0], created.table);
    Visitor& ada = enter_as_host(aborted, created);
    ada.say(protocol::Propose{1, protocol::Proposed::abort, std::nullopt});
    ASSERT_EQ(ada.last<protocol::Table>().status, protocol::Status::aborted);
    bob.say(protocol::Rematch{10, wish});
    const auto claimed = bob.last<protocol::Claimed>();
    EXPECT_NE(claimed.table, aborted.table);
    ada.say(protocol::Rematch{2});
    EXPECT_EQ(ada.last<protocol::Claimed>().table, claimed.table);
    EXPECT_EQ(ada.last<protocol::Claimed>().seat, 0);
    Visitor& again = enter(claimed.table, wish);
    EXPECT_EQ(again.last<protocol::Welcome>().seat, 1);
    EXPECT_EQ(again.last<protocol::Table>().status, protocol::Status::playing);
    EXPECT_EQ(again.last<protocol::Table>().seats[1].name, "Bob");
    EXPECT_EQ(world.house().counts().failures, 0U);
}

TEST_F(HouseRematch, where_a_rematch_was_aborted_whoever_sat_there_need_not_go_back_to_it) {
    const auto created = finished_game();
    const auto aborted = rematch_by(created.seats[0], created.table);
    enter_as_host(aborted, created).say(protocol::Propose{1, protocol::Proposed::abort, std::nullopt});
    Visitor& ada = enter(created.table, created.seats[0].token);
    ada.say(protocol::Rematch{11, wish});
    const auto claimed = ada.last<protocol::Claimed>();
    EXPECT_NE(claimed.table, aborted.table);
    EXPECT_EQ(rematch_by(created.seats[1], created.table).table, claimed.table);
}

TEST_F(HouseRematch, where_one_rematch_after_the_other_was_aborted_nobody_is_led_on_for_ever) {
    const auto created = finished_game();
    protocol::Invitation ada{0, created.seats[0].token};
    std::string table = created.table;
    for (int i = 0; i < 51; ++i) {
        const auto claimed = rematch_by(ada, table);
        enter_as_host(claimed, created).say(protocol::Propose{1, protocol::Proposed::abort, std::nullopt});
        ada.token = claimed.token;
        table = claimed.table;
    }
    Visitor& bob = enter(created.table, created.seats[1].token);
    bob.say(protocol::Rematch{10});
    EXPECT_EQ(bob.refusal(), "table.busy");
    const auto last = rematch_by(ada, table);
    EXPECT_NE(last.table, table);
}

TEST_F(HouseRematch, a_rematch_that_was_deleted_keeps_nobody_from_another) {
    const auto created = finished_game("pb");
    const auto deleted = rematch_by(created.seats[0], created.table);
    ASSERT_TRUE(ask<bool>([&](auto answer) { world.house().forget({deleted.token}, std::move(answer)); }));
    ASSERT_EQ(entries(deleted.table), 0U);
    Visitor& ada = enter(created.table, created.seats[0].token);
    ada.say(protocol::Rematch{11});
    const auto claimed = ada.last<protocol::Claimed>();
    EXPECT_NE(claimed.table, deleted.table);
    EXPECT_EQ(ada.last<protocol::Table>().rematch, claimed.table);
    EXPECT_EQ(enter(claimed.table, claimed.token).last<protocol::Welcome>().seat, 0);
}

TEST_F(HouseRematch, who_was_sent_away_comes_back_only_by_an_invitation) {
    const auto created = finished_game("ppp");
    const auto own = rematch_by(created.seats[0], created.table);
    Visitor& host = enter_as_host(own, created);
    Visitor& bob = enter(created.table, created.seats[1].token);
    bob.say(protocol::Rematch{10});
    host.say(protocol::Remove{1, 1});
    bob.say(protocol::Rematch{11});
    EXPECT_EQ(bob.refusal(), "table.not-invited");
    Visitor& eve = enter(own.table, host.last<protocol::Invited>().token);
    eve.say(protocol::Claim{1, std::nullopt, "Eve"});
    EXPECT_EQ(eve.last<protocol::Claimed>().seat, 1);
}

TEST_F(HouseRematch, an_invitation_to_a_seat_that_its_owner_takes_is_worth_nothing) {
    const auto created = finished_game();
    const auto own = rematch_by(created.seats[0], created.table);
    Visitor& host = enter_as_host(own, created);
    host.say(protocol::Invite{1, 1});
    const auto invited = host.last<protocol::Invited>();
    rematch_by(created.seats[1], created.table);
    EXPECT_FALSE(world.store().find_token(world.hash(invited.token)));
}

}  // namespace

}  // namespace shelfmark::server
