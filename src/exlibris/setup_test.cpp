// XL-S, XL-V1, XL-O1 to XL-O4: how a game begins.
#include <gtest/gtest.h>

#include <bit>
#include <initializer_list>
#include <set>
#include <vector>

#include "exlibris/engine.h"
#include "exlibris/view.h"

namespace shelfmark::exlibris {
namespace {

std::vector<Action> legal_actions(const State& state, Seat seat) {
    ActionList actions;
    legal(state, seat, actions);
    return {actions.begin(), actions.end()};
}

/// Everybody keeps the first library; the seats in the order in which they chose.
std::vector<int> choose_libraries(State& state) {
    std::vector<int> order;
    while (state.board.phase == Phase::choosing) {
        const Seat seat = actors(state).lowest();
        order.push_back(seat);
        apply(state, seat, legal_actions(state, seat)[0]);
    }
    return order;
}

TEST(Setup, XL_S1_the_hut_lies_below_the_town_board) {
    const State state = setup({.players = 3}, 1);
    EXPECT_EQ(state.board.below, bit(Location::diviners_hut));
    EXPECT_EQ(state.board.permanent, 0U);
}

TEST(Setup, XL_S1_the_other_tiles_come_in_random_order) {
    LocationSet seen = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        State state = setup({.players = 2}, seed);
        choose_libraries(state);
        seen |= state.board.below;
    }
    EXPECT_EQ(seen, all_locations);
}

TEST(Setup, XL_S2_the_first_player_is_random) {
    std::set<int> first;
    for (std::uint64_t seed = 0; seed < 100; ++seed) first.insert(setup({.players = 4}, seed).board.first_player);
    EXPECT_EQ(first, (std::set<int>{0, 1, 2, 3}));
}

TEST(Setup, XL_S3_counter_clockwise_from_the_right_of_the_first_player_who_chooses_last) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        State state = setup({.players = 4}, seed);
        const int first = state.board.first_player;
        const std::vector<int> counter_clockwise = {(first + 3) % 4, (first + 2) % 4, (first + 1) % 4, first};
        EXPECT_EQ(choose_libraries(state), counter_clockwise);
    }
}

TEST(Setup, XL_S3_each_keeps_one_of_two_and_no_library_is_dealt_twice) {
    State state = setup({.players = 4}, 7);
    const std::set<Library> dealt(state.board.dealt.begin(), state.board.dealt.end());
    EXPECT_EQ(dealt.size(), 8U);
    EXPECT_FALSE(dealt.contains(Assistant::ordinary));
    const Seat seat = actors(state).lowest();
    const std::vector<Action> choice = legal_actions(state, seat);
    ASSERT_EQ(choice.size(), 2U);
    EXPECT_EQ(choice[0].a, index(state.board.dealt[2U * seat]));
    EXPECT_EQ(choice[1].a, index(state.board.dealt[2U * seat + 1]));
    apply(state, seat, choice[1]);
    EXPECT_EQ(state.board.library[seat], static_cast<Library>(choice[1].a));
}

TEST(Setup, XL_S4_the_special_assistant_and_two_ordinary_ones) {
    State state = setup({.players = 2}, 3);
    choose_libraries(state);
    for (Seat seat = 0; seat < 2; ++seat) {
        EXPECT_NE(assistant_of(state.board, figure_id(seat, 0)), Assistant::ordinary);
        EXPECT_EQ(assistant_of(state.board, figure_id(seat, 1)), Assistant::ordinary);
        EXPECT_EQ(own_figures_on(state.board, seat, waiting), 3);
    }
}

TEST(Setup, XL_S5_prominent_banned_and_the_secret_focuses_are_different_categories) {
    std::set<Category> prominent;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const State state = setup({.players = 4}, seed);
        std::set<Category> cards(state.hidden.focus.begin(), state.hidden.focus.end());
        cards.insert(state.board.prominent);
        cards.insert(state.board.banned);
        EXPECT_EQ(cards.size(), 6U);
        prominent.insert(state.board.prominent);
    }
    EXPECT_EQ(prominent.size(), 6U);
}

