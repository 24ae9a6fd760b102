#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

#include "server/ports.h"
#include "server/ports/crew.h"
#include "server/ports/histogram.h"
#include "server/ports/mailbox.h"

namespace shelfmark::server {

// For /metrics.
struct StoreFigures {
    std::atomic<std::uint64_t> committed = 0, conflicts = 0, failed = 0, busy = 0, unreadable = 0;
    std::atomic<bool> healthy = true;  // the last group could be written
    std::atomic<bool> settled = true;  // the last setting could be read: each of several servers looks all the time
    Histogram writing;                 // from submitting a change to its outcome

    void note(store::Outcome outcome, std::chrono::steady_clock::duration time);
};

// The store behind the house's desk: reading is done by a few threads of its own.
class StoreDesk final : public Desk {
public:
    // `trouble` is told why something could not be read, on any thread.
    using Trouble = std::function<void(std::string_view)>;
    StoreDesk(store::Store& store, Mailbox& mailbox, Trouble trouble);

    void submit(store::Change change, Then<store::Outcome> then) override;
    void load(std::string table, store::Number from, Then<std::optional<std::vector<store::Bytes>>> then) override;
    void find_token(store::Hash hash, Then<std::optional<std::optional<store::FoundToken>>> then) override;
    void listed(std::size_t limit, store::Cursor after, Then<std::optional<std::vector<store::Listing>>> then) override;
    void due_before(std::int64_t moment, std::size_t limit, Then<std::optional<std::vector<store::Due>>> then) override;
    void setting(std::string name, Then<std::optional<std::optional<store::Bytes>>> then) override;
    void unreadable(const std::string& table, const std::string& reason) override;
    void subscriptions(store::Hash owner, Then<std::optional<std::vector<store::Subscription>>> then) override;
    void owed_before(std::int64_t moment, std::size_t limit,
                     Then<std::optional<std::vector<store::Owed>>> then) override;

    [[nodiscard]] const StoreFigures& figures() const { return *figures_; }

private:
    template <class T, class Read>
    void read(Read read, Then<std::optional<T>> then);

    store::Store& store_;
    Mailbox& mailbox_;
    Trouble trouble_;
    // The store tells what became of changes also when nobody is at the desk any more.
    std::shared_ptr<StoreFigures> figures_ = std::make_shared<StoreFigures>();
    Crew readers_{2};
};

}  // namespace shelfmark::server
