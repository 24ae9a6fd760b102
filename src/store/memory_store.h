#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "store/group_writer.h"
#include "store/memory_ledger.h"
#include "store/store.h"

namespace shelfmark::store {

// A store that lasts as long as the process: for tests and simulations.
class MemoryStore final : public Store {
public:
    enum class Commits { by_thread, by_hand };

    explicit MemoryStore(WriterOptions options = {}, Commits commits = Commits::by_thread);

    Submission submit(Change change, Done done) override { return writer_.submit(std::move(change), std::move(done)); }
    std::vector<Bytes> load(std::string_view table, Number from) override;
    std::optional<FoundToken> find_token(const Hash& hash) override;
    std::optional<Batch> copy_of(std::string_view table) override;
    std::vector<Listing> listed(std::size_t limit, const Cursor& after) override;
    std::vector<Due> due_before(Moment moment, std::size_t limit) override;
    std::size_t count() override;
    std::optional<Bytes> setting(std::string_view name) override;
    std::vector<Subscription> subscriptions(const Hash& owner) override;
    std::vector<Owed> owed_before(Moment moment, std::size_t limit) override;

    // With Commits::by_hand whoever made the store says when something is written.

    /// Writes one group of at most so many changes and calls their `done`, all on this thread; returns how many.
    std::size_t write_group(std::size_t most) { return writer_.write_group(most); }
    /// What waits is never written, as in a crash.
    void lose_waiting() { writer_.lose_waiting(); }

private:
    MemoryLedger ledger_;
    GroupWriter writer_;
    std::optional<WriterThread> thread_;
};

}  // namespace shelfmark::store