TEST(Setup, XL_S6_six_cards_each_the_rest_is_the_deck_and_shelves_are_empty) {
    const State state = setup({.players = 3}, 5);
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(state.hidden.hand[seat].count(), 6);
        EXPECT_EQ(state.board.hand_count[seat], 6);
        EXPECT_TRUE(state.board.shelf[seat].empty());
    }
    EXPECT_EQ(state.hidden.deck.count(), 152 - 3 * 6);
    EXPECT_EQ(state.board.deck_count, 152 - 3 * 6);
}

TEST(Setup, XL_S7_nobody_knows_the_cards_that_were_dealt_to_others) {
    const State state = setup({.players = 3}, 5);
    for (const Seat observer : std::initializer_list<Seat>{0, 1, 2, table::spectator}) {
        for (const CardSet& known : observe(state, observer).certain) EXPECT_TRUE(known.empty());
    }
    EXPECT_EQ(observe(state, 1).hand, state.hidden.hand[1]);
}

TEST(Setup, XL_S7_the_same_seed_gives_the_same_game_another_one_another) {
    EXPECT_EQ(setup({.players = 2}, 11), setup({.players = 2}, 11));
    EXPECT_NE(setup({.players = 2}, 11).hidden.hand[0], setup({.players = 2}, 12).hidden.hand[0]);
}

TEST(Setup, XL_V1_beginners_have_three_ordinary_assistants_and_choose_no_library) {
    const State state = setup({.players = 2, .beginner = true}, 1);
    EXPECT_EQ(state.board.phase, Phase::placement);
    for (Seat seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(own_figures_on(state.board, seat, waiting), 3);
        for (int i = 0; i < 3; ++i) {
            EXPECT_EQ(assistant_of(state.board, figure_id(seat, i)), Assistant::ordinary);
        }
    }
}

TEST(Setup, XL_V2_friends_are_not_dealt_the_libraries_that_they_left_out) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        for (const Library library : setup({.players = 4, .friendly = true}, seed).board.dealt) {
            EXPECT_EQ(bit(library) & (bit(Assistant::goblin) | bit(Assistant::cube) | bit(Assistant::snowman) |
                                      bit(Assistant::fire_imp)),
                      0);
        }
    }
}

TEST(Setup, XL_O1_six_solo_tiles_lie_face_up) {
    const State state = setup({.players = 1, .solo_level = 1}, 2);
    EXPECT_EQ(std::popcount(state.board.below), 6);
    EXPECT_EQ(state.board.below & ~solo_locations(), 0U);
}

TEST(Setup, XL_O2_one_of_two_solo_libraries_with_its_assistant_and_three_ordinary_ones) {
    State state = setup({.players = 1, .solo_level = 1}, 2);
    const std::vector<Action> choice = legal_actions(state, 0);
    ASSERT_EQ(choice.size(), 2U);
    EXPECT_NE(choice[0], choice[1]);
    for (const Action action : choice) EXPECT_NE(solo_libraries() & bit(static_cast<Library>(action.a)), 0);
    choose_libraries(state);
    EXPECT_NE(assistant_of(state.board, figure_id(0, 0)), Assistant::ordinary);
    EXPECT_EQ(own_figures_on(state.board, 0, waiting), 4);
}

TEST(Setup, XL_O3_prominent_banned_and_a_focus_for_each_side_are_different) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const State state = setup({.players = 1, .solo_level = 1}, seed);
        const std::set<Category> cards = {state.board.prominent, state.board.banned, state.hidden.focus[0],
                                          state.hidden.library_focus};
        EXPECT_EQ(cards.size(), 4U);
    }
}

TEST(Setup, XL_O4_six_cards_to_hand) { EXPECT_EQ(setup({.players = 1, .solo_level = 1}, 2).hidden.hand[0].count(), 6); }

}  // namespace
}  // namespace shelfmark::exlibris
