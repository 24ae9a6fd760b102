#pragma once

#include "network/asynchronous.h"

namespace shelfmark::server::net {

namespace asio = boost::asio;

using network::Awaitable;
using network::awaited;
using network::ErrorCode;
using network::Executor;
using network::Socket;
using network::with_error;

}  // namespace shelfmark::server::net
