#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "server/net/asynchronous.h"
#include "server/net/line.h"
#include "server/net/log.h"
#include "server/net/reception.h"
#include "server/net/switchboard.h"

namespace shelfmark::server::net {

// What all connections share.
struct Desks {
    Reception& reception;
    Switchboard& switchboard;
    Capacity& by_address;
    Traffic& traffic;
    const Log& log;
    bool behind_proxy;
    std::chrono::seconds idle;
};

// Answers the requests of one connection one after the other, until it ends or becomes a WebSocket.
// `peer` is the address at its other end.
Awaitable<> converse(Socket socket, std::string peer, Line::Places places, Desks desks);

}  // namespace shelfmark::server::net
