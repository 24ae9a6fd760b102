#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/house_requests.h"
#include "server/net/limits.h"
#include "server/net/page.h"

namespace shelfmark::server::net {

// Answers HTTP requests, whoever carries them: from what it knows itself, or with what the house says.
class Reception {
public:
    struct About {
        std::vector<std::string> origins;  // pages from elsewhere that may ask
        // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
        std::optional<std::vector<std::string>> names = {};  // of this server; without, any will do
        std::size_t requests_per_second = 20;                // of one address
        std::size_t burst = 100;
        std::string push_key;         // for browsers; empty where there are no notices
        std::function<bool()> ready;  // whether somebody may be sent here
        std::function<std::string()> metrics;
    };

    Reception(House& house, Clock& clock, Page page, About about);

    using Reply = net::Reply;
    // No request has a longer body.
    static constexpr std::size_t longest_body = 4096;

    void ask(Request request, Reply reply);
    // Why this request may not become a WebSocket, if so.
    [[nodiscard]] std::optional<Response> objection_to_socket(const Request& request);

    void tick() {
        throttle_.sweep(clock_.now());
        parcels_.sweep(clock_.now());
    }

private:
    using Handler = std::function<void(const Question&, Reply)>;
    struct Route {
        Method method;
        std::string_view path;
        Handler handler;
    };

    [[nodiscard]] bool misdirected(const Request& request) const;
    static Response wrong_name(const Request& request);
    [[nodiscard]] bool welcome(const Request& request) const;
    std::vector<Route> routes();
    Handler bind(void (Reception::*handler)(Reply) const);
    void route(Request request, Reply reply);
    void otherwise(const Question& question, Reply reply);

    void push_key(Reply reply) const;
    void health(Reply reply) const;
    void ready(Reply reply) const;
    void metrics(Reply reply) const;
    void socket(Reply reply) const;

    House& house_;
    Clock& clock_;
    Page page_;
    About about_;
    Throttle throttle_;
    Throttle parcels_;  // of the page's files
    std::vector<Route> routes_;
};

}  // namespace shelfmark::server::net
