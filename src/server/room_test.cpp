// Scenes at a table. What is true whatever the game is shown with both.
#include "server/room.h"

#include <gtest/gtest.h>

#include "exlibris/game.h"
#include "librarians/game.h"
#include "room_scene.h"
#include "table/record.h"

namespace shelfmark::server {
namespace {

using protocol::Game;
using protocol::Status;

constexpr Person host{.host = true};

class RoomOf : public testing::TestWithParam<Game> {
protected:
    static protocol::Opened table(std::string_view seats, std::uint64_t seed = 1) {
        return table_for(GetParam(), seats, seed);
    }
};
INSTANTIATE_TEST_SUITE_P(BothGames, RoomOf, testing::Values(Game::exlibris, Game::librarians),
                         [](const auto& info) { return info.param == Game::exlibris ? "ExLibris" : "Librarians"; });

protocol::Claim claim(std::string name, std::optional<protocol::Seat> seat = std::nullopt) {
    protocol::Claim request;
    request.name = std::move(name);
    request.seat = seat;
    return request;
}
protocol::HandOver hand_over(std::optional<protocol::Seat> seat, std::optional<std::string> bot) {
    protocol::HandOver request;
    request.seat = seat;
    request.bot = std::move(bot);
    return request;
}
protocol::Remove remove(protocol::Seat seat) { return {.seq = 0, .seat = seat}; }
protocol::Mute mute(protocol::Seat seat, bool muted = true) { return {.seq = 0, .seat = seat, .muted = muted}; }
protocol::Say say(std::string text) { return {.seq = 0, .text = std::move(text)}; }
protocol::Rename rename(std::string name) { return {.seq = 0, .name = std::move(name)}; }
protocol::Undo undo(const RoomScene& scene) { return {.seq = 0, .at = scene.newest()}; }
protocol::Redo redo(const RoomScene& scene) { return {.seq = 0, .at = scene.newest()}; }

// ---- gathering ----

TEST_P(RoomOf, an_invitation_gives_its_seat_to_whoever_claims_it_first) {
    RoomScene scene(table("po"));
    EXPECT_EQ(scene.room.key(1), hash_of('b'));
    EXPECT_EQ(scene.ask(Person{}, claim("  Ada "), std::optional<Seat>(1), hash_of('x')), "");
    EXPECT_EQ(scene.seat(1).name, "Ada");
    EXPECT_EQ(scene.seat(1).occupant, protocol::Occupant::person);
    EXPECT_EQ(scene.room.key(1), hash_of('x'));
    EXPECT_TRUE(scene.room.table_changed());
    EXPECT_EQ(scene.ask(Person{}, claim("Bob"), std::optional<Seat>(1), hash_of('y')), "table.full");
}

TEST_P(RoomOf, without_an_invitation_seats_are_for_company_at_listed_tables) {
    RoomScene unlisted(table("po"));
    EXPECT_EQ(unlisted.ask(Person{}, claim("Ada"), std::optional<Seat>(), hash_of('x')), "table.not-invited");
    auto opened = table("poo");
    opened.visibility = protocol::Visibility::listed;
    RoomScene listed(opened);
    EXPECT_EQ(listed.ask(Person{}, claim("Ada", 2), std::optional<Seat>(), hash_of('x')), "");
    EXPECT_EQ(listed.ask(Person{}, claim("Bob", 2), std::optional<Seat>(), hash_of('y')), "table.taken");
    EXPECT_EQ(listed.ask(Person{}, claim("Bob", 5), std::optional<Seat>(), hash_of('y')), "table.no-such-seat");
    EXPECT_EQ(listed.ask(2, claim("Ada"), std::optional<Seat>(), hash_of('y')), "table.seated");
    EXPECT_EQ(listed.ask(Person{}, claim("   "), std::optional<Seat>(), hash_of('y')), "table.no-name");
    EXPECT_EQ(listed.ask(Person{}, claim("Bob"), std::optional<Seat>(), hash_of('y')), "");
    EXPECT_EQ(listed.seat(1).name, "Bob");
    EXPECT_TRUE(listed.room.complete());
}

TEST_P(RoomOf, the_game_can_begin_when_no_seat_is_open) {
    RoomScene scene(table("pob"));
    EXPECT_FALSE(scene.room.complete());
    EXPECT_EQ(scene.ask(Person{}, claim("Ada"), std::optional<Seat>(1), hash_of('x')), "");
    EXPECT_TRUE(scene.room.complete());
    scene.take(protocol::Begun{.time = scene.now});
    EXPECT_EQ(scene.room.status(), Status::playing);
    EXPECT_FALSE(scene.room.complete());
    EXPECT_TRUE(scene.room.table_changed());
    EXPECT_TRUE(scene.room.view_changed());
}

TEST_P(RoomOf, when_the_host_starts_bots_take_the_open_seats) {
    RoomScene scene(table("po"));
    EXPECT_EQ(scene.ask(0, protocol::Start{}), "table.not-host");
    EXPECT_EQ(scene.ask(Person{.seat = 0, .host = true}, protocol::Start{}), "");
    EXPECT_EQ(scene.seat(1).occupant, protocol::Occupant::bot);
    EXPECT_EQ(scene.seat(1).bot, usual_bot);
    EXPECT_EQ(scene.room.key(1), "");
    EXPECT_EQ(scene.ask(host, protocol::Start{}), "table.begun");
    EXPECT_EQ(scene.ask(Person{}, claim("Ada"), std::optional<Seat>(1), hash_of('x')), "table.begun");
}

TEST_P(RoomOf, nobody_sees_a_hand_before_the_game_begins) {
    RoomScene scene(table("pp"));
    EXPECT_FALSE(scene.room.view(0).exlibris || scene.room.view(0).librarians);
    EXPECT_EQ(scene.decide(0, "pass"), "table.not-begun");
    scene.start();
    EXPECT_TRUE(scene.room.view(0).exlibris || scene.room.view(0).librarians);
}

TEST_P(RoomOf, whoever_leaves_before_the_game_makes_room_for_somebody_else) {
    RoomScene scene(table("pp"));
    EXPECT_EQ(scene.ask(1, say("hello")), "");
    EXPECT_EQ(scene.ask(1, protocol::Leave{}, hash_of('z')), "");
    EXPECT_EQ(scene.seat(1).occupant, protocol::Occupant::open);
    EXPECT_FALSE(scene.seat(1).name.has_value());
    EXPECT_EQ(scene.room.key(1), hash_of('z'));
    EXPECT_EQ(scene.ask(Person{}, claim("Ada"), std::optional<Seat>(1), hash_of('x')), "");
    EXPECT_EQ(scene.room.progress(1).reached(1), 0) << "somebody else counts from the beginning";
}

TEST_P(RoomOf, the_host_gives_an_open_seat_to_a_bot) {
    RoomScene scene(table("po"));
    EXPECT_EQ(scene.ask(0, hand_over(1, "random")), "table.not-host");
    EXPECT_EQ(scene.ask(host, hand_over(0, "random")), "table.taken");
    EXPECT_EQ(scene.ask(host, hand_over(5, "random")), "table.no-such-seat");
    EXPECT_EQ(scene.ask(host, hand_over(1, "oracle")), "table.no-such-bot");
    EXPECT_EQ(scene.ask(host, hand_over(1, "random")), "");
    EXPECT_EQ(scene.seat(1).occupant, protocol::Occupant::bot);
    EXPECT_EQ(scene.seat(1).bot, "random");
    EXPECT_EQ(scene.room.key(1), "");
    EXPECT_TRUE(scene.room.complete());
}

// ---- names and secrets ----

TEST_P(RoomOf, people_change_their_names_and_secrets) {
    RoomScene scene(table("pp"));
    EXPECT_EQ(scene.ask(1, rename(" Grace ")), "");
    EXPECT_EQ(scene.seat(1).name, "Grace");
    EXPECT_EQ(scene.ask(1, rename("  ")), "table.no-name");
    EXPECT_EQ(scene.ask(1, rename("\u200b")), "table.no-name");
    EXPECT_EQ(scene.ask(Person{}, rename("Eve")), "table.not-yours");
    EXPECT_EQ(scene.ask(1, protocol::Renew{}, hash_of('r')), "");
    EXPECT_EQ(scene.room.key(1), hash_of('r'));
    EXPECT_EQ(scene.room.key(0), hash_of('a'));
    EXPECT_FALSE(scene.room.table_changed());
    EXPECT_EQ(scene.ask(Person{.seat = table::spectator}, protocol::Renew{}, hash_of('r')), "table.not-yours");
}

// ---- the host's rights ----

TEST_P(RoomOf, the_host_sends_people_away) {
    RoomScene scene(table("ppp"));
    EXPECT_EQ(scene.ask(0, remove(1), hash_of('z')), "table.not-host");
    EXPECT_EQ(scene.ask(host, remove(4), hash_of('z')), "table.nobody-there");
    EXPECT_EQ(scene.ask(host, remove(1), hash_of('z')), "");
    EXPECT_EQ(scene.seat(1).occupant, protocol::Occupant::open);
    EXPECT_EQ(scene.room.key(1), hash_of('z'));
    EXPECT_EQ(scene.ask(host, remove(1), hash_of('y')), "table.nobody-there");
    scene.start();
    EXPECT_EQ(scene.ask(host, remove(2), hash_of('z')), "");
    EXPECT_EQ(scene.seat(2).occupant, protocol::Occupant::bot);
    EXPECT_EQ(scene.room.key(2), "");
    EXPECT_FALSE(scene.seat(2).resigned);
}

TEST_P(RoomOf, the_host_silences_people) {
    RoomScene scene(table("pp"));
    EXPECT_EQ(scene.ask(1, mute(0)), "table.not-host");
    EXPECT_EQ(scene.ask(host, mute(1)), "");
    EXPECT_TRUE(scene.seat(1).muted);
    EXPECT_EQ(scene.ask(1, say("hello")), "table.muted");
    EXPECT_EQ(scene.ask(host, mute(1, false)), "");
    EXPECT_EQ(scene.ask(1, say("hello")), "");
}

TEST_P(RoomOf, a_repeated_request_of_the_host_is_recognised_with_and_without_a_seat) {
    RoomScene scene(table("ppp"));
    EXPECT_EQ(scene.ask(host, mute(1)), "");
    EXPECT_EQ(scene.room.earlier(table::no_seat, scene.last_seq()), 1U);
    EXPECT_EQ(scene.room.progress(table::no_seat).reached(1), scene.last_seq());
    EXPECT_EQ(scene.ask(Person{.seat = 0, .host = true}, remove(1), hash_of('z')), "");
    EXPECT_EQ(scene.room.earlier(0, scene.last_seq()), 2U);
    EXPECT_EQ(scene.room.earlier(1, scene.last_seq()), std::nullopt);
}

// ---- talk ----

TEST_P(RoomOf, chat_reaches_everybody) {
    RoomScene scene(table("pp"));
    scene.start();
    EXPECT_EQ(scene.ask(0, say("good luck")), "");
    for (const Seat viewer : {Seat{0}, Seat{1}, table::spectator}) {
        const auto said = scene.told<protocol::Said>(viewer);
        ASSERT_EQ(said.size(), 1U);
        EXPECT_EQ(said[0], (protocol::Said{scene.newest(), scene.now, 0, "good luck"}));
    }
    EXPECT_FALSE(scene.room.table_changed());
    EXPECT_FALSE(scene.room.view_changed());
    EXPECT_EQ(scene.ask(Person{.seat = table::spectator}, say("psst")), "table.not-yours");
    EXPECT_EQ(scene.ask(host, say("psst")), "table.not-yours");
}

TEST_P(RoomOf, LB_S5_where_people_are_silent_they_talk_before_and_after_the_game) {
    for (const auto talk : {protocol::Talk::silent, protocol::Talk::taps}) {
        auto opened = table("pp");
        opened.talk = talk;
        RoomScene scene(opened);
        EXPECT_EQ(scene.ask(0, say("before")), "");
        scene.start();
        EXPECT_EQ(scene.ask(0, say("during")), "table.silent");
        EXPECT_EQ(scene.ask(0, protocol::Propose{.seq = 0, .what = protocol::Proposed::pause}), "");
        EXPECT_EQ(scene.ask(1, protocol::Vote{.seq = 0, .proposal = scene.newest(), .yes = true}), "");
        EXPECT_EQ(scene.ask(0, say("at rest")), "table.silent");
        EXPECT_EQ(scene.ask(0, protocol::Propose{.seq = 0, .what = protocol::Proposed::abort}), "");
        EXPECT_EQ(scene.ask(1, protocol::Vote{.seq = 0, .proposal = scene.newest(), .yes = true}), "");
        EXPECT_EQ(scene.ask(0, say("after")), "");
    }
}

TEST_P(RoomOf, nobody_says_by_a_name_what_they_may_not_say) {
    auto opened = table("pp");
    opened.talk = protocol::Talk::silent;
    RoomScene scene(opened);
    EXPECT_EQ(scene.ask(host, mute(1)), "");
    EXPECT_EQ(scene.ask(1, rename("I hold L8")), "table.muted");
    EXPECT_EQ(scene.ask(0, rename("Grace")), "");
    scene.start();
    EXPECT_EQ(scene.ask(0, rename("I hold L8")), "table.silent");
    EXPECT_EQ(scene.seat(0).name, "Grace");
    scene.play_to_the_end();
    EXPECT_EQ(scene.ask(0, rename("Ada")), "");
    EXPECT_EQ(scene.ask(1, rename("I hold L8")), "table.muted");
}

// ---- decisions ----

TEST_P(RoomOf, a_decision_happens_for_everybody) {
    RoomScene scene(table("pp"));
    scene.start();
    const Seat seat = scene.decide();
    for (const Seat viewer : {Seat{0}, Seat{1}, table::spectator}) {
        const auto happened = scene.told<protocol::Happened>(viewer);
        ASSERT_EQ(happened.size(), 1U);
        EXPECT_EQ(happened[0].number, scene.newest());
        EXPECT_EQ(happened[0].time, scene.now);
        EXPECT_EQ(happened[0].seat, seat);
        EXPECT_FALSE(happened[0].back.has_value());
        EXPECT_EQ(happened[0].exlibris.has_value(), GetParam() == Game::exlibris);
        EXPECT_EQ(happened[0].librarians.has_value(), GetParam() == Game::librarians);
    }
    EXPECT_TRUE(scene.room.view_changed());
    EXPECT_FALSE(scene.room.table_changed());
    EXPECT_EQ(scene.room.view(0).number, scene.newest());
}

TEST_P(RoomOf, only_who_is_asked_decides) {
    RoomScene scene(table("pp"));
    scene.start();
    while (scene.room.match().actors().count() > 1) scene.decide();
    const Seat seat = scene.room.match().actors().lowest();
    const std::string action = choices_in(scene.room.view(seat)).front();
    EXPECT_EQ(scene.decide(static_cast<Seat>(1 - seat), action), "table.not-your-turn");
    EXPECT_EQ(scene.decide(table::spectator, action), "table.not-yours");
    EXPECT_EQ(scene.ask(host, protocol::Decide{.seq = 0, .at = scene.newest(), .action = action}), "table.not-yours");
    EXPECT_EQ(scene.decide(seat, "dance"), "table.no-such-decision");
    EXPECT_TRUE(choices_in(scene.room.view(static_cast<Seat>(1 - seat))).empty());
    EXPECT_EQ(scene.decide(seat, action), "");
}

TEST_P(RoomOf, a_decision_made_for_another_situation_is_stale) {
    RoomScene scene(table("pp"));
    scene.start();
    const auto before = scene.newest();
    scene.decide();
    const Seat seat = scene.room.match().actors().lowest();
    const std::string action = choices_in(scene.room.view(seat)).front();
    EXPECT_EQ(scene.ask(seat, protocol::Decide{.seq = 0, .at = before, .action = action}), "table.stale");
    const auto seen = scene.newest();
    EXPECT_EQ(scene.ask(0, say("hm")), "");
    EXPECT_EQ(scene.ask(seat, protocol::Decide{.seq = 0, .at = seen, .action = action}), "") << "chat does no harm";
}

TEST(Room, XL_R5_a_refusal_names_the_rule_and_what_stands_in_the_way) {
    RoomScene scene(table_for(Game::exlibris, "pp"));
    scene.start();
    const Seat seat = scene.room.match().actors().lowest();
    const auto response = scene.room.respond(
        {.seat = seat}, protocol::Decide{.seq = 1, .at = scene.newest(), .action = "pass"}, scene.now);
    const auto* refusal = std::get_if<protocol::Refusal>(&response);
    ASSERT_NE(refusal, nullptr);
    EXPECT_TRUE(refusal->rule.has_value());
    EXPECT_TRUE(refusal->key.starts_with("why.")) << refusal->key;
    EXPECT_EQ(scene.room.why_not({.seat = seat}, {.seq = 1, .action = "pass"}), *refusal);
    const std::string legal = choices_in(scene.room.view(seat)).front();
    EXPECT_EQ(scene.room.why_not({.seat = seat}, {.seq = 1, .action = legal}), std::nullopt);
    EXPECT_EQ(scene.room.why_not({.seat = table::spectator}, {.seq = 1, .action = legal})->key, "table.not-yours");
}

TEST_P(RoomOf, requests_are_remembered_by_their_numbers) {
    RoomScene scene(table("pp"));
    EXPECT_EQ(scene.room.progress(0).reached(1), 0);
    EXPECT_EQ(scene.room.earlier(0, 1), std::nullopt);
    for (std::size_t i = 0; i < Requests::remembered + 6; ++i) EXPECT_EQ(scene.ask(0, say("and so on")), "");
    EXPECT_EQ(scene.room.progress(0).reached(1), scene.last_seq());
    EXPECT_EQ(scene.room.earlier(0, scene.last_seq()), static_cast<Number>(scene.newest()));
    EXPECT_EQ(scene.room.earlier(0, 7), 7U);
    EXPECT_EQ(scene.room.earlier(0, 6), std::nullopt) << "too long ago";
    EXPECT_EQ(scene.room.earlier(1, scene.last_seq()), std::nullopt);
    EXPECT_EQ(scene.room.progress(1).reached(1), 0);
}

// ---- undo and redo ----

TEST_P(RoomOf, an_undo_and_a_redo_lead_to_the_same_games_again) {
    RoomScene scene(table("pp", 3));
    scene.start();
    for (int round = 0; round < 20; ++round) {
        std::vector<std::string> before;
        for (const Seat viewer : {Seat{0}, Seat{1}, table::spectator}) before.push_back(scene.game(viewer));
        const Seat seat = scene.decide();
        if (!scene.room.view(seat).undo) continue;
        const auto decided = scene.newest();
        std::vector<std::string> after;
        for (const Seat viewer : {Seat{0}, Seat{1}, table::spectator}) after.push_back(scene.game(viewer));
        EXPECT_EQ(scene.ask(seat, undo(scene)), "");
        EXPECT_EQ(scene.told<protocol::Happened>()[0],
                  (protocol::Happened{scene.newest(), scene.now, seat, decided - 1, {}, {}}));
        EXPECT_TRUE(scene.room.went_back());
        EXPECT_TRUE(scene.room.view(seat).redo);
        EXPECT_EQ((std::vector{scene.game(0), scene.game(1), scene.game(table::spectator)}), before);
        EXPECT_EQ(scene.ask(seat, redo(scene)), "");
        EXPECT_FALSE(scene.room.went_back());
        EXPECT_EQ(scene.told<protocol::Happened>()[0].seat, seat);
        EXPECT_EQ((std::vector{scene.game(0), scene.game(1), scene.game(table::spectator)}), after);
        EXPECT_TRUE(scene.room.view(seat).undo);
    }
}

TEST_P(RoomOf, deciding_anew_is_no_way_to_more_undos) {
    RoomScene scene(table("pp", 3));
    scene.start();
    for (int round = 0; round < 60 && !scene.room.match().over(); ++round) {
        const Seat seat = scene.decide();
        if (!scene.room.view(seat).undo || scene.room.match().actors().contains(seat)) continue;
        const std::string action = scene.room.match().action(scene.room.match().decisions() - 1);
        for (int i = 0; i < Room::most_undos_before_others; ++i) {
            EXPECT_EQ(scene.ask(seat, undo(scene)), "");
            EXPECT_EQ(scene.decide(seat, action), "");
        }
        EXPECT_EQ(scene.ask(seat, undo(scene)), "table.no-undo");
        return;
    }
    EXPECT_EQ(GetParam(), Game::librarians) << "there a turn ends with drawing cards, which nobody takes back";
}

// Otherwise somebody could keep the others from deciding until their time is over.
TEST_P(RoomOf, while_others_wait_one_takes_back_only_a_few_times) {
    RoomScene scene(table("pp", 3));
    scene.start();
    int tried = 0;
    for (int round = 0; round < 60 && tried < 3 && !scene.room.match().over(); ++round) {
        const Seat seat = scene.decide();
        if (!scene.room.view(seat).undo || scene.room.match().actors().contains(seat)) continue;
        ++tried;
        for (int i = 0; i < Room::most_undos_before_others; ++i) {
            EXPECT_EQ(scene.ask(seat, undo(scene)), "");
            EXPECT_EQ(scene.ask(seat, redo(scene)), "");
        }
        EXPECT_EQ(scene.ask(seat, undo(scene)), "table.no-undo");
    }
    // In Librarians a turn ends with drawing cards, which nobody takes back.
    EXPECT_EQ(tried, GetParam() == Game::exlibris ? 3 : 0);
}

TEST_P(RoomOf, nobody_takes_back_what_another_has_decided) {
    RoomScene scene(table("pp"));
    scene.start();
    EXPECT_EQ(scene.ask(0, undo(scene)), "table.no-undo") << "nothing was decided";
    scene.play_until_undo(0);
    EXPECT_EQ(scene.ask(1, undo(scene)), "table.no-undo");
    EXPECT_FALSE(scene.room.view(1).undo);
    while (scene.decide() != 1) {
    }
    EXPECT_EQ(scene.ask(0, undo(scene)), "table.no-undo");
}

TEST_P(RoomOf, what_was_revealed_cannot_be_taken_back_alone) {
    RoomScene scene(table("pp"));
    scene.start();
    for (int i = 0; i < 200; ++i) {
        const Seat seat = scene.decide();
        const std::size_t last = scene.room.match().decisions() - 1;
        if (scene.room.match().revealed_since(last)) {
            EXPECT_FALSE(scene.room.view(seat).undo);
            EXPECT_EQ(scene.ask(seat, undo(scene)), "table.no-undo");
            return;
        }
    }
    FAIL() << "nothing was revealed";
}

TEST_P(RoomOf, a_redo_is_possible_until_somebody_decides) {
    RoomScene scene(table("pp"));
    scene.start();
    EXPECT_EQ(scene.ask(0, redo(scene)), "table.no-redo");
    scene.play_until_undo(0);
    const auto before = scene.newest();
    EXPECT_EQ(scene.ask(0, undo(scene)), "");
    EXPECT_EQ(scene.ask(1, redo(scene)), "table.no-redo");
    EXPECT_EQ(scene.ask(0, protocol::Redo{.seq = 0, .at = before}), "table.stale");
    scene.decide();
    EXPECT_EQ(scene.ask(0, redo(scene)), "table.no-redo");
}

TEST_P(RoomOf, undo_goes_back_decision_by_decision_and_so_does_redo) {
    RoomScene scene(table("pp"));
    scene.start();
    for (int i = 0; i < 2000; ++i) {
        const std::string before = scene.game(0);
        const Seat first = scene.decide();
        const bool one = scene.room.view(first).undo;
        const Seat second = scene.decide();
        if (!one || second != first || !scene.room.view(first).undo) continue;
        const std::string after = scene.game(0);
        EXPECT_EQ(scene.ask(first, undo(scene)), "");
        if (!scene.room.view(first).undo) continue;
        EXPECT_EQ(scene.ask(first, undo(scene)), "");
        EXPECT_EQ(scene.game(0), before);
        EXPECT_EQ(scene.ask(first, redo(scene)), "");
        EXPECT_EQ(scene.ask(first, redo(scene)), "");
        EXPECT_EQ(scene.game(0), after);
        return;
    }
    FAIL() << "nobody decided twice";
}

// ---- bots ----

TEST_P(RoomOf, bots_decide_for_their_seats) {
    RoomScene scene(table("bb"));
    scene.take(protocol::Begun{.time = scene.now});
    const auto bot = scene.room.bot_to_move();
    ASSERT_TRUE(bot.has_value());
    EXPECT_EQ(bot->second, "random");
    const std::string thought = scene.room.match().reflect(bot->first, "random", 1)();
    const Number began = scene.room.entries();
    EXPECT_TRUE(scene.room.decided_by_bot(bot->first, thought, began, scene.now).has_value());
    EXPECT_FALSE(scene.room.decided_by_bot(bot->first, "dance", began, scene.now).has_value());
    scene.decide();
    EXPECT_FALSE(scene.room.decided_by_bot(bot->first, thought, began, scene.now).has_value()) << "too late";
    scene.play_to_the_end();
    EXPECT_EQ(scene.room.bot_to_move(), std::nullopt);
}

TEST_P(RoomOf, chat_does_not_make_a_bot_think_again) {
    RoomScene scene(table("pp"));
    scene.start();
    const Seat seat = scene.room.match().actors().lowest();
    EXPECT_EQ(scene.room.bot_to_move(), std::nullopt);
    EXPECT_EQ(scene.ask(seat, hand_over(std::nullopt, "random")), "");
    const std::string thought = scene.room.match().reflect(seat, "random", 1)();
    const Number began = scene.room.entries();
    EXPECT_EQ(scene.ask(0, say("go on")), "");
    EXPECT_TRUE(scene.room.decided_by_bot(seat, thought, began, scene.now).has_value());
    EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "");
    EXPECT_FALSE(scene.room.decided_by_bot(seat, thought, began, scene.now).has_value()) << "its owner decides again";
}

TEST_P(RoomOf, a_seat_is_handed_to_a_bot_and_taken_back) {
    RoomScene scene(table("pp"));
    scene.start();
    const Seat seat = scene.room.match().actors().lowest();
    EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "table.not-handed");
    EXPECT_EQ(scene.ask(seat, hand_over(std::nullopt, std::nullopt)), "");
    EXPECT_TRUE(scene.seat(seat).handed);
    EXPECT_EQ(scene.seat(seat).bot, usual_bot);
    EXPECT_EQ(scene.seat(seat).occupant, protocol::Occupant::person);
    EXPECT_TRUE(choices_in(scene.room.view(seat)).empty());
    EXPECT_TRUE(scene.room.view_changed());
    EXPECT_EQ(scene.decide(seat, "pass"), "table.handed");
    EXPECT_EQ(scene.ask(seat, hand_over(std::nullopt, std::nullopt)), "table.handed");
    EXPECT_EQ(scene.decide(), seat);
    EXPECT_FALSE(scene.room.view(seat).undo) << "a bot decided that";
    EXPECT_EQ(scene.ask(seat, protocol::TakeBack{}), "");
    EXPECT_FALSE(scene.room.view(seat).undo);
    EXPECT_FALSE(scene.seat(seat).bot.has_value());
}

