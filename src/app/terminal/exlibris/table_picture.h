#pragma once

#include <string>

#include "app/terminal/exlibris/phrases.h"
#include "exlibris/view.h"

namespace shelfmark::app::terminal::xl {

// Everything that lies on the table, as the reader sees it.
std::string table_picture(const Phrases& phrases, const exlibris::View& view);

// Round, goals and piles; the town with its figures and cards; all shelves, large; the reader's hand with its titles.
std::string header(const Phrases& phrases, const exlibris::View& view);
std::string town(const Phrases& phrases, const exlibris::View& view);
std::string large_shelves(const Phrases& phrases, const exlibris::View& view);
std::string hand(const Phrases& phrases, const exlibris::View& view);

// Which letter stands for which category.
std::string legend(const Phrases& phrases);

// A card with its titles and their categories.
std::string card_page(const Phrases& phrases, exlibris::CardId card);

}  // namespace shelfmark::app::terminal::xl
