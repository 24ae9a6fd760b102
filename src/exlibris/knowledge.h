#pragma once

#include "exlibris/passages.h"

namespace shelfmark::exlibris {

// XL-S7: who knows what about the cards in hands. Every movement of a card into or out of a hand goes through here,
// so that a View holds what a player with a perfect memory knows, and a sampled world contradicts none of it.
// docs/decisions/0003-knowledge.md explains the model.

// When and where a card in a hand was last seen, packed into Board::note. `since` is the number of the first passage
// to the Cube that could have taken it away; `deck` says which deck it came from, and is all that is noted of a card in
// the deck or in the Shack.
struct Sighting {
    std::uint8_t since = 0;
    Seat seat = 0;
    std::uint8_t deck = 0;
};
constexpr std::uint16_t packed(Sighting sighting) {
    return static_cast<std::uint16_t>(sighting.since | (sighting.seat << 8U) | (sighting.deck << 12U));
}
constexpr Sighting sighting(std::uint16_t note) {
    return {static_cast<std::uint8_t>(note & 0xffU), static_cast<Seat>((note >> 8U) & 0xfU),
            static_cast<std::uint8_t>(note >> 12U)};
}
constexpr std::uint16_t only_deck(std::uint16_t note) { return note & 0xf000U; }
inline std::uint16_t unseen_note(const Board& board) { return packed(Sighting{0, 0, board.deck_number}); }

// A card comes into a hand: seen by everybody, or by its owner alone. Of an unseen one everybody may know that it does
// not show some categories, and that it may be shelved at once.
void arrives_seen(State& state, Seat seat, CardId card);
void arrives_unseen(State& state, Seat seat, CardId card, CategorySet excluded, bool offered = false);
// XL-T4: what was just drawn is from now on a hand card like the others.
void offer_ends(State& state, Seat seat);
// A card leaves a hand for a place where everybody sees it.
void leaves_seen(State& state, Seat seat, CardId card);
// A card of a hand is shown to everybody and stays there.
inline void is_shown(State& state, Seat seat, CardId card) {
    leaves_seen(state, seat, card);
    arrives_seen(state, seat, card);
}
// XL-A8: a card goes to the Cube's owner, known to the two alone.
void passes_unseen(State& state, Seat from, Seat to, CardId card);
// XL-A5: a hand without a book of the category is shown to one player.
void hand_is_shown(State& state, Seat seat, Seat to, Category missing);
// Cards of the Shack come to light.
void leave_shack(State& state, const CardSet& cards);
// XL-C7: a number for the discard pile that becomes the deck.
std::uint8_t next_deck_number(const State& state);

}  // namespace shelfmark::exlibris