TEST_P(RoomOf, whoever_resigns_or_leaves_is_played_by_a_bot) {
    RoomScene scene(table("ppp"));
    EXPECT_EQ(scene.ask(0, protocol::Resign{}), "table.not-begun");
    scene.start();
    EXPECT_EQ(scene.ask(0, protocol::Resign{}), "");
    EXPECT_TRUE(scene.seat(0).resigned);
    EXPECT_EQ(scene.seat(0).bot, usual_bot);
    EXPECT_EQ(scene.seat(0).name, "Person 0");
    EXPECT_EQ(scene.decide(0, "pass"), "table.resigned");
    EXPECT_EQ(scene.ask(0, protocol::Resign{}), "table.resigned");
    EXPECT_EQ(scene.ask(0, protocol::TakeBack{}), "table.resigned");
    EXPECT_EQ(scene.ask(0, say("well played")), "");
    EXPECT_EQ(scene.ask(1, protocol::Leave{}, hash_of('z')), "");
    EXPECT_EQ(scene.seat(1).occupant, protocol::Occupant::bot);
    EXPECT_TRUE(scene.seat(1).resigned);
    EXPECT_FALSE(scene.seat(1).name.has_value());
    EXPECT_EQ(scene.room.key(1), "");
}

// ---- the end ----

