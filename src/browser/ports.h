// The world of a house that runs in a browser: everything is done by the page around it.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/ports.h"

namespace shelfmark::browser {

class PageClock final : public server::Clock {
public:
    [[nodiscard]] std::int64_t now() override;
};

class PageLines final : public server::Lines {
public:
    void send(server::LineId line, std::string_view message) override;
    void hang_up(server::LineId line) override;
};

// What is to be done after the page has had its turn, one thing at a time.
class Later {
public:
    void put(server::Then<> task);
    void turn();

private:
    std::deque<server::Then<>> tasks_;
};

// The page keeps tables and tokens. There are no lists, since nobody else looks, and no notices; tables that nobody
// has open sleep.
class PageDesk final : public server::Desk {
public:
    explicit PageDesk(Later& later) : later_(later) {}

    void submit(store::Change change, server::Then<store::Outcome> then) override;
    void load(std::string table, store::Number from,
              server::Then<std::optional<std::vector<store::Bytes>>> then) override;
    void find_token(store::Hash hash, server::Then<std::optional<std::optional<store::FoundToken>>> then) override;
    void listed(std::size_t limit, store::Cursor after,
                server::Then<std::optional<std::vector<store::Listing>>> then) override;
    void due_before(std::int64_t moment, std::size_t limit,
                    server::Then<std::optional<std::vector<store::Due>>> then) override;
    void setting(std::string name, server::Then<std::optional<std::optional<store::Bytes>>> then) override;
    void unreadable(const std::string& /*table*/, const std::string& /*reason*/) override {}
    void subscriptions(store::Hash owner, server::Then<std::optional<std::vector<store::Subscription>>> then) override;
    void owed_before(std::int64_t moment, std::size_t limit,
                     server::Then<std::optional<std::vector<store::Owed>>> then) override;

    void answered(std::uint32_t ticket, store::Outcome outcome, std::string_view text);

private:
    using Answer = server::Then<store::Outcome, std::string_view>;
    void ask(const protocol::DeskRequest& request, Answer then);

    Later& later_;
    std::uint32_t tickets_ = 0;
    std::unordered_map<std::uint32_t, Answer> asked_;
};

// Bots think in a worker of their own, so that the house goes on answering.
class PageThinker final : public server::Thinker {
public:
    void think(const server::Match& match, const server::BotsTurn& turn, server::Then<server::Thought> then) override;

    void thought(std::uint32_t ticket, std::string_view decision);

private:
    struct Asked {
        std::string text;
        server::Then<server::Thought> then;
    };

    std::uint32_t tickets_ = 0;
    std::unordered_map<std::uint32_t, Asked> asked_;
};

class PageSecrets final : public server::Secrets {
public:
    [[nodiscard]] std::string token() override;
    [[nodiscard]] std::string table_id() override;
    [[nodiscard]] base::Seed game_seed() override;
    [[nodiscard]] std::uint64_t seed() override;
    [[nodiscard]] store::Hash hash(std::string_view token) override;
};

class NoNotices final : public server::Notices {
public:
    void your_turn(std::vector<store::Subscription> /*where*/, std::string /*table*/,
                   server::Then<bool> /*then*/) override {}
    [[nodiscard]] bool can_reach(const protocol::Subscribe& /*wish*/) const override { return false; }
};

}  // namespace shelfmark::browser
