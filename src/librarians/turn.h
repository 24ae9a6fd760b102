#pragma once

#include "librarians/play.h"

namespace shelfmark::librarians {

// LB-W1
bool all_cards_played(const Board& board);
// LB-S3, LB-S4: whether the active player has played enough.
bool minimum_met(const Board& board);
// LB-P4
bool hangs_together(const Board& board);
// LB-E6: whether the active player may still play a card, as far as the number goes.
bool may_play_more(const Board& board);
// LB-E5: those of these cards that the active player may play as far as a Force! goes.
CardSet allowed_by_duty(const Board& board, const CardSet& hand);
// LB-E5: the first card is about to be played. What it shows about the hand is remembered, and the duty is gone.
void meet_duty(Play& play, CardId card);
// The cards of the active player's hand that can be played now.
CardSet playable(const State& state);
// LB-W2: the turn cannot be ended, and no card can be played.
bool stuck(const State& state);

// LB-S3: begins a player's turn, or the next one who does not miss it (LB-E5 Skip!).
void begin_turn(Play& play, Seat seat);

}  // namespace shelfmark::librarians
