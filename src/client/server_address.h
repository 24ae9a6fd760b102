#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "network/asynchronous.h"

namespace shelfmark::client {

// Where a server can be reached.
struct ServerAddress {
    std::string host;  // with its port, as requests name it
    network::asio::ip::tcp::endpoint endpoint;
};

// http://HOST or http://HOST:PORT, looked up; nothing where no such server is known.
std::optional<ServerAddress> find_server(std::string_view url);

}  // namespace shelfmark::client
