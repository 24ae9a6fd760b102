#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lookup/directory.h"
#include "server/ports.h"
#include "server/ports/mailbox.h"
#include "server/push/p256.h"

namespace shelfmark::server::push {

struct PusherOptions {
    KeyPair keys;
    std::string contact = "mailto:nobody@localhost";
    // Also http: and addresses of the own network; for tests.
    bool anywhere = false;
    // For services that have taken a notice quickly, and once more for those that have not.
    std::size_t longest_queue = 10'000;
    std::size_t at_once = 64;
    std::size_t at_once_of_one_domain = 8;
    // Services of which it is known that they are quick, and where they are.
    std::size_t most_proven = 256;
    std::int64_t quick_ms = 2'000;
    // For a service to be reached and to answer; for its name to be looked up before.
    std::int64_t patience_ms = 10'000;
    std::int64_t look_up_ms = 5'000;
    // What its last look-up said is good for so long; when no more can be had, for longer.
    std::int64_t look_up_again_after_ms = 300'000;
    lookup::Directory::Ask look_up = lookup::ask_system;
    // What has waited for longer than this is not sent any more: whoever wanted it may have it sent by another server.
    std::int64_t longest_wait_ms = 30'000;
    // Called on the pusher's thread when a push service says that a browser is gone for good.
    std::function<void(const store::Hash& subscription)> gone = nullptr;
    // Likewise when a push service refuses a notice for another reason: its name and the status that it answered with.
    std::function<void(std::string_view service, unsigned status)> refused = nullptr;
};

// Sends notices on a thread of its own. One that no push service could be asked to bring is tried again by whoever
// wanted it sent; one that was refused is lost: the table is where people look.
//
// Browsers name their push services, so that anybody can name one that is slow, or that has no name at all. Those that
// were quick to take a notice do not wait in line with those that were not, nor for their names; and whatever one of
// them does, others have their turn: services share by domain, since whoever has a domain has as many names as they
// like.
class Pusher final : public Notices {
public:
    Pusher(PusherOptions options, Mailbox& mailbox);
    Pusher(const Pusher&) = delete;
    Pusher& operator=(const Pusher&) = delete;
    // Gives up what is under way.
    ~Pusher() override;

    void your_turn(std::vector<store::Subscription> where, std::string table, Then<bool> then) override;
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
