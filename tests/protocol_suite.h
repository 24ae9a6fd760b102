// What must be true of every game on the wire: views, choices and events are complete, within the schema, and without
// anything that a seat cannot know. A game gets it by INSTANTIATE_TYPED_TEST_SUITE_P(Name, OnTheWire, Wire), where
//   Wire::Game            is the rulebook
//   Wire::Section         is the game's part of a View
//   Wire::seen(state, seat)               all that a seat sees
//   Wire::told(before, after, events)     what it is told, from its views before and after
//   Wire::view(section), happened(events) put these into messages
//   Wire::words                           stands before the keys of its texts
//   Wire::follows_from(choice)            the gaps of a choice's text that a page fills by itself
//   Wire::has_secrets(state)              whether anything is hidden still
//   Wire::keeps_secrets(state)            whether the game's end tells no more than its result
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "messages/messages.h"
#include "pace.h"
#include "protocol/codec.h"
#include "self_play.h"

namespace shelfmark::proof {

using Gaps = std::set<std::string>;

/// The gaps of a text, those inside of plurals and selections included. Goes on to the end of the text, or of the part
/// of a plural or selection that it is called for.
inline void add_gaps(std::string_view& rest, Gaps& gaps) {
    while (!rest.empty() && rest.front() != '}') {
        const bool gap = rest.front() == '{';
        rest.remove_prefix(1);
        if (!gap) continue;
        const std::size_t end = rest.find_first_of(",}");
        gaps.emplace(rest.substr(0, end));
        rest.remove_prefix(end);
        while (rest.front() != '}') {
            rest.remove_prefix(rest.find_first_of("{}"));
            if (rest.front() != '{') continue;
            rest.remove_prefix(1);
            add_gaps(rest, gaps);
            rest.remove_prefix(1);
        }
        rest.remove_prefix(1);
    }
}

/// A page fills gaps with the fields of the same name; some it knows by itself.
inline void expect_words(const std::string& key, const std::string& record, const Gaps& known) {
    const auto text = messages::find(messages::Language::en, key);
    ASSERT_TRUE(text) << key;
    Gaps gaps;
    std::string_view rest = *text;
    add_gaps(rest, gaps);
    for (const std::string& gap : gaps) {
        EXPECT_TRUE(known.contains(gap) || record.find('"' + gap + "\":") != std::string::npos)
            << key << ": " << gap << " in " << record;
    }
}

template <class Game>
std::vector<Seat> everybody(const typename Game::State& state) {
    std::vector<Seat> seats = {table::spectator};
    for (Seat seat = 0; seat < Game::seats(state); ++seat) seats.push_back(seat);
    return seats;
}

/// Calls visit(play) before each decision of games with all kinds of options, or before every `one_in`-th.
template <class Game, class Visit>
void follow(int games, std::uint32_t one_in, Visit visit) {
    const auto all = Game::sample_options();
    for (Pace pace(games); pace.goes_on() && !testing::Test::HasFailure();) {
        const auto round = static_cast<std::size_t>(pace.round());
        SelfPlay<Game> play(all[round % all.size()], round, manners[round % manners.size()]);
        while (!play.over() && !testing::Test::HasFailure()) {
            if (play.random().below(one_in) == 0) visit(play);
            play.carry_out(play.choose());
        }
        visit(play);
    }
}

template <class Wire>
class OnTheWire : public testing::Test {
protected:
    static std::string bytes(const typename Wire::Section& section) {
        return encode(protocol::ServerMessage(Wire::view(section)));
    }
};

TYPED_TEST_SUITE_P(OnTheWire);

/// Looks at the questions and choices of this moment, as far as none of their kind were seen before.
template <class Wire>
void expect_words_for(const typename Wire::Game::State& state, std::set<std::string>& checked) {
    const std::string words = Wire::words;
    const auto bytes = [](const typename Wire::Section& part) {
        return encode(protocol::ServerMessage(Wire::view(part)));
    };
    for (Seat seat = 0; seat < Wire::Game::seats(state); ++seat) {
        if (!Wire::Game::actors(state).contains(seat)) continue;
        const auto view = Wire::seen(state, seat);
        const std::string ask = words + "ask." + *view.prompt->words;
        if (checked.insert(ask).second) expect_words(ask, bytes({.prompt = view.prompt}), {});
        for (const auto& choice : *view.choices) {
            const std::string act = words + "act." + choice.words;
            if (!checked.insert(act).second) continue;
            expect_words(act, bytes({.choices = {{choice}}}), Wire::follows_from(choice));
        }
    }
}

TYPED_TEST_P(OnTheWire, every_view_passes_the_schema) {
    using Game = typename TypeParam::Game;
    follow<Game>(25, 4, [](auto& play) {
        for (const Seat seat : everybody<Game>(play.state())) {
            const protocol::ServerMessage message = TypeParam::view(TypeParam::seen(play.state(), seat));
            const auto again = protocol::decode<protocol::ServerMessage>(encode(message));
            ASSERT_TRUE(again) << again.error();
            ASSERT_TRUE(*again == message);
        }
    });
}

TYPED_TEST_P(OnTheWire, XL_S7_LB_S6_a_view_is_the_same_in_every_world_that_looks_the_same) {
    using Game = typename TypeParam::Game;
    int compared = 0;
    follow<Game>(40, 6, [&](auto& play) {
        if (!TypeParam::has_secrets(play.state())) return;
        for (const Seat seat : everybody<Game>(play.state())) {
            const auto world = Game::sample(Game::observe(play.state(), seat), play.random());
            ++compared;
            ASSERT_EQ(this->bytes(TypeParam::seen(play.state(), seat)), this->bytes(TypeParam::seen(world, seat)))
                << "seat " << int{seat};
        }
    });
    EXPECT_GE(compared, 1000);
}

TYPED_TEST_P(OnTheWire, XL_S7_LB_S6_events_are_the_same_in_every_world_that_looks_the_same) {
    using Game = typename TypeParam::Game;
    int compared = 0;
    follow<Game>(40, 3, [&](auto& play) {
        if (play.over() || !TypeParam::keeps_secrets(play.state())) return;
        const auto decision = play.choose();
        const auto told = [&](typename Game::State state, Seat seat, bool& revealed) {
            const auto before = Game::observe(state, seat);
            const auto revelations = state.board.revelations;
            typename Game::EventList events;
            Game::apply(state, decision.seat, decision.action, &events);
            revealed = state.board.revelations != revelations;
            return encode(protocol::ServerMessage(
                TypeParam::happened(TypeParam::told(before, Game::observe(state, seat), events))));
        };
        for (const Seat seat : everybody<Game>(play.state())) {
            const auto world = Game::sample(Game::observe(play.state(), seat), play.random());
            if (!is_legal(world, decision.seat, decision.action)) continue;
            bool revealed = false;
            bool revealed_there = false;
            const std::string here = told(play.state(), seat, revealed);
            const std::string there = told(world, seat, revealed_there);
            if (revealed || revealed_there) continue;
            ++compared;
            ASSERT_EQ(here, there) << "seat " << int{seat};
        }
    });
    EXPECT_GE(compared, 1000);
}

TYPED_TEST_P(OnTheWire, changes_lead_to_the_same_view_and_are_shorter) {
    using Game = typename TypeParam::Game;
    std::size_t whole = 0;
    std::size_t changed = 0;
    std::size_t views = 0;
    const auto all = Game::sample_options();
    for (std::size_t game = 0; game < 8; ++game) {
        SelfPlay<Game> play(all[game % all.size()], 3, Manner::at_random);
        std::map<Seat, typename TypeParam::Section> held;
        std::map<Seat, protocol::Told> told;
        for (const Seat seat : everybody<Game>(play.state())) {
            held[seat] = TypeParam::seen(play.state(), seat);
            auto first = held[seat];
            keep_changes(first, told[seat]);
            ASSERT_TRUE(first == held[seat]);
        }
        while (!play.over() && play.decisions() < 300) {
            play.carry_out(play.choose());
            for (auto& [seat, view] : held) {
                const auto now = TypeParam::seen(play.state(), seat);
                auto changes = now;
                keep_changes(changes, told[seat]);
                ++views;
                whole += this->bytes(now).size();
                changed += this->bytes(changes).size();
                take_over(view, changes);
                ASSERT_TRUE(view == now) << "seat " << int{seat} << ", decision " << play.decisions();
            }
        }
    }
    EXPECT_LT(changed * 2, whole);
    std::printf("a full view has %zu bytes, what changes %zu\n", whole / views, changed / views);
}

TYPED_TEST_P(OnTheWire, every_choice_is_a_legal_decision_and_the_other_way_round) {
    using Game = typename TypeParam::Game;
    follow<Game>(20, 2, [](auto& play) {
        for (Seat seat = 0; seat < Game::seats(play.state()); ++seat) {
            typename Game::ActionList actions;
            Game::legal(play.state(), seat, actions);
            const auto view = TypeParam::seen(play.state(), seat);
            ASSERT_EQ(view.choices->size(), actions.size());
            for (std::size_t i = 0; i < actions.size(); ++i) {
                ASSERT_EQ(Game::parse(play.state(), seat, (*view.choices)[i].action), actions[i]);
            }
            const auto& deciding = view.prompt->deciding;
            const bool decides = std::find(deciding.begin(), deciding.end(), seat) != deciding.end();
            EXPECT_EQ(decides, !actions.empty());
            EXPECT_EQ(decides, view.prompt->words.has_value());
        }
    });
}

TYPED_TEST_P(OnTheWire, every_question_and_choice_has_words_and_what_they_need) {
    std::set<std::string> checked;
    follow<typename TypeParam::Game>(60, 1, [&](auto& play) { expect_words_for<TypeParam>(play.state(), checked); });
    EXPECT_GE(checked.size(), 45U);
}

REGISTER_TYPED_TEST_SUITE_P(OnTheWire, every_view_passes_the_schema,
                            XL_S7_LB_S6_a_view_is_the_same_in_every_world_that_looks_the_same,
                            XL_S7_LB_S6_events_are_the_same_in_every_world_that_looks_the_same,
                            changes_lead_to_the_same_view_and_are_shorter,
                            every_choice_is_a_legal_decision_and_the_other_way_round,
                            every_question_and_choice_has_words_and_what_they_need);

}  // namespace shelfmark::proof
