#include "app/wrap.h"

#include <algorithm>
#include <ranges>

namespace shelfmark::app {

std::size_t columns(std::string_view text) {
    const auto starts_character = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::ranges::count_if(text, starts_character));
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    std::string lines;
    auto column = indent;
    for (const auto part : std::views::split(text, ' ')) {
        const std::string_view word(part.begin(), part.end());
        const auto starts_line = column == indent;
        if (!starts_line && column + 1 + columns(word) > width) {
            lines += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!starts_line) {
            lines += ' ';
            ++column;
        }
        lines += word;
        column += columns(word);
    }
    return lines;
}

}  // namespace shelfmark::app
