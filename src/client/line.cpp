#include "client/line.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include "protocol/codec.h"

namespace shelfmark::client {

namespace asio = network::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using network::Awaitable;
using network::Timer;
using network::with_error;

class Line::Inside : public std::enable_shared_from_this<Inside> {
public:
    Inside(asio::io_context& context, Ends ends) : stream_(context.get_executor()), ends_(std::move(ends)) {
        // The server may put many messages into one frame.
        stream_.read_message_max(4 * protocol::largest<protocol::ServerMessage>);
        stream_.auto_fragment(false);
        stream_.text(true);
    }

    Awaitable<> run(ServerAddress server, std::string hello, std::chrono::milliseconds delay) {
        const auto self = shared_from_this();
        if (delay.count() > 0) {
            Timer timer(stream_.get_executor(), delay);
            co_await timer.async_wait(with_error);
        }
        if (!cut_ && co_await connect(server)) {
            send(hello);
            co_await listen();
        }
        cut();
        if (!forgotten_) ends_.lost();
    }

    void send(std::string_view message) {
        waiting_.emplace_back(message);
        if (on_its_way_.empty()) write();
    }

    // Nobody listens any more.
    void forget() {
        forgotten_ = true;
        cut();
    }

private:
    Awaitable<bool> connect(const ServerAddress& server) {
        auto& socket = stream_.next_layer();
        const auto [unreachable] = co_await socket.async_connect(server.endpoint, with_error);
        if (unreachable || cut_) co_return false;
        network::ErrorCode ignored;
        socket.set_option(asio::ip::tcp::no_delay(true), ignored);
        const auto [refused] = co_await stream_.async_handshake(server.host, "/api/socket", with_error);
        connected_ = !refused;
        co_return connected_ && !cut_;
    }

    Awaitable<> listen() {
        while (true) {
            const auto [error, size] = co_await stream_.async_read(inbox_, with_error);
            if (error) co_return;
            const auto bytes = inbox_.cdata();
            std::string_view frame(static_cast<const char*>(bytes.data()), bytes.size());
            while (!frame.empty() && !cut_) {
                const auto end = std::min(frame.find('\n'), frame.size());
                ends_.heard(frame.substr(0, end));
                frame.remove_prefix(std::min(end + 1, frame.size()));
            }
            if (cut_) co_return;
            inbox_.consume(inbox_.size());
        }
    }

    // A frame for every message: a server takes one at a time.
    void write() {
        if (!connected_ || cut_ || waiting_.empty()) return;
        on_its_way_ = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        stream_.async_write(asio::buffer(on_its_way_), [self = shared_from_this()](network::ErrorCode error, auto) {
            self->on_its_way_.clear();
            if (!error) self->write();
        });
    }

    void cut() {
        cut_ = true;
        network::ErrorCode ignored;
        stream_.next_layer().close(ignored);
    }

    websocket::stream<network::Socket, false> stream_;
    beast::flat_buffer inbox_;
    std::vector<std::string> waiting_;
    std::string on_its_way_;
    Ends ends_;
    bool connected_ = false;
    bool cut_ = false;
    bool forgotten_ = false;
};

Line::Line(asio::io_context& context, const ServerAddress& server, std::string hello, Ends ends,
           std::chrono::milliseconds delay)
    : inside_(std::make_shared<Inside>(context, std::move(ends))) {
    asio::co_spawn(context.get_executor(), inside_->run(server, std::move(hello), delay), asio::detached);
}

Line::~Line() { inside_->forget(); }

void Line::send(std::string_view message) { inside_->send(message); }

}  // namespace shelfmark::client
