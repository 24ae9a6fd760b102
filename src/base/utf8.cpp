#include "base/utf8.h"

#include <cstddef>

namespace shelfmark::base {
namespace {

// The bytes of a character by its first one; 0 if none starts so.
std::size_t utf8_length(unsigned char lead) {
    if (lead < 0x80) {
        return 1;
    }
    if (lead < 0xc2 || lead >= 0xf5) {
        return 0;
    }
    return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

// Both sets of control characters that a terminal obeys.
bool is_control(char32_t character) { return character < 0x20 || (character >= 0x7f && character < 0xa0); }

}  // namespace

std::optional<char32_t> take_character(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto length = utf8_length(byte(0));
    if (length == 0 || length > text.size()) {
        return std::nullopt;
    }
    char32_t character = length == 1 ? byte(0) : byte(0) & (0x7fU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0U) != 0x80U) {
            return std::nullopt;
        }
        character = (character << 6U) | (byte(i) & 0x3fU);
    }
    text.remove_prefix(length);
    return character;
}

bool is_printable_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto character = take_character(text);
        if (!character || is_control(*character)) {
            return false;
        }
    }
    return true;
}

std::string quotable(std::string_view text) {
    constexpr std::size_t longest = 80;
    const bool readable = is_printable_utf8(text);
    std::string clean;
    for (const char letter : text.substr(0, longest)) {
        const auto byte = static_cast<unsigned char>(letter);
        clean += byte < 0x20 || byte == 0x7f || (byte >= 0x80 && !readable) ? '?' : letter;
    }
    if (text.size() <= longest) return clean;
    while (!clean.empty() && (static_cast<unsigned char>(clean.back()) & 0x80U) != 0) clean.pop_back();  // a cut letter
    return clean + "...";
}

}  // namespace shelfmark::base
