#pragma once

#include "exlibris/round.h"

namespace shelfmark::players {

// Whether no other round will come, announced or not.
inline bool in_last_round(const exlibris::Board& board) {
    return board.last_round || board.round >= (exlibris::solo(board) ? exlibris::solo_rounds : exlibris::longest_game);
}

}  // namespace shelfmark::players
