#pragma once

#include <string>
#include <string_view>

#include "exlibris/state.h"
#include "exlibris/text_error.h"

namespace shelfmark::exlibris {

// A whole game at one moment as text (docs/formats.md). Whatever is left out has a sensible value, so that a person
// needs a few lines; what is written here holds everything, and reading it gives the same state again.
std::string to_text(const State& state);

// The answer can be played on: it keeps every invariant, and somebody can act unless the game is over.
Parsed<State> parse_position(std::string_view text);

}  // namespace shelfmark::exlibris
