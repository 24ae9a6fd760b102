#pragma once

#include <cstddef>
#include <optional>

namespace shelfmark::app {

// How many columns the reader's screen has: what COLUMNS says, or else the terminal itself. Nothing for a pipe.
std::optional<std::size_t> screen_width();

// How wide a page of text is: longer lines tire the eye, and a pipe has no edge.
inline constexpr std::size_t widest_page = 96;
std::size_t page_width();

}  // namespace shelfmark::app
