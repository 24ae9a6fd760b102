#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/ports.h"
#include "server/push/p256.h"

namespace shelfmark::server::push {

struct PusherOptions {
    KeyPair keys;
    std::string contact = "mailto:nobody@localhost";
    // Also http: and addresses of the own network; for tests.
    bool anywhere = false;
    std::size_t longest_queue = 10'000;
    std::size_t at_once = 8;
    std::int64_t patience_ms = 10'000;
    // Called on the pusher's thread when a push service says that a browser is gone for good.
    std::function<void(const store::Hash& subscription)> gone = nullptr;
    // Likewise when a push service refuses a notice for another reason: its name and the status that it answered with.
    std::function<void(std::string_view service, unsigned status)> refused = nullptr;
};

// Sends notices on a thread of its own. Nothing waits for it, and a notice that cannot be sent is lost: the table
// is where people look.
class Pusher final : public Notices {
public:
    explicit Pusher(PusherOptions options);
    Pusher(const Pusher&) = delete;
    Pusher& operator=(const Pusher&) = delete;
    // Gives up what is under way.
    ~Pusher() override;

    void your_turn(std::vector<store::Subscription> where, std::string table) override;
    // An https address, and keys that are some.
    [[nodiscard]] bool can_reach(const protocol::Subscribe& wish) const override;

    struct Counts {
        std::uint64_t sent = 0, failed = 0, gone = 0, dropped = 0;
    };
    [[nodiscard]] Counts counts() const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

// The server's keys as the store's setting "push-keys" keeps them.
[[nodiscard]] std::string to_setting(const KeyPair& keys);
[[nodiscard]] std::optional<KeyPair> from_setting(std::string_view text);

}  // namespace shelfmark::server::push