TEST_P(RoomOf, a_finished_game_has_ranks_and_no_decisions) {
    RoomScene scene(table("pp"));
    scene.start();
    EXPECT_FALSE(scene.seat(0).rank.has_value());
    scene.play_to_the_end();
    EXPECT_TRUE(scene.room.table_changed());
    EXPECT_TRUE(scene.seat(0).rank == 1 || scene.seat(1).rank == 1);
    EXPECT_EQ(scene.decide(0, "pass"), "table.finished");
    EXPECT_EQ(scene.ask(0, undo(scene)), "table.finished");
    EXPECT_EQ(scene.ask(0, protocol::Resign{}), "table.finished");
    EXPECT_EQ(scene.ask(host, remove(0), hash_of('z')), "table.finished");
    EXPECT_EQ(scene.ask(0, hand_over(std::nullopt, std::nullopt)), "table.finished");
    EXPECT_EQ(scene.ask(0, say("again?")), "");
    scene.take(protocol::Rematched{.time = scene.now, .table = "anothertable"});
    EXPECT_EQ(scene.room.rematch(), "anothertable");
}

TEST_P(RoomOf, leaving_a_finished_game_changes_no_rank) {
    RoomScene scene(table("pp"));
    scene.start();
    scene.play_to_the_end();
    const Seat winner = scene.seat(0).rank == 1 ? 0 : 1;
    EXPECT_EQ(scene.ask(winner, protocol::Leave{}, hash_of('z')), "");
    EXPECT_EQ(scene.seat(winner).rank, 1);
    EXPECT_EQ(scene.room.key(winner), "");
}

