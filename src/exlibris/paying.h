#pragma once

#include "exlibris/play.h"

namespace shelfmark::exlibris {

// Choosing a set of cards from hand, shelf or both: hand cards first, each part in the order of the alphabet, an
// entombed card directly after the one on top of it. The cards stay where they are; Board::chosen holds them.
struct Payment {
    int at_least = 0;
    int at_most = 0xff;
    bool from_hand = true;
    bool from_shelf = false;
    bool laid = false;  // the notation says "lay" rather than "discard"

    friend bool operator==(const Payment&, const Payment&) = default;
};
Payment payment_of(const Frame& frame);
// What a hand alone still has to pay, and after which of its cards this comes, if it comes after any.
struct DueFromHand {
    int count = 0;
    CardId after = no_card;
};
DueFromHand due_from_hand(const Board& board, const Frame& frame);
void push_payment(Play& play, Seat seat, FigureId figure, Payment payment);

// XL-B3: whether a shelf stays in one piece without these cards.
bool stays_whole(const Board& board, Seat seat, const CardSet& without);
// XL-B3: the cards of a shelf that can be chosen next, given those chosen so far and how many more may be: each leaves
// one piece, or can with what may still follow.
CardSet choosable(const Board& board, Seat seat, const CardSet& chosen, int more);

}  // namespace shelfmark::exlibris
