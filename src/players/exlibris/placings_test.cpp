#include "players/exlibris/placings.h"

#include <gtest/gtest.h>

#include "exlibris/game.h"
#include "exlibris/play.h"
#include "players/exlibris/routine.h"
#include "players/exlibris/turn.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

// A moment at which somebody is to place one of the last assistants of a round, so many of them; what was before is
// played by routine.
State late_in_round(int round, std::uint64_t seed, std::size_t left) {
    State state = setup({.players = 2}, seed);
    ActionList options;
    while (state.board.round < round || top(state.board).ask != Ask::place ||
           figures_on(state.board, waiting).size() > left) {
        const Seat seat = actors(state).lowest();
        legal(state, seat, options);
        apply(state, seat, routine(state, seat, options));
    }
    return state;
}

State after_first_turn(const State& world, Action placing) {
    State state = world;
    apply(state, actors(world).lowest(), placing);
    finish_turn(world.board, state);
    return state;
}

// XL-R5: the tree is about placing; the longer it is tried, the better whoever places next fares, compared with what
// routine does in the same worlds.
TEST(Placings, XL_R5_whoever_is_next_learns_where_to_place) {
    constexpr int worlds = 800;
    constexpr int rounds_ahead = 2;
    std::int64_t early = 0;
    std::int64_t late = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const State state = late_in_round(3, seed, 2);
        const Seat first = actors(state).lowest();
        ActionList options;
        legal(state, first, options);
        const Action placing = options[0];
        const int end = state.board.round + rounds_ahead;
        Placings placings;
        base::Random random{seed};
        for (int i = 0; i < worlds; ++i) {
            const State world = after_first_turn(sample(observe(state, first), random), placing);
            const Seat next = actors(world).lowest();
            State usual = world;
            play_until_round(usual, end);
            State trial = world;
            const Worth by_routine = prospects_of_all(usual)[next].standing;
            const Worth learned = placings.play_on(trial, placing, end, random)[next].standing;
            (i < worlds / 2 ? early : late) += learned - by_routine;
        }
    }
    EXPECT_GT(late, early);
}

TEST(Placings, everybody_hears_how_it_ended) {
    const State before = late_in_round(2, 7, 6);
    ActionList options;
    legal(before, actors(before).lowest(), options);
    State state = after_first_turn(before, options[0]);
    base::Random random{1};
    const AllProspects all = Placings().play_on(state, options[0], 4, random);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_TRUE(state.board.round == 4 || state.board.phase >= Phase::inspection);
    for (Seat seat = 0; seat < 2; ++seat) EXPECT_EQ(all[seat].standing, prospects(state, seat).standing);
    EXPECT_EQ(all[0].lead, -all[1].lead);
}

}  // namespace
}  // namespace shelfmark::players
