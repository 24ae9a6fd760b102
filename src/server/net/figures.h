#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/house.h"
#include "server/ports/store_desk.h"
#include "server/push/pusher.h"

namespace shelfmark::server::net {

// What the network counts.
struct Traffic {
    std::size_t sockets = 0;  // those that became WebSockets
    std::uint64_t accepted = 0, turned_away = 0, slow = 0, idle = 0;
    std::uint64_t frames_in = 0, frames_out = 0, bytes_in = 0, bytes_out = 0;
    std::array<std::uint64_t, 5> answers = {};  // by the first digit of their status
};

struct Figures {
    std::string_view version;
    HouseCounts house;
    std::size_t connections;
    const Traffic& traffic;
    const StoreFigures& store;
    std::uint64_t store_groups;
    std::size_t thoughts_waiting;
    push::Pusher::Counts notices;
};

// Everything in Prometheus's text format.
std::string metrics(const Figures& figures);

}  // namespace shelfmark::server::net
