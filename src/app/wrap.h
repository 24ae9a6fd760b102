#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shelfmark::app {

// Columns that a UTF-8 text takes in a terminal: two for the wide signs of East Asia, none for a mark on a letter.
std::size_t columns(std::string_view text);

// The words of a text in lines that end before `width`. The first line starts at column `indent`, where the caller has
// already come to; the others are indented to it.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent = 0);

// Labels and what they stand for, side by side. A long text goes on below itself.
using Rows = std::vector<std::pair<std::string, std::string>>;
std::string in_two_columns(const Rows& rows, std::size_t width, std::size_t indent = 0);

}  // namespace shelfmark::app
