// XL-O4 to XL-O8: the rounds of the solo game.
#include <gtest/gtest.h>

#include <bit>
#include <string>
#include <vector>

#include "exlibris/engine.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// What can be told of a solo game at the beginning of each round.
struct Moment {
    int round = 0;
    int locations = 0;
    int retired = 0;
    int waiting_assistants = 0;
    LocationSet permanent = 0;
};

/// Always decides the last thing on offer, which declines what can be declined, until the game is over.
std::vector<Moment> play_to_the_end(State& state, EventList* events = nullptr) {
    std::vector<Moment> moments;
    while (!over(state)) {
        const Board& board = state.board;
        if (board.phase == Phase::placement && (moments.empty() || moments.back().round != board.round)) {
            moments.push_back({board.round, std::popcount(board.below), std::popcount(board.retired),
                               own_figures_on(board, 0, waiting), board.permanent});
        }
        ActionList actions;
        legal(state, 0, actions);
        apply(state, 0, actions[actions.size() - 1], events);
    }
    return moments;
}

TEST(Solo, XL_O4_five_rounds) {
    State state = setup({.players = 1, .solo_level = 2}, 3);
    EXPECT_EQ(play_to_the_end(state).size(), 5U);
}

TEST(Solo, XL_O7_six_five_four_three_two_locations_and_none_permanent) {
    State state = setup({.players = 1, .solo_level = 2}, 3);
    int expected = 6;
    for (const Moment& moment : play_to_the_end(state)) {
        EXPECT_EQ(moment.locations, expected--);
        EXPECT_EQ(moment.permanent, 0U);
    }
    EXPECT_EQ(std::popcount(state.board.removed), 8);
}

TEST(Solo, XL_O6_all_four_assistants_are_placed_each_round) {
    State state = setup({.players = 1, .solo_level = 2}, 3);
    EventList events;
    for (const Moment& moment : play_to_the_end(state, &events)) EXPECT_EQ(moment.waiting_assistants, 4);
    int placed = 0;
    for (const Event& event : events) placed += event.kind == EventKind::placed ? 1 : 0;
    EXPECT_EQ(placed, 20);
}

TEST(Solo, XL_O5_a_category_card_is_put_away_before_rounds_two_and_four) {
    State state = setup({.players = 1, .solo_level = 2}, 3);
    std::vector<int> retired;
    for (const Moment& moment : play_to_the_end(state)) retired.push_back(moment.retired);
    EXPECT_EQ(retired, (std::vector<int>{0, 1, 1, 2, 2}));
    const unsigned in_use = bit(state.board.prominent) | bit(state.board.banned) | bit(state.hidden.focus[0]) |
                            bit(state.hidden.library_focus);
    EXPECT_EQ(state.board.retired & in_use, 0U);
}

TEST(Solo, XL_O5_the_level_says_how_many_cards_are_discarded_in_preparation) {
    for (std::uint8_t level = 1; level <= 7; ++level) {
        State state = setup({.players = 1, .solo_level = level}, 8);
        EXPECT_TRUE(state.board.discard.empty());
        ActionList actions;
        legal(state, 0, actions);
        EventList events;
        apply(state, 0, actions[0], &events);
        EXPECT_EQ(state.board.discard.count(), level);
        for (const Event& event : events) {
            if (event.kind == EventKind::discarded) EXPECT_NE(seen_from(event, 0).card, no_card);
        }
    }
}

TEST(Solo, XL_O5_then_cards_are_laid_out_and_no_tile_is_revealed) {
    State state = setup({.players = 1, .solo_level = 1}, 8);
    const LocationSet face_up = state.board.below;
    ActionList actions;
    legal(state, 0, actions);
    apply(state, 0, actions[0]);
    EXPECT_EQ(state.board.below, face_up);
    for (LocationSet open = face_up; open != 0; open &= open - 1) {
        const auto location = static_cast<Location>(std::countr_zero(open));
        if (card_tile(location) < 0) continue;
        const int there =
            location == Location::mysterious_shack ? state.board.shack_count : cards_on(state.board, location).count();
        EXPECT_EQ(there, figures(location).cards) << name(location);
    }
}

TEST(Solo, XL_O7_two_locations_of_your_choice_leave_and_one_comes) {
    Scene scene(1);
    for (const Location location : {Location::book_swap, Location::wishing_well, Location::bookshop}) {
        scene.lay_out(location);
    }
    scene.state().board.round = 3;
    scene.resolve();
    EXPECT_EQ(scene.options(0), "remove book-swap; remove wishing-well");
    scene.play(0, "remove book-swap");
    EXPECT_EQ(scene.options(0), "remove bookshop; remove wishing-well");
    scene.play(0, "remove bookshop");
    EXPECT_EQ(std::popcount(scene.board().below), 2);
    EXPECT_NE(scene.board().below & bit(Location::wishing_well), 0U);
    EXPECT_EQ(scene.board().below & scene.board().removed, 0U);
    EXPECT_EQ(scene.board().round, 4);
}

TEST(Solo, XL_O7_many_cards_on_the_shelf_do_not_end_it) {
    Scene scene(1);
    scene.lay_out(Location::book_swap);
    scene.lay_out(Location::wishing_well);
    scene.shelf(0, "A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 B7 B8 C1 C2 C3 C4 C5");
    scene.resolve();
    EXPECT_FALSE(scene.board().last_round);
    EXPECT_EQ(scene.options(0), "remove book-swap");
}

TEST(Solo, XL_O8_in_the_end_the_hand_goes_to_the_discard_pile) {
    Scene scene(1);
    scene.state().board.round = 5;
    scene.hand(0, "B1 A1");
    scene.discard_pile("Z1");
    scene.resolve();
    EXPECT_EQ(scene.board().phase, Phase::inspection);
    EXPECT_EQ(scene.hand_text(0), "");
    EXPECT_EQ(scene.discard_text(), "Z1 A1 B1");
}

TEST(Solo, XL_C7_the_discard_pile_is_never_shuffled_back) {
    Scene scene(1);
    scene.discard_pile("Z1 Z2");
    scene.deck("");
    scene.play(0, "place assistant1 home");
    EXPECT_TRUE(scene.is_placing(0));  // nothing to draw, nothing in hand: the home action is over
    EXPECT_EQ(scene.discard_text(), "Z1 Z2");
}

}  // namespace
}  // namespace shelfmark::exlibris
