#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shelfmark::app {

// What a rulebook says around its rules (tools/texts.py): paragraphs, tables and drawings, apart by empty lines, in
// lines of this width. A table that is too wide has its cells one after the other.
std::string passage(std::string_view text, std::size_t width, std::size_t indent = 0);

}  // namespace shelfmark::app
