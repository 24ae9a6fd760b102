#pragma once

#include "exlibris/grid.h"
#include "exlibris/state.h"

namespace shelfmark::exlibris {

// XL-B, XL-A2: the cards of one shelf. A cell holds one card, or two, the lower entombed.
// The cell of a shelved card is packed into Board::note.
struct Spot {
    Cell cell;
    bool face_down = false;
    bool entombed = false;  // lies under another card
    bool turned = false;    // XL-I1: its owner will turn it face down, which the others do not see yet

    friend bool operator==(const Spot&, const Spot&) = default;
};
std::uint16_t packed(const Spot& spot);
Spot spot(std::uint16_t note);
inline Spot spot_of(const Board& board, CardId card) { return spot(board.note[card]); }

Grid grid_of(const Board& board, Seat seat);
// The card on top in this cell, or no_card.
CardId card_at(const Board& board, Seat seat, Cell cell);
// The entombed card in this cell, or no_card.
CardId entombed_at(const Board& board, Seat seat, Cell cell);
// The cards that lie on top.
CardSet tops(const Board& board, Seat seat);
// XL-R14: cards that count, entombed ones not.
int shelved_count(const Board& board, Seat seat);

// Puts a card down. The cell may be in row or column 0: then everything moves so that counting starts at 1 again.
void put(Board& board, Seat seat, CardId card, Spot spot);
// XL-A2: takes the top card off; a card under it stays, face down.
void lift(Board& board, Seat seat, CardId card);
// Counts rows and columns from 1 again.
void normalise(Board& board, Seat seat);

}  // namespace shelfmark::exlibris
