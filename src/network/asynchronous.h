// Asio as the server and its clients use it: one thread, coroutines, and errors as values.
#pragma once

#include <chrono>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace shelfmark::network {

namespace asio = boost::asio;

using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Clock = std::chrono::steady_clock;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
using ErrorCode = boost::system::error_code;

template <class T = void>
using Awaitable = asio::awaitable<T, Executor>;

inline constexpr asio::use_awaitable_t<Executor> awaited;
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> with_error;

}  // namespace shelfmark::network
