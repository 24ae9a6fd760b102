#pragma once

#include <string>

#include "app/terminal/style.h"
#include "exlibris/card.h"

namespace shelfmark::app::terminal::xl {

Ink ink_of(exlibris::Category category);

// "L8 hhs", each icon in the colour of its category.
std::string tag(const Style& style, exlibris::CardId card);

}  // namespace shelfmark::app::terminal::xl
