#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "client/server_address.h"

namespace shelfmark::client {

// A WebSocket to a server, from the first attempt to connect until it is lost. A line that goes is cut without a
// goodbye, and nothing more is heard of it; it may go while it tells something.
class Line {
public:
    struct Ends {
        std::function<void(std::string_view)> heard;  // one message
        std::function<void()> lost;                   // or never made
    };

    // Connects after a delay and says hello. Every line of the program may run on this one context.
    Line(network::asio::io_context& context, const ServerAddress& server, std::string hello, Ends ends,
         std::chrono::milliseconds delay = {});
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    ~Line();

    void send(std::string_view message);

private:
    class Inside;
    std::shared_ptr<Inside> inside_;
};

}  // namespace shelfmark::client
