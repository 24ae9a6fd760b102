#include "app/text_file.h"

#include <array>
#include <fstream>
#include <iostream>
#include <optional>
#include <utility>

#include "base/utf8.h"
#include "messages/format.h"

namespace shelfmark::app {

namespace {

// No game, position or score sheet comes near it.
constexpr std::streamsize most_bytes = std::streamsize{64} << 20;

// The rest of a stream; nothing if it is longer than any file of ours.
std::optional<std::string> rest_of(std::istream& in) {
    std::string text;
    std::array<char, 65536> part = {};
    while (in.read(part.data(), part.size()), in.gcount() > 0) {
        text.append(part.data(), static_cast<std::size_t>(in.gcount()));
        if (static_cast<std::streamsize>(text.size()) > most_bytes) return std::nullopt;
    }
    return text;
}

std::expected<std::string, std::string> checked(std::optional<std::string> text, const std::string& name,
                                                messages::Language language) {
    if (text) return *std::move(text);
    return std::unexpected(messages::format(language, "formats.error.too-long", {{"file", base::quotable(name)}}));
}

}  // namespace

std::expected<std::string, std::string> file_text(const std::string& name, messages::Language language) {
    if (name == "-") return checked(rest_of(std::cin), name, language);
    std::ifstream file(name, std::ios::binary);
    file.peek();  // a folder opens, but cannot be read
    if (file.bad() || !file.is_open()) {
        return std::unexpected(
            messages::format(language, "formats.error.unreadable", {{"file", base::quotable(name)}}));
    }
    return checked(rest_of(file), name, language);
}

}  // namespace shelfmark::app
