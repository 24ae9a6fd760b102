#pragma once

#include <string>

#include "app/terminal/exlibris/phrases.h"
#include "exlibris/action.h"
#include "exlibris/view.h"

namespace shelfmark::app::terminal::xl {

// Which location or assistant asks, with what it does, in a line of its own; empty where nothing does.
std::string who_asks(const Phrases& phrases, const exlibris::View& view);

// What is asked, in plain words.
std::string question(const Phrases& phrases, const exlibris::View& view, const exlibris::ActionList& actions);

// The numbered choices: grouped where they are many, and drawn into the shelf where they are places of it.
std::string choices(const Phrases& phrases, const exlibris::View& view, const exlibris::ActionList& actions);

}  // namespace shelfmark::app::terminal::xl
