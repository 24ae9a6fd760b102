#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "base/random.h"
#include "client/guest.h"
#include "generated/protocol.h"

namespace shelfmark::client {

// A table of two, both played by this program at random, one decision at a time. A move is made when the one who
// decided has been promised that it is kept and both have been told of it.
class Duel {
public:
    // What happens at a table; none of it may close the table at once.
    struct Events {
        std::function<void(Duel&)> ready;  // somebody can decide, nothing is on its way
        std::function<void(Duel&, network::Clock::duration)> moved;
        std::function<void(Duel&)> over;                // the game
        std::function<void(std::string_view)> trouble;  // a message that should not have come, or a lost connection
    };

    using Servers = std::array<ServerAddress, 2>;  // for each of the two

    Duel(network::asio::io_context& context, Servers servers, const Events& events, std::uint64_t seed)
        : context_(context), servers_(std::move(servers)), events_(events), random_{seed} {}

    // Sits down at a new table, both seats of which are ours.
    void open(const protocol::TableCreated& table);
    // The next decision. `due` is when it should have been made: what is late counts as slow.
    void move(network::Clock::time_point due);

    [[nodiscard]] bool is_open() const { return guests_[0] && guests_[0]->number() >= 0 && guests_[1]->number() >= 0; }

private:
    void hear(std::size_t seat, const Glance& at, std::string_view message);
    void go_on();
    [[nodiscard]] Guest* decider();
    [[nodiscard]] bool made() const { return accepted_ >= 0 && told_[0] >= accepted_ && told_[1] >= accepted_; }

    network::asio::io_context& context_;
    Servers servers_;
    const Events& events_;
    base::Random random_;
    std::array<std::optional<Guest>, 2> guests_;
    std::array<std::int64_t, 2> told_ = {-1, -1};  // the newest entry that each was told of
    std::int64_t accepted_ = -1;                   // what the newest decision became
    bool on_its_way_ = false;
    bool announced_ = false;  // that it is ready, or over
    network::Clock::time_point due_;
};

}  // namespace shelfmark::client
