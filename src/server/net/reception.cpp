#include "server/net/reception.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "protocol/codec.h"
#include "server/net/languages.h"
#include "server/net/status_page.h"

namespace shelfmark::server::net {

namespace {

// The page's files are counted by what they weigh: many people may come from one address, but not all the time anew.
constexpr std::size_t parcel = 65'536;
constexpr std::size_t parcels_per_second = 160;
constexpr std::size_t most_parcels = 1'600;

std::string_view name_of(Method method) { return method == Method::post ? "POST" : "GET, HEAD"; }

// HEAD asks for the same as GET; whoever writes the answer leaves its body out.
Method asked_as(Method method) { return method == Method::head ? Method::get : method; }

}  // namespace

Reception::Reception(House& house, Clock& clock, Page page, About about)
    : house_(house), clock_(clock), page_(std::move(page)), about_(std::move(about)),
      throttle_(about_.requests_per_second, about_.burst), parcels_(parcels_per_second, most_parcels),
      routes_(routes()) {}

std::vector<Reception::Route> Reception::routes() {
    std::vector<Route> all = {
        {Method::get, "/api/push-key", bind(&Reception::push_key)},
        {Method::get, "/api/socket", bind(&Reception::socket)},
        {Method::get, "/health", bind(&Reception::health)},
        {Method::get, "/ready", bind(&Reception::ready)},
        {Method::get, "/metrics", bind(&Reception::metrics)},
    };
    for (const HouseRoute& route : house_routes()) {
        all.push_back(
            {route.method, route.path, [this, handler = route.handler](const Question& question, Reply reply) {
                 handler(house_, question, std::move(reply));
             }});
    }
    return all;
}

Reception::Handler Reception::bind(void (Reception::*handler)(Reply) const) {
    return [this, handler](const Question& /*question*/, Reply reply) { (this->*handler)(std::move(reply)); };
}

// A name that leads here by somebody else's doing makes their page one of ours, for a browser on this computer.
bool Reception::misdirected(const Request& request) const {
    return about_.names && !names_us(request.host, *about_.names);
}

// A person reads it, too.
Response Reception::wrong_name(const Request& request) {
    if (request.target.starts_with("/api/")) return fault("http.host");
    const auto language = preferred_language(request.languages);
    return plain(std::string(messages::text(language, "http.host")) + '\n', fault("http.host").status);
}

std::optional<Response> Reception::objection_to_socket(const Request& request) {
    if (split(request.target).path != "/api/socket") return fault("http.not-found");
    if (misdirected(request)) return fault("http.host");
    if (!throttle_.allow(request.address, clock_.now())) return fault("http.flood");
    return welcome(request) ? std::nullopt : std::optional(fault("http.origin"));
}

bool Reception::welcome(const Request& request) const {
    return welcome_origin(request.origin, request.host, about_.origins);
}

void Reception::ask(Request request, Reply reply) {
    const auto& origin = request.origin;
    if (!origin.empty() && std::ranges::find(about_.origins, origin) != about_.origins.end()) {
        // A browser shows the answer to a page from elsewhere only if it is told to.
        reply = [reply = std::move(reply), origin](Response response) mutable {
            response.headers.emplace_back("Access-Control-Allow-Origin", origin);
            response.headers.emplace_back("Vary", "Origin");
            reply(std::move(response));
        };
    }
    route(std::move(request), std::move(reply));
}

void Reception::route(Request request, Reply reply) {
    if (misdirected(request)) {
        reply(wrong_name(request));
        return;
    }
    Question question{std::move(request)};
    const auto& address = question.request.address;
    question.asker = {address,
                      [this, address](std::size_t more) { return throttle_.allow(address, clock_.now(), more); }};
    const auto [path, query] = split(question.request.target);
    const Method method = asked_as(question.request.method);
    if (path.starts_with("/api/") && !throttle_.allow(address, clock_.now())) {
        reply(fault("http.flood"));
        return;
    }
    if (method == Method::post && !welcome(question.request)) {
        reply(fault("http.origin"));
        return;
    }
    std::vector<std::string_view> possible;
    for (const Route& candidate : routes_) {
        const auto gap = match(candidate.path, path);
        if (!gap) continue;
        if (candidate.method == method) {
            question.query = query;
            question.part = *gap;
            candidate.handler(question, std::move(reply));
            return;
        }
        possible.push_back(name_of(candidate.method));
    }
    if (possible.empty() && method == Method::get) {
        otherwise(question, std::move(reply));
        return;
    }
    if (possible.empty()) possible.push_back(name_of(Method::get));
    const auto allow = fmt::format("{}, OPTIONS", fmt::join(possible, ", "));
    if (method == Method::options) {
        reply({204, {}, {}, nullptr, {{"Allow", allow}, {"Access-Control-Allow-Headers", "Content-Type"}}});
        return;
    }
    auto refusal = fault("http.method");
    refusal.headers.emplace_back("Allow", allow);
    reply(std::move(refusal));
}

// ---- what does not change ----

void Reception::push_key(Reply reply) const {
    if (about_.push_key.empty()) {
        reply(fault("http.not-found"));
    } else {
        reply(json(protocol::encode(protocol::PushKey{.key = about_.push_key})));
    }
}

void Reception::socket(Reply reply) const {
    auto response = fault("http.socket");
    response.status = 426;
    response.headers.emplace_back("Upgrade", "websocket");
    reply(std::move(response));
}

// ---- for whoever keeps the server ----

void Reception::health(Reply reply) const { reply(plain("ok\n")); }

void Reception::ready(Reply reply) const { reply(about_.ready() ? plain("ready\n") : plain("not ready\n", 503)); }

void Reception::metrics(Reply reply) const {
    reply({200, "text/plain; version=0.0.4; charset=utf-8", about_.metrics()});
}

void Reception::otherwise(const Question& question, Reply reply) {
    const auto path = split(question.request.target).path;
    auto file = path.starts_with("/api/") ? std::nullopt : page_.find(path, question.request);
    if (file && !parcels_.allow(question.request.address, clock_.now(), 1 + file->content().size() / parcel)) {
        reply(fault("http.flood"));
    } else if (file) {
        reply(std::move(*file));
    } else if (path == "/" && page_.empty()) {
        reply(status_page(preferred_language(question.request.languages), house_.counts()));
    } else {
        reply(fault("http.not-found"));
    }
}

}  // namespace shelfmark::server::net
