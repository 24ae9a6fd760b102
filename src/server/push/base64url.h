#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shelfmark::server::push {

// Bytes as text without padding, as browsers and tokens write them.
std::string to_base64url(std::string_view bytes);
// Nothing if the text is none.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace shelfmark::server::push
