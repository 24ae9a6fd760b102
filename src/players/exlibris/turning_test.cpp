#include "players/exlibris/turning.h"

#include <gtest/gtest.h>

#include "two_collectors.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

// Nobody sees which cards the others turn, but nobody leaves a card standing that makes all others fall.
TEST(ThoughtsOnTurning, XL_I1_whoever_has_turned_cards_already_has_turned_the_right_ones) {
    Scene scene = two_collectors();
    scene.shelf(0, "Z1 A1 B1 / C1 D1 E1");
    scene.shelf(1, "Y1 A2 B2 / C2 D2 E2");
    scene.state().board.last_round = true;
    scene.resolve();
    const auto expected = [&] {
        ActionList options;
        legal(scene.state(), 1, options);
        base::Random random{1};
        return thoughts_on_turning(observe(scene.state(), 1), options, random)[0].expected;
    };
    const auto before = expected();
    scene.play(0, "turn Z1");
    EXPECT_EQ(expected(), before);
    scene.play(0, "done");
    EXPECT_EQ(expected(), before);
}

}  // namespace
}  // namespace shelfmark::players
