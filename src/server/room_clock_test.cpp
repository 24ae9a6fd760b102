// Time at a table: whose clock runs, and what happens when it has run out.
#include <gtest/gtest.h>

#include "room_scene.h"

namespace shelfmark::server {
namespace {

using protocol::Game;
using protocol::Lateness;
using protocol::Pace;

constexpr Moment minute = 60'000;

class ClockIn : public testing::TestWithParam<Game> {
protected:
    static RoomScene playing(Pace pace, Lateness late = Lateness::bot, std::string_view seats = "pp") {
        auto opened = table_for(GetParam(), seats);
        opened.pacing = {.pace = pace, .time = 10 * minute, .late = late};
        RoomScene scene(opened);
        scene.start();
        // From here on one at a time is asked.
        while (scene.room.match().actors().count() > 1) scene.decide();
        return scene;
    }
    static Seat asked(const RoomScene& scene) { return scene.room.match().actors().lowest(); }
    static Seat other(Seat seat) { return static_cast<Seat>(1 - seat); }
    // Until somebody else is asked.
    static void finish_move(RoomScene& scene) {
        const Seat seat = asked(scene);
        while (asked(scene) == seat) scene.decide();
    }
    // Nobody else thinks. Librarians is never played alone.
    static std::string_view one_person() { return GetParam() == Game::exlibris ? "p" : "pb"; }
    // What the person decides next can be taken back, and leads to another decision of theirs.
    static RoomScene before_a_free_undo() {
        RoomScene scene = playing(Pace::move, Lateness::bot, one_person());
        while (!scene.room.view(0).undo || asked(scene) != 0) scene.decide();
        EXPECT_EQ(undo(scene), "");
        EXPECT_EQ(left(scene, 0), 10 * minute);
        return scene;
    }
    static std::string undo(RoomScene& scene) { return scene.ask(0, protocol::Undo{.seq = 0, .at = scene.newest()}); }
    static std::string redo(RoomScene& scene) { return scene.ask(0, protocol::Redo{.seq = 0, .at = scene.newest()}); }
    static void let_bot_decide(RoomScene& scene) {
        const auto bot = scene.room.bot_to_move();
        ASSERT_TRUE(bot.has_value());
        const std::string thought = scene.room.match().reflect(bot->first, bot->second, 1)();
        scene.take(*scene.room.decided_by_bot(bot->first, thought, scene.room.entries(), scene.now));
    }
    static Moment left(const RoomScene& scene, Seat seat) { return scene.seat(seat).clock->left; }
    static bool runs(const RoomScene& scene, Seat seat) { return scene.seat(seat).clock->running; }
};
INSTANTIATE_TEST_SUITE_P(BothGames, ClockIn, testing::Values(Game::exlibris, Game::librarians),
                         [](const auto& info) { return info.param == Game::exlibris ? "ExLibris" : "Librarians"; });

TEST_P(ClockIn, without_a_limit_there_are_no_clocks) {
    RoomScene scene(table_for(GetParam(), "pp"));
    scene.start();
    EXPECT_FALSE(scene.seat(0).clock.has_value());
    EXPECT_EQ(scene.room.deadline(), std::nullopt);
    EXPECT_EQ(scene.room.late(scene.now + 1000 * minute), std::nullopt);
}

TEST_P(ClockIn, the_clock_of_whoever_is_asked_runs) {
    RoomScene scene = playing(Pace::game);
    const Seat seat = asked(scene);
    EXPECT_TRUE(runs(scene, seat));
    EXPECT_FALSE(runs(scene, other(seat)));
    scene.now += minute;
    EXPECT_EQ(left(scene, seat), 9 * minute);
    EXPECT_EQ(left(scene, other(seat)), 10 * minute);
    EXPECT_EQ(scene.room.deadline(), scene.now + 9 * minute);
}

TEST_P(ClockIn, clocks_do_not_run_before_the_game_begins_and_after_its_end) {
    auto opened = table_for(GetParam(), "pp");
    opened.pacing = {.pace = Pace::move, .time = minute, .late = Lateness::bot};
    RoomScene scene(opened);
    EXPECT_EQ(scene.room.deadline(), std::nullopt);
    scene.start();
    EXPECT_TRUE(scene.room.deadline().has_value());
    scene.play_to_the_end();
    EXPECT_EQ(scene.room.deadline(), std::nullopt);
}

TEST_P(ClockIn, each_move_has_its_own_time) {
    for (const Pace pace : {Pace::move, Pace::days}) {
        RoomScene scene = playing(pace);
        const Seat seat = asked(scene);
        scene.now += 4 * minute;
        finish_move(scene);
        EXPECT_TRUE(scene.room.table_changed()) << "clocks have changed";
        EXPECT_EQ(left(scene, other(seat)), 10 * minute);
        scene.now += 3 * minute;
        finish_move(scene);
        ASSERT_EQ(asked(scene), seat);
        EXPECT_EQ(left(scene, seat), 10 * minute);
    }
}

TEST_P(ClockIn, each_decision_of_a_turn_has_its_own_time) {
    RoomScene scene = playing(Pace::move);
    for (;;) {
        const Seat seat = asked(scene);
        scene.now += 1000;
        scene.decide();
        ASSERT_EQ(scene.room.status(), protocol::Status::playing) << "nobody decided twice";
        if (asked(scene) != seat) continue;
        EXPECT_EQ(left(scene, seat), 10 * minute);
        return;
    }
}

TEST_P(ClockIn, whoever_plays_alone_has_time_for_each_decision) {
    for (const Pace pace : {Pace::move, Pace::days}) {
        RoomScene scene = playing(pace, Lateness::resign, one_person());
        while (scene.room.status() == protocol::Status::playing) {
            if (asked(scene) != 0) {
                scene.decide();
                continue;
            }
            ASSERT_EQ(left(scene, 0), 10 * minute);
            scene.now += 9 * minute;
            ASSERT_EQ(scene.room.late(scene.now), std::nullopt);
            scene.decide();
        }
        EXPECT_FALSE(scene.seat(0).resigned);
    }
}

TEST_P(ClockIn, the_whole_game_has_one_time) {
    RoomScene scene = playing(Pace::game);
    const Seat seat = asked(scene);
    scene.now += 4 * minute;
    finish_move(scene);
    scene.now += 3 * minute;
    finish_move(scene);
    EXPECT_EQ(left(scene, seat), 6 * minute);
    EXPECT_EQ(left(scene, other(seat)), 7 * minute);
}

TEST_P(ClockIn, taking_a_decision_back_gives_nobody_new_time) {
    RoomScene scene = playing(Pace::move);
    while (scene.room.status() == protocol::Status::playing) {
        const Seat seat = asked(scene);
        scene.now += 1000;
        const Moment before = left(scene, seat);
        scene.decide();
        const bool asked_still = scene.room.match().actors().contains(seat);
        if (!scene.room.view(seat).undo || asked_still) continue;
        scene.now += minute;
        EXPECT_EQ(scene.ask(seat, protocol::Undo{.seq = 0, .at = scene.newest()}), "");
        EXPECT_EQ(left(scene, seat), before);
        EXPECT_TRUE(runs(scene, seat));
        return;
    }
    // In Librarians a move ends with drawing cards, which reveals them.
    EXPECT_EQ(GetParam(), Game::librarians);
}

TEST_P(ClockIn, what_is_taken_back_has_cost_its_time) {
    RoomScene scene = before_a_free_undo();
    scene.now += 2 * minute;
    scene.decide();
    scene.now += 3 * minute;
    EXPECT_EQ(undo(scene), "");
    EXPECT_EQ(left(scene, 0), 5 * minute) << "two minutes before the decision and three after it";
    scene.now += minute;
    EXPECT_EQ(redo(scene), "");
    EXPECT_EQ(left(scene, 0), 7 * minute) << "as it was when the decision was taken back";
    scene.now += minute;
    EXPECT_EQ(undo(scene), "");
    EXPECT_EQ(left(scene, 0), 3 * minute);
    scene.decide();
    EXPECT_EQ(left(scene, 0), 10 * minute);
}

TEST_P(ClockIn, nobody_takes_back_what_leaves_them_no_time) {
    RoomScene scene = before_a_free_undo();
    scene.now += 6 * minute;
    scene.decide();
    scene.now += 4 * minute;
    EXPECT_EQ(undo(scene), "table.no-time-to-undo");
    EXPECT_EQ(left(scene, 0), 6 * minute);
    scene.now -= 1;
    EXPECT_EQ(undo(scene), "");
    EXPECT_EQ(left(scene, 0), 1);
}

TEST_P(ClockIn, a_pause_stops_the_clocks) {
    RoomScene scene = playing(Pace::move);
    const Seat seat = asked(scene);
    scene.now += minute;
    EXPECT_EQ(scene.ask(0, protocol::Propose{.seq = 0, .what = protocol::Proposed::pause}), "");
    EXPECT_EQ(scene.ask(1, protocol::Vote{.seq = 0, .proposal = scene.newest(), .yes = true}), "");
    EXPECT_EQ(scene.room.deadline(), std::nullopt);
    scene.now += 100 * minute;
    EXPECT_EQ(left(scene, seat), 9 * minute);
    EXPECT_FALSE(runs(scene, seat));
    EXPECT_EQ(scene.ask(0, protocol::Propose{.seq = 0, .what = protocol::Proposed::resume}), "");
    EXPECT_EQ(scene.ask(1, protocol::Vote{.seq = 0, .proposal = scene.newest(), .yes = true}), "");
    EXPECT_EQ(left(scene, seat), 9 * minute);
    EXPECT_TRUE(runs(scene, seat));
}

TEST_P(ClockIn, minutes_stand_still_while_there_is_no_server_and_days_go_on) {
    for (const Pace pace : {Pace::move, Pace::game}) {
        RoomScene scene = playing(pace);
        const Seat seat = asked(scene);
        scene.now += minute;
        EXPECT_EQ(scene.ask(seat, protocol::Say{.seq = 0, .text = "hm"}), "");
        EXPECT_EQ(scene.room.restarted(scene.now), std::nullopt) << "nothing happened since";
        scene.now += 100 * minute;
        const auto restarted = scene.room.restarted(scene.now);
        ASSERT_TRUE(restarted.has_value());
        scene.take(*restarted);
        EXPECT_EQ(left(scene, seat), 9 * minute);
        EXPECT_TRUE(scene.room.table_changed());
        EXPECT_EQ(scene.room.restarted(scene.now), std::nullopt) << "once is enough";
        EXPECT_EQ(scene.room.deadline(), scene.now + 9 * minute);
    }
    RoomScene scene = playing(Pace::days);
    EXPECT_EQ(scene.room.restarted(scene.now + 100 * minute), std::nullopt);
}

TEST_P(ClockIn, a_restart_means_nothing_where_no_clock_runs) {
    auto opened = table_for(GetParam(), "pp");
    RoomScene unlimited(opened);
    unlimited.start();
    EXPECT_EQ(unlimited.room.restarted(unlimited.now + minute), std::nullopt);
    opened.pacing = {.pace = Pace::game, .time = 10 * minute, .late = Lateness::bot};
    RoomScene gathering(opened);
    EXPECT_EQ(gathering.room.restarted(gathering.now + minute), std::nullopt);
}

TEST_P(ClockIn, chat_stops_no_clock) {
    RoomScene scene = playing(Pace::move);
    const auto deadline = scene.room.deadline();
    scene.now += minute;
    EXPECT_EQ(scene.ask(0, protocol::Say{.seq = 0, .text = "hm"}), "");
    EXPECT_EQ(scene.room.deadline(), deadline);
}

TEST_P(ClockIn, a_bot_takes_over_from_whoever_is_late_until_they_are_back) {
    RoomScene scene = playing(Pace::move);
    const Seat seat = asked(scene);
    EXPECT_EQ(scene.room.late(scene.now + 10 * minute - 1), std::nullopt);
    scene.now += 10 * minute;
    const auto late = scene.room.late(scene.now);
    ASSERT_TRUE(late.has_value());
    scene.take(*late);
    EXPECT_TRUE(scene.seat(seat).handed);
    EXPECT_EQ(scene.room.bot_to_move(), (std::pair<Seat, std::string>(seat, usual_bot)));
    EXPECT_EQ(scene.room.deadline(), std::nullopt);
    EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "table.bot-decides") << "or nobody would ever be late";
    let_bot_decide(scene);
    EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "");
    EXPECT_EQ(left(scene, seat), 10 * minute);
}

