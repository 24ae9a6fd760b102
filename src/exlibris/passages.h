#pragma once

#include "exlibris/slots.h"

namespace shelfmark::exlibris {

// XL-A8: cards that went to the Cube's owner, as they are remembered by those who did not see them.

inline const Passage& passage(const Board& board, int number) {
    return board.passage[static_cast<std::size_t>(number % most_passages)];
}
constexpr std::uint16_t passage_bit(int number) { return static_cast<std::uint16_t>(1U << (number % most_passages)); }
template <class Observer>
bool is_open(const Observer& mind, int number) {
    return (mind.open & passage_bit(number)) != 0;
}

// Calls visit(number) for the open passages from the oldest on.
template <class Observer, class Visit>
void for_each_open(const Board& board, const Observer& mind, Visit visit) {
    if (mind.open == 0) return;
    for (int number = board.passages - most_passages + 1; number <= board.passages; ++number) {
        if (number > 0 && is_open(mind, number)) visit(number);
    }
}

// Whether the passage can have taken a card of this slot.
inline bool can_have_taken(const Board& board, int number, const Slot& slot) {
    return slot.first != 0 && slot.first <= number && passage(board, number).from == seat_of(slot);
}

// The number of the first open passage that may have taken the identified card, or 0 if its place is certain.
template <class Observer>
int first_possible_passage(const Board& board, const Observer& mind, CardId card);
// Somebody else gave a card to the Cube.
void open_passage(const Board& board, Mind& mind, int number);
// A passage is understood, and remembered no more.
void close_passage(const Board& board, Mind& mind, int number);

}  // namespace shelfmark::exlibris
