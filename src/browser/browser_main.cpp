// A house in a browser: what its worker calls.

#include <algorithm>
#include <string>

#include "browser/page.h"
#include "browser/ports.h"
#include "browser/reflection.h"
#include "browser/review.h"
#include "server/net/house_requests.h"

namespace shelfmark::browser {

namespace {

// Nothing here is limited: whoever plays shares the device with nobody.
server::HouseLimits no_limits() {
    constexpr std::size_t plenty = 1'000'000;
    server::HouseLimits limits;
    limits.messages_per_second = plenty;
    limits.burst = plenty;
    limits.tables_per_hour = plenty;
    limits.seats_per_hour = plenty;
    return limits;
}

struct Browser {
    PageClock clock;
    PageLines lines;
    Later later;
    PageDesk desk{later};
    PageThinker thinker;
    PageSecrets secrets;
    NoNotices notices;
    server::House house{{clock, lines, desk, thinker, secrets, notices}, no_limits()};
    std::string input;  // what the page says is written here

    [[nodiscard]] std::string_view said(std::size_t size) const { return std::string_view(input).substr(0, size); }
};

Browser& browser() {
    static Browser one;
    return one;
}

void ask(server::net::Request request, server::net::Reply reply) {
    using namespace server::net;
    Question question{std::move(request)};
    const auto [path, query] = split(question.request.target);
    for (const auto routes : {house_routes(), home_routes()}) {
        for (const HouseRoute& route : routes) {
            const auto gap = match(route.path, path);
            if (!gap || route.method != question.request.method) continue;
            question.query = query;
            question.part = *gap;
            return route.handler(browser().house, question, std::move(reply));
        }
    }
    reply(fault("http.not-found"));
}

}  // namespace

extern "C" {

// Where the page writes what it says next.
__attribute__((export_name("input"))) char* input(std::size_t size) {
    auto& text = browser().input;
    text.resize(std::max(text.size(), size));
    return text.data();
}

__attribute__((export_name("connected"))) void connected(std::uint32_t line) { browser().house.connected(line, {}); }

__attribute__((export_name("received"))) void received(std::uint32_t line, std::size_t size) {
    const std::string text(browser().said(size));
    browser().house.received(line, text);
}

__attribute__((export_name("disconnected"))) void disconnected(std::uint32_t line) {
    browser().house.disconnected(line);
}

// A request as HTTP knows it. The first line of what was said is the target, the rest the body.
__attribute__((export_name("ask"))) void ask(std::uint32_t ticket, bool post, std::size_t size) {
    const auto said = browser().said(size);
    const auto end = std::min(said.find('\n'), said.size());
    server::net::Request request;
    request.method = post ? server::net::Method::post : server::net::Method::get;
    request.target = said.substr(0, end);
    request.body = said.substr(std::min(end + 1, said.size()));
    ask(std::move(request), [ticket](const server::net::Response& response) {
        const auto content = response.content();
        page_answer(ticket, response.status, content.data(), content.size());
    });
}

__attribute__((export_name("desk_answer"))) void desk_answer(std::uint32_t ticket, int outcome, std::size_t size) {
    const std::string text(browser().said(size));
    browser().desk.answered(ticket, static_cast<store::Outcome>(outcome), text);
}

__attribute__((export_name("thought"))) void thought(std::uint32_t ticket, std::size_t size) {
    const std::string decision(browser().said(size));
    browser().thinker.thought(ticket, decision);
}

// Thinks about what another house was asked.
__attribute__((export_name("reflect"))) void reflect(std::uint32_t ticket, std::size_t size) {
    constexpr int done = 200;
    const std::string decision = reflected(browser().said(size));
    page_answer(ticket, done, decision.data(), decision.size());
}

// Looks through a recorded game; each part of the answer comes by itself.
__attribute__((export_name("review"))) void review(std::uint32_t ticket, std::size_t size) {
    constexpr int done = 200;
    const std::string record(browser().said(size));
    review(record, [ticket](std::string_view text) { page_answer(ticket, done, text.data(), text.size()); });
}

__attribute__((export_name("turn"))) void turn() { browser().later.turn(); }

__attribute__((export_name("tick"))) void tick() { browser().house.tick(); }
}

}  // namespace shelfmark::browser
