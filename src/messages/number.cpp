#include "messages/number.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace shelfmark::messages {

std::string decimal(Language language, double value, int decimals) {
    std::array<char, 400> buffer = {};  // the largest double has 309 digits
    const auto written =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    std::string text(buffer.data(), written.ptr);
    if (text.find_first_not_of("-0.") == std::string::npos && text.front() == '-') text.erase(0, 1);
    if (language != Language::en) std::ranges::replace(text, '.', ',');
    return text;
}

std::string signed_decimal(Language language, double value, int decimals) {
    const std::string text = decimal(language, value, decimals);
    const bool is_more = value > 0 && text.find_first_of("123456789") != std::string::npos;
    return is_more ? '+' + text : text;
}

}  // namespace shelfmark::messages