TEST(Room, XL_I9_whoever_resigned_ranks_last) {
    RoomScene scene(table_for(Game::exlibris, "ppb", 5));
    scene.start();
    EXPECT_EQ(scene.ask(0, protocol::Resign{}), "");
    scene.play_to_the_end();
    EXPECT_EQ(scene.seat(0).rank, 3);
    EXPECT_NE(scene.seat(1).rank, 3);
    EXPECT_NE(scene.seat(2).rank, 3);
}

TEST(Room, XL_I9_the_score_sheets_rank_as_the_table_does) {
    for (const Seat quitter : {Seat{0}, Seat{1}}) {
        RoomScene scene(table_for(Game::exlibris, "pp", 5));
        scene.start();
        EXPECT_EQ(scene.ask(quitter, protocol::Resign{}), "");
        scene.play_to_the_end();
        const auto view = scene.room.view(table::spectator);
        ASSERT_TRUE(view.exlibris && view.exlibris->scores);
        ASSERT_EQ(view.exlibris->scores->size(), 2U);
        for (const auto& score : *view.exlibris->scores) EXPECT_EQ(score.rank, score.seat == quitter ? 2 : 1);
    }
}

TEST(Room, XL_O9_whoever_resigns_alone_ranks_after_the_public_library) {
    RoomScene scene(table_for(Game::exlibris, "p"));
    scene.start();
    EXPECT_EQ(scene.ask(0, protocol::Resign{}), "");
    scene.play_to_the_end();
    const auto scores = *scene.room.view(0).exlibris->scores;
    ASSERT_EQ(scores.size(), 2U);
    EXPECT_EQ(scores[0].rank, 2);
    EXPECT_EQ(scores[1].rank, 1);
}

