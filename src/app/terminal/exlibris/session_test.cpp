#include "app/terminal/session.h"

#include <gtest/gtest.h>

#include "app/terminal/exlibris/face.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Action;
using exlibris::ActionList;
using exlibris::Location;
using exlibris::Seat;
using exlibris::Verb;
using Session = terminal::Session<exlibris::ExLibris>;

Session beginners(std::uint64_t seed = 1) {
    return Session({.options = {.players = 2, .beginner = true}, .seed = seed, .decisions = {}});
}

Seat actor(const Session& session) { return actors(session.state()).lowest(); }

Action first_with(const Session& session, Verb verb) {
    ActionList actions;
    legal(session.state(), actor(session), actions);
    for (const Action& action : actions) {
        if (action.verb == verb) return action;
    }
    ADD_FAILURE() << "the verb is not offered";
    return actions[0];
}

void go_home(Session& session) {
    session.decide(actor(session),
                   exlibris::act(Verb::place, 0, static_cast<int>(Location::home), exlibris::any_space));
}

TEST(TerminalSession, nothing_can_be_taken_back_before_a_decision) {
    Session session = beginners();
    EXPECT_FALSE(session.take_back(0));
    EXPECT_FALSE(session.take_back(1));
}

TEST(TerminalSession, decisions_are_taken_back_one_by_one) {
    Session session = beginners();
    const auto start = session.state();
    const Seat seat = actor(session);
    go_home(session);
    const auto at_home = session.state();
    session.decide(seat, first_with(session, Verb::shelve));
    ASSERT_TRUE(session.take_back(seat));
    EXPECT_EQ(session.state(), at_home);
    ASSERT_TRUE(session.take_back(seat));
    EXPECT_EQ(session.state(), start);
    EXPECT_EQ(session.decisions(), 0U);
    EXPECT_FALSE(session.take_back(seat));
}

TEST(TerminalSession, what_was_forced_goes_back_with_the_decision_before) {
    Session session = beginners();
    const Seat seat = actor(session);
    go_home(session);
    const auto at_home = session.state();
    session.decide(seat, first_with(session, Verb::shelve));
    session.decide(seat, first_with(session, Verb::at), true);
    // The first card of an empty shelf has one place to go; then it is the opponent's turn, who has not decided yet.
    ASSERT_NE(actor(session), seat);
    ASSERT_TRUE(session.take_back(seat));
    EXPECT_EQ(session.state(), at_home);
}

TEST(TerminalSession, a_drawn_card_cannot_be_taken_back) {
    Session session = beginners();
    const Seat seat = actor(session);
    go_home(session);
    session.decide(seat, first_with(session, Verb::draw));
    EXPECT_FALSE(session.take_back(seat));
}

TEST(TerminalSession, what_another_has_decided_since_stays) {
    Session session = beginners();
    const Seat seat = actor(session);
    go_home(session);
    session.decide(seat, first_with(session, Verb::pass));
    const Seat other = actor(session);
    ASSERT_NE(other, seat);
    go_home(session);
    EXPECT_FALSE(session.take_back(seat));
    EXPECT_TRUE(session.take_back(other));
}

TEST(TerminalSession, a_record_goes_on_where_it_ends) {
    Session session = beginners(7);
    for (int i = 0; i < 20; ++i) {
        ActionList actions;
        legal(session.state(), actor(session), actions);
        session.decide(actor(session), actions[actions.size() / 2]);
    }
    const Session again(session.record());
    EXPECT_EQ(again.state(), session.state());
    EXPECT_EQ(again.record(), session.record());
    EXPECT_EQ(again.events_since(0), session.events_since(0));
    EXPECT_TRUE(again.events_since(20).empty());
}

}  // namespace
}  // namespace shelfmark::app::terminal::xl
