#include "protocol/characters.h"

namespace shelfmark::protocol {

namespace {

constexpr unsigned bits_per_byte = 6;

// How many bytes follow the first one of a character, or -1 if none begins so.
int following(unsigned char first) {
    if (first < 0x80) return 0;
    if (first >= 0xc2 && first < 0xe0) return 1;
    if (first >= 0xe0 && first < 0xf0) return 2;
    if (first >= 0xf0 && first < 0xf5) return 3;
    return -1;
}

bool is_valid(char32_t character, int bytes) {
    if (bytes == 2) return character >= 0x800 && (character < 0xd800 || character > 0xdfff);
    if (bytes == 3) return character >= 0x10000 && character <= 0x10ffff;
    return true;
}

}  // namespace

std::optional<char32_t> take_character(std::string_view& text) {
    if (text.empty()) return std::nullopt;
    const auto first = static_cast<unsigned char>(text[0]);
    const int more = following(first);
    if (more < 0 || text.size() < static_cast<std::size_t>(more) + 1) return std::nullopt;
    char32_t character = more == 0 ? first : first & (0x3fU >> static_cast<unsigned>(more));
    for (int i = 1; i <= more; ++i) {
        const auto byte = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
        if ((byte & 0xc0U) != 0x80U) return std::nullopt;
        character = (character << bits_per_byte) | (byte & 0x3fU);
    }
    if (!is_valid(character, more)) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(more) + 1);
    return character;
}

void append_character(std::string& text, char32_t character) {
    const auto tail = [&](unsigned shift) {
        text += static_cast<char>(0x80U | ((static_cast<unsigned>(character) >> shift) & 0x3fU));
    };
    const auto head = [&](unsigned mark, unsigned shift) {
        text += static_cast<char>(mark | (static_cast<unsigned>(character) >> shift));
    };
    if (character < 0x80) {
        head(0, 0);
    } else if (character < 0x800) {
        head(0xc0, bits_per_byte);
        tail(0);
    } else if (character < 0x10000) {
        head(0xe0, 2 * bits_per_byte);
        tail(bits_per_byte);
        tail(0);
    } else {
        head(0xf0, 3 * bits_per_byte);
        tail(2 * bits_per_byte);
        tail(bits_per_byte);
        tail(0);
    }
}

}  // namespace shelfmark::protocol
