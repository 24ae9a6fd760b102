#include "server/net/line.h"

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket.hpp>

#include "protocol/codec.h"

namespace shelfmark::server::net {

namespace websocket = boost::beast::websocket;

namespace {

// More than the largest message has, frames and all. Only of frames without any content there can be more.
constexpr std::size_t most_of_a_message = 2 * protocol::largest<protocol::ClientMessage>;

}  // namespace

Line::Line(Socket socket, Places places, std::chrono::seconds idle, Traffic& traffic)
    : stream_(CountedSocket(std::move(socket))), places_(std::move(places)), idle_(idle), traffic_(traffic) {
    // A client that answers no ping for so long is gone.
    stream_.set_option(websocket::stream_base::timeout{
        .handshake_timeout = std::chrono::seconds(10), .idle_timeout = idle, .keep_alive_pings = true});
    stream_.read_message_max(protocol::largest<protocol::ClientMessage>);
    stream_.auto_fragment(false);
    stream_.text(true);
}

Awaitable<bool> Line::accept(const Handshake& handshake) {
    const auto [error] = co_await stream_.async_accept(handshake, with_error);
    co_return !error;
}

Awaitable<> Line::listen(std::function<void(std::string_view)> received, std::function<void()> signalled) {
    const auto self = shared_from_this();
    signalled_ = std::move(signalled);
    stream_.control_callback([this](auto, auto) { signalled_(); });
    stream_.next_layer().count([this](std::size_t size) { came_in(size); });
    ++traffic_.sockets;
    while (true) {
        const auto [error, size] = co_await stream_.async_read(inbox_, with_error);
        if (error) break;
        if (!stream_.got_text() && !leaving_) {
            // No message of ours: the client speaks another protocol.
            leaving_ = goodbye_ = true;
            const auto why = websocket::close_reason(websocket::close_code::unknown_data);
            co_await stream_.async_close(why, with_error);
            break;
        }
        ++traffic_.frames_in;
        traffic_.bytes_in += size;
        heard_ = true;
        if (!leaving_) unheard_ = 0;
        const auto bytes = inbox_.cdata();
        if (!leaving_) received({static_cast<const char*>(bytes.data()), bytes.size()});
        inbox_.consume(inbox_.size());
    }
    cut();
    --traffic_.sockets;
}

// Frames without any content are no message and no signal, however many they are.
void Line::came_in(std::size_t size) {
    unheard_ += size;
    if (unheard_ <= most_of_a_message) return;
    unheard_ = 0;
    // Whoever has to go and sends on need not be listened to: they shall read why.
    leaving_ ? stream_.next_layer().stop_reading() : signalled_();
}

void Line::send(std::string_view message) {
    if (leaving_) return;
    if (!outbox_.empty()) outbox_ += '\n';
    outbox_ += message;
}

void Line::flush() {
    if (goodbye_ || !on_its_way_.empty()) return;  // goes on when that is written
    if (!outbox_.empty()) {
        write();
    } else if (leaving_) {
        say_goodbye();
    }
}

void Line::write() {
    on_its_way_.swap(outbox_);
    writing_since_ = std::chrono::steady_clock::now();
    ++traffic_.frames_out;
    traffic_.bytes_out += on_its_way_.size();
    stream_.async_write(asio::buffer(on_its_way_), [self = shared_from_this()](ErrorCode error, std::size_t) {
        std::string().swap(self->on_its_way_);  // thousands of idle lines keep no buffers; clear() would keep this one
        if (!error) self->flush();
    });
}

void Line::say_goodbye() {
    goodbye_ = true;
    stream_.async_close(websocket::close_code::normal, [self = shared_from_this()](ErrorCode) {});
}

void Line::cut() {
    ErrorCode ignored;
    stream_.next_layer().close(ignored);
}

}  // namespace shelfmark::server::net
