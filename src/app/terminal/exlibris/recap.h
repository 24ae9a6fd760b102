#pragma once

#include <string>
#include <vector>

#include "app/terminal/exlibris/phrases.h"
#include "exlibris/event.h"

namespace shelfmark::app::terminal::xl {

// What happened, as the reader saw it, a sentence for each line. Cards that went the same way share a sentence.
std::vector<std::string> recap(const Phrases& phrases, const exlibris::Board& board, const exlibris::EventList& events);

}  // namespace shelfmark::app::terminal::xl