TEST_P(ClockIn, whoever_comes_back_before_the_bot_has_decided_has_used_that_time) {
    for (const Pace pace : {Pace::move, Pace::game}) {
        RoomScene scene = playing(pace);
        const Seat seat = asked(scene);
        scene.now += minute;
        EXPECT_EQ(scene.ask(seat, protocol::HandOver{}), "");
        scene.now += 3 * minute;
        EXPECT_EQ(left(scene, seat), 9 * minute);
        EXPECT_EQ(scene.ask(seat, protocol::Say{.seq = 0, .text = "what would it do?"}), "");
        scene.now += minute;
        EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "");
        EXPECT_EQ(left(scene, seat), 5 * minute);
        EXPECT_EQ(scene.room.deadline(), scene.now + 5 * minute);
        EXPECT_EQ(scene.ask(seat, protocol::HandOver{}), "");
        scene.now += 5 * minute;
        EXPECT_EQ(scene.room.late(scene.now), std::nullopt) << "a bot is about to decide";
        EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), pace == Pace::move ? "table.bot-decides" : "table.no-time");
    }
}

TEST_P(ClockIn, what_a_bot_decides_costs_the_owner_of_its_seat_nothing) {
    RoomScene scene = playing(Pace::game);
    const Seat seat = asked(scene);
    EXPECT_EQ(scene.ask(seat, protocol::HandOver{}), "");
    scene.now += 3 * minute;
    let_bot_decide(scene);
    EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "");
    EXPECT_EQ(left(scene, seat), 10 * minute);
}

