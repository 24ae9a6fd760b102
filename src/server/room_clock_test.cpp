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

TEST_P(ClockIn, a_move_of_several_decisions_has_one_time) {
    RoomScene scene = playing(Pace::move);
    while (scene.room.status() == protocol::Status::playing) {
        const Seat seat = asked(scene);
        const Moment before = left(scene, seat);
        scene.now += 1000;
        scene.decide();
        if (asked(scene) == seat) {
            EXPECT_EQ(left(scene, seat), before - 1000);
            return;
        }
    }
    FAIL() << "nobody decided twice";
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
    EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "");
    EXPECT_EQ(left(scene, seat), 10 * minute);
    EXPECT_TRUE(runs(scene, seat));
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

}  // namespace
}  // namespace shelfmark::server
