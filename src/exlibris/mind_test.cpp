// XL-S7: a memory spelt out, and kept again.
#include "exlibris/mind.h"

#include <gtest/gtest.h>

#include "exlibris/knowledge.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

int hidden_cards(const Mind& mind, Seat seat) {
    int cards = 0;
    for_each_slot(mind.slots, seat, [&](const Slot& slot, std::size_t) { cards += slot.count; });
    return cards;
}

/// Draws a card from each of so many decks, and shows of none more than that it has no spells.
void draw_from_decks(State& state, Seat seat, int decks) {
    for (int deck = 0; deck < decks; ++deck) {
        const CardId card = (state.hidden.deck - cards_showing(Category::spells)).first();
        state.hidden.deck.remove(card);
        state.board.deck_number = static_cast<std::uint8_t>(deck);
        arrives_unseen(state, seat, card, bit(Category::spells));
    }
}

TEST(Mind, XL_S7_who_has_more_to_remember_than_there_is_room_for_still_counts_the_hands) {
    Scene scene(3);
    draw_from_decks(scene.state(), 1, 12);
    draw_from_decks(scene.state(), 2, 12);
    ASSERT_GT(24U, Exceptions().size());
    const Mind mind = recall(scene.state(), 0);
    EXPECT_EQ(hidden_cards(mind, 1), 12);
    EXPECT_EQ(hidden_cards(mind, 2), 12);
}

TEST(Mind, XL_C7_what_differs_from_one_deck_to_the_next_is_remembered_as_long_as_there_is_room) {
    Scene scene(3);
    draw_from_decks(scene.state(), 1, 9);
    draw_from_decks(scene.state(), 2, 9);
    const Mind mind = recall(scene.state(), 0);
    for_each_slot(mind.slots, [](const Slot& slot, std::size_t) {
        EXPECT_EQ(slot.count, 1);
        EXPECT_EQ(promise_of(slot), bit(Category::spells));
    });
    EXPECT_EQ(hidden_cards(mind, 1) + hidden_cards(mind, 2), 18);
}

}  // namespace
}  // namespace shelfmark::exlibris
