#include "store/group_writer.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shelfmark::store {

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

std::vector<GroupWriter::Waiting> GroupWriter::take(std::size_t most) {
    const std::scoped_lock lock(mutex_);
    const auto end =
        queue_.begin() + static_cast<std::ptrdiff_t>(std::min({most, options_.largest_group, queue_.size()}));
    std::vector<Waiting> group(std::move_iterator(queue_.begin()), std::move_iterator(end));
    queue_.erase(queue_.begin(), end);
    return group;
}

std::vector<Outcome> GroupWriter::write(const std::vector<Waiting>& group) {
    std::vector<Outcome> outcomes;
    outcomes.reserve(group.size());
    try {
        ledger_.begin();
        for (const auto& waiting : group) {
            outcomes.push_back(ledger_.apply(waiting.change) ? Outcome::committed : Outcome::conflict);
        }
        if (options_.before_commit && !options_.before_commit()) throw Failure("the commit was refused on purpose");
        ledger_.commit();
    } catch (const Failure& failure) {
        ledger_.roll_back();
        if (options_.trouble) options_.trouble(failure.what());
        // Also those that conflicted: they may have met a neighbour that is gone now.
        outcomes.assign(group.size(), Outcome::failed);
    }
    return outcomes;
}

std::size_t GroupWriter::write_group(std::size_t most) {
    auto group = take(most);
    if (group.empty()) return 0;
    const auto outcomes = write(group);
    for (std::size_t i = 0; i < group.size(); ++i) group[i].done(outcomes[i]);
    return group.size();
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
