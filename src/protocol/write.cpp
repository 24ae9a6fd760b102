#include "protocol/write.h"

#include <algorithm>

namespace shelfmark::protocol {

namespace {

void write_escaped(std::string& out, char c) {
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        default:
            out += "\\u00";
            out += hexadecimal[static_cast<unsigned char>(c) >> 4U];
            out += hexadecimal[static_cast<unsigned char>(c) & 0xfU];
    }
}

constexpr bool needs_escape(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

}  // namespace

void write(std::string& out, std::string_view text) {
    out += '"';
    while (true) {
        const auto plain = std::ranges::find_if(text, needs_escape) - text.begin();
        out.append(text.data(), static_cast<std::size_t>(plain));
        text.remove_prefix(static_cast<std::size_t>(plain));
        if (text.empty()) break;
        write_escaped(out, text.front());
        text.remove_prefix(1);
    }
    out += '"';
}

}  // namespace shelfmark::protocol
