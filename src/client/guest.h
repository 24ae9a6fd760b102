#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "client/glance.h"
#include "client/line.h"

namespace shelfmark::client {

// Somebody who plays a seat over the network, as docs/protocol.md wants it: takes up the conversation again whenever
// the connection is lost, and sends again what was not answered.
class Guest {
public:
    struct Ticket {
        std::string table;
        std::string token;                 // of a seat
        std::optional<std::int64_t> seen;  // the last entry that is known already
    };
    using Heard = std::function<void(const Glance&, std::string_view message)>;

    // Connects at once. `heard` is told of every message after the guest has taken it in, and of lost connections.
    Guest(network::asio::io_context& context, ServerAddress server, Ticket ticket, Heard heard);

    // One request at a time: nothing may be unanswered.
    void decide(std::string_view action);

    // Loses the connection, and comes back.
    void hang_up() { come_back(); }

    // Whether there is something to decide, nothing is unanswered, and the view is as new as anything that was told.
    [[nodiscard]] bool may_decide() const {
        return is_here_ && !request_ && number_ >= newest_ && action_after(choices_, 0);
    }
    // The server does not know this table or token, or has no more use for it.
    [[nodiscard]] bool turned_away() const { return turned_away_; }
    [[nodiscard]] bool game_over() const { return game_over_; }
    // The entry that the newest view shows, once there is one, and what there is to decide then: records in JSON, as
    // they came.
    [[nodiscard]] std::int64_t number() const { return number_; }
    [[nodiscard]] std::string_view choices() const { return choices_; }

private:
    static constexpr std::chrono::milliseconds pause{20};

    void connect(std::chrono::milliseconds delay);
    void come_back();
    void hear(std::string_view message);
    void see(std::optional<std::int64_t> number);
    void take_in_view(const Glance& at, std::string_view message);
    void take_in_refusal(const Glance& at, std::string_view message);
    [[nodiscard]] std::string hello() const;

    network::asio::io_context& context_;
    ServerAddress server_;
    Ticket ticket_;
    Heard heard_;
    std::optional<Line> line_;
    std::optional<std::string> request_;  // sent and not answered
    std::int64_t seq_ = 0;
    std::int64_t newest_ = 0;  // decision that was told or accepted
    std::int64_t number_ = -1;
    std::string choices_;
    bool is_here_ = false;
    bool turned_away_ = false;
    bool game_over_ = false;
};

}  // namespace shelfmark::client
