// The one place that writes: changes queue up, and all that waited while the disk was busy goes into one transaction.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <limits>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "store/ledger.h"
#include "store/store.h"

namespace shelfmark::store {

struct WriterOptions {
    std::size_t longest_queue = 65536;
    std::size_t largest_group = 4096;
    /// Asked on the store's thread when all of a group is written but not yet committed; false makes the commit fail.
    /// Simulations break things here.
    std::function<bool()> before_commit;
    /// Told on the store's thread why a group failed, for the log.
    std::function<void(std::string_view)> trouble;
};

class GroupWriter {
public:
    GroupWriter(Ledger& ledger, WriterOptions options);

    Submission submit(Change change, Done done);
    /// Writes what waits, as one group of at most so many changes, and reports its outcomes; returns how many there
    /// were. Never from two threads at once.
    std::size_t write_group(std::size_t most = std::numeric_limits<std::size_t>::max());
    /// What waits is dropped, and its `done` is never called.
    void lose_waiting();
    /// Waits for something to write. False when there is nothing left and nothing will come.
    bool wait();
    /// Nothing more is accepted.
    void close();

private:
    struct Waiting {
        Change change;
        Done done;
    };
    // What was waiting, oldest first.
    struct Group {
        std::vector<Change> changes;
        std::vector<Done> told;
    };

    Group take(std::size_t most);
    using Clock = std::chrono::steady_clock;

    std::vector<Outcome> write(std::span<const Change> group);
    std::vector<Outcome> write_what_is_free(std::span<const Change> part, Patience patience, Clock::time_point until);
    [[nodiscard]] std::vector<Outcome> give_up(std::span<const Change> part) const;
    std::optional<std::vector<Outcome>> write_together(std::span<const Change> part, Patience patience);
    // Nobody waits for a store that fails to be closed.
    [[nodiscard]] bool is_given_up();
    std::vector<Outcome> write_once(std::span<const Change> part, Patience patience);
    void tell(const Failure& failure) const;

    Ledger& ledger_;
    WriterOptions options_;
    std::mutex mutex_;
    std::condition_variable something_;
    std::deque<Waiting> queue_;
    bool closed_ = false;
    bool failed_ = false;  // the last group
    // What changes were about that somebody held on to when they were last tried: these are written by themselves, so
    // that nobody else waits for them.
    std::set<std::string> held_;
};

// Keeps a writer writing; in the end writes what is left.
class WriterThread {
public:
    explicit WriterThread(GroupWriter& writer);
    WriterThread(const WriterThread&) = delete;
    WriterThread& operator=(const WriterThread&) = delete;
    ~WriterThread();

private:
    GroupWriter& writer_;
    std::thread thread_;
};

}  // namespace shelfmark::store
