#pragma once

#include "exlibris/grid.h"
#include "exlibris/play.h"

namespace shelfmark::exlibris {

// XL-L8: shelves a card again that was just lifted from the shelf, with the card entombed under it, elsewhere than at
// `left`. It stays face down if it was.
struct LiftedCard {
    CardId card = no_card;
    CardId lower = no_card;
    bool face_down = false;
    Cell left;
};
void push_shelve_again(Play& play, Seat seat, FigureId figure, const LiftedCard& lifted);

// The parts of a shelve frame.
inline bool is_face_down(const Frame& frame) { return (frame.c & 1U) != 0; }
inline bool is_moved(const Frame& frame) { return (frame.c & 2U) != 0; }  // XL-L8: from another place of the shelf

// Puts the card of a shelve frame down.
void put_down(Play& play, const Frame& frame, Cell cell);

}  // namespace shelfmark::exlibris
