// A world for the house in which time, network, disk and chance are made up: all that happens follows from a seed.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "base/random.h"
#include "server/house.h"
#include "store/memory_store.h"

namespace shelfmark::proof {

using server::LineId;
using server::Then;

/// How often things go wrong, each in a thousand, and how long they take at most, in milliseconds.
struct Troubles {
    std::uint32_t failed_commits = 0;
    std::uint32_t hidden_commits = 0;  // written, but reported as failed
    std::uint32_t failed_reads = 0;
    std::uint32_t delay = 0;
    std::uint32_t lost_news = 0;   // of what servers hear of each other
    std::uint32_t news_delay = 0;  // so that they overtake each other
    std::uint32_t failed_pushes = 0;
};

/// The other end of a line.
class Caller {
public:
    virtual ~Caller() = default;
    virtual void hear(LineId line, std::string_view message) = 0;
    virtual void cut_off(LineId line) = 0;
};

/// One or more houses on one store; unless told otherwise, everything is about the first of them.
class World final : public server::Clock, public server::Lines, public server::Secrets {
public:
    explicit World(std::uint64_t seed, Troubles troubles = {}, server::HouseLimits limits = {}, std::size_t houses = 1);
    ~World() override;

    [[nodiscard]] server::House& house(std::size_t which = 0);
    [[nodiscard]] std::size_t houses() const { return servers_.size(); }
    [[nodiscard]] bool runs(std::size_t which) const;
    /// One of those that run, by chance.
    [[nodiscard]] std::size_t some_house();
    [[nodiscard]] store::MemoryStore& store() { return store_; }
    void set(Troubles troubles) { troubles_ = troubles; }

    /// What happened so far, as one number: the same seed gives the same one.
    [[nodiscard]] std::uint64_t trace() const { return trace_.value(); }
    /// Where notices went, one after the other.
    [[nodiscard]] const std::vector<store::Subscription>& notices() const { return notices_; }
    /// When somebody was last sent a notice.
    [[nodiscard]] std::optional<std::int64_t> last_told(const store::Hash& owner) const;
    /// Push services do not answer until they are told to.
    void set_push_down(bool down) { push_down_ = down; }
    /// How many notices that are due a house wanted to see at once, at most.
    [[nodiscard]] std::size_t longest_look() const { return longest_look_; }
    /// How long bots think, in microseconds, and how long the house expected it of them.
    void let_thoughts_take(std::int64_t microseconds) { thoughts_take_ = microseconds; }
    [[nodiscard]] const std::vector<std::int64_t>& expected_thoughts() const { return expected_thoughts_; }

    // Time.
    /// Something happens later, whoever runs the house then.
    void later(std::uint32_t delay, Then<> what);
    /// Goes on to the next event; false when nothing is left but the house's own ticking.
    bool step();
    /// Until nothing but ticking is left.
    void settle();
    /// Lets this much time pass.
    void pass(std::int64_t milliseconds);
    /// The machines sleep for so long: nothing happens, and the clocks go on.
    void sleep(std::int64_t milliseconds) { next_tick_ = now_ += milliseconds; }

    // The network.
    LineId connect(Caller& caller, std::size_t which = 0);
    void say(LineId line, std::string text);
    /// The line is cut: what was under way is lost.
    void cut(LineId line);
    /// The process dies: what was not written is lost, all lines are cut, and another one starts, perhaps later.
    void crash(std::int64_t down = 0, std::size_t which = 0);
    /// The same, and nobody starts another one; whoever connects to it is cut off.
    void kill(std::size_t which);
    void start(std::size_t which);
    /// The process ends as it should, and another one starts.
    void restart(std::size_t which = 0);
    /// The store answers nobody until it is told to.
    void set_store_down(bool down) { store_down_ = down; }
    /// The store says nothing at all until it is told to; what it was asked for it does then.
    void set_store_hanging(bool hanging) { store_hangs_ = hanging; }
    void submit(store::Change change, Then<store::Outcome> then);

    std::uint32_t chance(std::uint32_t below) { return random_.below(below); }
    bool happens(std::uint32_t in_a_thousand) { return random_.below(1000) < in_a_thousand; }

    // Ports.
    std::int64_t now() override { return now_; }
    void send(LineId line, std::string_view message) override;
    void hang_up(LineId line) override;
    [[nodiscard]] std::size_t unreadable_tables() const { return unreadable_; }
    std::string token() override { return letters(32); }
    std::string table_id() override { return letters(12); }
    base::Seed game_seed() override { return {random_.next(), random_.next()}; }
    std::uint64_t seed() override { return random_.next(); }
    store::Hash hash(std::string_view token) override;

private:
    class Server;
    struct Wire {
        Caller* caller = nullptr;
        std::size_t house = 0;
        std::int64_t up = 0;    // when the last message arrives at the house
        std::int64_t down = 0;  // and at the caller
        bool ended = false;     // the house has hung up
    };

    std::string letters(std::size_t count);
    std::int64_t after_a_while();
    void at(std::int64_t when, Then<> what) { events_.emplace(std::pair(when, ++order_), std::move(what)); }
    void end(LineId line);
    void spread(const store::News& news, const Server& source);

    base::Random random_;
    Troubles troubles_;
    server::HouseLimits limits_;
    base::Hash trace_;
    std::int64_t now_ = 1'760'000'000'000;
    std::int64_t next_tick_ = now_;
    std::uint64_t order_ = 0;
    std::map<std::pair<std::int64_t, std::uint64_t>, Then<>> events_;
    store::MemoryStore store_;
    std::map<LineId, Wire> wires_;
    LineId last_line_ = 0;
    bool store_down_ = false;
    bool store_hangs_ = false;
    bool push_down_ = false;
    std::vector<store::Subscription> notices_;
    std::map<store::Hash, std::int64_t> last_told_;
    std::size_t longest_look_ = 0;
    std::int64_t thoughts_take_ = 0;
    std::vector<std::int64_t> expected_thoughts_;
    std::size_t unreadable_ = 0;
    std::vector<std::unique_ptr<Server>> servers_;
};

}  // namespace shelfmark::proof