TEST_P(ClockIn, a_bot_is_waited_for_from_the_last_change_of_the_game) {
    RoomScene scene = playing(Pace::move);
    const Moment changed = scene.room.changed();
    scene.now += minute;
    EXPECT_EQ(scene.ask(0, protocol::Say{.seq = 0, .text = "not yet!"}), "");
    EXPECT_EQ(scene.room.changed(), changed);
    EXPECT_EQ(scene.ask(0, protocol::HandOver{}), "");
    EXPECT_EQ(scene.room.changed(), scene.now);
}

TEST_P(ClockIn, handing_a_seat_over_and_back_gives_nobody_new_time) {
    RoomScene scene = playing(Pace::move);
    const Seat seat = asked(scene);
    scene.now += minute;
    EXPECT_EQ(scene.ask(seat, protocol::HandOver{}), "");
    EXPECT_FALSE(runs(scene, seat));
    EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "");
    EXPECT_EQ(left(scene, seat), 9 * minute);
}

TEST_P(ClockIn, whoever_has_used_up_the_time_of_the_whole_game_does_not_come_back) {
    RoomScene scene = playing(Pace::game);
    const Seat seat = asked(scene);
    scene.now += 10 * minute;
    scene.take(*scene.room.late(scene.now));
    EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "table.no-time");
}

