#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace shelfmark::app::terminal {

// How the terminal at the other end likes its text.
struct Style {
    bool colour = false;
    bool unicode = false;  // anything beyond ASCII
    bool screen = false;   // a person sits there, who can be asked to look away
    std::size_t width = 80;
};

// What the environment says: colours on a terminal unless NO_COLOR is set, letters beyond ASCII in a UTF-8 locale.
Style detected_style();

enum class Ink : unsigned char { plain, bold, dim, red, green, yellow, blue, magenta, cyan };
std::string painted(const Style& style, Ink ink, std::string_view text);

// Columns on the screen: colours take none.
std::size_t width_of(std::string_view text);
// Followed by blanks up to this width.
std::string padded(std::string_view text, std::size_t width);
// At most this wide, with dots where something is missing. For text without colours.
std::string shortened(std::string_view text, std::size_t width);
// The same text for a terminal that knows ASCII alone: without accents and typographic signs.
std::string in_ascii(std::string_view text);

// Parts one after the other, with this between them, in lines of at most this width. The first line starts at column
// `indent`, where the caller has already come to; the others are indented to it.
std::string flowed(const std::vector<std::string>& parts, std::string_view between, std::size_t width,
                   std::size_t indent = 0);
// The words of a text in such lines.
std::string flowed(std::string_view text, std::size_t width, std::size_t indent = 0);

// Items in as many columns as fit, read downwards.
std::string in_columns(const std::vector<std::string>& items, std::size_t width);

}  // namespace shelfmark::app::terminal
