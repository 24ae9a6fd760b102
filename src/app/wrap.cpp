#include "app/wrap.h"

#include <algorithm>
#include <array>
#include <ranges>

#include "base/utf8.h"

namespace shelfmark::app {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Marks that stand on the letter before them, and joiners that nobody sees.
constexpr std::array<Range, 19> marks = {{
    {0x0300, 0x036f}, {0x0483, 0x0489}, {0x0591, 0x05bd}, {0x0610, 0x061a}, {0x064b, 0x065f},
    {0x0900, 0x0902}, {0x093c, 0x093c}, {0x0941, 0x0948}, {0x094d, 0x094d}, {0x0e31, 0x0e31},
    {0x0e34, 0x0e3a}, {0x0e47, 0x0e4e}, {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0x200b, 0x200f},
    {0x20d0, 0x20ff}, {0x3099, 0x309a}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f},
}};

// The scripts of East Asia in their full width, and pictures.
constexpr std::array<Range, 14> wide = {{
    {0x1100, 0x115f},
    {0x2e80, 0x303e},
    {0x3041, 0x4dbf},
    {0x4e00, 0xa4cf},
    {0xa960, 0xa97f},
    {0xac00, 0xd7a3},
    {0xf900, 0xfaff},
    {0xfe30, 0xfe6f},
    {0xff01, 0xff60},
    {0xffe0, 0xffe6},
    {0x1f300, 0x1f64f},
    {0x1f680, 0x1f6ff},
    {0x1f900, 0x1faff},
    {0x20000, 0x3fffd},
}};

std::size_t columns_of(char32_t character) {
    const auto holds = [&](const Range& range) { return character >= range.first && character <= range.last; };
    if (std::ranges::any_of(marks, holds)) return 0;
    return std::ranges::any_of(wide, holds) ? 2 : 1;
}

}  // namespace

std::size_t columns(std::string_view text) {
    std::size_t sum = 0;
    while (!text.empty()) {
        if (const auto character = base::take_character(text)) {
            sum += columns_of(*character);
        } else {
            ++sum;  // terminals show one sign for a byte that is no character
            text.remove_prefix(1);
        }
    }
    return sum;
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

std::string in_two_columns(const Rows& rows, std::size_t width, std::size_t indent) {
    std::size_t widest = 0;
    for (const auto& [label, text] : rows) widest = std::max(widest, columns(label));
    const std::size_t second = indent + widest + 2;
    std::string lines;
    for (const auto& [label, text] : rows) {
        lines += std::string(indent, ' ') + label + std::string(second - indent - columns(label), ' ') +
                 wrapped(text, width, second) + '\n';
    }
    return lines;
}

}  // namespace shelfmark::app
