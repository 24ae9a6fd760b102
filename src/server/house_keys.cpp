#include "server/house_keys.h"

#include <array>
#include <charconv>

#include "table/words.h"

namespace shelfmark::server {

namespace {

constexpr std::string_view digits = "0123456789abcdef";
constexpr std::array<std::string_view, 2> kinds = {"seat", "invitation"};

}  // namespace

std::string hex_of(const store::Hash& hash) {
    std::string text;
    text.reserve(2 * hash.size());
    for (const unsigned byte : hash) {
        text += digits[byte / 16];
        text += digits[byte % 16];
    }
    return text;
}

store::Hash hash_of(std::string_view hex) {
    store::Hash hash{};
    for (std::size_t i = 0; i < hash.size() && 2 * i + 1 < hex.size(); ++i) {
        std::from_chars(hex.data() + 2 * i, hex.data() + 2 * i + 2, hash[i], 16);
    }
    return hash;
}

bool same_key(std::string_view a, std::string_view b) {
    if (a.empty() || a.size() != b.size()) return false;
    volatile unsigned difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        difference = difference | (static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]));
    }
    return difference == 0;
}

std::string text_of(Pass pass) {
    return std::string(kinds[static_cast<std::size_t>(pass.to)]) + ' ' + std::to_string(pass.seat);
}

std::optional<Pass> read_pass(std::string_view text) {
    table::Words words(text);
    const auto kind = table::find_name(kinds, words.next().text);
    const auto seat = table::parse_number(words.next().text, table::max_seats - 1);
    if (!kind || !seat) return std::nullopt;
    return Pass{static_cast<Pass::To>(*kind), static_cast<table::Seat>(*seat)};
}

}  // namespace shelfmark::server
