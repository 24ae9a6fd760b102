#include "store/postgres_listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <utility>

#include "store/postgres_news.h"

namespace shelfmark::store::pg {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds first_pause{100};
constexpr milliseconds longest_pause{5'000};
// A connection over which nothing comes is tried, so that one that hears nothing any more is noticed.
constexpr milliseconds time_to_try{5'000};

constexpr Statement are_you_there{"are_you_there", "SELECT 1"};

}  // namespace

Listener::Listener(Address address, std::string own, Heard heard)
    : address_(std::move(address)), own_(std::move(own)), heard_(std::move(heard)) {
    listen();
    end_ = ::eventfd(0, EFD_CLOEXEC);
    thread_ = std::thread([this] { keep_listening(); });
}

Listener::~Listener() {
    ::eventfd_write(end_, 1);
    thread_.join();
    ::close(end_);
}

void Listener::listen() {
    connection_.emplace(address_);
    connection_->script(std::string("LISTEN ") + channel);
}

bool Listener::ends_within(milliseconds time, bool wait_for_notices) {
    std::array<pollfd, 2> both = {
        pollfd{.fd = end_, .events = POLLIN, .revents = 0},
        pollfd{.fd = wait_for_notices ? connection_->socket() : -1, .events = POLLIN, .revents = 0}};
    const int ready = ::poll(both.data(), both.size(), static_cast<int>(time.count()));
    if (both[0].revents != 0) return true;
    if (wait_for_notices && ready == 0) connection_->run(Call{are_you_there});
    return false;
}

void Listener::tell_notices() {
    connection_->read();
    while (const auto text = connection_->next_notice()) {
        const auto notice = read_notice(*text);
        if (!notice) {
            heard_(Missed{});  // a newer server may know other words
        } else if (notice->writer != own_) {
            for (const auto& news : notice->news) heard_(news);
        }
    }
}

void Listener::keep_listening() {
    auto pause = first_pause;
    while (true) {
        try {
            if (!connection_) {
                if (ends_within(pause, false)) return;
                pause = std::min(2 * pause, longest_pause);
                listen();
                heard_(Missed{});
                pause = first_pause;
            }
            if (ends_within(time_to_try, true)) return;
            tell_notices();
        } catch (const Failure&) {
            connection_.reset();
        }
    }
}

}  // namespace shelfmark::store::pg
