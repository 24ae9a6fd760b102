// What needs everybody's consent.
#include <gtest/gtest.h>

#include "room_scene.h"

namespace shelfmark::server {
namespace {

using protocol::Game;
using protocol::Proposed;
using protocol::Status;

protocol::Propose propose(Proposed what, std::optional<std::int64_t> back = std::nullopt) {
    protocol::Propose request;
    request.what = what;
    request.back = back;
    return request;
}
protocol::Vote vote(std::int64_t proposal, bool yes = true) {
    protocol::Vote request;
    request.proposal = proposal;
    request.yes = yes;
    return request;
}

class ConsentIn : public testing::TestWithParam<Game> {
protected:
    static RoomScene playing(std::string_view seats, std::uint64_t seed = 1) {
        RoomScene scene(table_for(GetParam(), seats, seed));
        scene.start();
        return scene;
    }
};
INSTANTIATE_TEST_SUITE_P(BothGames, ConsentIn, testing::Values(Game::exlibris, Game::librarians),
                         [](const auto& info) { return info.param == Game::exlibris ? "ExLibris" : "Librarians"; });

TEST_P(ConsentIn, the_last_yes_passes) {
    RoomScene scene = playing("pppb");
    EXPECT_EQ(scene.ask(0, propose(Proposed::abort)), "");
    const auto number = scene.newest();
    EXPECT_EQ(scene.told<protocol::Proposal>(),
              (std::vector{protocol::Proposal{number, 0, Proposed::abort, std::nullopt, {0}}}));
    EXPECT_TRUE(scene.told<protocol::Settled>().empty());
    EXPECT_EQ(scene.ask(2, vote(number)), "");
    EXPECT_EQ(scene.told<protocol::Proposal>(),
              (std::vector{protocol::Proposal{number, 0, Proposed::abort, std::nullopt, {0, 2}}}));
    EXPECT_EQ(scene.room.proposal()->yes, (std::vector<protocol::Seat>{0, 2}));
    EXPECT_EQ(scene.ask(2, vote(number)), "table.voted");
    EXPECT_EQ(scene.room.status(), Status::playing);
    EXPECT_EQ(scene.ask(1, vote(number)), "");
    EXPECT_EQ(scene.told<protocol::Settled>(), (std::vector{protocol::Settled{number, true}}));
    EXPECT_TRUE(scene.told<protocol::Proposal>().empty());
    EXPECT_EQ(scene.room.status(), Status::aborted);
    EXPECT_TRUE(scene.room.table_changed());
    EXPECT_FALSE(scene.room.proposal().has_value());
    EXPECT_EQ(scene.ask(0, propose(Proposed::resume)), "table.finished");
}

TEST_P(ConsentIn, one_no_ends_it) {
    RoomScene scene = playing("ppp");
    EXPECT_EQ(scene.ask(0, propose(Proposed::abort)), "");
    const auto number = scene.newest();
    EXPECT_EQ(scene.ask(1, vote(number, false)), "");
    EXPECT_EQ(scene.told<protocol::Settled>(), (std::vector{protocol::Settled{number, false}}));
    EXPECT_EQ(scene.room.status(), Status::playing);
    EXPECT_EQ(scene.ask(2, vote(number)), "table.no-proposal");
}

TEST_P(ConsentIn, whoever_proposed_something_may_think_better_of_it) {
    RoomScene scene = playing("pp");
    EXPECT_EQ(scene.ask(0, propose(Proposed::abort)), "");
    const auto number = scene.newest();
    EXPECT_EQ(scene.ask(0, vote(number, false)), "");
    EXPECT_EQ(scene.told<protocol::Settled>(), (std::vector{protocol::Settled{number, false}}));
}

TEST_P(ConsentIn, there_is_one_proposal_at_a_time) {
    RoomScene scene = playing("pp");
    EXPECT_EQ(scene.ask(0, propose(Proposed::abort)), "");
    EXPECT_EQ(scene.ask(1, propose(Proposed::pause)), "table.proposal-open");
    EXPECT_EQ(scene.ask(1, vote(scene.newest() + 1)), "table.no-proposal");
    EXPECT_EQ(scene.ask(table::spectator, vote(scene.newest())), "table.not-yours");
    EXPECT_EQ(scene.ask(table::spectator, propose(Proposed::pause)), "table.not-yours");
}

TEST_P(ConsentIn, whoever_is_alone_with_bots_needs_nobody) {
    RoomScene scene = playing("pb");
    EXPECT_EQ(scene.ask(0, propose(Proposed::pause)), "");
    const auto number = scene.newest();
    EXPECT_EQ(scene.told<protocol::Proposal>().size(), 1U);
    EXPECT_EQ(scene.told<protocol::Settled>(), (std::vector{protocol::Settled{number, true}}));
    EXPECT_EQ(scene.room.status(), Status::paused);
}

TEST_P(ConsentIn, people_whose_seats_bots_play_still_vote_and_those_who_resigned_do_not) {
    RoomScene scene = playing("ppp");
    EXPECT_EQ(scene.ask(1, protocol::HandOver{}), "");
    EXPECT_EQ(scene.ask(2, protocol::Resign{}), "");
    EXPECT_EQ(scene.ask(2, propose(Proposed::pause)), "table.resigned");
    EXPECT_EQ(scene.ask(0, propose(Proposed::pause)), "");
    const auto number = scene.newest();
    EXPECT_EQ(scene.ask(2, vote(number)), "table.resigned");
    EXPECT_EQ(scene.room.status(), Status::playing);
    EXPECT_EQ(scene.ask(1, vote(number)), "");
    EXPECT_EQ(scene.room.status(), Status::paused);
}

TEST_P(ConsentIn, whoever_goes_is_not_waited_for) {
    RoomScene scene = playing("ppp");
    EXPECT_EQ(scene.ask(0, propose(Proposed::abort)), "");
    const auto number = scene.newest();
    EXPECT_EQ(scene.ask(1, vote(number)), "");
    EXPECT_EQ(scene.ask(2, protocol::Leave{}, hash_of('z')), "");
    EXPECT_EQ(scene.told<protocol::Settled>(), (std::vector{protocol::Settled{number, true}}));
    EXPECT_EQ(scene.room.status(), Status::aborted);
}

TEST_P(ConsentIn, a_proposal_goes_with_whoever_made_it) {
    RoomScene scene = playing("ppp");
    EXPECT_EQ(scene.ask(0, propose(Proposed::abort)), "");
    const auto number = scene.newest();
    EXPECT_EQ(scene.ask(0, protocol::Resign{}), "");
    EXPECT_EQ(scene.told<protocol::Settled>(), (std::vector{protocol::Settled{number, false}}));
    EXPECT_EQ(scene.room.status(), Status::playing);
}

TEST_P(ConsentIn, nobody_decides_while_the_game_is_paused) {
    RoomScene scene = playing("pp");
    EXPECT_EQ(scene.ask(0, propose(Proposed::resume)), "table.not-paused");
    const Seat seat = scene.room.match().actors().lowest();
    const std::string action = choices_in(scene.room.view(seat)).front();
    EXPECT_EQ(scene.ask(0, propose(Proposed::pause)), "");
    EXPECT_EQ(scene.ask(1, vote(scene.newest())), "");
    EXPECT_EQ(scene.room.status(), Status::paused);
    EXPECT_TRUE(scene.room.view_changed());
    EXPECT_EQ(scene.decide(seat, action), "table.paused");
    EXPECT_TRUE(choices_in(scene.room.view(seat)).empty());
    EXPECT_EQ(scene.ask(0, propose(Proposed::pause)), "table.paused");
    EXPECT_EQ(scene.ask(0, protocol::HandOver{}), "");
    EXPECT_EQ(scene.ask(1, protocol::HandOver{}), "");
    EXPECT_EQ(scene.room.bot_to_move(), std::nullopt) << "bots rest, too";
    EXPECT_EQ(scene.ask(1, propose(Proposed::resume)), "");
    EXPECT_EQ(scene.ask(0, vote(scene.newest())), "");
    EXPECT_EQ(scene.room.status(), Status::playing);
    EXPECT_TRUE(scene.room.bot_to_move().has_value());
}

TEST_P(ConsentIn, by_consent_people_go_back_to_any_moment) {
    RoomScene scene = playing("pp", 7);
    std::vector<std::string> games = {scene.game(0) + scene.game(1)};
    const auto begun = scene.newest();
    for (int i = 0; i < 30; ++i) {
        scene.decide();
        games.push_back(scene.game(0) + scene.game(1));
    }
    EXPECT_EQ(scene.ask(0, propose(Proposed::undo)), "table.nothing-to-undo");
    EXPECT_EQ(scene.ask(0, propose(Proposed::undo, scene.newest())), "table.nothing-to-undo");
    for (const int kept : {21, 20, 4, 0}) {
        EXPECT_EQ(scene.ask(1, propose(Proposed::undo, begun + kept)), "");
        const auto number = scene.newest();
        EXPECT_EQ(scene.room.proposal()->back, begun + kept);
        EXPECT_EQ(scene.ask(0, vote(number)), "");
        EXPECT_EQ(scene.game(0) + scene.game(1), games[static_cast<std::size_t>(kept)]);
        EXPECT_EQ(scene.told<protocol::Settled>(), (std::vector{protocol::Settled{number, true}}));
        EXPECT_EQ(scene.told<protocol::Happened>(),
                  (std::vector{protocol::Happened{scene.newest(), scene.now, {}, begun + kept, {}, {}}}));
        EXPECT_TRUE(scene.room.went_back());
        EXPECT_FALSE(scene.room.view(0).redo || scene.room.view(1).redo);
    }
}

TEST_P(ConsentIn, whoever_has_much_taken_back_wears_the_table_out) {
    RoomScene scene = playing("pp", 7);
    const auto begun = scene.newest();
    for (int i = 0; i < 30; ++i) scene.decide();
    const auto before = scene.room.besides(1);
    EXPECT_EQ(scene.ask(1, propose(Proposed::undo, begun + 10)), "");
    EXPECT_EQ(scene.ask(0, vote(scene.newest())), "");
    EXPECT_EQ(scene.room.besides(1), before + 21) << "the proposal, and the decisions that stay in the log";
}

TEST_P(ConsentIn, what_was_seen_before_going_back_is_stale) {
    RoomScene scene = playing("pp");
    scene.decide();
    const auto seen = scene.newest();
    EXPECT_EQ(scene.ask(0, propose(Proposed::undo, seen - 1)), "");
    EXPECT_EQ(scene.ask(1, vote(scene.newest())), "");
    const Seat seat = scene.room.match().actors().lowest();
    const std::string action = choices_in(scene.room.view(seat)).front();
    EXPECT_EQ(scene.ask(seat, protocol::Decide{.seq = 0, .at = seen, .action = action}), "table.stale");
}

TEST_P(ConsentIn, a_decision_ends_a_proposal_to_go_back) {
    RoomScene scene = playing("pp");
    scene.decide();
    EXPECT_EQ(scene.ask(0, propose(Proposed::undo, scene.newest() - 1)), "");
    const auto number = scene.newest();
    scene.decide();
    EXPECT_EQ(scene.told<protocol::Settled>(), (std::vector{protocol::Settled{number, false}}));
    EXPECT_EQ(scene.told<protocol::Happened>().size(), 1U);
    EXPECT_EQ(scene.ask(0, propose(Proposed::abort)), "");
    scene.decide();
    EXPECT_TRUE(scene.room.proposal().has_value()) << "other proposals stay";
}

TEST_P(ConsentIn, decisions_taken_back_before_do_not_come_back) {
    RoomScene scene = playing("pp", 3);
    scene.play_until_undo(0);
    const auto decided = scene.newest();
    const std::string before = scene.game(0);
    EXPECT_EQ(scene.ask(0, protocol::Undo{.seq = 0, .at = scene.newest()}), "");
    const std::string after_undo = scene.game(0);
    scene.decide();
    EXPECT_EQ(scene.ask(0, propose(Proposed::undo, decided)), "");
    EXPECT_EQ(scene.ask(1, vote(scene.newest())), "");
    EXPECT_EQ(scene.game(0), after_undo);
    EXPECT_NE(before, after_undo);
}

TEST_P(ConsentIn, the_end_of_the_game_ends_every_proposal) {
    RoomScene scene = playing("pp");
    EXPECT_EQ(scene.ask(0, propose(Proposed::abort)), "");
    const auto number = scene.newest();
    scene.play_to_the_end();
    EXPECT_EQ(scene.told<protocol::Settled>(), (std::vector{protocol::Settled{number, false}}));
    EXPECT_FALSE(scene.room.proposal().has_value());
}

TEST_P(ConsentIn, people_may_part_before_the_game_begins) {
    RoomScene scene(table_for(GetParam(), "po"));
    EXPECT_EQ(scene.ask(0, propose(Proposed::pause)), "table.not-begun");
    EXPECT_EQ(scene.ask(0, propose(Proposed::undo, 0)), "table.not-begun");
    EXPECT_EQ(scene.ask(0, propose(Proposed::abort)), "table.not-host") << "who came in sends nobody home";
    EXPECT_EQ(scene.ask(Person{.seat = 0, .host = true}, propose(Proposed::abort)), "");
    EXPECT_EQ(scene.room.status(), Status::aborted);
    EXPECT_FALSE(scene.room.complete());
}

}  // namespace
}  // namespace shelfmark::server
