#pragma once

#include <string>

#include "app/terminal/librarians/phrases.h"
#include "librarians/event.h"

namespace shelfmark::app::terminal::lb {

// Between two cards of a turn: the part of the library where something happened just now, and what is left in the hand.
std::string glance(const Phrases& phrases, const librarians::View& view, const librarians::EventList& news);

}  // namespace shelfmark::app::terminal::lb
