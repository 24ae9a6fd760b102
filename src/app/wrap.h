#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shelfmark::app {

// Columns that a UTF-8 text takes in a terminal, given that our languages need one for each character.
std::size_t columns(std::string_view text);

// The words of a text in lines that end before `width`. The first line starts at column `indent`, where the caller has
// already come to; the others are indented to it.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent = 0);

}  // namespace shelfmark::app
