#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shelfmark::base {

// Takes the first character off a text that is not empty; leaves the text alone where none begins.
std::optional<char32_t> take_character(std::string_view& text);

// Letters of any language, but nothing that could move a terminal's cursor or break a line of JSON.
bool is_printable_utf8(std::string_view text);

// A piece of somebody's file as an error message may quote it: no control characters, no endless lines.
std::string quotable(std::string_view text);

}  // namespace shelfmark::base
