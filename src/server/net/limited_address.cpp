#include "server/net/limited_address.h"

#include <algorithm>

#include <boost/asio/ip/address.hpp>

namespace shelfmark::server::net {

std::string limited_address(std::string_view text) {
    namespace ip = boost::asio::ip;
    boost::system::error_code bad;
    const auto address = ip::make_address(text, bad);
    if (bad) return "unknown";
    if (address.is_v4()) return address.to_string();
    if (address.to_v6().is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, address.to_v6()).to_string();
    auto bytes = address.to_v6().to_bytes();
    std::ranges::fill(bytes.begin() + 8, bytes.end(), 0);
    return ip::make_address_v6(bytes).to_string() + "/64";
}

}  // namespace shelfmark::server::net
