#include "players/exlibris/routine.h"

#include <gtest/gtest.h>

#include "two_collectors.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

Action choice(const State& state, Seat seat) {
    ActionList options;
    legal(state, seat, options);
    return routine(state, seat, options);
}

TEST(Routine, XL_I2_a_card_goes_where_it_stands_in_order) {
    Scene scene = two_collectors();
    scene.shelf(0, "B1 C1 / F1 G1");
    scene.hand(0, "D1");
    scene.play(0, "place assistant1 home; shelve D1");
    const Action place = choice(scene.state(), 0);
    EXPECT_TRUE(place == act(Verb::at, 1, 3) || place == act(Verb::at, 2, 0)) << int{place.a} << "," << int{place.b};
}

TEST(Routine, XL_R9_a_card_that_fits_is_shelved_in_the_last_round) {
    Scene scene = two_collectors();
    scene.shelf(0, "A1 B1 C1 / D1 E1 F1");
    scene.hand(0, "G1 A2");
    scene.state().board.last_round = true;
    scene.play(0, "place assistant1 home");
    EXPECT_EQ(choice(scene.state(), 0), act(Verb::shelve, *find_card('G', 1)));
}

// XL-A2: a card that stands nowhere in order brings two points below another.
TEST(Routine, XL_A2_entombs_what_does_not_stand_in_order) {
    Scene scene = two_collectors();
    scene.library(0, Assistant::mummy);
    scene.shelf(0, "A1 C1 / D1 F1");
    scene.hand(0, "B1");
    scene.play(0, "place mummy home; shelve B1");
    EXPECT_EQ(choice(scene.state(), 0).verb, Verb::under);
}

// XL-L4: a card of the hand goes first.
TEST(Routine, XL_L4_pays_with_the_card_that_is_worth_least) {
    Scene scene = two_collectors();
    scene.shelf(0, "A1 C1 / D1 F1");
    scene.hand(0, "G1 B1");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center");
    EXPECT_EQ(choice(scene.state(), 0), act(Verb::discard, *find_card('B', 1))) << scene.options(0);
}

}  // namespace
}  // namespace shelfmark::players
