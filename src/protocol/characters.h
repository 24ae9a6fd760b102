#pragma once

#include <array>
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

// Whether a plain character leaves a mark: not the blanks of any width, fillers, selectors and tags.
constexpr bool is_visible(char32_t character) {
    struct Range {
        char32_t first;
        char32_t last;
    };
    constexpr auto blanks = std::to_array<Range>({
        {0x20, 0x20},     {0xa0, 0xa0},       {0xad, 0xad},       {0x34f, 0x34f},   {0x61c, 0x61c},   {0x115f, 0x1160},
        {0x1680, 0x1680}, {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x2000, 0x200f}, {0x2028, 0x202f}, {0x205f, 0x206f},
        {0x2800, 0x2800}, {0x3000, 0x3000},   {0x3164, 0x3164},   {0xfe00, 0xfe0f}, {0xfeff, 0xfeff}, {0xffa0, 0xffa0},
        {0xfff0, 0xfffb}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
    });
    for (const auto [first, last] : blanks) {
        if (character >= first && character <= last) return false;
    }
    return is_plain(character);
}

}  // namespace shelfmark::protocol
