#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/callback.h"
#include "base/random.h"
#include "server/match.h"
#include "store/store.h"

// What the house needs of the world. Everything is asynchronous and comes back on the house's own thread, later than
// the call and not after the house is gone; a simulation delays, reorders and breaks it.
namespace shelfmark::server {

using LineId = std::uint64_t;  // one WebSocket

template <class... T>
using Then = base::Callback<void(T...)>;

class Clock {
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual std::int64_t now() = 0;  // milliseconds since 1970
};

// The connections. Sending to one that is gone does nothing.
class Lines {
public:
    virtual ~Lines() = default;
    // One message; those of one turn of the thread travel together.
    virtual void send(LineId line, std::string_view message) = 0;
    // After what was sent.
    virtual void hang_up(LineId line) = 0;
};

// The store, seen from the house's thread. A read that fails answers with nothing and `failed`.
class Desk {
public:
    virtual ~Desk() = default;
    virtual void submit(store::Change change, Then<store::Outcome> then) = 0;  // busy counts as failed
    // The entries from a number on; none where there is no such table.
    virtual void load(std::string table, store::Number from, Then<std::optional<std::vector<store::Bytes>>> then) = 0;
    // Outer: whether the store answered; inner: whether there is such a token.
    virtual void find_token(store::Hash hash, Then<std::optional<std::optional<store::FoundToken>>> then) = 0;
    virtual void listed(std::size_t limit, store::Cursor after,
                        Then<std::optional<std::vector<store::Listing>>> then) = 0;
    virtual void due_before(std::int64_t moment, std::size_t limit,
                            Then<std::optional<std::vector<store::Due>>> then) = 0;
    virtual void setting(std::string name, Then<std::optional<std::optional<store::Bytes>>> then) = 0;
    // What was loaded makes no sense: for those who look after the server.
    virtual void unreadable(const std::string& table, const std::string& reason) = 0;
    virtual void subscriptions(store::Hash owner, Then<std::optional<std::vector<store::Subscription>>> then) = 0;
    virtual void owed_before(std::int64_t moment, std::size_t limit,
                             Then<std::optional<std::vector<store::Owed>>> then) = 0;
};

// A bot that is to decide for a seat.
struct BotsTurn {
    protocol::Game game = protocol::Game::exlibris;
    Seat seat = 0;
    std::string bot;  // which kind
    std::uint64_t seed = 0;
    std::int64_t usual = 0;  // how long a thought of this table takes, in microseconds, as far as is known
    bool aloud = false;      // it says what it thinks instead of deciding (Match::ponder)
    // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
    std::optional<std::string> decided = {};  // what it thinks about, if it has decided already
};

// What a bot has decided or thinks, and how long it has thought about it, in microseconds.
struct Thought {
    std::string text;
    std::int64_t took = 0;
};

inline Reflection reflection(const Match& match, const BotsTurn& turn) {
    return turn.aloud ? match.ponder(turn.seat, turn.bot, turn.seed, turn.decided)
                      : match.reflect(turn.seat, turn.bot, turn.seed);
}

// Where bots think.
class Thinker {
public:
    virtual ~Thinker() = default;
    // The match may have gone on when the thought comes.
    virtual void think(const Match& match, const BotsTurn& turn, Then<Thought> then) = 0;
};

class Secrets {
public:
    virtual ~Secrets() = default;
    [[nodiscard]] virtual std::string token() = 0;     // 192 random bits, base64url
    [[nodiscard]] virtual std::string table_id() = 0;  // letters and digits, 128 random bits at least
    // From which a game is dealt: what it hides is as secret as this.
    [[nodiscard]] virtual base::Seed game_seed() = 0;
    // For thoughts, which hide nothing.
    [[nodiscard]] virtual std::uint64_t seed() = 0;
    [[nodiscard]] virtual store::Hash hash(std::string_view token) = 0;
};

// Tells people who are away that it is their turn (Web Push). The value of a subscription is what `subscribe` said, in
// JSON.
class Notices {
public:
    virtual ~Notices() = default;
    // `then` says whether it is done: false if none of them could be asked, so that it may be tried again.
    virtual void your_turn(std::vector<store::Subscription> where, std::string table, Then<bool> then) = 0;
    // Whether that is a place where notices can be sent.
    [[nodiscard]] virtual bool can_reach(const protocol::Subscribe& wish) const = 0;
};

struct Ports {
    Clock& clock;
    Lines& lines;
    Desk& desk;
    Thinker& thinker;
    Secrets& secrets;
    Notices& notices;
};

}  // namespace shelfmark::server
