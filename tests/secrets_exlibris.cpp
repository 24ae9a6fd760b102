// Ex Libris keeps its secrets: what sampled worlds look like in games full of thieves, witches and cubes.
#include <gtest/gtest.h>

#include <cstring>

#include "exlibris/game.h"
#include "exlibris/knowledge.h"
#include "exlibris/notation.h"
#include "exlibris/play.h"
#include "pace.h"
#include "reachability.h"
#include "self_play.h"
#include "shady_play.h"

namespace shelfmark::exlibris {
namespace {

using proof::Manner;
using proof::Pace;
using reachability::Log;
using reachability::unreachable;
using Play = proof::SelfPlay<ExLibris>;

std::vector<Seat> everybody(const State& state) {
    std::vector<Seat> seats = {table::spectator};
    for (Seat seat = 0; seat < players(state.board); ++seat) seats.push_back(seat);
    return seats;
}

/// Follows shady games with a log. Calls visit(log, play) now and then.
struct Tally {
    int round = 0;
    int games = 0;
    int gifts = 0;
    int shown_hands = 0;
    int shuffles = 0;
    int worlds = 0;
    int undecided = 0;  // the judge gave up the search
};

template <class Visit>
Tally follow(int rounds, std::uint32_t one_in, Visit visit) {
    Tally tally;
    for (Pace pace(rounds); pace.goes_on() && !testing::Test::HasFailure();) {
        const int round = tally.round = pace.round();
        const auto seed = static_cast<std::uint64_t>(round);
        Play play(shady_town(2 + round % 3), seed, round % 2 == 0 ? Manner::at_random : Manner::rarest);
        Log log(play.state());
        EventList events;
        while (!play.over()) {
            if (play.random().below(one_in) == 0) visit(log, play, tally);
            auto decision = play.choose();
            const bool small_hands = round / 2 % 2 == 0;
            decision.action = shadiest(play.state(), decision.seat, play.random(), decision.action, small_hands);
            const State before = play.state();
            events.clear();
            play.carry_out(decision, &events);
            log.follow(before, decision.action, events, play.state());
            for (const Event& event : events) {
                tally.gifts += event.kind == EventKind::gave && event.seen_by.count() == 2 ? 1 : 0;
                tally.shown_hands += event.kind == EventKind::showed_hand ? 1 : 0;
                tally.shuffles += event.kind == EventKind::reshuffled ? 1 : 0;
            }
        }
        ++tally.games;
    }
    return tally;
}

TEST(Secrets, XL_S7_every_sampled_world_could_have_come_about) {
    const Tally tally = follow(150, 25, [](const Log& log, Play& play, Tally& counts) {
        for (const Seat seat : everybody(play.state())) {
            const View view = observe(play.state(), seat);
            ASSERT_EQ(unreachable(log, seat, play.state()), "") << "the judge does not understand the truth";
            for (int i = 0; i < 2; ++i) {
                const State world = sample(view, play.random());
                const std::string verdict = unreachable(log, seat, world);
                ++counts.worlds;
                counts.undecided += verdict == reachability::undecided ? 1 : 0;
                ASSERT_TRUE(verdict.empty() || verdict == reachability::undecided)
                    << verdict << ", round " << counts.round << ", decision " << play.decisions() << ", seat "
                    << int{seat};
            }
        }
    });
    std::printf("%d worlds of %d games with %d gifts to the Cube, %d shown hands and %d shuffles; %d undecided\n",
                tally.worlds, tally.games, tally.gifts, tally.shown_hands, tally.shuffles, tally.undecided);
    EXPECT_LE(tally.undecided, tally.worlds / 1000);
    // The proof is worth something only if the games had what makes knowledge complicated.
    EXPECT_GE(tally.worlds, 1000);
    EXPECT_GE(tally.gifts, 50);
    EXPECT_GE(tally.shown_hands, 20);
    EXPECT_GE(tally.shuffles, 20);
}

/// What is paid from a hand is picked in the order of the alphabet, for all to see: whoever has begun to pay can go on.
TEST(Secrets, XL_S7_a_payment_that_was_begun_can_be_ended_in_every_sampled_world) {
    int worlds = 0;
    for (Pace pace(400); pace.goes_on() && !testing::Test::HasFailure();) {
        const auto seed = static_cast<std::uint64_t>(pace.round());
        Options options;
        options.players = static_cast<std::uint8_t>(2 + seed % 3);
        Play play(options, seed, Manner::at_random);
        for (; !play.over(); play.carry_out(play.choose())) {
            const Board& board = play.state().board;
            if (board.depth == 0 || top(board).ask != Ask::pay || board.chosen.empty()) continue;
            const Seat payer = top(board).seat;
            for (const Seat seat : everybody(play.state())) {
                if (seat == payer) continue;
                const State world = sample(observe(play.state(), seat), play.random());
                ActionList actions;
                legal(world, payer, actions);
                ASSERT_FALSE(actions.empty()) << "round " << seed << ", decision " << play.decisions();
                ++worlds;
            }
        }
    }
    EXPECT_GE(worlds, 1000);
}

// ---- what the others remember in a sampled world ----

/// Hidden and known cards together are the hands of the others.
bool counts_the_hands(const State& state, int observer) {
    const Mind mind = recall(state, observer);
    int cards = 0;
    for_each_slot(mind.slots, [&](const Slot& slot, std::size_t) { cards += slot.count; });
    for (const Leaver& leaver : mind.leavers) cards -= static_cast<int>(leaver.count);
    for (int seat = 0; seat < players(state.board); ++seat) {
        const CardSet& hand = state.hidden.hand[static_cast<std::size_t>(seat)];
        cards += seat == observer ? 0 : (hand & mind.known).count() - hand.count();
    }
    return cards == 0;
}

/// Memories change in place whenever that needs no thought, and must then be what thought would have made of them.
TEST(Secrets, XL_S7_a_memory_spelt_out_and_kept_again_is_the_same) {
    int exceptions = 0;
    follow(60, 5, [&](const Log&, Play& play, Tally& counts) {
        const State& state = play.state();
        for (int observer = 0; observer < observers; ++observer) {
            if (observer >= players(state.board) && observer != public_memory) continue;
            const Memory& memory = state.hidden.memory[static_cast<std::size_t>(observer)];
            for (const Slot& slot : memory.exceptions) exceptions += slot.count == 0 ? 0 : 1;
            ASSERT_EQ(kept(state, observer, recall(state, observer)), memory)
                << "round " << counts.round << ", decision " << play.decisions() << ", observer " << observer;
        }
    });
    EXPECT_GE(exceptions, 1000);
}

TEST(Secrets, XL_S7_nobody_loses_count_of_the_hands) {
    int worlds = 0;
    follow(60, 20, [&](const Log&, Play& play, Tally&) {
        for (const Seat seat : everybody(play.state())) {
            const State world = sample(observe(play.state(), seat), play.random());
            for (int observer = 0; observer < observers; ++observer) {
                if (observer >= players(world.board) && observer != public_memory) continue;
                ASSERT_TRUE(counts_the_hands(play.state(), observer)) << play.decisions() << ", " << observer;
                ASSERT_TRUE(counts_the_hands(world, observer))
                    << play.decisions() << ", " << observer << " as imagined by " << int{seat};
            }
            ++worlds;
        }
    });
    EXPECT_GE(worlds, 1000);
}

TEST(Secrets, XL_A5_in_every_world_the_goblins_owner_knows_the_hand_that_was_shown) {
    int shown = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Play play(shady_town(3), seed, Manner::at_random);
        while (!play.over()) {
            auto decision = play.choose();
            decision.action = shadiest(play.state(), decision.seat, play.random(), decision.action, true);
            EventList events;
            play.carry_out(decision, &events);
            const State& truth = play.state();
            for (const Event& event : events) {
                // What the hand has gained since is another matter.
                if (event.kind != EventKind::showed_hand || &event != &events.back()) continue;
                ++shown;
                for (const Seat seat : everybody(truth)) {
                    const State world = sample(observe(truth, seat), play.random());
                    const View goblin = observe(world, event.a);
                    EXPECT_EQ(goblin.certain[event.seat], world.hidden.hand[event.seat])
                        << "imagined by " << int{seat} << ", game " << seed << ", decision " << play.decisions();
                }
            }
        }
    }
    EXPECT_GE(shown, 10);
}

// ---- the judge itself ----

/// Exchanges two cards wherever they are hidden.
State with_exchanged(State world, CardId one, CardId other) {
    Hidden& hidden = world.hidden;
    const auto exchange = [&](CardSet& cards) {
        const bool has_one = cards.contains(one);
        if (has_one == cards.contains(other)) return;
        cards.remove(has_one ? one : other);
        cards.add(has_one ? other : one);
    };
    for (CardSet& hand : hidden.hand) exchange(hand);
    exchange(hidden.deck);
    exchange(hidden.shack);
    return world;
}

TEST(Secrets, XL_S7_the_judge_refuses_a_world_without_a_card_that_was_seen) {
    int tried = 0;
    follow(12, 20, [&](const Log& log, Play& play, Tally&) {
        const State& truth = play.state();
        for (Seat seat = 0; seat < players(truth.board); ++seat) {
            const View view = observe(truth, seat);
            for (Seat other = 0; other < players(truth.board); ++other) {
                const CardId seen = view.certain[other].first();
                const CardId unseen = truth.hidden.deck.first();
                if (other == seat || seen == no_card || unseen == no_card) continue;
                ++tried;
                ASSERT_NE(unreachable(log, seat, with_exchanged(truth, seen, unseen)), "") << name(seen);
            }
        }
    });
    EXPECT_GE(tried, 50);
}

TEST(Secrets, XL_C7_the_judge_refuses_a_hidden_card_that_was_on_the_pile_when_it_was_drawn) {
    int tried = 0;
    follow(30, 20, [&](const Log& log, Play& play, Tally&) {
        const State& truth = play.state();
        if (truth.board.deck_number == 0 || truth.hidden.deck.empty()) return;
        // In the deck since the last shuffle; the hidden card was drawn before it.
        const CardId shuffled = truth.hidden.deck.first();
        for (Seat seat = 0; seat < players(truth.board); ++seat) {
            const CardSet strangers = truth.hidden.hand[seat] - truth.hidden.memory[public_memory].known;
            strangers.for_each([&](CardId card) {
                if (sighting(truth.board.note[card]).deck == truth.board.deck_number) return;
                ++tried;
                EXPECT_NE(unreachable(log, table::spectator, with_exchanged(truth, card, shuffled)), "");
            });
        }
    });
    EXPECT_GE(tried, 20);
}

TEST(Secrets, XL_A5_the_judge_refuses_a_card_that_a_shown_hand_lacked) {
    int tried = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Play play(shady_town(3), seed, Manner::at_random);
        Log log(play.state());
        while (!play.over()) {
            auto decision = play.choose();
            decision.action = shadiest(play.state(), decision.seat, play.random(), decision.action, true);
            const State before = play.state();
            EventList events;
            play.carry_out(decision, &events);
            log.follow(before, decision.action, events, play.state());
            const State& truth = play.state();
            for (const Event& event : events) {
                if (event.kind != EventKind::showed_hand) continue;
                const CardSet lacking = truth.hidden.hand[event.seat] - truth.hidden.memory[public_memory].known;
                const CardSet showing = truth.hidden.deck & cards_showing(static_cast<Category>(event.b));
                if (lacking.empty() || showing.empty()) continue;
                ++tried;
                const State wrong = with_exchanged(truth, lacking.first(), showing.first());
                EXPECT_NE(unreachable(log, table::spectator, wrong), "");
            }
        }
    }
    EXPECT_GE(tried, 10);
}

