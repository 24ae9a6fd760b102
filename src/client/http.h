#pragma once

#include <memory>
#include <string>

#include "client/server_address.h"

namespace shelfmark::client {

struct Answer {
    unsigned status = 0;  // of HTTP; 0: nobody answered
    std::string body;
};

// Asks a server over HTTP, one request after the other on one connection, which is made anew when it was lost.
class Http {
public:
    Http(network::asio::io_context& context, ServerAddress server);
    ~Http();

    network::Awaitable<Answer> get(std::string target);
    network::Awaitable<Answer> post(std::string target, std::string body);

private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace shelfmark::client
