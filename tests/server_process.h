// The real server as a process of its own, and clients that play there and find fault with everything.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "client/guest.h"
#include "client/http.h"
#include "client/own_server.h"
#include "generated/protocol.h"

namespace shelfmark::proof {

class TableOfTwo;

/// By which two views are compared: they are too large to be kept.
std::size_t digest_of(const protocol::View& view);

/// Somebody who plays at random, keeps what was told, and complains of what is told twice, never, or in other words
/// than the protocol's.
class Witness {
public:
    Witness(TableOfTwo& table, client::Guest::Ticket ticket, std::uint64_t seed);

    /// From now on hangs up again and again: after a message of each kind, and after sending something.
    void become_fickle() { fickle_ = true; }
    /// Only listens.
    void rest() { resting_ = true; }
    /// Decides again.
    void go_on();

    [[nodiscard]] client::Guest& guest() { return guest_; }
    /// What happened, by the entry's number, as it was told.
    [[nodiscard]] const std::map<std::int64_t, std::string>& told() const { return told_; }
    /// Digests of all views, put together from what changed, by the entry that they show.
    [[nodiscard]] const std::multimap<std::int64_t, std::size_t>& views() const { return views_; }
    /// Which entries were promised to be kept.
    [[nodiscard]] const std::map<std::int64_t, std::int64_t>& promises() const { return promises_; }
    /// The entry after which it came.
    [[nodiscard]] std::int64_t first() const { return first_; }
    [[nodiscard]] int times_hung_up() const { return times_hung_up_; }
    /// How often it was told that nothing can be kept now.
    [[nodiscard]] int interruptions() const { return interruptions_; }

private:
    void hear(const client::Glance& at, std::string_view message);
    void note(const protocol::Welcome& message);
    void note(const protocol::View& message);
    void note(const protocol::Happened& message, std::string_view text);
    void note(const protocol::Accepted& message);
    void note(const protocol::Refused& message);
    void note(const protocol::Fault& message, std::string_view text);
    [[nodiscard]] bool is_excused(std::string_view key) const;
    void remember_what_is_known();
    void think();
    bool hang_up_after(client::Kind kind);

    TableOfTwo& table_;
    base::Random random_;
    std::map<std::int64_t, std::string> told_;
    std::multimap<std::int64_t, std::size_t> views_;
    protocol::View view_;
    std::map<std::int64_t, std::int64_t> promises_;
    std::int64_t first_ = -1;
    std::int64_t known_before_ = 0;  // before the connection was tried that there is now
    std::size_t next_excuse_ = 0;
    int times_hung_up_ = 0;
    int interruptions_ = 0;
    bool fickle_ = false;
    bool resting_ = false;
    client::Guest guest_;
};

class Evening;

/// Who comes to a table, and how much time they have.
struct Company {
    int people = 2;
    int bots = 0;
    std::optional<std::chrono::milliseconds> clock = std::nullopt;  // for each move: a bot plays for whoever is late
};

/// A table of which two seats are ours.
class TableOfTwo {
public:
    TableOfTwo(Evening& evening, protocol::Game game, bool has_clocks, protocol::TableCreated created,
               std::uint64_t seed);

    [[nodiscard]] Evening& evening() { return evening_; }
    [[nodiscard]] protocol::Game game() const { return game_; }
    [[nodiscard]] bool has_clocks() const { return has_clocks_; }
    [[nodiscard]] const std::string& name() const { return created_.table; }
    [[nodiscard]] client::Guest::Ticket ticket(std::size_t seat) const {
        return {created_.table, created_.seats[seat].token, std::nullopt};
    }
    [[nodiscard]] Witness& witness(std::size_t seat) { return *witnesses_[seat]; }
    [[nodiscard]] std::size_t moves() const;
    [[nodiscard]] bool over() const;
    /// Both know of the same entries.
    [[nodiscard]] bool calm() const;

    /// The newest entry that anybody was promised.
    std::int64_t promised = 0;

private:
    Evening& evening_;
    protocol::Game game_;
    bool has_clocks_;
    protocol::TableCreated created_;
    std::vector<std::unique_ptr<Witness>> witnesses_;
};

/// The server that was built beside these tests.
std::string built_server();
/// A made-up next version of it (tests/next_version).
std::string next_server();

/// Flags of a server that lets a connection say as much as it likes, and one address do everything.
std::vector<std::string> without_limits();

/// A server and the tables there.
class Evening {
public:
    explicit Evening(std::vector<std::string> flags = {});
    /// At servers that somebody else looks after: they may come and go, and so may what they write to. A server may
    /// then be late to hear what another one promised.
    explicit Evening(client::ServerAddress many);

    [[nodiscard]] client::OwnServer& server() { return *server_; }
    [[nodiscard]] bool at_many_servers() const { return !server_; }
    [[nodiscard]] const client::ServerAddress& address() const { return *address_; }
    [[nodiscard]] network::asio::io_context& context() { return context_; }

    TableOfTwo& open_table(protocol::Game game, const Company& company = {});
    /// The same, but nobody comes to it yet.
    protocol::TableCreated new_table(protocol::Game game, const Company& company = {});
    [[nodiscard]] const std::vector<std::unique_ptr<TableOfTwo>>& tables() const { return tables_; }
    client::Answer get(const std::string& target);
    client::Answer post(const std::string& target, const std::string& body);

    void play_for(std::chrono::milliseconds span);
    /// Whether it came true in time. If nobody complains of anything else, a test that fails for it has a second try
    /// (tools/test.py).
    [[nodiscard]] testing::AssertionResult play_until(const std::function<bool()>& done,
                                                      std::chrono::seconds patience = usual_patience);

    /// Asks the server anew for all that happened at a table and compares it with what was told and promised.
    void compare(TableOfTwo& table);

    /// Everybody goes home, and the server ends: with this status.
    std::optional<int> end();

    void complain(std::string text) { complaints_.push_back(std::move(text)); }
    /// All complaints; empty is good.
    [[nodiscard]] std::string complaints() const;

    static constexpr std::chrono::seconds usual_patience{120};

private:
    void compare(TableOfTwo& table, std::size_t seat);
    client::Answer wait(network::Awaitable<client::Answer> answer);

    std::optional<client::OwnServer> server_;
    network::asio::io_context context_{1};
    std::optional<client::ServerAddress> address_;
    std::vector<std::string> complaints_;
    std::vector<std::unique_ptr<TableOfTwo>> tables_;
};

}  // namespace shelfmark::proof
