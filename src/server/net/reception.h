#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/house.h"
#include "server/net/http.h"
#include "server/net/limits.h"
#include "server/net/page.h"

namespace shelfmark::server::net {

// Answers HTTP requests, whoever carries them: from what it knows itself, or with what the house says.
class Reception {
public:
    struct About {
        std::vector<std::string> origins;      // pages from elsewhere that may ask
        std::size_t requests_per_second = 20;  // of one address
        std::size_t burst = 100;
        std::string push_key;         // for browsers; empty where there are no notices
        std::function<bool()> ready;  // whether somebody may be sent here
        std::function<std::string()> metrics;
    };

    Reception(House& house, Clock& clock, Page page, About about);

    using Reply = Then<Response>;
    // No request has a longer body.
    static constexpr std::size_t longest_body = 4096;

    void ask(Request request, Reply reply);
    // Whether this browser page may open a WebSocket.
    [[nodiscard]] bool welcome(const Request& request) const;

    void tick() { throttle_.sweep(clock_.now()); }

private:
    struct Question;
    struct Route;
    using Handler = void (Reception::*)(const Question&, Reply);

    static const std::vector<Route>& routes();
    void route(Request request, Reply reply);
    void otherwise(const Question& question, Reply reply);

    void create(const Question& question, Reply reply);
    void list(const Question& question, Reply reply);
    void fork(const Question& question, Reply reply);
    void record(const Question& question, Reply reply);
    void replay(const Question& question, Reply reply);
    void mine(const Question& question, Reply reply);
    void forget(const Question& question, Reply reply);
    void catalogue(const Question& question, Reply reply);
    void push_key(const Question& question, Reply reply);
    void health(const Question& question, Reply reply);
    void ready(const Question& question, Reply reply);
    void metrics(const Question& question, Reply reply);
    void socket(const Question& question, Reply reply);

    House& house_;
    Clock& clock_;
    Page page_;
    About about_;
    Throttle throttle_;
};

}  // namespace shelfmark::server::net
