#include "store/group_writer.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace shelfmark::store {

namespace {

// Two that collide once hardly do so again.
constexpr int most_tries = 10;

}  // namespace

GroupWriter::GroupWriter(Ledger& ledger, WriterOptions options) : ledger_(ledger), options_(std::move(options)) {}

Submission GroupWriter::submit(Change change, Done done) {
    {
        const std::scoped_lock lock(mutex_);
        if (closed_ || queue_.size() >= options_.longest_queue) return Submission::busy;
        queue_.push_back({std::move(change), std::move(done)});
    }
    something_.notify_one();
    return Submission::accepted;
}

GroupWriter::Group GroupWriter::take(std::size_t most) {
    const std::scoped_lock lock(mutex_);
    const auto end =
        queue_.begin() + static_cast<std::ptrdiff_t>(std::min({most, options_.largest_group, queue_.size()}));
    Group group;
    for (auto& [change, done] : std::ranges::subrange(queue_.begin(), end)) {
        group.changes.push_back(std::move(change));
        group.told.push_back(std::move(done));
    }
    queue_.erase(queue_.begin(), end);
    return group;
}

std::vector<Outcome> GroupWriter::write_once(std::span<const Change> group) {
    ledger_.begin();
    auto outcomes = ledger_.apply_all(group);
    if (options_.before_commit && !options_.before_commit()) throw Failure("the commit was refused on purpose");
    ledger_.commit();
    return outcomes;
}

std::vector<Outcome> GroupWriter::write(std::span<const Change> group) {
    for (int tries_left = most_tries; true;) {
        try {
            auto outcomes = write_once(group);
            if (std::ranges::count(outcomes, Outcome::failed) > 0) tell(Failure("somebody holds on to a table"));
            return outcomes;
        } catch (const Collision& collision) {
            ledger_.roll_back();
            if (--tries_left > 0) continue;
            tell(collision);
        } catch (const Failure& failure) {
            ledger_.roll_back();
            tell(failure);
        }
        // Also those that conflicted: they may have met a neighbour that is gone now.
        return std::vector(group.size(), Outcome::failed);
    }
}

void GroupWriter::tell(const Failure& failure) const {
    if (options_.trouble) options_.trouble(failure.what());
}

std::size_t GroupWriter::write_group(std::size_t most) {
    auto group = take(most);
    if (group.changes.empty()) return 0;
    const auto outcomes = is_given_up() ? std::vector(group.changes.size(), Outcome::failed) : write(group.changes);
    failed_ = std::cmp_equal(std::ranges::count(outcomes, Outcome::failed), outcomes.size());
    for (std::size_t i = 0; i < outcomes.size(); ++i) group.told[i](outcomes[i]);
    return outcomes.size();
}

bool GroupWriter::is_given_up() {
    const std::scoped_lock lock(mutex_);
    return closed_ && failed_;
}

void GroupWriter::lose_waiting() {
    const std::scoped_lock lock(mutex_);
    queue_.clear();
}

bool GroupWriter::wait() {
    std::unique_lock lock(mutex_);
    something_.wait(lock, [this] { return closed_ || !queue_.empty(); });
    return !queue_.empty();
}

void GroupWriter::close() {
    {
        const std::scoped_lock lock(mutex_);
        closed_ = true;
    }
    something_.notify_one();
}

WriterThread::WriterThread(GroupWriter& writer)
    : writer_(writer), thread_([this] {
          while (writer_.wait()) writer_.write_group();
      }) {}

WriterThread::~WriterThread() {
    writer_.close();
    thread_.join();
}

}  // namespace shelfmark::store
