#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "client/guest.h"
#include "generated/protocol.h"

namespace shelfmark::client {

// A table of two, played by this program at random, one decision at a time; instead of the second one a bot of the
// server's may sit there. A move is made when the one who decided has been promised that it is kept and all who play
// over the network have been told of it.
class Duel {
public:
    // What happens at a table; none of it may close the table at once.
    struct Events {
        std::function<void(Duel&)> ready;  // somebody can decide, nothing is on its way
        std::function<void(Duel&, network::Clock::duration)> moved;
        std::function<void(Duel&, network::Clock::duration)> answered;  // the bot, after so long
        std::function<void(Duel&)> over;                                // the game
        std::function<void(std::string_view)> trouble;  // a message that should not have come, or a lost connection
    };

    using Servers = std::array<ServerAddress, 2>;  // for each of the two

    // `number` is which of many tables it is.
    Duel(network::asio::io_context& context, Servers servers, const Events& events, std::size_t number)
        : context_(context), servers_(std::move(servers)), events_(events), number_(number), random_{number} {}

    [[nodiscard]] std::size_t number() const { return number_; }

    // Sits down at a new table, at the seats that are for people.
    void open(const protocol::TableCreated& table);
    // The next decision. `due` is when it should have been made: what is late counts as slow.
    void move(network::Clock::time_point due);

    [[nodiscard]] bool is_open() const {
        return !guests_.empty() && std::ranges::all_of(guests_, [](const auto& guest) { return guest->number() >= 0; });
    }

private:
    void hear(std::size_t seat, const Glance& at, std::string_view message);
    void go_on();
    [[nodiscard]] Guest* decider();
    void watch_bot(Kind kind);
    [[nodiscard]] bool made() const {
        return accepted_ >= 0 && std::ranges::all_of(told_, [&](std::int64_t told) { return told >= accepted_; });
    }

    network::asio::io_context& context_;
    Servers servers_;
    const Events& events_;
    std::size_t number_;
    base::Random random_;
    std::vector<std::unique_ptr<Guest>> guests_;
    std::vector<std::int64_t> told_;  // the newest entry that each was told of
    std::int64_t accepted_ = -1;      // what the newest decision became
    bool on_its_way_ = false;
    bool announced_ = false;  // that it is ready, or over
    network::Clock::time_point due_;
    std::optional<network::Clock::time_point> bot_asked_;
};

}  // namespace shelfmark::client
