#pragma once

#include "exlibris/inspection.h"
#include "exlibris/scoring.h"
#include "exlibris/state.h"

namespace shelfmark::exlibris {

// A shelf as the inspector sees it, in reading order. Cards that their owner is about to turn (XL-I1) lie face down.
ShelvedCards shelved_cards(const Board& board, Seat seat);
// The card at each place of that list.
base::InlineVector<CardId, card_count> reading_order(const Board& board, Seat seat);

// The score sheets as the shelves stand now; final once the game is over. In the solo game sheet 1 is the Public
// Library's (XL-O8, XL-O9).
ScoreSheets score(const State& state);

}  // namespace shelfmark::exlibris
