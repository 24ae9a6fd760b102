#include "protocol/write.h"

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
    for (const char c : text) {
        if (needs_escape(c)) {
            write_escaped(out, c);
        } else {
            out += c;
        }
    }
    out += '"';
}

}  // namespace shelfmark::protocol
