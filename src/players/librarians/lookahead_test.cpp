#include "players/librarians/lookahead.h"

#include <gtest/gtest.h>

#include "players/librarians/roster.h"
#include "players/simulation.h"

namespace shelfmark::players {
namespace {

using namespace librarians;

constexpr Budget small = {.simulations = 12};

// Positions of a game, with what is offered in them.
template <class Visit>
void for_some_positions(std::uint64_t seed, int every, Visit visit) {
    State state = setup({.players = 3}, seed);
    base::Random random{seed};
    ActionList actions;
    for (int decision = 0; !over(state); ++decision) {
        const Seat seat = state.board.turn;
        legal(state, seat, actions);
        if (decision % every == 0 && actions.size() > 1) visit(state, seat, actions);
        apply(state, seat, find_librarian("greedy")(observe(state, seat), actions, random));
    }
}

TEST(Lookahead, LB_S6_what_is_hidden_makes_no_difference) {
    base::Random shuffle{5};
    for_some_positions(4, 23, [&](const State& state, Seat seat, const ActionList& actions) {
        const State other = sample(observe(state, seat), shuffle);
        base::Random first{11};
        base::Random second{11};
        const Action action = lookahead_choice(observe(state, seat), actions, first, small);
        EXPECT_EQ(action, lookahead_choice(observe(other, seat), actions, second, small));
        EXPECT_NE(std::find(actions.begin(), actions.end(), action), actions.end());
    });
}

TEST(Lookahead, LB_S5_has_no_private_signs) {
    State state = setup({.players = 2, .talk = Talk::taps}, 2);
    ActionList actions;
    base::Random random{1};
    for (int decision = 0; decision < 12 && !over(state); ++decision) {
        const Seat seat = state.board.turn;
        legal(state, seat, actions);
        const Action action = lookahead_choice(observe(state, seat), actions, random, small);
        EXPECT_NE(action.verb, Verb::tap);
        EXPECT_NE(action.verb, Verb::tap_shelf);
        apply(state, seat, action);
    }
}

class NoTime final : public Timer {
public:
    void start(int /*share*/) override {}
    [[nodiscard]] double used() const override { return 1; }
};

TEST(Lookahead, without_any_time_it_does_what_the_greedy_player_does) {
    NoTime hurry;
    for_some_positions(8, 17, [&](const State& state, Seat seat, const ActionList& actions) {
        base::Random first{3};
        base::Random second{3};
        const View view = observe(state, seat);
        EXPECT_EQ(lookahead_choice(view, actions, first, {.timer = &hurry}),
                  find_librarian("greedy")(view, actions, second));
    });
}

// LB-S3: with two cards, their places, and the question whether there is another one.
TEST(Lookahead, LB_S3_all_decisions_of_a_usual_turn_share_the_budget) {
    class Shares final : public Timer {
    public:
        void start(int share) override { sum += share; }
        [[nodiscard]] double used() const override { return 1; }
        int sum = 0;
    };
    State state = setup({.players = 3}, 5);
    const Seat seat = state.board.turn;
    ActionList actions;
    Shares shares;
    base::Random random{1};
    for (int decision = 0; decision < 5; ++decision) {
        ASSERT_EQ(state.board.turn, seat);
        legal(state, seat, actions);
        apply(state, seat, lookahead_choice(observe(state, seat), actions, random, {.timer = &shares}));
    }
    EXPECT_GT(shares.sum, whole_turn / 2);
    EXPECT_LE(shares.sum, whole_turn);
}

// How many positions are judged for a best turn with so many simulations.
std::uint32_t judged_for_best(const Options& options) {
    const State state = setup(options, 3);
    const View view = observe(state, state.board.turn);
    ActionList actions;
    legal(state, state.board.turn, actions);
    base::Random random{1};
    std::uint32_t judged = 0;
    constexpr int worlds = 2;
    for (int i = 0; i < worlds; ++i) {
        State world = sample(view, random);
        judged += play_out(world);
    }
    return lookahead_thoughts(view, actions, random, {.simulations = 200})[0].trials * judged / worlds;
}

// LB-E4, LB-E5: powers and thrills leave so much to choose that as many simulations take three times as long.
TEST(Lookahead, LB_E4_LB_E5_thinks_as_long_in_every_game) {
    const auto usual = judged_for_best({.players = 3});
    constexpr ThrillSet every_thrill = (1U << thrill_count) - 1U;
    for (const Options& options : {Options{.players = 2}, Options{.players = 6},
                                   Options{.thrills = every_thrill, .players = 3, .powers = true}}) {
        const auto judged = judged_for_best(options);
        EXPECT_GT(judged, usual / 4);
        EXPECT_LT(judged, usual * 3 / 2);
    }
}

TEST(Lookahead, finishes_a_game_with_partners_of_another_kind) {
    const std::array<Player<Librarians>, 2> seats = {Player<Librarians>(lookahead_choice, small),
                                                     find_librarian("greedy")};
    Tally tally;
    play_game<Librarians>({.players = 2}, 6, seats, tally);
    EXPECT_EQ(tally.games, 1);
    EXPECT_EQ(tally.illegal, 0);
}

}  // namespace
}  // namespace shelfmark::players
