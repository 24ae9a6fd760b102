// What must be true of every Game (src/table/game.h), in random and in adversarial play over all its sample options.
// A game gets it by INSTANTIATE_TYPED_TEST_SUITE_P(Name, GameSuite, TheGame).
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "messages/messages.h"
#include "pace.h"
#include "self_play.h"

namespace shelfmark::proof {

/// More decisions than any game needs: whoever reaches it goes round in circles.
inline constexpr int endless = 20000;

template <class T>
bool same_bytes(const T& a, const T& b) {
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

template <class G>
class GameSuite : public testing::Test {
protected:
    using State = typename G::State;
    using Action = typename G::Action;
    using Play = SelfPlay<G>;

    /// One game for each of the options, in every manner in turn. Calls visit(play, decision) before each decision.
    template <class Visit>
    static void each_decision(int rounds, Visit visit) {
        const auto all = G::sample_options();
        for (Pace pace(rounds); pace.goes_on() && !testing::Test::HasFailure();) {
            const auto round = static_cast<std::size_t>(pace.round());
            Play play(all[round % all.size()], round, manners[(round + round / all.size()) % manners.size()]);
            while (!play.over() && play.decisions() < endless && !testing::Test::HasFailure()) {
                const auto decision = play.choose();
                visit(play, decision);
                if (!is_legal(play.state(), decision)) break;
                play.carry_out(decision);
            }
            EXPECT_TRUE(play.over()) << "seed " << round << " after " << play.decisions() << " decisions";
        }
    }

    static bool is_legal(const State& state, const typename Play::Decision& decision) {
        typename G::ActionList list;
        G::legal(state, decision.seat, list);
        return std::find(list.begin(), list.end(), decision.action) != list.end();
    }

    static std::vector<Seat> everybody(const State& state) {
        std::vector<Seat> seats;
        for (int seat = 0; seat < G::seats(state); ++seat) seats.push_back(static_cast<Seat>(seat));
        seats.push_back(table::spectator);
        return seats;
    }

    static Action action_of(const std::array<std::uint8_t, sizeof(Action)>& bytes) {
        return std::bit_cast<Action>(bytes);
    }

    /// Actions that somebody may try: every first and second byte, every legal action with one byte changed, and
    /// anything at all.
    static std::vector<Action> attempts(const typename G::ActionList& legal, base::Random& random) {
        std::vector<Action> all;
        for (unsigned first = 0; first < 48; ++first) {
            for (unsigned second = 0; second <= 160; second += 1 + random.below(3)) {
                std::array<std::uint8_t, sizeof(Action)> bytes = {};
                bytes[0] = static_cast<std::uint8_t>(first);
                bytes[1] = static_cast<std::uint8_t>(second);
                all.push_back(action_of(bytes));
            }
        }
        for (const Action& action : legal) {
            all.push_back(action);
            auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(Action)>>(action);
            bytes[random.below(sizeof(Action))] = static_cast<std::uint8_t>(random.below(256));
            all.push_back(action_of(bytes));
        }
        for (int i = 0; i < 500; ++i) {
            std::array<std::uint8_t, sizeof(Action)> bytes = {};
            bytes[0] = static_cast<std::uint8_t>(random.below(48));
            for (std::size_t k = 1; k < bytes.size(); ++k) bytes[k] = static_cast<std::uint8_t>(random.below(21));
            all.push_back(action_of(bytes));
        }
        return all;
    }

    static void expect_explained(const table::Refusal& refusal) {
        const auto rules = messages::rule_ids();
        EXPECT_NE(std::find(rules.begin(), rules.end(), std::string_view(refusal.rule)), rules.end()) << refusal.rule;
        ASSERT_NE(refusal.key, nullptr) << refusal.rule;
        for (const auto language : {messages::Language::en, messages::Language::cs, messages::Language::de}) {
            EXPECT_TRUE(messages::find(language, refusal.key).has_value()) << refusal.key;
        }
    }
};
TYPED_TEST_SUITE_P(GameSuite);

TYPED_TEST_P(GameSuite, every_state_is_sound_and_every_game_ends) {
    using G = TypeParam;
    this->each_decision(150, [](const auto& play, const auto&) {
        const char* broken = G::broken_invariant(play.state());
        EXPECT_EQ(broken, nullptr) << broken << " after " << play.decisions() << " decisions";
        const SeatSet actors = G::actors(play.state());
        EXPECT_FALSE(actors.empty());
        for (int seat = 0; seat < G::seats(play.state()); ++seat) {
            typename G::ActionList list;
            G::legal(play.state(), static_cast<Seat>(seat), list);
            EXPECT_EQ(list.empty(), !actors.contains(static_cast<Seat>(seat))) << "seat " << seat;
        }
    });
}

TYPED_TEST_P(GameSuite, check_passes_exactly_what_is_legal_and_explains_the_rest) {
    using G = TypeParam;
    this->each_decision(24, [](auto& play, const auto&) {
        if (play.random().below(60) != 0) return;
        for (int seat = 0; seat < G::seats(play.state()); ++seat) {
            typename G::ActionList list;
            G::legal(play.state(), static_cast<Seat>(seat), list);
            for (const auto& action : TestFixture::attempts(list, play.random())) {
                const bool legal = std::find(list.begin(), list.end(), action) != list.end();
                const table::Refusal refusal = G::check(play.state(), static_cast<Seat>(seat), action);
                ASSERT_EQ(!refusal, legal) << "seat " << seat << ", after " << play.decisions() << " decisions";
                if (refusal) TestFixture::expect_explained(refusal);
            }
        }
    });
}

TYPED_TEST_P(GameSuite, no_legal_action_is_listed_twice_and_each_has_a_text_of_its_own) {
    using G = TypeParam;
    this->each_decision(20, [](const auto& play, const auto& decision) {
        typename G::ActionList list;
        G::legal(play.state(), decision.seat, list);
        std::set<std::string> texts;
        for (const auto& action : list) {
            const std::string text = G::notation(play.state(), decision.seat, action);
            EXPECT_TRUE(texts.insert(text).second) << text;
            const auto read = G::parse(play.state(), decision.seat, text);
            ASSERT_TRUE(read.has_value()) << text;
            EXPECT_EQ(*read, action) << text;
        }
    });
}

TYPED_TEST_P(GameSuite, a_record_replays_to_the_same_bytes) {
    using G = TypeParam;
    const auto all = G::sample_options();
    for (Pace pace(static_cast<int>(all.size())); pace.goes_on();) {
        const auto round = static_cast<std::size_t>(pace.round());
        SelfPlay<G> play(all[round % all.size()], round, Manner::at_random);
        std::vector<typename SelfPlay<G>::Decision> record;
        while (!play.over()) {
            record.push_back(play.choose());
            play.carry_out(record.back());
        }
        typename G::State replayed = G::setup(all[round % all.size()], seed_of_game(round));
        for (const auto& decision : record) G::apply(replayed, decision.seat, decision.action, nullptr);
        ASSERT_TRUE(same_bytes(replayed, play.state())) << "seed " << round;
    }
}

TYPED_TEST_P(GameSuite, copies_go_the_same_way_whether_anybody_listens_or_not) {
    using G = TypeParam;
    this->each_decision(30, [](const auto& play, const auto& decision) {
        typename G::State heard = play.state();
        typename G::State unheard;
        std::memcpy(&unheard, &play.state(), sizeof(unheard));
        typename G::EventList events;
        G::apply(heard, decision.seat, decision.action, &events);
        G::apply(unheard, decision.seat, decision.action, nullptr);
        ASSERT_TRUE(same_bytes(heard, unheard)) << "after " << play.decisions() << " decisions";
    });
}

TYPED_TEST_P(GameSuite, observing_twice_shows_the_same) {
    using G = TypeParam;
    this->each_decision(15, [](const auto& play, const auto&) {
        const typename G::State copy = play.state();
        for (const Seat seat : TestFixture::everybody(copy)) {
            const auto view = G::observe(play.state(), seat);
            ASSERT_TRUE(same_bytes(view, G::observe(copy, seat)));
            base::Hash one;
            base::Hash other;
            G::hash_view(view, one);
            G::hash_view(G::observe(copy, seat), other);
            EXPECT_EQ(one.value(), other.value());
        }
    });
}

// ---- secrets ----

/// Somebody who has to decide and cannot; no_seat if there is nobody.
template <class G>
Seat stuck(const typename G::State& state) {
    for (Seat seat = 0; seat < G::seats(state); ++seat) {
        if (!G::actors(state).contains(seat)) continue;
        typename G::ActionList list;
        G::legal(state, seat, list);
        if (list.empty()) return seat;
    }
    return table::no_seat;
}

TYPED_TEST_P(GameSuite, a_sampled_world_looks_the_same_to_the_seat_and_is_sound) {
    using G = TypeParam;
    this->each_decision(60, [](auto& play, const auto&) {
        if (play.random().below(4) != 0) return;
        for (const Seat seat : TestFixture::everybody(play.state())) {
            const auto view = G::observe(play.state(), seat);
            const auto world = G::sample(view, play.random());
            const char* broken = G::broken_invariant(world);
            ASSERT_EQ(broken, nullptr) << broken << ", seat " << int{seat};
            ASSERT_TRUE(same_bytes(view, G::observe(world, seat))) << "seat " << int{seat};
            typename G::ActionList really;
            typename G::ActionList here;
            G::legal(play.state(), seat, really);
            G::legal(world, seat, here);
            ASSERT_TRUE(std::equal(really.begin(), really.end(), here.begin(), here.end())) << "seat " << int{seat};
            ASSERT_EQ(stuck<G>(world), table::no_seat) << "as imagined by seat " << int{seat};
        }
    });
}

TYPED_TEST_P(GameSuite, a_sample_does_not_depend_on_the_truth) {
    using G = TypeParam;
    this->each_decision(30, [](auto& play, const auto&) {
        if (play.random().below(8) != 0) return;
        for (const Seat seat : TestFixture::everybody(play.state())) {
            const auto another = G::sample(G::observe(play.state(), seat), play.random());
            base::Random one = play.random();
            base::Random other = play.random();
            ASSERT_TRUE(
                same_bytes(G::sample(G::observe(play.state(), seat), one), G::sample(G::observe(another, seat), other)))
                << "seat " << int{seat};
        }
    });
}

TYPED_TEST_P(GameSuite, everybody_in_a_sampled_world_can_imagine_worlds_too) {
    using G = TypeParam;
    this->each_decision(30, [](auto& play, const auto&) {
        if (play.random().below(8) != 0) return;
        const std::vector<Seat> seats = TestFixture::everybody(play.state());
        for (const Seat seat : seats) {
            const auto world = G::sample(G::observe(play.state(), seat), play.random());
            for (const Seat other : seats) {
                const auto view = G::observe(world, other);
                const auto imagined = G::sample(view, play.random());
                const char* broken = G::broken_invariant(imagined);
                ASSERT_EQ(broken, nullptr) << broken << ", seat " << int{seat} << ", then " << int{other};
                ASSERT_TRUE(same_bytes(view, G::observe(imagined, other)));
            }
        }
    });
}

TYPED_TEST_P(GameSuite, sampled_worlds_can_be_played_to_the_end) {
    using G = TypeParam;
    this->each_decision(30, [](auto& play, const auto&) {
        if (play.random().below(150) != 0) return;
        for (const Seat seat : TestFixture::everybody(play.state())) {
            auto world = G::sample(G::observe(play.state(), seat), play.random());
            int decisions = 0;
            while (!G::over(world) && ++decisions < endless) {
                const Seat actor = G::actors(world).lowest();
                typename G::ActionList list;
                G::legal(world, actor, list);
                ASSERT_FALSE(list.empty());
                G::apply(world, actor, list[play.random().below(static_cast<std::uint32_t>(list.size()))], nullptr);
            }
            ASSERT_TRUE(G::over(world));
            const char* broken = G::broken_invariant(world);
            ASSERT_EQ(broken, nullptr) << broken;
        }
    });
}

REGISTER_TYPED_TEST_SUITE_P(GameSuite, every_state_is_sound_and_every_game_ends,
                            check_passes_exactly_what_is_legal_and_explains_the_rest,
                            no_legal_action_is_listed_twice_and_each_has_a_text_of_its_own,
                            a_record_replays_to_the_same_bytes, copies_go_the_same_way_whether_anybody_listens_or_not,
                            observing_twice_shows_the_same, a_sampled_world_looks_the_same_to_the_seat_and_is_sound,
                            a_sample_does_not_depend_on_the_truth, everybody_in_a_sampled_world_can_imagine_worlds_too,
                            sampled_worlds_can_be_played_to_the_end);

}  // namespace shelfmark::proof
