#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "base/random.h"
#include "table/words.h"

namespace shelfmark::table {

inline constexpr std::size_t digits_of_half = 16;

// A number, or the 128 bits of a secret one as 32 hexadecimal digits: "42", "9f03…".
inline std::string seed_text(base::Seed seed) {
    if (seed.high == 0) return std::to_string(seed.low);
    const auto half = [](std::uint64_t bits) {
        const std::string digits = hex(bits);
        return std::string(digits_of_half - digits.size(), '0') + digits;
    };
    return half(seed.high) + half(seed.low);
}

inline std::optional<base::Seed> parse_seed(std::string_view text) {
    if (text.size() != 2 * digits_of_half) return parse_number(text, std::numeric_limits<std::uint64_t>::max());
    const auto high = parse_hex(text.substr(0, digits_of_half));
    const auto low = parse_hex(text.substr(digits_of_half));
    if (!high || !low) return std::nullopt;
    return base::Seed(*high, *low);
}

}  // namespace shelfmark::table