TEST_P(ClockIn, whoever_is_late_resigns_where_the_table_says_so) {
    RoomScene scene = playing(Pace::days, Lateness::resign);
    const Seat seat = asked(scene);
    scene.now += 10 * minute;
    scene.take(*scene.room.late(scene.now));
    EXPECT_TRUE(scene.seat(seat).resigned);
    EXPECT_TRUE(scene.room.table_changed());
    EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "table.resigned");
}

TEST_P(ClockIn, bots_have_no_clock) {
    RoomScene scene = playing(Pace::move, Lateness::bot, "pb");
    EXPECT_FALSE(scene.seat(1).clock.has_value());
    while (asked(scene) != 1) scene.decide();
    EXPECT_EQ(scene.room.deadline(), std::nullopt);
}

TEST_P(ClockIn, nobody_gains_by_a_clock_that_is_set_back) {
    RoomScene scene = playing(Pace::game);
    const Seat seat = asked(scene);
    scene.now -= 5 * minute;
    EXPECT_EQ(scene.ask(0, protocol::Say{.seq = 0, .text = "what time is it?"}), "");
    EXPECT_EQ(left(scene, seat), 10 * minute);
    scene.now += minute;
    EXPECT_EQ(left(scene, seat), 9 * minute);
}

TEST(Clock, XL_I1_what_one_decides_gives_no_time_to_another_who_is_asked_too) {
    auto opened = table_for(Game::exlibris, "pp");
    opened.pacing = {.pace = Pace::move, .time = 10 * minute, .late = Lateness::bot};
    RoomScene scene(opened);
    scene.start();
    while (scene.room.match().actors().count() < 2) scene.decide();
    ASSERT_EQ(scene.room.status(), protocol::Status::playing);
    scene.now += minute;
    ASSERT_EQ(scene.decide(), 0);
    EXPECT_EQ(scene.seat(1).clock->left, 9 * minute);
}

}  // namespace
}  // namespace shelfmark::server
