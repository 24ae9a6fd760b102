// What a whole position promises the table, as the player in turn sees it.
#pragma once

#include "librarians/state.h"
#include "players/librarians/room.h"

namespace shelfmark::players {

// Of the hidden part only the own hand is looked at; `known` are cards seen in other hands.
Prospect judge(const librarians::State& state, librarians::Seat seat, const librarians::CardSet& known);
// Of a game that was lost.
bool is_lost(Prospect worth);
// Whether nothing but letters says where a book may go.
bool letters_alone_decide(const librarians::Options& options);
// A library that does not hang together (LB-P4).
inline constexpr Prospect worth_in_pieces = -500;
// As far as the places and rows of the library go.
Prospect judge_library(const librarians::Board& board, const Demand& demand);

}  // namespace shelfmark::players
