#include "server/net/service.h"

#include <csignal>
#include <cstdlib>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <fmt/format.h>

#include "server/net/limited_address.h"
#include "server/push/base64url.h"

namespace shelfmark::server::net {

namespace {

using tcp = asio::ip::tcp;

constexpr auto time_between_ticks = std::chrono::milliseconds(100);
constexpr auto time_to_close = std::chrono::seconds(5);
constexpr auto time_to_find_descriptors = std::chrono::milliseconds(100);
// Some of those who end programs send their signal twice, to the process and to its group.
constexpr auto same_signal = std::chrono::seconds(1);
constexpr int stopped_by_force = 1;

push::PusherOptions push_options(const Settings& settings, const push::KeyPair& keys, store::Store& store,
                                 const Log& log) {
    // A browser that is gone is written to no more. If that cannot be kept, its push service will say so again.
    const auto forget = [&store](const store::Hash& subscription) {
        static_cast<void>(store.submit(store::Unsubscription{subscription}, [](store::Outcome) {}));
    };
    push::PusherOptions options;
    options.keys = keys;
    options.contact = contact_of(settings);
    options.gone = forget;
    options.refused = [&log](std::string_view service, unsigned status) {
        log.warning("notice refused", {{"service", service}, {"status", status}});
    };
    return options;
}

// A server for this computer alone answers to no other name, and one that was given names only to these. A proxy knows
// by itself what it is called.
std::optional<std::vector<std::string>> own_names(const Settings& settings) {
    if (settings.hosts.empty() && !for_this_computer_alone(settings)) return std::nullopt;
    std::vector<std::string> names = settings.hosts;
    names.push_back(settings.address);
    return names;
}

}  // namespace

bool for_this_computer_alone(const Settings& settings) {
    ErrorCode error;
    const auto address = asio::ip::make_address(settings.address, error);
    return !error && address.is_loopback() && !settings.behind_proxy;
}

std::string contact_of(const Settings& settings) {
    if (!settings.contact.empty()) return settings.contact;
    return settings.hosts.empty() ? "mailto:nobody@localhost" : "https://" + settings.hosts.front();
}

Service::Service(const Settings& settings, Ground& ground, asio::io_context& context, Mailbox& mailbox,
                 store::Store& store, push::KeyPair push_keys, Page page)
    : settings_(settings), ground_(ground), context_(context), secrets_(settings.seed),
      push_keys_(std::move(push_keys)), notices_(push_options(settings, push_keys_, store, ground.log), mailbox),
      desk_(store, mailbox, [&](std::string_view reason) { ground.log.error("unreadable", {{"reason", reason}}); }),
      thinker_(settings.bot_threads, std::chrono::milliseconds(settings.bot_time), mailbox),
      switchboard_(context, ground.traffic, ground.log),
      house_({clock_, switchboard_, desk_, thinker_, secrets_, notices_}, settings.house),
      reception_(house_, clock_, std::move(page), about()), acceptor_(context), timer_(context),
      signals_(context, SIGINT, SIGTERM) {
    switchboard_.attach(house_);
}

Reception::About Service::about() {
    return {.origins = settings_.origins,
            .names = own_names(settings_),
            .requests_per_second = settings_.requests_per_second,
            .burst = settings_.requests_per_second * 5,
            .push_key = push::to_base64url(push_keys_.open),
            .ready = [this] { return !close_by_ && desk_.figures().healthy && desk_.figures().settled; },
            .metrics =
                [this] {
                    return metrics({.version = settings_.version,
                                    .house = house_.counts(),
                                    .connections = ground_.in_all.taken(""),
                                    .traffic = ground_.traffic,
                                    .store = desk_.figures(),
                                    .store_groups = ground_.store_groups,
                                    .thoughts_waiting = thinker_.waiting(),
                                    .notices = notices_.counts()});
                }};
}

std::optional<std::string> Service::listen() {
    ErrorCode error;
    const auto address = asio::ip::make_address(settings_.address, error);
    const tcp::endpoint endpoint(address, settings_.port);
    if (!error) acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(Acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(Acceptor::max_listen_connections, error);
    return error ? std::optional(error.message()) : std::nullopt;
}

std::string Service::url() const {
    const auto endpoint = acceptor_.local_endpoint();
    const auto address = endpoint.address();
    const auto text = address.to_string();
    const auto host = address.is_unspecified() ? "localhost" : address.is_v6() ? '[' + text + ']' : text;
    return fmt::format("http://{}:{}/", host, endpoint.port());
}

void Service::run() {
    ground_.log.info("listening", {{"address", settings_.address}, {"port", acceptor_.local_endpoint().port()}});
    asio::co_spawn(context_, accept(), Surprise{ground_.log});
    asio::co_spawn(context_, keep_time(), Surprise{ground_.log});
    asio::co_spawn(context_, await_signal(), Surprise{ground_.log});
    context_.run();
    ground_.log.info("closed");
}

Awaitable<> Service::accept() {
    while (!close_by_) {
        Socket socket(context_.get_executor());
        const auto [error] = co_await acceptor_.async_accept(socket, with_error);
        if (!error) {
            admit(std::move(socket));
        } else if (error == asio::error::no_descriptors) {
            ground_.log.warning("no more connections possible", {{"reason", error.message()}});
            Timer pause(context_, time_to_find_descriptors);
            co_await pause.async_wait(with_error);
        }
    }
}

void Service::admit(Socket socket) {
    ErrorCode gone;
    const auto endpoint = socket.remote_endpoint(gone);
    if (!gone) socket.set_option(tcp::no_delay(true), gone);
    if (gone) return;
    auto peer = limited_address(endpoint.address().to_string());
    auto place = ground_.in_all.take("");
    // Behind a proxy all come from its address: whose they are, only their requests tell.
    std::optional<Capacity::Place> own;
    if (!settings_.behind_proxy) own = ground_.by_address.take(peer);
    if (!place || (!own && !settings_.behind_proxy)) {
        ++ground_.traffic.turned_away;
        return;
    }
    ++ground_.traffic.accepted;
    const Desks desks{.reception = reception_,
                      .switchboard = switchboard_,
                      .by_address = ground_.by_address,
                      .traffic = ground_.traffic,
                      .log = ground_.log,
                      .behind_proxy = settings_.behind_proxy,
                      .idle = std::chrono::seconds(settings_.idle_seconds)};
    asio::co_spawn(context_, converse(std::move(socket), std::move(peer), {std::move(*place), std::move(own)}, desks),
                   Surprise{ground_.log});
}

Awaitable<> Service::keep_time() {
    for (int ticks = 0;; ++ticks) {
        timer_.expires_after(time_between_ticks);
        co_await timer_.async_wait(with_error);
        switchboard_.sweep();
        if (!close_by_) {
            house_.tick();
            if (ticks % 100 == 0) reception_.tick();
            // Nobody may write for long, least of all while the server is not ready. Nothing is there to be removed.
            if (ticks % 20 == 0) desk_.submit(store::Removal{}, [](store::Outcome) {});
        } else if ((written_ && switchboard_.empty()) || SteadyClock::now() >= *close_by_) {
            context_.stop();
        }
    }
}

Awaitable<> Service::await_signal() {
    while (true) {
        co_await signals_.async_wait(with_error);
        if (!close_by_)
            close();
        else if (SteadyClock::now() > *close_by_ - time_to_close + same_signal)
            std::_Exit(stopped_by_force);
    }
}

void Service::close() {
    ground_.log.info("closing");
    close_by_ = SteadyClock::now() + time_to_close;
    ErrorCode ignored;
    acceptor_.close(ignored);
    house_.close([this] { written_ = true; });
}

}  // namespace shelfmark::server::net
