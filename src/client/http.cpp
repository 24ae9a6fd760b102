#include "client/http.h"

#include <utility>

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

namespace shelfmark::client {

namespace beast = boost::beast;
namespace http = beast::http;
using network::Awaitable;
using network::with_error;

class Http::Inside {
public:
    Inside(network::asio::io_context& context, ServerAddress server)
        : stream_(context.get_executor()), server_(std::move(server)) {}

    Awaitable<Answer> ask(http::verb verb, std::string target, std::string body) {
        http::request<http::string_body> request(verb, target, 11, std::move(body));
        request.set(http::field::host, server_.host);
        request.prepare_payload();
        if (connected_) {
            // The server may have hung up since the last request, before it saw this one.
            auto answer = co_await exchange(request);
            if (answer.status != 0) co_return answer;
        }
        if (!co_await connect()) co_return Answer{};
        co_return co_await exchange(request);
    }

private:
    static constexpr auto patience = std::chrono::seconds(60);

    Awaitable<bool> connect() {
        stream_.close();
        buffer_.clear();
        stream_.expires_after(patience);
        const auto [error] = co_await stream_.async_connect(server_.endpoint, with_error);
        connected_ = !error;
        co_return connected_;
    }

    Awaitable<Answer> exchange(const http::request<http::string_body>& request) {
        connected_ = false;
        stream_.expires_after(patience);
        const auto [not_sent, sent] = co_await http::async_write(stream_, request, with_error);
        if (not_sent) co_return Answer{};
        http::response<http::string_body> response;
        const auto [not_read, read] = co_await http::async_read(stream_, buffer_, response, with_error);
        if (not_read) co_return Answer{};
        connected_ = response.keep_alive();
        co_return Answer{response.result_int(), std::move(response.body())};
    }

    beast::basic_stream<network::asio::ip::tcp, network::Executor> stream_;
    beast::flat_buffer buffer_;
    ServerAddress server_;
    bool connected_ = false;
};

Http::Http(network::asio::io_context& context, ServerAddress server)
    : inside_(std::make_unique<Inside>(context, std::move(server))) {}

Http::~Http() = default;

Awaitable<Answer> Http::get(std::string target) { return inside_->ask(http::verb::get, std::move(target), {}); }

Awaitable<Answer> Http::post(std::string target, std::string body) {
    return inside_->ask(http::verb::post, std::move(target), std::move(body));
}

}  // namespace shelfmark::client
