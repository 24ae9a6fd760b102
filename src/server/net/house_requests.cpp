#include "server/net/house_requests.h"

#include <array>
#include <charconv>
#include <memory>
#include <utility>

#include "protocol/codec.h"
#include "protocol/exlibris/catalogue.h"
#include "server/net/cardboard.h"
#include "server/net/text.h"

namespace shelfmark::server::net {

namespace {

template <class T>
House::Answer<T> in_json(Reply reply, int status = 200) {
    return [reply = std::move(reply), status](std::expected<T, protocol::Fault> answer) mutable {
        reply(answer ? json(protocol::encode(*answer), status) : fault(std::move(answer.error())));
    };
}

// The body as the protocol describes it; otherwise the reply says what is wrong with it.
template <class T>
std::optional<T> body_of(const Request& request, Reply& reply) {
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

void create(House& house, const Question& question, Reply reply) {
    const auto body = body_of<protocol::CreateTable>(question.request, reply);
    if (!body) return;
    house.create(*body, question.asker.address, in_json<protocol::TableCreated>(std::move(reply), 201));
}

void list(House& house, const Question& question, Reply reply) {
    house.list(value_of(question.query, "after").value_or(""), in_json<protocol::TableList>(std::move(reply)));
}

void fork(House& house, const Question& question, Reply reply) {
    const auto body = body_of<protocol::Fork>(question.request, reply);
    if (!body) return;
    house.fork(std::string(question.part), *body, question.asker,
               in_json<protocol::TableCreated>(std::move(reply), 201));
}

void record(House& house, const Question& question, Reply reply) {
    const std::string table(question.part);
    house.record(table, question.asker,
                 [reply = std::move(reply), table](std::expected<std::string, protocol::Fault> answer) mutable {
                     if (!answer) {
                         reply(fault(std::move(answer.error())));
                         return;
                     }
                     auto response = plain(std::move(*answer));
                     response.headers.emplace_back("Content-Disposition",
                                                   "attachment; filename=\"" + table + ".record\"");
                     reply(std::move(response));
                 });
}

void replay(House& house, const Question& question, Reply reply) {
    constexpr std::int64_t last_entry = 4'294'967'295;
    constexpr std::int64_t last_seat = 5;
    const auto at = number_of(question.query, "at", last_entry);
    const auto seat = number_of(question.query, "seat", last_seat);
    if (!at || !seat) {
        reply(fault(protocol::Fault{.key = "http.malformed", .where = at ? "seat" : "at"}));
        return;
    }
    const auto viewer = seat->transform([](std::int64_t number) { return static_cast<Seat>(number); });
    house.replay(std::string(question.part), *at, viewer, question.asker, in_json<protocol::Replay>(std::move(reply)));
}

void mine(House& house, const Question& question, Reply reply) {
    const auto body = body_of<protocol::Mine>(question.request, reply);
    if (body) house.mine(*body, question.asker, in_json<protocol::TableList>(std::move(reply)));
}

void forget(House& house, const Question& question, Reply reply) {
    const auto body = body_of<protocol::Forget>(question.request, reply);
    if (!body) return;
    house.forget(*body, [reply = std::move(reply)](std::expected<bool, protocol::Fault> answer) mutable {
        reply(answer ? json("{}") : fault(std::move(answer.error())));
    });
}

void catalogue(House& /*house*/, const Question& question, Reply reply) {
    static const auto exlibris = std::make_shared<const std::string>(protocol::encode(protocol::exlibris_catalogue()));
    if (question.part != "exlibris") {
        reply(fault("http.not-found"));
        return;
    }
    reply({200, "application/json", {}, exlibris, {{"Cache-Control", "public, max-age=3600"}}});
}

// The rules without a game: whoever plays with cardboard gets the score sheet.
void score(House& /*house*/, const Question& question, Reply reply) {
    // The best cards to turn are a matter of milliseconds, but for shelves that somebody made up to be hard.
    constexpr std::size_t more_than_a_request = 14;
    const auto body = body_of<protocol::CardboardShelves>(question.request, reply);
    if (!body) return;
    if (body->best && !question.asker.may_ask_more(more_than_a_request)) return reply(fault("http.flood"));
    reply(json(protocol::encode(cardboard_score(*body))));
}

void set_up(House& house, const Question& question, Reply reply) {
    const auto body = body_of<protocol::SetUp>(question.request, reply);
    if (body) house.set_up(*body, in_json<protocol::TableCreated>(std::move(reply), 201));
}

void advise(House& house, const Question& question, Reply reply) {
    const auto body = body_of<protocol::WantAdvice>(question.request, reply);
    if (body) house.advise(*body, in_json<protocol::Advice>(std::move(reply)));
}

void think_aloud(House& house, const Question& question, Reply reply) {
    const auto body = body_of<protocol::WantThoughts>(question.request, reply);
    if (body) house.think_aloud(*body, in_json<protocol::Thoughts>(std::move(reply)));
}

constexpr std::array routes = {
    HouseRoute{Method::get, "/api/tables", list},
    HouseRoute{Method::post, "/api/tables", create},
    HouseRoute{Method::post, "/api/tables/*/fork", fork},
    HouseRoute{Method::get, "/api/tables/*/record", record},
    HouseRoute{Method::get, "/api/tables/*/replay", replay},
    HouseRoute{Method::post, "/api/mine", mine},
    HouseRoute{Method::post, "/api/forget", forget},
    HouseRoute{Method::get, "/api/*/catalogue", catalogue},
    HouseRoute{Method::post, "/api/exlibris/score", score},
};

constexpr std::array at_home = {
    HouseRoute{Method::post, "/api/positions", set_up},
    HouseRoute{Method::post, "/api/advice", advise},
    HouseRoute{Method::post, "/api/thoughts", think_aloud},
};

}  // namespace

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

std::span<const HouseRoute> house_routes() { return routes; }

std::span<const HouseRoute> home_routes() { return at_home; }

}  // namespace shelfmark::server::net
