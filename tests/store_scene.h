// What tests of stores share: short ways to write changes, and a writer that can be held up.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <mutex>
#include <semaphore>
#include <string>
#include <utility>
#include <vector>

#include "store/group_writer.h"
#include "store/store.h"

namespace shelfmark::store {

inline void PrintTo(Outcome outcome, std::ostream* out) {
    *out << (outcome == Outcome::committed ? "committed" : outcome == Outcome::conflict ? "conflict" : "failed");
}

inline Hash hash_of(std::uint8_t number) {
    Hash hash{};
    hash.front() = number;
    hash.back() = 0xff;
    return hash;
}

inline Batch batch(std::string table, Number first, std::vector<Bytes> entries) {
    Batch made;
    made.table = std::move(table);
    made.first = first;
    made.entries = std::move(entries);
    return made;
}

inline Batch with_tokens(Batch made, std::vector<Token> tokens) {
    made.new_tokens = std::move(tokens);
    return made;
}

inline Batch with_row(Batch made, IndexRow row) {
    made.row = std::move(row);
    return made;
}

/// The outcomes in the order in which they were reported.
class Outcomes {
public:
    Done next() {
        return [this](Outcome outcome) {
            const std::scoped_lock lock(mutex_);
            all_.push_back(outcome);
        };
    }
    std::vector<Outcome> all() {
        const std::scoped_lock lock(mutex_);
        return all_;
    }

private:
    std::mutex mutex_;
    std::vector<Outcome> all_;
};

/// Lets commits through one by one, so that a test knows what waits meanwhile.
class Gate {
public:
    /// The options of a store that this gate holds up.
    WriterOptions options() {
        WriterOptions made;
        made.before_commit = [this] { return pass(); };
        return made;
    }
    /// Waits until the writer wants to commit a group.
    void await() { arrived_.acquire(); }
    void let_through() { open(true); }
    void refuse() { open(false); }
    /// From now on nobody is held up.
    void leave_open() {
        guarded_ = false;
        let_through();
    }

private:
    bool pass() {
        if (!guarded_) return true;
        arrived_.release();
        opened_.acquire();
        return verdict_;
    }
    void open(bool verdict) {
        verdict_ = verdict;
        opened_.release();
    }

    std::counting_semaphore<> arrived_{0};
    std::counting_semaphore<> opened_{0};
    std::atomic<bool> guarded_ = true;
    std::atomic<bool> verdict_ = true;
};

inline void submit(Store& store, Change change, Outcomes& outcomes) {
    EXPECT_EQ(store.submit(std::move(change), outcomes.next()), Submission::accepted);
}

/// Returns when all that was submitted before is decided.
inline void finish(Store& store) { carry_out(store, Unsubscription{}); }

}  // namespace shelfmark::store
