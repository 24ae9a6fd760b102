#pragma once

#include <string>
#include <vector>

#include "app/terminal/librarians/phrases.h"
#include "librarians/event.h"

namespace shelfmark::app::terminal::lb {

// What happened, as the reader saw it, a sentence for each line. Cards that went the same way share a sentence.
std::vector<std::string> recap(const Phrases& phrases, const librarians::Board& board,
                               const librarians::EventList& events);

}  // namespace shelfmark::app::terminal::lb
