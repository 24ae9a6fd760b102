#include "players/exlibris/forecast.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "exlibris/result.h"
#include "players/exlibris/evaluation.h"
#include "players/exlibris/search.h"
#include "scene.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

int trait(const State& state, Seat seat, Trait which) {
    return Shelves(state).traits(seat)[static_cast<std::size_t>(which)];
}

TEST(Traits, a_shelf_is_told_by_what_can_pass_the_inspector) {
    Scene scene;
    scene.prominent(Category::spells);
    scene.banned(Category::monsters);
    scene.shelf(0, "A1 C3 B2 / (D2) E5");
    scene.hand(0, "H6 H7");
    scene.shelf(1, "A4 B3");
    EXPECT_EQ(trait(scene.state(), 0, Trait::in_order), 3);
    EXPECT_EQ(trait(scene.state(), 0, Trait::face_down), 1);
    EXPECT_EQ(trait(scene.state(), 0, Trait::shelved), 5);
    EXPECT_EQ(trait(scene.state(), 0, Trait::stability), 4);
    EXPECT_EQ(trait(scene.state(), 0, Trait::columns), 3);
    EXPECT_EQ(trait(scene.state(), 0, Trait::hand), 2);
    EXPECT_EQ(trait(scene.state(), 0, Trait::waiting), 2);
    EXPECT_EQ(trait(scene.state(), 1, Trait::others_shelved), 5);
    EXPECT_EQ(trait(scene.state(), 1, Trait::others_hands), 2);
    EXPECT_EQ(trait(scene.state(), 0, Trait::best_rival), trait(scene.state(), 1, Trait::prominent));
}

TEST(Traits, XL_R14_the_last_round_is_a_stage_of_its_own_and_so_are_its_last_errands) {
    Scene scene;
    const auto early = stage_of(scene.board(), 0);
    scene.state().board.last_round = true;
    const auto last = stage_of(scene.board(), 0);
    EXPECT_GT(last, early);
    scene.resolve();
    EXPECT_GT(stage_of(scene.board(), 0), last);
}

TEST(Forecast, another_book_of_the_focus_is_never_bad) {
    for (const bool last_round : {false, true}) {
        Scene scene;
        scene.state().board.last_round = last_round;
        auto traits = Shelves(scene.state()).traits(0);
        const Worth before = forecast(scene.board(), 0, traits);
        ++traits[static_cast<std::size_t>(Trait::focus)];
        EXPECT_GT(forecast(scene.board(), 0, traits), before);
    }
}

// The evaluation counts what is there and what is likely; how much more players make of it, only games can tell.
TEST(Forecast, it_expects_as_many_points_as_the_search_makes) {
    std::int64_t forecasted = 0;
    std::int64_t evaluated = 0;
    std::int64_t points = 0;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        State state = setup({.players = 2}, 77'000 + seed);
        base::Random random{seed};
        ActionList options;
        int placements = 0;
        while (!over(state)) {
            const Seat seat = actors(state).lowest();
            legal(state, seat, options);
            if (top(state.board).ask == Ask::place) {
                ++placements;
                forecasted += forecast(state.board, 0, Shelves(state).traits(0));
                evaluated += evaluate(state, 0);
            }
            apply(state, seat, search_choice(observe(state, seat), options, random, {.simulations = 10}));
        }
        points += std::int64_t{placements} * score(state).sheets[0].total * one_point;
    }
    EXPECT_LT(2 * std::abs(forecasted - points), std::abs(evaluated - points));
}

}  // namespace
}  // namespace shelfmark::players
