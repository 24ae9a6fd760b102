#include "server/net/connection.h"

#include <utility>

#include <boost/asio/async_result.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/limited_address.h"

namespace shelfmark::server::net {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;

using Stream = beast::basic_stream<asio::ip::tcp, Executor>;
using Parser = http::request_parser<http::string_body>;

constexpr std::uint32_t longest_header = 8192;
// Of what has been read and means nothing yet: a head, or what a body in pieces says besides, which no other limit
// counts.
constexpr std::size_t largest_buffer = 2 * longest_header;
constexpr auto time_for_header = std::chrono::seconds(10);
constexpr auto time_for_body = std::chrono::seconds(10);
constexpr auto time_for_answer = std::chrono::seconds(30);
constexpr auto time_between_requests = std::chrono::seconds(30);

Method method_of(http::verb verb) {
    switch (verb) {
        case http::verb::get: return Method::get;
        case http::verb::head: return Method::head;
        case http::verb::post: return Method::post;
        case http::verb::options: return Method::options;
        default: return Method::other;
    }
}

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

// What a request that cannot be read is answered with; nothing where nobody is left to be answered.
std::optional<Response> answer_to(const ErrorCode& error) {
    if (error == http::error::end_of_stream || error == http::error::partial_message) return std::nullopt;
    if (error == http::error::body_limit) return fault("http.too-large");
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        return fault("http.header-too-large");
    }
    if (error.category() == make_error_code(http::error::bad_method).category()) return fault("http.malformed");
    return std::nullopt;
}

// Whom a request is for and where its body ends must be said once and plainly, since a proxy before us could understand
// it in another way.
bool plain(const http::fields& head) {
    if (head.count(http::field::host) > 1) return false;
    const auto encodings = head.count(http::field::transfer_encoding);
    const auto lengths = head.count(http::field::content_length);
    if (encodings + lengths > 1) return false;
    if (encodings == 1) return beast::iequals(head[http::field::transfer_encoding], "chunked");
    return view(head[http::field::content_length]).find_first_not_of("0123456789") == std::string_view::npos;
}

class Conversation {
public:
    Conversation(Socket socket, std::string peer, Line::Places places, Desks desks)
        : stream_(std::move(socket)), places_(std::move(places)), desks_(desks), peer_(std::move(peer)) {}

