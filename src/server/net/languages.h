#pragma once

#include <string_view>

#include "messages/messages.h"

namespace shelfmark::server::net {

// The language that somebody likes best, by the header Accept-Language; English where none of ours is named.
messages::Language preferred_language(std::string_view accepted);

}  // namespace shelfmark::server::net
