#include "server/push/pusher.h"

#include <atomic>
#include <chrono>
#include <deque>
#include <optional>
#include <thread>
#include <utility>

#include <sodium.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>

#include "protocol/codec.h"
#include "server/push/address.h"
#include "server/push/base64url.h"
#include "server/push/message.h"
#include "server/push/vapid.h"

namespace shelfmark::server::push {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::use_awaitable;

constexpr int day_in_seconds = 86'400;
constexpr std::size_t largest_answer = 16'384;

using Request = http::request<http::string_body>;

struct Notice {
    store::Subscription where;
    std::string table;
};

struct Answer {
    std::string service;
    unsigned status = 0;  // 0 if there is nobody to be asked
};

std::int64_t now_in_seconds() {
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

std::optional<Receiver> receiver_of(const protocol::Subscribe& wish) {
    const auto open_key = from_base64url(wish.p256dh);
    const auto auth = from_base64url(wish.auth);
    if (!open_key || !auth) return std::nullopt;
    return Receiver{*open_key, *auth};
}

std::optional<std::string> sealed_notice(const Receiver& receiver, const std::string& table) {
    std::string salt(salt_size, '\0');
    randombytes_buf(salt.data(), salt.size());
    return sealed(protocol::encode(protocol::PushNotice{.table = table}), receiver, make_key_pair(), salt);
}

Request request_of(const Endpoint& to, std::string body, const PusherOptions& options) {
    Request request(http::verb::post, to.target, 11);
    request.set(http::field::host, to.authority());
    request.set(http::field::authorization,
                authorization(options.keys, to.origin(), options.contact, now_in_seconds() + day_in_seconds / 2));
    request.set(http::field::content_encoding, "aes128gcm");
    request.set(http::field::content_type, "application/octet-stream");
    request.set("TTL", std::to_string(day_in_seconds));
    request.set("Urgency", "normal");
    request.body() = std::move(body);
    request.prepare_payload();
    return request;
}

template <class Stream>
asio::awaitable<unsigned> exchange(Stream& stream, const Request& request) {
    co_await http::async_write(stream, request, use_awaitable);
    beast::flat_buffer buffer(largest_answer);
    http::response_parser<http::string_body> parser;
    parser.body_limit(largest_answer);
    co_await http::async_read_header(stream, buffer, parser, use_awaitable);
    co_return parser.get().result_int();
}

}  // namespace

struct Pusher::Inside {
    explicit Inside(PusherOptions wanted) : options(std::move(wanted)), tls(asio::ssl::context::tls_client) {
        tls.set_default_verify_paths();
        tls.set_verify_mode(asio::ssl::verify_peer);
    }

    // Everything below runs on the pusher's thread.
    void take(Notice notice) {
        if (waiting.size() >= options.longest_queue) {
            ++dropped;
            return;
        }
        waiting.push_back(std::move(notice));
        if (busy < options.at_once) {
            ++busy;
            asio::co_spawn(context, work(), asio::detached);
        }
    }

    asio::awaitable<void> work() {
        while (!waiting.empty()) {
            const Notice notice = std::move(waiting.front());
            waiting.pop_front();
            try {
                count(notice, co_await deliver(notice));
            } catch (const std::exception&) {
                ++failed;  // names that nobody knows, doors that stay shut: no reason to wake anybody
            }
        }
        --busy;
    }

    void count(const Notice& notice, const Answer& answer) {
        if (answer.status == 404 || answer.status == 410) {
            ++gone;
            if (options.gone) options.gone(notice.where.key);
        } else if (answer.status / 100 == 2) {
            ++sent;
        } else {
            ++failed;
            if (options.refused && answer.status != 0) options.refused(answer.service, answer.status);
        }
    }

    asio::awaitable<Answer> deliver(const Notice& notice) {
        const auto wish = protocol::decode<protocol::Subscribe>(notice.where.value);
        const auto to = wish ? parse_endpoint(wish->endpoint) : std::nullopt;
        const auto receiver = wish ? receiver_of(*wish) : std::nullopt;
        if (!to || !receiver || !(to->secure || options.anywhere)) co_return Answer{};
        auto body = sealed_notice(*receiver, notice.table);
        if (!body) co_return Answer{};
        const Request request = request_of(*to, std::move(*body), options);
        beast::tcp_stream stream(context);
        stream.expires_after(std::chrono::milliseconds(options.patience_ms));
        const auto addresses = co_await addresses_of(*to);
        if (addresses.empty()) co_return Answer{};
        co_await stream.async_connect(addresses, use_awaitable);
        if (!to->secure) co_return Answer{to->host, co_await exchange(stream, request)};
        beast::ssl_stream<beast::tcp_stream> secure(std::move(stream), tls);
        secure.set_verify_callback(asio::ssl::host_name_verification(to->host));
        SSL_set_tlsext_host_name(secure.native_handle(), to->host.c_str());
        co_await secure.async_handshake(asio::ssl::stream_base::client, use_awaitable);
        co_return Answer{to->host, co_await exchange(secure, request)};
    }

    asio::awaitable<std::vector<asio::ip::tcp::endpoint>> addresses_of(const Endpoint& to) {
        asio::ip::tcp::resolver resolver(context);
        std::vector<asio::ip::tcp::endpoint> addresses;
        for (const auto& found : co_await resolver.async_resolve(to.host, to.port, use_awaitable)) {
            if (options.anywhere || is_public(found.endpoint().address())) addresses.push_back(found.endpoint());
        }
        co_return addresses;
    }

    PusherOptions options;
    asio::io_context context{1};
    asio::executor_work_guard<asio::io_context::executor_type> guard{context.get_executor()};
    asio::ssl::context tls;
    std::deque<Notice> waiting;
    std::size_t busy = 0;
    std::atomic<std::uint64_t> sent = 0, failed = 0, gone = 0, dropped = 0;
    std::thread thread;
};

Pusher::Pusher(PusherOptions options) : inside_(std::make_unique<Inside>(std::move(options))) {
    inside_->thread = std::thread([inside = inside_.get()] { inside->context.run(); });
}

Pusher::~Pusher() {
    inside_->context.stop();
    inside_->thread.join();
}

void Pusher::your_turn(std::vector<store::Subscription> where, std::string table) {
    for (store::Subscription& subscription : where) {
        asio::post(inside_->context,
                   [inside = inside_.get(), notice = Notice{std::move(subscription), table}]() mutable {
                       inside->take(std::move(notice));
                   });
    }
}

Pusher::Counts Pusher::counts() const { return {inside_->sent, inside_->failed, inside_->gone, inside_->dropped}; }

bool Pusher::can_reach(const protocol::Subscribe& wish) const {
    const auto endpoint = parse_endpoint(wish.endpoint);
    if (!endpoint || !(endpoint->secure || inside_->options.anywhere)) return false;
    const auto receiver = receiver_of(wish);
    return receiver && sealed_notice(*receiver, "").has_value();
}

std::string to_setting(const KeyPair& keys) { return to_base64url(keys.secret) + ' ' + to_base64url(keys.open); }

std::optional<KeyPair> from_setting(std::string_view text) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    const auto secret = from_base64url(text.substr(0, blank));
    const auto open_key = from_base64url(text.substr(blank + 1));
    if (!secret || !open_key || secret->size() != 32 || open_key->size() != 65) return std::nullopt;
    return KeyPair{*secret, *open_key};
}

}  // namespace shelfmark::server::push
