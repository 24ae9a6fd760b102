#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace shelfmark::app {

// How many letters must be added, dropped or changed to make one text the other.
std::size_t edit_distance(std::string_view from, std::string_view to);

// The words that somebody may have meant, the most likely first: at most half of the letters are wrong.
std::vector<std::string> closest(std::string_view typed, const std::vector<std::string>& words);

}  // namespace shelfmark::app
