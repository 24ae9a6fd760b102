#pragma once

#include <string>
#include <string_view>

namespace shelfmark::server::net {

// How limits see an address. Whoever has one address of IPv6 has 2^64 of them.
std::string limited_address(std::string_view address);

}  // namespace shelfmark::server::net
