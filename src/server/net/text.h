#pragma once

#include <algorithm>
#include <string_view>

namespace shelfmark::server::net {

// Cuts off what stands before a sign, and the sign itself.
inline std::string_view take_until(std::string_view& text, char sign) {
    const auto end = std::min(text.find(sign), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

inline std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

}  // namespace shelfmark::server::net
