#pragma once

#include <string>

#include "base/random.h"
#include "librarians/state.h"

namespace shelfmark::librarians {

// LB-C2 to LB-C9: makes the book cards and bookshelf cards of a game; sets Board::book, card_count and bookshelf.
void make_material(Board& board, base::Random random);

// LB-C6: "I", "II" or "III", for the number in a card's name (words.h) means something else.
std::string volume_name(int volume);
// LB-C3, LB-C10: what is printed on a card, such as "Queues of the Damned II" or "Ida Cask".
std::string title_of(const Board& board, CardId card);
std::string author_name(Author author);

}  // namespace shelfmark::librarians
