#pragma once

#include <string_view>

namespace shelfmark::app {

// Letters of any language, but nothing that could move a terminal's cursor or break a line of JSON.
bool is_printable_utf8(std::string_view text);

}  // namespace shelfmark::app
