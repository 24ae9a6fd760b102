#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/codec.h"
#include "server/ports.h"

namespace shelfmark::server {

// All settings have a flag of `shelfmark serve`.
struct HouseLimits {
    std::size_t messages_per_second = 20;  // of a connection, with bursts of `burst`
    std::size_t burst = 60;
    std::size_t tables_per_hour = 60;         // that one address may create
    std::size_t seats_per_hour = 60;          // that one address may take without being invited
    std::size_t waiting_requests = 32;        // of one table, while the disk is busy
    std::size_t spectators = 100;             // of one table
    std::int64_t close_rooms_after = 60'000;  // milliseconds without requests until a room leaves memory
    std::size_t rooms = 20'000;               // in memory at once, but for those that are being served
    std::int64_t bot_pause = 0;               // milliseconds between somebody's decision and a bot's
    bool shared = false;                      // other servers write to the same store
};

// For /metrics; numbers only.
struct HouseCounts {
    std::size_t rooms = 0;
    std::size_t lines = 0;
    std::uint64_t requests = 0, decisions = 0, refusals = 0, faults = 0, conflicts = 0, failures = 0, bot_decisions = 0,
                  tables_created = 0, notices = 0, displaced = 0, claims = 0, news = 0, missed = 0;
    std::size_t others = 0;  // servers of the same store
};

// All the tables of one server. Everything runs on one thread, the house's; nothing blocks.
//
// Where the store is shared there are several such houses, all equal: any of them may have any table, and each of them
// what the others kept only from the store. docs/decisions/0015-equal-servers.md says who does what.
//
// A request becomes an entry (Room::respond), the entry goes to the desk, and only when it is committed does anybody
// hear of it: `accepted` first, then the news. While a table waits for the disk its further requests wait in line.
// After a conflict or a failure the room is read again from the store before anything else happens there.
class House {
public:
    House(Ports ports, HouseLimits limits);
    ~House();

    // Connections.
    // `address` is for the limits.
    void connected(LineId line, std::string address);
    void received(LineId line, std::string_view text);
    // Something that is no message, such as a ping of the WebSocket itself: it counts for the limits.
    void signalled(LineId line);
    void disconnected(LineId line);

    // HTTP. Answers may come at once or later.
    template <class T>
    using Answer = Then<std::expected<T, protocol::Fault>>;
    // For the limits: who asks, and whether they may ask for something that weighs as so many requests more.
    struct Asker {
        std::string address;
        // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
        std::function<bool(std::size_t requests)> may_ask_more = [](std::size_t /*requests*/) { return true; };
    };
    void create(const protocol::CreateTable& request, const std::string& address,
                Answer<protocol::TableCreated> answer);
    void list(const std::string& after, Answer<protocol::TableList> answer);
    void fork(const std::string& table, const protocol::Fork& request, const Asker& asker,
              Answer<protocol::TableCreated> answer);
    void record(const std::string& table, const Asker& asker, Answer<std::string> answer);  // of a finished game
    void replay(const std::string& table, std::optional<std::int64_t> at, std::optional<Seat> seat, const Asker& asker,
                Answer<protocol::Replay> answer);
    void mine(const protocol::Mine& request, const Asker& asker, Answer<protocol::TableList> answer);
    void forget(const protocol::Forget& request, Answer<bool> answer);  // delete my data

    // For whoever plays at home. A server offers none of it: positions would be anybody's work, and advice is no fair
    // play.
    void set_up(const protocol::SetUp& request, Answer<protocol::TableCreated> answer);
    void advise(const protocol::WantAdvice& request, Answer<protocol::Advice> answer);
    void think_aloud(const protocol::WantThoughts& request, Answer<protocol::Thoughts> answer);

    // What another server of the same store did or said. It may come late, twice, in any order, or never.
    void heard(const store::News& news);

    // To be called every 100 milliseconds or so: clocks, bots that were not asked yet, rooms that nobody needs.
    void tick();
    // Says goodbye to everybody (closed: restart); nothing is accepted afterwards. `then` when nothing is being
    // written.
    void close(Then<> then);

    [[nodiscard]] HouseCounts counts() const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace shelfmark::server
