#include "app/terminal/style.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ranges>
#include <utility>

#include <unistd.h>

#include <fmt/format.h>

#include "app/screen.h"
#include "app/wrap.h"

namespace shelfmark::app::terminal {
namespace {

constexpr std::size_t narrowest = 60;
constexpr std::size_t usual_width = 80;
constexpr std::size_t widest = 160;
constexpr char escape = '\x1b';

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): read before any thread could start
    return value == nullptr ? "" : value;
}

bool locale_is_utf8() {
    // The first of these that is set decides, as in the C library.
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        std::string value(environment(name));
        if (value.empty()) continue;
        std::ranges::transform(value, value.begin(), [](unsigned char c) { return std::tolower(c); });
        return value.contains("utf-8") || value.contains("utf8");
    }
    return false;
}

// The letters and signs of our texts that ASCII lacks.
constexpr std::array<std::pair<std::string_view, std::string_view>, 56> plain_letters = {{
    {"á", "a"},  {"č", "c"},  {"ď", "d"},  {"é", "e"},  {"ě", "e"},  {"í", "i"},   {"ň", "n"},  {"ó", "o"},
    {"ř", "r"},  {"š", "s"},  {"ť", "t"},  {"ú", "u"},  {"ů", "u"},  {"ý", "y"},   {"ž", "z"},  {"Á", "A"},
    {"Č", "C"},  {"Ď", "D"},  {"É", "E"},  {"Ě", "E"},  {"Í", "I"},  {"Ň", "N"},   {"Ó", "O"},  {"Ř", "R"},
    {"Š", "S"},  {"Ť", "T"},  {"Ú", "U"},  {"Ů", "U"},  {"Ý", "Y"},  {"Ž", "Z"},   {"ä", "ae"}, {"ö", "oe"},
    {"ü", "ue"}, {"Ä", "Ae"}, {"Ö", "Oe"}, {"Ü", "Ue"}, {"ß", "ss"}, {"“", "\""},  {"”", "\""}, {"„", "\""},
    {"‘", "'"},  {"’", "'"},  {"‚", "'"},  {"–", "-"},  {"—", "-"},  {"…", "..."}, {"→", "->"}, {"←", "<-"},
    {"·", "-"},  {"─", "-"},  {"│", "|"},  {"«", "\""}, {"»", "\""}, {"−", "-"},   {"×", "x"},  {" ", " "},
}};

std::size_t length_of_character(unsigned char first) {
    if (first < 0x80) return 1;
    if (first < 0xe0) return 2;
    return first < 0xf0 ? 3 : 4;
}

}  // namespace

Style detected_style() {
    Style style;
    style.screen = isatty(STDOUT_FILENO) != 0 && isatty(STDIN_FILENO) != 0;
    style.colour = isatty(STDOUT_FILENO) != 0 && environment("NO_COLOR").empty() && environment("TERM") != "dumb" &&
                   !environment("TERM").empty();
    style.unicode = locale_is_utf8();
    style.width = std::clamp(screen_width().value_or(usual_width), narrowest, widest);
    return style;
}

std::string painted(const Style& style, Ink ink, std::string_view text) {
    constexpr std::array codes = {0, 1, 2, 31, 32, 33, 34, 35, 36};
    if (!style.colour || ink == Ink::plain) return std::string(text);
    return fmt::format("{}[{}m{}{}[0m", escape, codes[static_cast<std::size_t>(ink)], text, escape);
}

std::size_t width_of(std::string_view text) {
    std::string bare;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == escape) {
            i = text.find('m', i);
            if (i == std::string_view::npos) break;
        } else {
            bare += text[i];
        }
    }
    return columns(bare);
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t taken = width_of(text);
    return std::string(text) + std::string(taken < width ? width - taken : 0, ' ');
}

std::string shortened(std::string_view text, std::size_t width) {
    if (columns(text) <= width) return std::string(text);
    std::size_t end = 0;
    for (std::size_t column = 0; column + 3 < width; ++column) {
        end += length_of_character(static_cast<unsigned char>(text[end]));
    }
    return std::string(text.substr(0, end)) + "...";
}

std::string in_ascii(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto first = static_cast<unsigned char>(text[0]);
        const std::string_view character = text.substr(0, length_of_character(first));
        text.remove_prefix(character.size());
        if (first < 0x80) {
            plain += character;
            continue;
        }
        const auto* const known =
            std::ranges::find(plain_letters, character, &std::pair<std::string_view, std::string_view>::first);
        plain += known == plain_letters.end() ? "?" : known->second;
    }
    return plain;
}

std::string flowed(const std::vector<std::string>& parts, std::string_view between, std::size_t width,
                   std::size_t indent) {
    std::string text;
    std::size_t column = indent;
    for (const auto& part : parts) {
        const bool starts_line = column == indent;
        if (!starts_line && column + width_of(between) + width_of(part) > width) {
            text += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!starts_line) {
            text += between;
            column += width_of(between);
        }
        text += part;
        column += width_of(part);
    }
    return text;
}

std::string flowed(std::string_view text, std::size_t width, std::size_t indent) {
    std::vector<std::string> words;
    for (const auto word : std::views::split(text, ' ')) words.emplace_back(word.begin(), word.end());
    return flowed(words, " ", width, indent);
}

std::string in_columns(const std::vector<std::string>& items, std::size_t width) {
    std::size_t widest_item = 1;
    for (const auto& item : items) widest_item = std::max(widest_item, width_of(item));
    const std::size_t across = std::max<std::size_t>(1, (width + 2) / (widest_item + 2));
    const std::size_t down = (items.size() + across - 1) / across;
    std::string text;
    for (std::size_t row = 0; row < down; ++row) {
        std::string line;
        for (std::size_t i = row; i < items.size(); i += down) {
            line += i + down < items.size() ? padded(items[i], widest_item + 2) : items[i];
        }
        text += line + '\n';
    }
    return text;
}

}  // namespace shelfmark::app::terminal
