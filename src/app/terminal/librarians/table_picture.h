#pragma once

#include <string>

#include "app/terminal/librarians/phrases.h"

namespace shelfmark::app::terminal::lb {

// Everything that lies on the table, as the reader sees it.
std::string table_picture(const Phrases& phrases, const librarians::View& view);

// Which sign stands for which genre or thrill of this game, and the colours of the genres.
std::string legend(const Phrases& phrases, const librarians::View& view);

// Cards with their titles, and with what the expansions in play ask of them.
std::string card_list(const Phrases& phrases, const librarians::Board& board, const librarians::CardSet& cards);

}  // namespace shelfmark::app::terminal::lb
