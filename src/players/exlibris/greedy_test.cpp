#include "players/exlibris/greedy.h"

#include <gtest/gtest.h>

#include "players/exlibris/roster.h"
#include "players/simulation.h"
#include "scene.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

Action choice(const State& state, Seat seat, std::uint64_t seed = 1) {
    ActionList options;
    legal(state, seat, options);
    base::Random random{seed};
    return greedy_choice(observe(state, seat), options, random);
}

/// A game in which everybody is greedy, stopped at every decision with more than one option.
template <class Visit>
void play_greedily(const Options& options, std::uint64_t seed, Visit visit) {
    State state = setup(options, seed);
    ActionList actions;
    for (std::uint64_t decision = 0; !over(state); ++decision) {
        const Seat seat = actors(state).lowest();
        legal(state, seat, actions);
        if (actions.size() > 1) visit(state, seat, decision);
        apply(state, seat, actions.size() > 1 ? choice(state, seat, decision) : actions[0]);
    }
}

Options with_players(int players) {
    Options options;
    options.players = static_cast<std::uint8_t>(players);
    if (players == 1) options.solo_level = 1;
    return options;
}

class GreedyGame : public testing::TestWithParam<int> {};

TEST_P(GreedyGame, every_choice_is_legal_and_the_game_ends) {
    const std::array<Player<ExLibris>, 4> seats = {greedy_choice, greedy_choice, greedy_choice, greedy_choice};
    Tally tally;
    play_game<ExLibris>(with_players(GetParam()), 7, seats, tally);
    EXPECT_EQ(tally.games, 1U);
    EXPECT_EQ(tally.illegal, 0U);
    EXPECT_EQ(tally.broken_invariant, nullptr);
}

TEST_P(GreedyGame, XL_S7_the_same_view_of_another_world_brings_the_same_choice) {
    int different_worlds = 0;
    play_greedily(with_players(GetParam()), 11, [&](const State& state, Seat seat, std::uint64_t decision) {
        if (decision % 5 != 0) return;
        base::Random random{decision};
        const State other = sample(observe(state, seat), random);
        if (other.hidden.hand != state.hidden.hand || other.hidden.deck_order != state.hidden.deck_order) {
            ++different_worlds;
        }
        EXPECT_EQ(choice(state, seat, 3), choice(other, seat, 3));
    });
    EXPECT_GT(different_worlds, 0);
}

INSTANTIATE_TEST_SUITE_P(Players, GreedyGame, testing::Values(1, 2, 3, 4));

TEST(Greedy, the_same_view_and_random_numbers_bring_the_same_choice) {
    const State state = setup(with_players(2), 3);
    const Seat seat = actors(state).lowest();
    EXPECT_EQ(choice(state, seat), choice(state, seat));
    int decisions = 0;
    play_greedily(with_players(2), 3, [&](const State& now, Seat actor, std::uint64_t decision) {
        ++decisions;
        EXPECT_EQ(choice(now, actor, decision), choice(now, actor, decision));
    });
    EXPECT_GT(decisions, 20);
}

TEST(Greedy, beats_random_play_in_twenty_games_of_twenty) {
    int wins = 0;
    for (std::uint64_t game = 0; game < 20; ++game) {
        const Seat greedy_seat = game % 2;
        std::array<Player<ExLibris>, 2> seats = {random_choice<ExLibris>, random_choice<ExLibris>};
        seats[greedy_seat] = greedy_choice;
        Tally tally;
        play_game<ExLibris>(with_players(2), 100 + game, seats, tally);
        if (tally.wins[greedy_seat] == 1 && tally.wins[1 - greedy_seat] == 0) ++wins;
    }
    EXPECT_EQ(wins, 20);
}

TEST(Greedy, XL_R9_the_last_assistant_shelves_the_card_that_fits_instead_of_drawing) {
    Scene scene;
    scene.prominent(Category::spells);
    scene.banned(Category::monsters);
    scene.focus(0, Category::historic);
    scene.shelf(0, "A1 A3 / C4 D1");
    scene.hand(0, "E2");
    scene.state().board.last_round = true;
    for (const Seat seat : {Seat{0}, Seat{1}}) scene.figure(seat, "assistant1", Location::home);
    scene.play(0, "place assistant2 home");
    EXPECT_EQ(choice(scene.state(), 0), act(Verb::shelve, *find_card('E', 2)));
}

TEST(Greedy, XL_I1_turns_the_card_that_makes_others_fall) {
    Scene scene;
    scene.shelf(0, "Z1 A1 B1 / C1 D1 E1");
    scene.state().board.last_round = true;
    scene.resolve();
    EXPECT_EQ(choice(scene.state(), 0), act(Verb::turn, *find_card('Z', 1)));
}

TEST(Greedy, XL_I1_goes_on_where_somebody_else_began_to_turn_cards) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto state = setup({.players = 2}, seed);
        base::Random random{seed};
        ActionList options;
        while (state.board.phase != Phase::inspection) {
            const Seat seat = actors(state).lowest();
            legal(state, seat, options);
            apply(state, seat, options[random.below(static_cast<std::uint32_t>(options.size()))]);
        }
        for (bool strange = true; !over(state); strange = false) {
            const Seat seat = actors(state).lowest();
            legal(state, seat, options);
            const Action choice =
                strange ? options[options.size() / 2] : greedy_choice(observe(state, seat), options, random);
            ASSERT_NE(std::find(options.begin(), options.end(), choice), options.end()) << "seed " << seed;
            apply(state, seat, choice);
        }
    }
}

TEST(Greedy, XL_S3_prefers_a_library_that_acts_more_often) {
    State state = setup(with_players(2), 1);
    const Seat seat = actors(state).lowest();
    state.board.dealt[2UL * seat] = Library::snowman;
    state.board.dealt[2UL * seat + 1] = Library::bookworm;
    EXPECT_EQ(choice(state, seat), act(Verb::keep, static_cast<int>(Library::bookworm)));
}

TEST(Roster, finds_players_by_name) {
    EXPECT_EQ(find_player("greedy").at_once, &greedy_choice);
    EXPECT_EQ(find_player("random").at_once, &random_choice<ExLibris>);
    EXPECT_TRUE(find_player("grandmaster") == nullptr);
}

}  // namespace
}  // namespace shelfmark::players
