#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/net/settings.h"

namespace shelfmark::server::net {

// Why the server cannot begin: a key of the texts, with what it speaks of.
struct Obstacle {
    std::string message;
    std::vector<std::pair<std::string, std::string>> arguments;
};

// Serves until a signal ends it. `ready` is told the address where it can be reached.
std::optional<Obstacle> serve(const Settings& settings, const std::function<void(const std::string&)>& ready);

}  // namespace shelfmark::server::net
