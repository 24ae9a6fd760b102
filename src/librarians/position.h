#pragma once

#include <string>
#include <string_view>

#include "librarians/state.h"
#include "table/text_error.h"

namespace shelfmark::librarians {

// A whole game at one moment as text (docs/formats.md). Whatever is left out has a sensible value, so that a person
// needs a few lines; what is written here holds everything, and reading it gives the same state again.
std::string to_text(const State& state);

// The answer can be played on: it keeps every invariant, and somebody can act unless the game is over.
table::Parsed<State> parse_position(std::string_view text);

}  // namespace shelfmark::librarians
