#pragma once

#include "exlibris/shelf.h"
#include "protocol/exlibris/view.h"

namespace shelfmark::protocol {

// The sections of a view.
ExLibrisCourse course_of(const exlibris::Board& board);
std::vector<ExLibrisSeat> seats_of(const exlibris::Board& board);
std::vector<ExLibrisShelf> shelves_of(const exlibris::Board& board);
std::vector<ExLibrisTile> tiles_of(const exlibris::View& view);
std::vector<ExLibrisPiece> pieces_of(const exlibris::Board& board);
ExLibrisPending pending_of(const exlibris::View& view);
ExLibrisMemory memory_of(const exlibris::View& view);
// The score sheets as the shelves stand, with the own focus for everybody: what it is worth to others is not shown.
exlibris::ScoreSheets sheets_now(const exlibris::View& view);
// Of these sheets what this seat may know, and of the final ones everything.
std::vector<ExLibrisScore> scores_now(const exlibris::View& view, const exlibris::ScoreSheets& now, bool always_best);
std::vector<ExLibrisScore> final_scores(const exlibris::Board& board, const exlibris::ScoreSheets& result);
// With the card there, on another one that it entombs or on none.
ExLibrisTarget target_of(const exlibris::View& view, const exlibris::ScoreSheets& now, exlibris::CardId card,
                         exlibris::Spot spot, exlibris::CardId lower);
// All places where a card may be shelved.
std::vector<ExLibrisTarget> targets_of(const exlibris::View& view, const exlibris::ScoreSheets& now,
                                       exlibris::CardId card);
// The own total once this has been decided, if it changes what stands on the own shelf.
std::optional<std::int32_t> total_after(const exlibris::View& view, exlibris::Action action);
// XL-I1: the own total with the best cards turned, once the last round has come, alone, or `always`; nothing where none
// falls, or once a card was turned. (Earlier it would say little, and a server would spend a fifth of its time on it.)
std::optional<std::int32_t> best_total(const exlibris::View& view, const exlibris::ScoreSheets& now, bool always);
// XL-I1: what to turn for the most points; nothing once a card was turned.
std::optional<std::vector<ExLibrisCard>> best_to_turn(const exlibris::View& view);
ExLibrisPrompt prompt_of(const exlibris::View& view, const ExLibrisAsked& asked);
ExLibrisChoice choice_of(const exlibris::View& view, const exlibris::ScoreSheets& now, exlibris::Action action);

// What tells the entries of a list apart (protocol/changes.h).
inline std::int32_t identity(const ExLibrisSeat& seat) { return seat.seat; }
inline std::int32_t identity(const ExLibrisShelf& shelf) { return shelf.seat; }
inline std::int32_t identity(const ExLibrisTile& tile) { return static_cast<std::int32_t>(tile.place); }
inline std::int32_t identity(const ExLibrisPiece& piece) { return piece.figure; }

// The rulebook's names and the protocol's have the same numbers.
inline ExLibrisCategory on_wire(exlibris::Category category) { return static_cast<ExLibrisCategory>(category); }
inline ExLibrisAssistant on_wire(exlibris::Assistant assistant) { return static_cast<ExLibrisAssistant>(assistant); }
inline ExLibrisPlace place_on_wire(exlibris::Place place) { return static_cast<ExLibrisPlace>(place); }

std::vector<ExLibrisCard> list_of(const exlibris::CardSet& cards);

}  // namespace shelfmark::protocol
