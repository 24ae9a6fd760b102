#pragma once

#include "base/inline_vector.h"
#include "librarians/play.h"

namespace shelfmark::librarians {

// The book that shows there, or no_card; the numbers may lead off the table.
CardId card_at(const Board& board, int row, int column);
bool shows_kind(const Board& board, int row, int column, int kind);

// In one direction no two of the longest rows of one genre share a card, and each has four or more.
using RowList = base::InlineVector<GenreRow, std::size_t{direction_count} * (max_cards / full_row)>;

// LB-G1: rows of one genre, without anything that would count only if declared (librarians/declaring.h).
void find_rows(const Board& board, RowList& out);
bool makes_a_row(const Board& board, Cell at);

// Rows of one genre that share a card: they give one power card (LB-G4).
struct Completion {
    Genre genre = Genre::horror;
    CardSet cards;
};
// No two have a card in common, since a card serves one genre only.
using Completions = base::InlineVector<Completion, max_cards / full_row>;
CardSet cards_of(const Board& board, const GenreRow& row);
// What leaves the library: the rows that are complete, and those that were declared.
Completions completions_now(const Board& board);

// LB-E1: authors all of whose books hang together.
using AuthorList = base::InlineVector<Author, recurring_authors>;
AuthorList complete_authors(const Board& board);
// How many books of an author the game contains.
int books_by(const Board& board, Author author);

}  // namespace shelfmark::librarians
