#include <gtest/gtest.h>

#include <array>

#include "exlibris/engine.h"
#include "exlibris/notation.h"
#include "exlibris/position.h"

namespace shelfmark::exlibris {
namespace {

// A deck of which every card has a Spells book and none a Codices or Fiction one; the other cards lie on the pile.
std::string discarded_but_for_spells() {
    const CardSet deck = cards_showing(Category::spells) - cards_showing_any(bit(Category::codices)) -
                         cards_showing_any(bit(Category::fiction));
    std::string line = "discard";
    (CardSet::all() - deck).for_each([&](CardId card) { line += ' ' + name(card); });
    return line;
}

void decide(State& state, Seat seat, std::string_view text) {
    const auto action = parse_action(state.board, seat, text);
    ASSERT_TRUE(action && is_legal(state, seat, *action)) << text;
    apply(state, seat, *action);
}

// XL-A11, XL-L15: the Ghost shared a space, the Guild sent somebody in its place, and it comes again: four spaces, six
// gamblers. The last one to name a category is heard like the others.
TEST(GamblingDen, XL_L7_all_of_six_gamblers_are_heard) {
    const auto position =
        parse_position("shelfmark position 1\noptions players=4\nlibrary seat1 ghost\n" + discarded_but_for_spells() +
                       "\ntown gambling-den\n"
                       "figure seat2.assistant1 gambling-den 1\n"
                       "figure seat3.assistant1 gambling-den 1\n"
                       "figure seat2.assistant2 gambling-den 2\n"
                       "figure seat3.assistant2 gambling-den 3\n"
                       "figure seat4.assistant1 gambling-den 4\n");
    ASSERT_TRUE(position.has_value()) << position.error().message;
    State state = *position;
    decide(state, 0, "place ghost gambling-den 2");
    for (const Seat seat : std::array<Seat, 5>{0, 1, 1, 2, 2}) decide(state, seat, "name codices");
    decide(state, 3, "name spells");
    EXPECT_EQ(state.board.hand_count[3], 4);
    EXPECT_EQ(actors(state), SeatSet::only(3));
}

}  // namespace
}  // namespace shelfmark::exlibris