    Awaitable<> run() {
        auto patience = time_for_header;
        while (co_await answer_one(patience)) patience = time_between_requests;
        ErrorCode ignored;
        stream_.socket().shutdown(Socket::shutdown_send, ignored);
    }

private:
    // False when the connection is over.
    Awaitable<bool> answer_one(std::chrono::seconds patience) {
        Parser parser;
        parser.header_limit(longest_header);
        parser.body_limit(Reception::longest_body);
        stream_.expires_after(patience);
        auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, with_error);
        if (!error && !plain(parser.get().base())) {
            co_return co_await write(fault("http.malformed"), 11, false, false);
        }
        if (!error && beast::websocket::is_upgrade(parser.get())) {
            co_return co_await upgrade(parser.release());
        }
        Request request;
        if (!error) {
            // Before the body, since what follows it is added to the head, which a proxy has not seen.
            request = request_of(parser.get());
            stream_.expires_after(time_for_body);
            std::tie(error, size) = co_await http::async_read(stream_, buffer_, parser, with_error);
        }
        if (error) {
            if (const auto answer = answer_to(error)) co_await write(*answer, 11, false, false);
            co_return false;
        }
        const auto message = parser.release();
        request.body = message.body();
        const auto response = co_await answer(std::move(request));
        co_return co_await write(response, message.version(), message.keep_alive(),
                                 message.method() == http::verb::head);
    }

    // The connection goes on as a WebSocket, if it may.
    Awaitable<bool> upgrade(Line::Handshake handshake) {
        const auto request = request_of(handshake);
        if (const auto objection = desks_.reception.objection_to_socket(request)) {
            co_return co_await write(*objection, handshake.version(), false, false);
        }
        if (desks_.behind_proxy) places_.second = desks_.by_address.take(request.address);
        if (!places_.second) {
            ++desks_.traffic.turned_away;
            co_return co_await write(fault("http.flood"), handshake.version(), false, false);
        }
        stream_.expires_never();
        ++desks_.traffic.answers[0];
        // In a coroutine of its own, so that this one's buffers go.
        const auto executor = stream_.get_executor();
        asio::co_spawn(
            executor,
            listen(stream_.release_socket(), std::move(places_), desks_, std::move(handshake), request.address),
            Surprise{desks_.log});
        co_return false;
    }

    static Awaitable<> listen(Socket socket, Line::Places places, Desks desks, Line::Handshake handshake,
                              std::string address) {
        const auto line = std::make_shared<Line>(std::move(socket), std::move(places), desks.idle, desks.traffic);
        if (!co_await line->accept(handshake)) co_return;
        handshake = {};
        co_await desks.switchboard.serve(line, std::move(address));
    }

    Awaitable<Response> answer(Request request) {
        const auto begin = [&](auto handler) {
            desks_.reception.ask(std::move(request), [handler = std::move(handler),
                                                      executor = stream_.get_executor()](Response response) mutable {
                asio::post(executor, [handler = std::move(handler), response = std::move(response)]() mutable {
                    std::move(handler)(std::move(response));
                });
            });
        };
        co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Response)>(begin, awaited);
    }

    // False when the connection shall end.
    Awaitable<bool> write(const Response& response, unsigned version, bool keep_alive, bool head) {
        http::response<http::span_body<const char>> message(static_cast<http::status>(response.status), version);
        if (!response.type.empty()) message.set(http::field::content_type, response.type);
        for (const auto& [name, value] : response.headers) message.set(name, value);
        secure(message);
        const auto content = response.content();
        message.keep_alive(keep_alive);
        if (response.status != 204 && response.status != 304) message.content_length(content.size());
        if (!head) message.body() = beast::span<const char>(content.data(), content.size());
        ++desks_.traffic.answers[static_cast<std::size_t>(response.status / 100 - 1)];
        desks_.log.debug("answer", {{"status", response.status}, {"bytes", static_cast<std::int64_t>(content.size())}});
        stream_.expires_after(time_for_answer);
        const auto [error, size] = co_await http::async_write(stream_, message, with_error);
        co_return !error && keep_alive;
    }

    static void secure(auto& message) {
        message.set(
            "Content-Security-Policy",
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; "
            "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
        message.set("X-Content-Type-Options", "nosniff");
        message.set("Referrer-Policy", "no-referrer");
        message.set("Cross-Origin-Opener-Policy", "same-origin");
    }

    Request request_of(const auto& message) const {
        const auto field = [&](http::field name) { return std::string(view(message[name])); };
        // A proxy adds itself at the end, in the same line or in one of its own.
        std::string_view addresses;
        const auto [first, last] = message.equal_range("X-Forwarded-For");
        for (auto line = first; line != last; ++line) addresses = view(line->value());
        const auto forwarded = last_forwarded(addresses);
        return {.method = method_of(message.method()),
                .target = std::string(view(message.target())),
                .body = message.body(),
                .address = desks_.behind_proxy ? limited_address(forwarded) : peer_,
                .host = field(http::field::host),
                .origin = field(http::field::origin),
                .languages = field(http::field::accept_language),
                .known_tag = field(http::field::if_none_match),
                .encodings = field(http::field::accept_encoding)};
    }

    Stream stream_;
    beast::flat_buffer buffer_{largest_buffer};
    Line::Places places_;
    Desks desks_;
    std::string peer_;
};

}  // namespace

Awaitable<> converse(Socket socket, std::string peer, Line::Places places, Desks desks) {
    Conversation conversation(std::move(socket), std::move(peer), std::move(places), desks);
    co_await conversation.run();
}

}  // namespace shelfmark::server::net
