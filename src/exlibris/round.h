#pragma once

#include "exlibris/play.h"

namespace shelfmark::exlibris {

inline constexpr int longest_game = 20;  // rounds; XL-R15
inline constexpr int solo_rounds = 5;    // XL-O4

// Whether no other round will come, announced or not.
inline bool in_last_round(const Board& board) {
    return board.last_round || board.round >= (solo(board) ? solo_rounds : longest_game);
}

// XL-R1: called when nothing is pending. Carries the game on to the next phase or turn.
void advance(Play& play);

}  // namespace shelfmark::exlibris
