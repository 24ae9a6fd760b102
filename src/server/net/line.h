#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/net/asynchronous.h"
#include "server/net/counted_socket.h"
#include "server/net/figures.h"
#include "server/net/limits.h"

namespace shelfmark::server::net {

// One WebSocket. What is sent while something is being written waits and travels as one frame, a message a line.
class Line : public std::enable_shared_from_this<Line> {
public:
    using Handshake = boost::beast::http::request<boost::beast::http::string_body>;
    using Instant = std::chrono::steady_clock::time_point;
    using Places = std::pair<Capacity::Place, std::optional<Capacity::Place>>;  // in all, and of the address

    Line(Socket socket, Places places, std::chrono::seconds idle, Traffic& traffic);

    // Shakes hands; false if that failed.
    Awaitable<bool> accept(const Handshake& handshake);
    // Hands on every message, until the connection ends in whatever way. `signalled` for each ping, pong and close, and
    // for every so many bytes that are no message.
    Awaitable<> listen(std::function<void(std::string_view)> received, std::function<void()> signalled);

    // These wait for flush().
    void send(std::string_view message);
    void hang_up() { leaving_ = true; }
    // Whether what waits is more than a client that reads can be behind.
    [[nodiscard]] bool too_slow() const { return outbox_.size() > largest_outbox; }
    // Whether the client has not taken for long what is being written: however much it says meanwhile, it does not
    // read.
    [[nodiscard]] bool stuck(Instant now) const { return !on_its_way_.empty() && now - writing_since_ > idle_; }
    // Drops what waits.
    void forget_outbox() { outbox_.clear(); }
    [[nodiscard]] bool leaving() const { return leaving_; }
    [[nodiscard]] bool heard() const { return heard_; }

    void flush();
    // At once, without a word.
    void cut();

private:
    static constexpr std::size_t largest_outbox = 1'048'576;

    void came_in(std::size_t size);
    void write();
    void say_goodbye();

    boost::beast::websocket::stream<CountedSocket, false> stream_;
    boost::beast::flat_buffer inbox_;
    std::string outbox_;
    std::string on_its_way_;
    Places places_;
    std::chrono::seconds idle_;
    Instant writing_since_;
    Traffic& traffic_;
    std::function<void()> signalled_;
    std::size_t unheard_ = 0;  // bytes since the last message
    bool heard_ = false;       // has sent something
    bool leaving_ = false;     // nothing that it sends counts any more
    bool goodbye_ = false;     // has been said, which can be done only once
};

}  // namespace shelfmark::server::net
