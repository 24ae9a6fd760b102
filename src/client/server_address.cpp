#include "client/server_address.h"

namespace shelfmark::client {

std::optional<ServerAddress> find_server(std::string_view url) {
    constexpr std::string_view scheme = "http://";
    if (!url.starts_with(scheme)) return std::nullopt;
    url.remove_prefix(scheme.size());
    const std::string_view host = url.substr(0, url.find('/'));
    const auto colon = host.rfind(':');
    const bool has_port = colon != std::string_view::npos && !host.ends_with(']');
    std::string_view name = has_port ? host.substr(0, colon) : host;
    const std::string_view port = has_port ? host.substr(colon + 1) : "80";
    if (name.starts_with('[') && name.ends_with(']')) name = name.substr(1, name.size() - 2);
    if (name.empty()) return std::nullopt;

    network::asio::io_context context;
    network::ErrorCode error;
    const auto found = network::asio::ip::tcp::resolver(context).resolve(name, port, error);
    if (error || found.empty()) return std::nullopt;
    return ServerAddress{std::string(host), found.begin()->endpoint()};
}

}  // namespace shelfmark::client
