#pragma once

#include "base/inline_vector.h"
#include "librarians/play.h"

namespace shelfmark::librarians {

using RowList = base::InlineVector<GenreRow, 512>;

// LB-G1: rows of one genre, without anything that would count only if declared.
void find_rows(const Board& board, RowList& out);
bool makes_a_row(const Board& board, Cell at);
// LB-G4: rows with cards that count as any genre (LB-E4), or with Mystery's wrong card (LB-Q21).
void find_declarable_rows(const Board& board, RowList& out);

// LB-E1: authors all of whose books hang together.
using AuthorList = base::InlineVector<Author, recurring_authors>;
AuthorList complete_authors(const Board& board);
// How many books of an author the game contains.
int books_by(const Board& board, Author author);

}  // namespace shelfmark::librarians
