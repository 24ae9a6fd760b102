#include "store/group_writer.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace shelfmark::store {

namespace {

// Two that collide once hardly do so again.
constexpr int most_tries = 10;
// Where so much is held on to that it cannot be told apart any sooner, all of it fails.
constexpr std::chrono::seconds longest_search{7};

// What a change is about: one table, one seat, one work. Two that need the same rows are mostly about the same.
struct Subject {
    static std::string text(const Hash& hash) { return {hash.begin(), hash.end()}; }

    std::string operator()(const Batch& batch) const { return batch.table; }
    std::string operator()(const Removal& removal) const { return removal.table; }
    std::string operator()(const Redaction& redaction) const { return redaction.table; }
    std::string operator()(const Setting& setting) const { return setting.name; }
    std::string operator()(const Subscription& subscription) const { return text(subscription.owner); }
    std::string operator()(const Unsubscription& unsubscription) const { return text(unsubscription.key); }
    std::string operator()(const Settlement& settlement) const { return text(settlement.owner); }
    std::string operator()(const Postponement& postponement) const { return text(postponement.owner); }
    std::string operator()(const Claim& claim) const { return claim.work; }
    std::string operator()(const Announcement& /*about no row*/) const { return {}; }
};

std::string subject_of(const Change& change) { return std::visit(Subject(), change); }

void append(std::vector<Outcome>& all, const std::vector<Outcome>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

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

std::vector<Outcome> GroupWriter::write_once(std::span<const Change> part, Patience patience) {
    ledger_.begin(patience);
    auto outcomes = ledger_.apply_all(part);
    if (options_.before_commit && !options_.before_commit()) throw Failure("the commit was refused on purpose");
    ledger_.commit();
    return outcomes;
}

// Nothing where somebody holds on to what one of the changes needs.
std::optional<std::vector<Outcome>> GroupWriter::write_together(std::span<const Change> part, Patience patience) {
    for (int tries_left = most_tries; true;) {
        try {
            return write_once(part, patience);
        } catch (const HeldUp&) {
            ledger_.roll_back();
            return std::nullopt;
        } catch (const Collision& collision) {
            ledger_.roll_back();
            if (--tries_left > 0) continue;
            tell(collision);
        } catch (const Failure& failure) {
            ledger_.roll_back();
            tell(failure);
        }
        // Also those that conflicted: they may have met a neighbour that is gone now.
        return std::vector(part.size(), Outcome::failed);
    }
}

std::vector<Outcome> GroupWriter::give_up(std::span<const Change> part) const {
    tell(HeldUp("somebody holds on to what has to be written"));
    return std::vector(part.size(), Outcome::failed);
}

// All in one transaction; but where that is held up, in two halves, and in halves of these, until the changes are alone
// that cannot be written now.
std::vector<Outcome> GroupWriter::write_what_is_free(std::span<const Change> part, Patience patience,
                                                     Clock::time_point until) {
    if (Clock::now() > until) return give_up(part);
    if (auto outcomes = write_together(part, patience)) {
        if (part.size() == 1) held_.erase(subject_of(part.front()));
        return std::move(*outcomes);
    }
    if (part.size() == 1) {
        held_.insert(subject_of(part.front()));
        return give_up(part);
    }
    const auto half = part.size() / 2;
    auto outcomes = write_what_is_free(part.first(half), Patience::little, until);
    append(outcomes, write_what_is_free(part.subspan(half), Patience::little, until));
    return outcomes;
}

std::vector<Outcome> GroupWriter::write(std::span<const Change> group) {
    const auto until = Clock::now() + longest_search;
    const auto is_held = [this](const Change& change) { return held_.contains(subject_of(change)); };
    std::vector<Outcome> outcomes;
    while (outcomes.size() < group.size()) {
        const auto rest = group.subspan(outcomes.size());
        const auto free = std::ranges::distance(rest.begin(), std::ranges::find_if(rest, is_held));
        if (free > 0) {
            append(outcomes, write_what_is_free(rest.first(static_cast<std::size_t>(free)), Patience::usual, until));
        } else {
            append(outcomes, write_what_is_free(rest.first(1), Patience::little, until));
        }
    }
    return outcomes;
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
