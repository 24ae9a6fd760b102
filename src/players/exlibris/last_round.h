#pragma once

#include "exlibris/state.h"

namespace shelfmark::players {

inline constexpr int solo_rounds = 5;    // XL-O4
inline constexpr int longest_game = 20;  // XL-R15

// Whether no other round will come, announced or not.
inline bool in_last_round(const exlibris::Board& board) {
    return board.last_round || board.round >= (exlibris::solo(board) ? solo_rounds : longest_game);
}

}  // namespace shelfmark::players
