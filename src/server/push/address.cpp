#include "server/push/address.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace shelfmark::server::push {

namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

char to_small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

bool is_name_letter(char letter) {
    const char small = to_small(letter);
    return (small >= 'a' && small <= 'z') || is_digit(letter) || letter == '.' || letter == '-';
}

bool is_target_letter(char letter) { return letter > ' ' && letter < 0x7f && letter != '#'; }

std::uint16_t usual_port(bool secure) { return secure ? 443 : 80; }

std::optional<std::uint16_t> read_port(std::string_view text) {
    std::uint16_t port = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
    if (error != std::errc() || end != text.data() + text.size() || port == 0) return std::nullopt;
    return port;
}

struct Block {
    std::uint32_t start;
    int bits;
};
// What is private, local, shared, reserved or for documents (RFC 6890).
constexpr Block closed_blocks[] = {{0x00000000, 8},  {0x0a000000, 8},  {0x64400000, 10}, {0x7f000000, 8},
                                   {0xa9fe0000, 16}, {0xac100000, 12}, {0xc0000000, 24}, {0xc0000200, 24},
                                   {0xc0a80000, 16}, {0xc6120000, 15}, {0xc6336400, 24}, {0xcb007100, 24},
                                   {0xe0000000, 3}};

bool is_public(const boost::asio::ip::address_v4& address) {
    const std::uint32_t number = address.to_uint();
    return std::ranges::none_of(closed_blocks, [&](Block block) {
        return (number >> static_cast<unsigned>(32 - block.bits)) ==
               (block.start >> static_cast<unsigned>(32 - block.bits));
    });
}

// Only what the world's registries have given out, without what contains an older address.
bool is_public(const boost::asio::ip::address_v6& address) {
    const auto bytes = address.to_bytes();
    const bool given_out = (bytes[0] & 0xe0U) == 0x20;
    const bool teredo = bytes[0] == 0x20 && bytes[1] == 0x01 && bytes[2] == 0 && bytes[3] == 0;
    const bool documents = bytes[0] == 0x20 && bytes[1] == 0x01 && bytes[2] == 0x0d && bytes[3] == 0xb8;
    const bool six_to_four = bytes[0] == 0x20 && bytes[1] == 0x02;
    return given_out && !teredo && !documents && !six_to_four;
}

}  // namespace

std::string Endpoint::authority() const {
    return host + (port == usual_port(secure) ? "" : ":" + std::to_string(port));
}

std::string Endpoint::origin() const { return (secure ? "https://" : "http://") + authority(); }

std::optional<Endpoint> parse_endpoint(std::string_view url) {
    constexpr std::string_view secure = "https://";
    constexpr std::string_view plain = "http://";
    Endpoint endpoint;
    endpoint.secure = url.starts_with(secure);
    if (!endpoint.secure && !url.starts_with(plain)) return std::nullopt;
    url.remove_prefix(endpoint.secure ? secure.size() : plain.size());
    const std::size_t slash = std::min(url.find('/'), url.size());
    std::string_view authority = url.substr(0, slash);
    const std::size_t colon = authority.find(':');
    endpoint.port = usual_port(endpoint.secure);
    if (colon != std::string_view::npos) {
        const auto port = read_port(authority.substr(colon + 1));
        if (!port) return std::nullopt;
        endpoint.port = *port;
        authority = authority.substr(0, colon);
    }
    endpoint.host = authority;
    endpoint.target = slash == url.size() ? "/" : std::string(url.substr(slash));
    if (endpoint.host.empty() || !std::ranges::all_of(endpoint.host, is_name_letter)) return std::nullopt;
    if (!std::ranges::all_of(endpoint.target, is_target_letter)) return std::nullopt;
    return endpoint;
}

std::string domain_of(std::string_view host) {
    while (host.ends_with('.')) host.remove_suffix(1);
    const std::size_t last = host.rfind('.') + 1;  // 0 if it is the only part
    if (last == host.size() || is_digit(host[last])) return {};
    const std::size_t before = last < 2 ? 0 : host.rfind('.', last - 2) + 1;
    std::string domain(host.substr(before));
    std::ranges::transform(domain, domain.begin(), to_small);
    return domain;
}

bool is_public(const boost::asio::ip::address& address) {
    if (address.is_v4()) return is_public(address.to_v4());
    return is_public(address.to_v6());
}

}  // namespace shelfmark::server::push