// ---- what happens next ----

bool same(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof(View)) == 0; }

/// XL-S7: a decision that shows nothing new leaves an observer as unable to tell the worlds apart as before.
TEST(Secrets, XL_S7_the_same_decision_shows_the_same_in_every_world_that_looks_the_same) {
    int compared = 0;
    follow(60, 3, [&](const Log&, Play& play, Tally&) {
        const auto decision = play.choose();
        State truth = play.state();
        EventList really;
        apply(truth, decision.seat, decision.action, &really);
        if (truth.board.revelations != play.state().board.revelations) return;
        for (const Seat seat : everybody(play.state())) {
            State world = sample(observe(play.state(), seat), play.random());
            // Somebody else can only do in that world what is possible there.
            if (!is_legal(world, decision.seat, decision.action)) continue;
            const auto revelations = world.board.revelations;
            EventList here;
            apply(world, decision.seat, decision.action, &here);
            if (world.board.revelations != revelations) continue;
            ++compared;
            ASSERT_TRUE(same(observe(truth, seat), observe(world, seat)))
                << notation(play.state().board, decision.seat, decision.action) << ", seen by " << int{seat};
            ASSERT_EQ(really.size(), here.size());
            for (std::size_t i = 0; i < here.size(); ++i) {
                ASSERT_EQ(seen_from(really[i], seat), seen_from(here[i], seat)) << i;
            }
        }
    });
    EXPECT_GE(compared, 1000);
}

TEST(Secrets, XL_S7_an_event_names_a_card_only_to_those_who_see_it) {
    int hidden = 0;
    follow(10, 1, [&](const Log&, Play& play, Tally&) {
        State next = play.state();
        const auto decision = play.choose();
        EventList events;
        apply(next, decision.seat, decision.action, &events);
        for (const Event& event : events) {
            if (event.kind != EventKind::drew) continue;
            for (const Seat seat : everybody(next)) {
                EXPECT_EQ(seen_from(event, seat).card, seat == event.seat ? event.card : no_card);
                hidden += seat == event.seat ? 0 : 1;
            }
        }
    });
    EXPECT_GE(hidden, 100);
}

}  // namespace
}  // namespace shelfmark::exlibris
