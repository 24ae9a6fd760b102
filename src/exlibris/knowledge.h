#pragma once

#include "exlibris/state.h"

namespace shelfmark::exlibris {

// XL-S7: who knows what about the cards in hands. Every movement of a card into or out of a hand goes through here,
// so that a View holds what a player with a perfect memory knows, and a sampled world contradicts none of it.
// docs/decisions/0003-knowledge.md explains the model.

// When and where a card in a hand was last seen, packed into Board::note. `since` is the number of the first passage
// to the Cube that could have taken it away.
struct Sighting {
    std::uint8_t since = 0;
    Seat seat = 0;
};
constexpr std::uint16_t packed(Sighting sighting) {
    return static_cast<std::uint16_t>(sighting.since | (sighting.seat << 8U));
}
constexpr Sighting sighting(std::uint16_t note) {
    return {static_cast<std::uint8_t>(note & 0xffU), static_cast<Seat>(note >> 8U)};
}

// The index of the first passage in this memory that may have taken the card, or -1 if its place is certain.
int first_possible_passage(const Memory& memory, CardId card, Sighting seen);
inline bool in_limbo(const Board& board, const Memory& memory, CardId card) {
    return memory.passage_count != 0 && memory.known.contains(card) &&
           first_possible_passage(memory, card, sighting(board.note[card])) >= 0;
}

// A card comes into a hand: seen by everybody, or by its owner alone. Of an unseen one everybody may know that it does
// not show some categories.
void arrives_seen(State& state, Seat seat, CardId card);
void arrives_unseen(State& state, Seat seat, CardId card, CategorySet excluded);
// A card leaves a hand for a place where everybody sees it.
void leaves_seen(State& state, Seat seat, CardId card);
// XL-A8: a card goes to the Cube's owner, known to the two alone. False if it had to be shown to everybody.
bool passes_unseen(State& state, Seat from, Seat to, CardId card);
// XL-A5: a hand without a book of the category is shown to one player.
void hand_is_shown(State& state, Seat seat, Seat to, Category missing);

// Hidden cards of a hand, for an observer: what is neither certain nor in limbo, as if no passage had taken one.
int hidden_pool(const State& state, const Memory& memory, Seat seat);

}  // namespace shelfmark::exlibris
