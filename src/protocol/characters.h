#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace shelfmark::protocol {

// The first character of a text in UTF-8, which is cut off; nothing if the text does not begin with a valid one.
std::optional<char32_t> take_character(std::string_view& text);

void append_character(std::string& text, char32_t character);

// Whether people may send this character: control characters and those that change the direction of what follows
// could make one name look like another.
constexpr bool is_plain(char32_t character) {
    const bool control = character < 0x20 || (character >= 0x7f && character < 0xa0);
    const bool line_end = character == 0x2028 || character == 0x2029;
    const bool direction = character == 0x61c || character == 0x200e || character == 0x200f ||
                           (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069);
    return !control && !line_end && !direction;
}

}  // namespace shelfmark::protocol
