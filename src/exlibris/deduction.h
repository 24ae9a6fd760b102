#pragma once

#include "base/inline_vector.h"
#include "exlibris/passages.h"

namespace shelfmark::exlibris {

// What an observer concludes when cards show themselves (docs/decisions/0003-knowledge.md).

// Where a card came from that left a hand: a slot of that hand, or one of another hand by a passage.
struct Source {
    std::uint8_t slot = 0;
    std::uint8_t passage = 0;  // 0: none
};
using Sources = base::InlineVector<Source, std::size_t{most_slots} * most_passages>;

// Where this card of a hand can have come from, as far as the observer knows.
Sources sources_of(const Board& board, const Mind& mind, Seat seat, const Stranger& card);
Sources sources_of(const Board& board, const Mind& mind, const Leaver& leaver);
// Where a choice has to be made: the one that leaves the passages open, and then the likeliest.
Source likeliest(const Mind& mind, const Sources& sources);
// This is where it came from.
void give_up(const Board& board, Mind& mind, Source source);

// A card that this observer had not identified leaves a hand: some hidden one it was.
void stranger_leaves(const Board& board, Mind& mind, Seat seat, const Stranger& card);
// It shows itself in a hand that is shown as a whole, so that no doubt can stay.
void stranger_is_seen(const Board& board, Mind& mind, Seat seat, const Stranger& card);
// The passage took a hidden card of this slot.
void move_to_cube(const Board& board, Mind& mind, std::size_t from, int number);
// There is no more room for leavers, or no need: the one with the most plentiful source came from there.
void explain_one_leaver(const Board& board, Mind& mind);
// A card that was believed in one hand shows itself in another, so that a hidden one is where it was believed to be.
void was_elsewhere(Mind& mind, Seat believed, Seat truly);
// Draws every conclusion about passages and leavers that leaves only one possibility.
void conclude(const Board& board, Mind& mind);
// This passage will not be thought about any longer: the likeliest card it was.
void forget_passage(const Board& board, Mind& mind, int number);

}  // namespace shelfmark::exlibris
