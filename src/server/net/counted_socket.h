#pragma once

#include <functional>
#include <utility>

#include <boost/asio/deferred.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include "server/net/asynchronous.h"

namespace shelfmark::server::net {

// A socket that says how much has come in, whatever a WebSocket on top of it makes of that.
class CountedSocket : public Socket {
public:
    explicit CountedSocket(Socket socket) : Socket(std::move(socket)) {}

    void count(std::function<void(std::size_t)> came_in) { came_in_ = std::move(came_in); }
    // Nothing is read any more: who sends has to wait, until the socket is closed.
    void stop_reading() { stopped_ = true; }

    template <class Buffers, class Handler>
    auto async_read_some(const Buffers& buffers, Handler&& handler) {
        if (stopped_) {
            auto ended = asio::deferred([](ErrorCode /*why*/) {
                return asio::deferred_t::values(ErrorCode(asio::error::eof), std::size_t{0});
            });
            return Socket::async_wait(Socket::wait_error, std::move(ended))(std::forward<Handler>(handler));
        }
        auto counted = asio::deferred([this](ErrorCode error, std::size_t size) {
            if (came_in_) came_in_(size);
            return asio::deferred_t::values(error, size);
        });
        return Socket::async_read_some(buffers, std::move(counted))(std::forward<Handler>(handler));
    }

private:
    std::function<void(std::size_t)> came_in_;
    bool stopped_ = false;
};

// A WebSocket ends it as any other.
template <class Handler>
void async_teardown(boost::beast::role_type role, CountedSocket& socket, Handler&& handler) {
    boost::beast::websocket::async_teardown(role, static_cast<Socket&>(socket), std::forward<Handler>(handler));
}

}  // namespace shelfmark::server::net
