#include "server/net/reception.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "protocol/codec.h"
#include "protocol/exlibris/catalogue.h"
#include "server/net/languages.h"
#include "server/net/status_page.h"
#include "server/net/text.h"

namespace shelfmark::server::net {

struct Reception::Question {
    Request request;
    std::string_view query;
    std::string_view part;  // what stands in the gap of the path: a table or a game
};

struct Reception::Route {
    Method method;
    std::string_view path;  // * is one part of it
    Handler handler;
};

namespace {

// What stands in the gap of a pattern, if a path has its form.
std::optional<std::string_view> match(std::string_view pattern, std::string_view path) {
    if (path.ends_with('/')) return std::nullopt;
    std::string_view gap;
    while (!pattern.empty() && !path.empty()) {
        const auto expected = take_until(pattern, '/');
        const auto part = take_until(path, '/');
        if (expected == "*" && !part.empty()) {
            gap = part;
        } else if (expected != part) {
            return std::nullopt;
        }
    }
    return pattern.empty() && path.empty() ? std::optional(gap) : std::nullopt;
}

std::string_view name_of(Method method) { return method == Method::post ? "POST" : "GET, HEAD"; }

// HEAD asks for the same as GET; whoever writes the answer leaves its body out.
Method asked_as(Method method) { return method == Method::head ? Method::get : method; }

template <class T>
House::Answer<T> in_json(Reception::Reply reply, int status = 200) {
    return [reply = std::move(reply), status](std::expected<T, protocol::Fault> answer) mutable {
        reply(answer ? json(protocol::encode(*answer), status) : fault(std::move(answer.error())));
    };
}

// The body as the protocol describes it; otherwise the reply says what is wrong with it.
template <class T>
std::optional<T> body_of(const Request& request, Reception::Reply& reply) {
    if (request.body.size() > protocol::largest<T>) {
        reply(fault("http.too-large"));
        return std::nullopt;
    }
    auto read = protocol::decode<T>(request.body);
    if (read) return std::move(*read);
    reply(fault(protocol::Fault{.key = "http.malformed", .where = std::move(read.error())}));
    return std::nullopt;
}

// A number of a query. Outer: whether it can be understood; inner: whether it is there.
std::optional<std::optional<std::int64_t>> number_of(std::string_view query, std::string_view name, std::int64_t most) {
    const auto text = value_of(query, name);
    if (!text) return std::optional<std::int64_t>();
    std::int64_t number = 0;
    const auto* const end = text->data() + text->size();
    const auto read = std::from_chars(text->data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || number < 0 || number > most) return std::nullopt;
    return std::optional(number);
}

Response plain(std::string text, int status = 200) {
    return {status, "text/plain; charset=utf-8", std::move(text), nullptr, {{"Cache-Control", "no-store"}}};
}

}  // namespace

Reception::Reception(House& house, Clock& clock, Page page, About about)
    : house_(house), clock_(clock), page_(std::move(page)), about_(std::move(about)),
      throttle_(about_.requests_per_second, about_.burst) {}

const std::vector<Reception::Route>& Reception::routes() {
    static const std::vector<Route> all = {
        {Method::get, "/api/tables", &Reception::list},
        {Method::post, "/api/tables", &Reception::create},
        {Method::post, "/api/tables/*/fork", &Reception::fork},
        {Method::get, "/api/tables/*/record", &Reception::record},
        {Method::get, "/api/tables/*/replay", &Reception::replay},
        {Method::post, "/api/mine", &Reception::mine},
        {Method::post, "/api/forget", &Reception::forget},
        {Method::get, "/api/*/catalogue", &Reception::catalogue},
        {Method::get, "/api/push-key", &Reception::push_key},
        {Method::get, "/api/socket", &Reception::socket},
        {Method::get, "/health", &Reception::health},
        {Method::get, "/ready", &Reception::ready},
        {Method::get, "/metrics", &Reception::metrics},
    };
    return all;
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
    Question question{std::move(request), {}, {}};
    const auto [path, query] = split(question.request.target);
    const Method method = asked_as(question.request.method);
    if (path.starts_with("/api/") && !throttle_.allow(question.request.address, clock_.now())) {
        reply(fault("http.flood"));
        return;
    }
    if (method == Method::post && !welcome(question.request)) {
        reply(fault("http.origin"));
        return;
    }
    std::vector<std::string_view> possible;
    for (const Route& candidate : routes()) {
        const auto gap = match(candidate.path, path);
        if (!gap) continue;
        if (candidate.method == method) {
            question.query = query;
            question.part = *gap;
            (this->*candidate.handler)(question, std::move(reply));
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

// ---- tables ----

void Reception::create(const Question& question, Reply reply) {
    auto body = body_of<protocol::CreateTable>(question.request, reply);
    if (!body) return;
    house_.create(std::move(*body), question.request.address, in_json<protocol::TableCreated>(std::move(reply), 201));
}

void Reception::list(const Question& question, Reply reply) {
    house_.list(value_of(question.query, "after").value_or(""), in_json<protocol::TableList>(std::move(reply)));
}

void Reception::fork(const Question& question, Reply reply) {
    auto body = body_of<protocol::Fork>(question.request, reply);
    if (!body) return;
    house_.fork(std::string(question.part), std::move(*body), question.request.address,
                in_json<protocol::TableCreated>(std::move(reply), 201));
}

void Reception::record(const Question& question, Reply reply) {
    const std::string table(question.part);
    house_.record(table, [reply = std::move(reply), table](std::expected<std::string, protocol::Fault> answer) mutable {
        if (!answer) {
            reply(fault(std::move(answer.error())));
            return;
        }
        auto response = plain(std::move(*answer));
        response.headers.emplace_back("Content-Disposition", fmt::format("attachment; filename=\"{}.record\"", table));
        reply(std::move(response));
    });
}

void Reception::replay(const Question& question, Reply reply) {
    constexpr std::int64_t last_entry = 4'294'967'295;
    constexpr std::int64_t last_seat = 5;
    const auto at = number_of(question.query, "at", last_entry);
    const auto seat = number_of(question.query, "seat", last_seat);
    if (!at || !seat) {
        reply(fault(protocol::Fault{.key = "http.malformed", .where = at ? "seat" : "at"}));
        return;
    }
    const auto viewer = seat->transform([](std::int64_t number) { return static_cast<Seat>(number); });
    house_.replay(std::string(question.part), *at, viewer, in_json<protocol::Replay>(std::move(reply)));
}

void Reception::mine(const Question& question, Reply reply) {
    auto body = body_of<protocol::Mine>(question.request, reply);
    if (body) house_.mine(std::move(*body), in_json<protocol::TableList>(std::move(reply)));
}

void Reception::forget(const Question& question, Reply reply) {
    auto body = body_of<protocol::Forget>(question.request, reply);
    if (!body) return;
    house_.forget(std::move(*body), [reply = std::move(reply)](std::expected<bool, protocol::Fault> answer) mutable {
        reply(answer ? json("{}") : fault(std::move(answer.error())));
    });
}

// ---- what does not change ----

void Reception::catalogue(const Question& question, Reply reply) {
    static const auto exlibris = std::make_shared<const std::string>(protocol::encode(protocol::exlibris_catalogue()));
    if (question.part != "exlibris") {
        reply(fault("http.not-found"));
        return;
    }
    reply({200, "application/json", {}, exlibris, {{"Cache-Control", "public, max-age=3600"}}});
}

void Reception::push_key(const Question& /*question*/, Reply reply) {
    if (about_.push_key.empty()) {
        reply(fault("http.not-found"));
    } else {
        reply(json(protocol::encode(protocol::PushKey{.key = about_.push_key})));
    }
}

void Reception::socket(const Question& /*question*/, Reply reply) {
    auto response = fault("http.socket");
    response.status = 426;
    response.headers.emplace_back("Upgrade", "websocket");
    reply(std::move(response));
}

// ---- for whoever keeps the server ----

void Reception::health(const Question& /*question*/, Reply reply) { reply(plain("ok\n")); }

void Reception::ready(const Question& /*question*/, Reply reply) {
    reply(about_.ready() ? plain("ready\n") : plain("not ready\n", 503));
}

void Reception::metrics(const Question& /*question*/, Reply reply) {
    reply({200, "text/plain; version=0.0.4; charset=utf-8", about_.metrics()});
}

void Reception::otherwise(const Question& question, Reply reply) {
    const auto path = split(question.request.target).path;
    auto file = path.starts_with("/api/") ? std::nullopt : page_.find(path, question.request.known_tag);
    if (file) {
        reply(std::move(*file));
    } else if (path == "/" && page_.empty()) {
        reply(status_page(preferred_language(question.request.languages), house_.counts()));
    } else {
        reply(fault("http.not-found"));
    }
}

}  // namespace shelfmark::server::net
