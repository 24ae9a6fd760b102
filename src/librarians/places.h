#pragma once

#include "librarians/action.h"
#include "librarians/state.h"

namespace shelfmark::librarians {

// Where a card may be played (LB-P1 to LB-P3, with what LB-Q and LB-E change): `at` empty places and `on` other books.
void list_places(const Board& board, CardId card, ActionList& out);
bool has_place(const Board& board, CardId card);
// All cards of a set that have a place.
CardSet with_a_place(const Board& board, const CardSet& cards);
bool may_lie_at(const Board& board, CardId card, Cell at);
bool may_lie_on(const Board& board, CardId card, Cell at);

// ---- the single conditions ----

// LB-P1, LB-Q14, LB-Q16: the empty places of a row that are near enough to another card.
RowMask open_places(const Board& board, int row);
// LB-E2 (ages.cpp)
bool beside_its_audience(const Board& board, CardId card, Cell at);
// LB-E3 (sequels.cpp)
bool joins_its_series(const Board& board, CardId card, Cell at);
// LB-E4 (a) (curse.cpp): whether the shelf bears this card at that place.
bool shelf_allows(const Board& board, CardId card, Cell at);
bool shelf_allows_stacking(const Board& board, int row);
// LB-E4 (a): counts as any genre where it lies.
bool counts_as_any_genre(const Board& board, CardId card, Cell at);
// LB-E4 (c): whether one more card may be stacked there.
bool balanced_with_one_more(const Board& board, Cell at);

}  // namespace shelfmark::librarians
