#include "players/exlibris/habit.h"

#include <gtest/gtest.h>

#include "two_collectors.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

Action choice(const State& state, Seat seat) {
    ActionList options;
    legal(state, seat, options);
    return habit(state, seat, options);
}

// XL-S7: an imagined world has a card on top of its deck, but whoever decides there does not see it.
TEST(Habit, XL_S7_the_card_on_top_of_the_deck_is_not_known) {
    constexpr std::array tops = {"A2 S1", "H1 S1", "H2 S1", "H3 S1", "I1 S1", "L1 S1", "P1 S1", "Z3 S1", "K1 S1"};
    std::size_t draws = 0;
    for (const auto* const top_cards : tops) {
        Scene scene = two_collectors();
        scene.shelf(0, "A1 B1 C1 / D1 E1 F1");
        scene.hand(0, "G1");
        scene.deck(top_cards);
        scene.play(0, "place assistant1 home");
        draws += choice(scene.state(), 0).verb == Verb::draw ? 1 : 0;
    }
    EXPECT_TRUE(draws == 0 || draws == tops.size()) << draws;
}

TEST(Habit, XL_R9_draws_at_the_beginning_and_not_when_no_card_can_be_shelved_any_more) {
    Scene scene = two_collectors();
    scene.play(0, "place assistant1 home");
    EXPECT_EQ(choice(scene.state(), 0).verb, Verb::draw);

    Scene last = two_collectors();
    last.state().board.last_round = true;
    last.shelf(0, "A1 B1 C1 / D1 E1 F1");
    last.hand(0, "G1");
    for (const Seat seat : {Seat{0}, Seat{1}}) last.figure(seat, "assistant1", Location::home);
    last.play(0, "place assistant2 home");
    EXPECT_EQ(choice(last.state(), 0).verb, Verb::shelve);
}

// XL-A2: C1 fits beside others, too, but a card below it brings two points.
TEST(Habit, XL_A2_puts_a_card_on_another) {
    Scene scene = two_collectors();
    scene.library(0, Assistant::mummy);
    scene.shelf(0, "B1 A2 / D1 F1");
    scene.hand(0, "C1");
    scene.state().board.last_round = true;
    scene.play(0, "place mummy home; shelve C1");
    EXPECT_EQ(choice(scene.state(), 0).verb, Verb::on);
}

}  // namespace
}  // namespace shelfmark::players
