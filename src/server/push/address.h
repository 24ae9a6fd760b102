#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/asio/ip/address.hpp>

namespace shelfmark::server::push {

// Where a push service listens, taken apart.
struct Endpoint {
    bool secure = true;
    std::string host;
    std::uint16_t port = 0;
    std::string target;  // from the path on

    // "push.example.org", with the port where it is not the usual one.
    [[nodiscard]] std::string authority() const;
    // "https://push.example.org", as signatures name the service.
    [[nodiscard]] std::string origin() const;

    friend bool operator==(const Endpoint&, const Endpoint&) = default;
};

// Nothing if it is no address of a web server.
std::optional<Endpoint> parse_endpoint(std::string_view url);

// Under which somebody can have as many names as they like: "example.org" of "Push.example.org". Where that has an
// owner for each of its names, as "co.uk" has, these are taken together; so are all addresses, whose domain is empty.
std::string domain_of(std::string_view host);

// Whether an address lies in the open network. Browsers name their own push service, so that a server that believed
// every name could be sent to knock on doors in its keeper's house.
bool is_public(const boost::asio::ip::address& address);

}  // namespace shelfmark::server::push
