// What HTTP can ask of a house, whoever carries the requests: a server, or a page that has a house of its own.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "server/house.h"
#include "server/net/http.h"

namespace shelfmark::server::net {

using Reply = Then<Response>;

struct Question {
    Request request;
    // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
    House::Asker asker = {};
    // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
    std::string_view query = {};
    // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
    std::string_view part = {};  // what stands in the gap of the path: a table or a game
};

struct HouseRoute {
    Method method;
    std::string_view path;  // * is one part of it
    void (*handler)(House& house, const Question& question, Reply reply);
};

std::span<const HouseRoute> house_routes();
// What only the house of a page answers.
std::span<const HouseRoute> home_routes();

// What stands in the gap of a pattern, if a path has its form.
std::optional<std::string_view> match(std::string_view pattern, std::string_view path);

}  // namespace shelfmark::server::net