TEST(Room, XL_I9_the_row_of_a_finished_game_has_everybodys_points) {
    RoomScene scene(table_for(Game::exlibris, "pp", 5));
    scene.start();
    EXPECT_FALSE(scene.room.row().points.has_value());
    scene.play_to_the_end();
    const auto scores = *scene.room.view(table::spectator).exlibris->scores;
    ASSERT_EQ(scores.size(), 2U);
    EXPECT_EQ(scene.room.row().points, (std::vector{scores[0].total, scores[1].total}));
}

TEST(Room, XL_O9_the_row_of_a_finished_solo_game_has_the_public_librarys_points) {
    RoomScene scene(table_for(Game::exlibris, "p"));
    scene.start();
    scene.play_to_the_end();
    const auto scores = *scene.room.view(0).exlibris->scores;
    ASSERT_EQ(scores.size(), 2U);
    EXPECT_EQ(scene.room.row().points, (std::vector{scores[0].total, scores[1].total}));
}

TEST(Room, LB_W1_the_row_of_a_finished_game_says_whether_it_was_won) {
    RoomScene scene(table_for(Game::librarians, "pp"));
    scene.start();
    EXPECT_FALSE(scene.room.row().outcome.has_value());
    scene.play_to_the_end();
    EXPECT_EQ(scene.room.row().outcome, scene.room.view(0).librarians->course->outcome);
    EXPECT_NE(scene.room.row().outcome, protocol::LibrariansOutcome::running);
}

