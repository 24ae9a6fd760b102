#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/house.h"
#include "server/net/log.h"

namespace shelfmark::server::net {

// All that can be said to `shelfmark serve`.
struct Settings {
    std::string version;
    std::string address = "127.0.0.1";
    std::uint16_t port = 8320;  // 0: any that is free
    std::string data;           // the folder of the tables
    std::string store;          // the database of the tables, if they are in no folder
    std::string page;           // the folder of the page; empty: there is none
    std::size_t bot_threads = 1;
    std::size_t bot_time = 1'000;  // milliseconds of computing for a turn
    std::vector<std::string> origins;
    std::vector<std::string> hosts;  // names of this server
    bool behind_proxy = false;
    std::string contact;  // where push services reach the keeper; empty: at the server's name
    std::size_t connections = 25'000;
    std::size_t connections_per_address = 100;
    std::size_t requests_per_second = 20;  // of HTTP, of one address
    std::size_t idle_seconds = 90;
    std::optional<std::uint64_t> seed;  // of all games, for tests: whoever knows it can foresee them
    HouseLimits house;
    Log::Level log_level = Log::Level::info;
};

}  // namespace shelfmark::server::net
