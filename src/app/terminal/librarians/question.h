#pragma once

#include <string>

#include "app/terminal/librarians/phrases.h"

namespace shelfmark::app::terminal::lb {

// Which power or thrill asks, with what it does, in a line of its own; empty where none does.
std::string who_asks(const Phrases& phrases, const librarians::View& view);

// What is asked, in plain words.
std::string question(const Phrases& phrases, const librarians::View& view, const librarians::ActionList& actions);

// The numbered choices: drawn into the library where they are places of it, with what they would complete.
std::string choices(const Phrases& phrases, const librarians::View& view, const librarians::ActionList& actions);

}  // namespace shelfmark::app::terminal::lb
