// A client of the house as docs/protocol.md describes one: keeps its view, sends again what was not answered, and takes
// up a conversation where it broke off.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "generated/protocol.h"
#include "server_world.h"

namespace shelfmark::proof {

/// How a player behaves; each in a thousand of the occasions.
struct Habits {
    std::uint32_t cuts_line = 0;   // after a message
    std::uint32_t says_twice = 0;  // sends a request twice
    std::uint32_t chats = 0;       // instead of deciding
    std::uint32_t undoes = 0;      // where that is possible
    std::uint32_t proposes = 0;    // to go back further, to pause, or to give the game up
    std::uint32_t renews = 0;      // the secret of the seat
    std::uint32_t dozes = 0;       // lets a bot play for a while
    std::uint32_t pause = 0;       // milliseconds before a decision, at most
};

class Player final : public Caller {
public:
    /// Without a token: a spectator.
    Player(World& world, std::string table, std::optional<std::string> token, Habits habits)
        : world_(world), table_(std::move(table)), token_(std::move(token)), habits_(habits) {}

    void connect();
    /// Wants its data deleted, and is gone for good once they are.
    void be_forgotten();
    /// The device goes to sleep in a pocket: it hears and says nothing more, and does not come back. Only where its
    /// owner wants notices and does not have to do anything now.
    void fall_asleep();
    void wake_up();
    [[nodiscard]] const std::optional<std::int64_t>& asleep_since() const { return asleep_since_; }
    /// The network forgets whoever sleeps.
    void lose_line();
    /// Makes no more trouble.
    void calm() { habits_ = {.pause = habits_.pause}; }
    /// Listens, but asks for nothing more.
    void rest() { resting_ = true; }

    void hear(LineId line, std::string_view message) override;
    void cut_off(LineId line) override;

    struct Heard {
        std::uint64_t number;
        std::string text;
        bool operator==(const Heard&) const = default;
    };
    struct Promise {
        std::int64_t seq;
        std::int64_t number;
    };

    [[nodiscard]] const std::string& table() const { return table_; }
    [[nodiscard]] bool going() const { return going_; }
    [[nodiscard]] bool forgotten() const { return forgotten_; }
    /// The seat at the table where the same people go on, once it is theirs.
    [[nodiscard]] const std::optional<protocol::Claimed>& rematch() const { return rematch_; }
    [[nodiscard]] const std::optional<std::string>& token() const { return token_; }
    [[nodiscard]] std::optional<table::Seat> seat() const { return seat_; }
    [[nodiscard]] table::Seat viewer() const { return seat_.value_or(table::spectator); }
    [[nodiscard]] protocol::Status status() const { return status_; }
    [[nodiscard]] bool connected() const { return line_ && welcome_; }
    /// Who is there, as this player was told.
    [[nodiscard]] table::SeatSet there() const { return there_; }
    /// Every decision that was told, in order, since the entry after `first()`.
    [[nodiscard]] const std::vector<Heard>& happened() const { return happened_; }
    [[nodiscard]] std::int64_t first() const { return first_; }
    /// Every view, put together from what changed, with the entry that it shows.
    [[nodiscard]] const std::vector<Heard>& views() const { return views_; }
    [[nodiscard]] const std::vector<Promise>& promises() const { return promises_; }
    [[nodiscard]] const std::vector<std::string>& complaints() const { return complaints_; }

private:
    void on(const protocol::Welcome& message);
    void on(const protocol::Table& message);
    void on(const protocol::Proposal& message);
    void on(const protocol::View& message);
    void on(const protocol::Happened& message);
    void on(const protocol::Accepted& message);
    void on(const protocol::Refused& message);
    void on(const protocol::Said& message) { seen_ = std::max(seen_.value_or(0), message.number); }
    void on(const protocol::Fault& message);
    void on(const protocol::Claimed& message);
    void on(const protocol::Settled& /*message*/) { think(); }
    template <class Other>
    void on(const Other&) {}

    void ask(protocol::ClientMessage message);
    void send();
    void think();
    void act();
    void act_at_rest();
    void propose(std::int64_t at);
    std::string wish();
    [[nodiscard]] bool finished() const {
        return status_ == protocol::Status::over || status_ == protocol::Status::aborted;
    }
    [[nodiscard]] bool wants_to_subscribe() const;
    [[nodiscard]] bool has_to_act() const;
    [[nodiscard]] std::vector<std::string> choices() const;

    World& world_;
    std::string table_;
    std::optional<std::string> token_;
    std::optional<std::string> wish_;  // a secret that was asked for: whether it opens anything has to be tried
    Habits habits_;
    bool resting_ = false;
    bool thinking_ = false;
    std::optional<LineId> line_;
    bool welcome_ = false;
    bool dozing_ = false;
    bool subscribed_ = false;  // with the secret of now
    std::optional<std::int64_t> asleep_since_;
    std::optional<protocol::EntryNumber> to_vote_on_;
    std::optional<table::Seat> seat_;
    table::SeatSet there_;
    protocol::Status status_ = protocol::Status::gathering;
    std::optional<protocol::ClientMessage> unanswered_;
    std::int64_t seq_ = 0;
    std::optional<std::int64_t> seen_;
    std::int64_t first_ = -1;
    bool invited_ = false;  // has a secret, but no seat yet
    bool going_ = false;    // has asked to be forgotten
    bool forgotten_ = false;
    bool stays_ = false;  // goes on nowhere: the seat there is taken
    std::optional<protocol::Claimed> rematch_;
    protocol::View view_;
    std::vector<Heard> happened_;
    std::vector<Heard> views_;
    std::vector<Promise> promises_;
    std::vector<std::string> complaints_;
};

}  // namespace shelfmark::proof