TEST_P(RoomOf, a_record_remarks_who_resigned) {
    RoomScene scene(table("ppp"));
    scene.start();
    EXPECT_EQ(scene.ask(1, protocol::Resign{}), "");
    scene.play_to_the_end();
    const std::string record = scene.room.record();
    EXPECT_TRUE(record.ends_with("\n# seat2 resigned\n")) << record;
    const auto decisions = [&]<class G>() { return table::read_record<G>(record).value().decisions.size(); };
    EXPECT_EQ(GetParam() == Game::exlibris ? decisions.operator()<exlibris::ExLibris>()
                                           : decisions.operator()<librarians::Librarians>(),
              scene.room.match().decisions());
}

TEST(Room, LB_W1_nobody_ranks_before_anybody_where_all_play_together) {
    RoomScene scene(table_for(Game::librarians, "pp"));
    scene.start();
    EXPECT_EQ(scene.ask(0, protocol::Resign{}), "");
    scene.play_to_the_end();
    EXPECT_EQ(scene.seat(0).rank, 1);
    EXPECT_EQ(scene.seat(1).rank, 1);
}

// ---- what a table says of itself ----

TEST_P(RoomOf, the_table_names_its_host_and_who_is_there) {
    RoomScene scene(table("bpo"));
    const auto told = scene.room.table(SeatSet::only(1), scene.now);
    EXPECT_EQ(told.host, 1);
    EXPECT_TRUE(told.seats[1].connected);
    EXPECT_FALSE(told.seats[2].connected);
    EXPECT_EQ(told.seats[2].occupant, protocol::Occupant::open);
    EXPECT_EQ(told.status, Status::gathering);
    EXPECT_EQ(scene.ask(1, protocol::Leave{}, hash_of('z')), "");
    EXPECT_FALSE(scene.room.table({}, scene.now).host.has_value());
    const auto row = scene.room.row();
    EXPECT_EQ(row.game, GetParam());
    EXPECT_EQ(row.updated, scene.now);
    EXPECT_EQ(row.seats.size(), 3U);
}

