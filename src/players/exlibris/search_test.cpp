#include "players/exlibris/search.h"

#include <gtest/gtest.h>

#include "players/exlibris/roster.h"
#include "players/simulation.h"
#include "two_collectors.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

constexpr Budget small = {.simulations = 40};

// Positions of a game, from its start to the last round.
template <class Visit>
void for_some_positions(const Options& options, std::uint64_t seed, Visit visit) {
    State state = setup(options, seed);
    base::Random random{seed};
    ActionList actions;
    for (int decision = 0; !over(state); ++decision) {
        const Seat seat = actors(state).lowest();
        legal(state, seat, actions);
        if (decision % 9 == 0 && actions.size() > 1) visit(state, seat, actions);
        apply(state, seat, find_player("greedy")(observe(state, seat), actions, random));
    }
}

class SearchByPlayers : public testing::TestWithParam<int> {};

TEST_P(SearchByPlayers, the_same_seed_view_and_budget_give_the_same_choice) {
    const Options options{.players = static_cast<std::uint8_t>(GetParam()),
                          .solo_level = static_cast<std::uint8_t>(GetParam() == 1 ? 4 : 0)};
    for_some_positions(options, 3, [](const State& state, Seat seat, const ActionList& actions) {
        base::Random first{11};
        base::Random second{11};
        const View view = observe(state, seat);
        const Action action = search_choice(view, actions, first, small);
        EXPECT_EQ(action, search_choice(view, actions, second, small));
        EXPECT_NE(std::find(actions.begin(), actions.end(), action), actions.end());
    });
}

// XL-S7: whatever a seat cannot know may be otherwise; its choice is the same.
TEST_P(SearchByPlayers, XL_S7_what_is_hidden_makes_no_difference) {
    const Options options{.players = static_cast<std::uint8_t>(GetParam()),
                          .solo_level = static_cast<std::uint8_t>(GetParam() == 1 ? 4 : 0)};
    base::Random shuffle{5};
    for_some_positions(options, 4, [&](const State& state, Seat seat, const ActionList& actions) {
        const State other = sample(observe(state, seat), shuffle);
        base::Random first{11};
        base::Random second{11};
        EXPECT_EQ(search_choice(observe(state, seat), actions, first, small),
                  search_choice(observe(other, seat), actions, second, small));
    });
}

INSTANTIATE_TEST_SUITE_P(Tables, SearchByPlayers, testing::Values(1, 2, 3, 4));

TEST(Search, thinks_about_what_it_is_asked_to) {
    const State state = setup({.players = 2, .beginner = true}, 9);
    const Seat seat = actors(state).lowest();
    ActionList actions;
    legal(state, seat, actions);
    for (const Action action : actions) {
        base::Random random{1};
        const auto thoughts = search_thoughts(observe(state, seat), actions, random, small, action);
        EXPECT_TRUE(std::ranges::any_of(thoughts, [&](const auto& each) { return each.action == action; }));
    }
}

// Playouts take longer the more play in them, and nobody wants to wait longer for that, nor to meet a weaker player
// where they are quick.
TEST(Search, thinks_as_long_at_every_table) {
    const auto playouts = [](std::uint8_t players) {
        State state = setup({.players = players, .solo_level = static_cast<std::uint8_t>(players == 1 ? 4 : 0)}, 9);
        ActionList actions;
        while (!begins_turn(observe(state, actors(state).lowest()))) {
            legal(state, actors(state).lowest(), actions);
            apply(state, actors(state).lowest(), actions[0]);
        }
        const Seat seat = actors(state).lowest();
        legal(state, seat, actions);
        base::Random random{1};
        std::uint32_t sum = 0;
        for (const auto& each : search_thoughts(observe(state, seat), actions, random, {.simulations = 800})) {
            sum += each.trials;
        }
        return 100 * sum;
    };
    const auto for_two = playouts(2) / 100;
    EXPECT_NEAR(playouts(1) / for_two, 300, 30);
    EXPECT_NEAR(playouts(3) / for_two, 75, 8);
    EXPECT_NEAR(playouts(4) / for_two, 50, 8);
}

// XL-R9: the last assistant of the game, with a card that fits in hand: at home it can be shelved, elsewhere it is
// lost.
TEST(Search, XL_R9_in_the_last_round_a_card_in_hand_goes_onto_the_shelf) {
    Scene scene = two_collectors();
    scene.shelf(0, "A1 B1 C1 / D1 E1 F1");
    scene.shelf(1, "A2 B3 C2 / D2 E2 F2");
    scene.hand(0, "G1");
    scene.lay_out(Location::diviners_hut);
    scene.lay_out(Location::bookshop);
    scene.state().board.last_round = true;
    scene.figure(0, "assistant1", Location::bookshop);
    for (const auto* const each : {"assistant1", "assistant2"}) scene.figure(1, each, Location::home);
    scene.turn_of(0);
    ActionList actions;
    legal(scene.state(), 0, actions);
    base::Random random{1};
    const Action action = search_choice(observe(scene.state(), 0), actions, random, {.simulations = 200});
    EXPECT_EQ(static_cast<Location>(action.b), Location::home);
}

// XL-O9: five cards come to Bargain Books every round, and those that stay there go to the Public Library.
TEST(Search, XL_O7_in_the_solo_game_the_best_stocked_tiles_go_first) {
    State state = setup({.players = 1, .solo_level = 1}, 1);
    base::Random random{1};
    ActionList actions;
    while (top(state.board).ask != Ask::remove_tiles) {
        const Seat seat = actors(state).lowest();
        legal(state, seat, actions);
        apply(state, seat, actions.back());
    }
    legal(state, 0, actions);
    const auto stock = [](Action action) { return figures(static_cast<Location>(action.a)).cards; };
    const Action chosen = search_choice(observe(state, 0), actions, random, small);
    for (const Action action : actions) EXPECT_LE(stock(action), stock(chosen));
}

TEST(Search, looking_ahead_beats_the_first_impression) {
    const std::array<Player<ExLibris>, 2> seats = {Player<ExLibris>(search_choice, {.simulations = 120}),
                                                   find_player("apprentice")};
    Tally tally;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) play_game<ExLibris>({.players = 2}, seed, seats, tally);
    EXPECT_EQ(tally.illegal, 0);
    EXPECT_GE(tally.wins[0], 3);
}

TEST(Roster, every_level_plays) {
    for (const char* name : {"random", "apprentice", "clerk", "greedy", "librarian", "archivist", "search", "flat"}) {
        EXPECT_FALSE(find_player(name) == nullptr) << name;
    }
    EXPECT_TRUE(find_player("nobody") == nullptr);
}

}  // namespace
}  // namespace shelfmark::players
