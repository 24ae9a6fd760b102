#include "app/utf8.h"

#include <cstddef>

namespace shelfmark::app {
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

}  // namespace

bool is_printable_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const auto length = utf8_length(lead);
        if (length == 0 || i + length > text.size() || lead < 0x20 || lead == 0x7f) {
            return false;
        }
        for (std::size_t j = 1; j < length; ++j) {
            if ((static_cast<unsigned char>(text[i + j]) & 0xc0U) != 0x80U) {
                return false;
            }
        }
        i += length;
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

}  // namespace shelfmark::app
