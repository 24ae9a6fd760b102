#pragma once

#include "exlibris/card.h"
#include "table/card_set.h"

namespace shelfmark::exlibris {

using CardSet = table::CardSet<card_count>;

// Every card with a book of the category.
const CardSet& cards_showing(Category category);
// Every card with a book of at least one of these categories.
CardSet cards_showing_any(CategorySet categories);

}  // namespace shelfmark::exlibris
