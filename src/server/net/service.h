#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <string>

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/signal_set.hpp>

#include "server/net/connection.h"
#include "server/net/settings.h"
#include "server/ports/mailbox.h"
#include "server/ports/sodium_secrets.h"
#include "server/ports/store_desk.h"
#include "server/ports/system_clock.h"
#include "server/ports/thinking_room.h"
#include "server/push/pusher.h"

namespace shelfmark::server::net {

// What connections count on until the very last of them is gone, after the service itself.
struct Ground {
    explicit Ground(const Settings& settings)
        : in_all(settings.connections), by_address(settings.connections_per_address), log(settings.log_level) {}

    Traffic traffic;
    Capacity in_all;
    Capacity by_address;
    Log log;
    std::atomic<std::uint64_t> store_groups = 0;
};

// Nobody else can reach it.
bool for_this_computer_alone(const Settings& settings);

// Whom push services are told to turn to. Apple's takes no notice from a server that names nobody on the internet.
std::string contact_of(const Settings& settings);

// The house with the real world around it.
class Service {
public:
    Service(const Settings& settings, Ground& ground, asio::io_context& context, Mailbox& mailbox, store::Store& store,
            push::KeyPair push_keys, Page page);

    // Takes the port; otherwise says why it cannot.
    std::optional<std::string> listen();
    [[nodiscard]] std::string url() const;
    // What another server with the same store did.
    void heard(const store::News& news) { house_.heard(news); }
    // Until a signal ends it.
    void run();

private:
    using SteadyClock = std::chrono::steady_clock;
    using Timer = asio::basic_waitable_timer<SteadyClock, asio::wait_traits<SteadyClock>, Executor>;
    using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;

    Reception::About about();
    Awaitable<> accept();
    void admit(Socket socket);
    Awaitable<> keep_time();
    Awaitable<> await_signal();
    void close();

    const Settings& settings_;
    Ground& ground_;
    asio::io_context& context_;
    SystemClock clock_;
    SodiumSecrets secrets_;
    push::KeyPair push_keys_;
    push::Pusher notices_;
    StoreDesk desk_;
    ThinkingRoom thinker_;
    Switchboard switchboard_;
    House house_;
    Reception reception_;
    Acceptor acceptor_;
    Timer timer_;
    asio::signal_set signals_;
    std::optional<SteadyClock::time_point> close_by_;  // once it is closing
    bool written_ = false;                             // nothing is left to be written
};

}  // namespace shelfmark::server::net