// ---- logs ----

TEST_P(RoomOf, whoever_comes_back_hears_what_happened_since) {
    RoomScene scene(table("pp"));
    scene.start();
    scene.decide();
    const auto seen = static_cast<Number>(scene.newest());
    scene.decide();
    EXPECT_EQ(scene.ask(0, say("still there?")), "");
    const auto reading = read_log(scene.log, 1, seen);
    ASSERT_TRUE(reading.has_value()) << reading.error();
    ASSERT_EQ(reading->news.size(), 2U);
    EXPECT_EQ(std::get<protocol::Happened>(reading->news[0]).number, scene.newest() - 1);
    EXPECT_EQ(std::get<protocol::Said>(reading->news[1]).text, "still there?");
    EXPECT_TRUE(read_log(scene.log, 1)->news.empty());
    EXPECT_TRUE(read_log(scene.log, 1, static_cast<Number>(scene.newest()))->news.empty());
}

TEST_P(RoomOf, a_log_that_no_table_wrote_is_refused) {
    RoomScene scene(table("pp"));
    scene.start();
    const auto with = [&](const protocol::LogEntry& entry) {
        auto log = scene.log;
        log.push_back(protocol::encode(entry));
        return read_log(log).has_value();
    };
    EXPECT_TRUE(with(protocol::Named{scene.now, 0, 1, "Ada"}));
    EXPECT_FALSE(with(protocol::Named{scene.now, 5, 1, "Ada"}));
    EXPECT_FALSE(with(protocol::Joined{scene.now, 0, "Ada", hash_of('x')}));
    EXPECT_FALSE(with(protocol::Begun{scene.now, {}, {}}));
    EXPECT_FALSE(with(protocol::Decided{scene.now, 0, 1, "dance"}));
    EXPECT_FALSE(with(protocol::Decided{scene.now, 5, 1, "pass"}));
    EXPECT_FALSE(with(protocol::Undone{scene.now, 0, 1}));
    EXPECT_FALSE(with(protocol::Redone{scene.now, 0, 1}));
    EXPECT_FALSE(with(protocol::Voted{scene.now, 0, 1, 1, true}));
    EXPECT_FALSE(with(protocol::Suggested{scene.now, 0, 1, protocol::Proposed::resume, {}}));
    EXPECT_FALSE(with(protocol::TakenBack{scene.now, 0, 1}));
    EXPECT_FALSE(with(protocol::HandedOver{scene.now, 0, 0, 1, "oracle"}));
    EXPECT_FALSE(with(protocol::Late{scene.now, 0}));
    EXPECT_FALSE(with(table("pp")));
    EXPECT_FALSE(read_log({}).has_value());
    EXPECT_FALSE(read_log({"{}"}).has_value());
    EXPECT_FALSE(read_log({scene.log[1]}).has_value());
}

TEST_P(RoomOf, a_table_opens_only_with_what_its_game_allows) {
    EXPECT_TRUE(Room::open(table("pp")).has_value());
    auto opened = table("pp");
    opened.rules = 9999;
    EXPECT_FALSE(Room::open(opened).has_value());
    opened = table("pp");
    opened.seats.pop_back();
    EXPECT_FALSE(Room::open(opened).has_value());
    opened = table("pb");
    opened.seats[1].bot = "oracle";
    EXPECT_FALSE(Room::open(opened).has_value());
    opened = table("pp");
    opened.seed = "one";
    EXPECT_FALSE(Room::open(opened).has_value());
    opened = table("pp");
    opened.options = "players=99";
    EXPECT_FALSE(Room::open(opened).has_value());
    opened = table("pp");
    opened.position = "nonsense";
    EXPECT_FALSE(Room::open(opened).has_value());
}

}  // namespace
}  // namespace shelfmark::server
