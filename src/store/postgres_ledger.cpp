#include "store/postgres_ledger.h"

#include <ranges>
#include <utility>

#include "store/postgres_news.h"
#include "store/postgres_schema.h"

namespace shelfmark::store::pg {

namespace {

constexpr Statement begin_transaction{"begin", "BEGIN"};
// As long as another server needs to write, and no longer.
constexpr Statement wait_little{"wait_little", "SET LOCAL lock_timeout = '50ms'"};
constexpr Statement commit_transaction{"commit", "COMMIT"};
constexpr Statement roll_back_transaction{"roll_back", "ROLLBACK"};

// All servers lock in the same order, so that two do not wait for each other.
constexpr Statement lock_ends{"lock_ends", "SELECT table_name, length FROM ends WHERE table_name = ANY ($1::bytea[]) "
                                           "ORDER BY table_name FOR NO KEY UPDATE"};
constexpr Statement lock_tokens{"lock_tokens", "SELECT hash, table_name FROM tokens WHERE hash = ANY ($1::bytea[]) "
                                               "ORDER BY hash FOR UPDATE"};
constexpr Statement lock_owed{"lock_owed",
                              "SELECT FROM owed WHERE owner = ANY ($1::bytea[]) ORDER BY owner FOR UPDATE"};
constexpr Statement lock_claims{"lock_claims",
                                "SELECT FROM claims WHERE work = ANY ($1::bytea[]) ORDER BY work FOR UPDATE"};

constexpr Statement delete_end{"delete_end", "DELETE FROM ends WHERE table_name = $1"};
constexpr Statement delete_entries{"delete_entries", "DELETE FROM entries WHERE table_name = $1"};
constexpr Statement delete_row{"delete_row", "DELETE FROM tables WHERE name = $1"};
constexpr Statement delete_all_tokens{"delete_all_tokens", "DELETE FROM tokens WHERE table_name = $1"};
constexpr Statement silence_table{
    "silence_table", "DELETE FROM subscriptions WHERE owner IN (SELECT hash FROM tokens WHERE table_name = $1)"};
constexpr Statement replace_entry{"replace_entry", "UPDATE entries SET body = $4 "
                                                   "WHERE table_name = $1 AND number = $2 AND body = $3"};
constexpr Statement make_setting{"make_setting", "INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING"};
constexpr Statement change_setting{"change_setting", "UPDATE settings SET value = $3 WHERE name = $1 AND value = $2"};
constexpr Statement put_subscription{"put_subscription",
                                     "INSERT INTO subscriptions VALUES ($1, $2, $3) ON CONFLICT (key) "
                                     "DO UPDATE SET owner = excluded.owner, value = excluded.value"};
constexpr Statement delete_subscription{"delete_subscription", "DELETE FROM subscriptions WHERE key = $1"};
constexpr Statement postpone{"postpone", "UPDATE owed SET since = $3 WHERE owner = $1 AND entries <= $2"};
constexpr Statement settle_table{"settle_table",
                                 "DELETE FROM owed WHERE owner IN (SELECT hash FROM tokens WHERE table_name = $1)"};
// As Claim::follows has it.
constexpr Statement put_claim{"put_claim", "INSERT INTO claims VALUES ($1, $2, $4) ON CONFLICT (work) "
                                           "DO UPDATE SET holder = excluded.holder, until = excluded.until "
                                           "WHERE claims.holder = excluded.holder OR claims.until <= $3"};
// And what nobody gave up: it is of no use to anybody, long after its time.
constexpr Statement delete_claim{"delete_claim", "DELETE FROM claims WHERE work = $1 OR until < $2"};
constexpr Moment long_after = Moment{3'600'000};
constexpr Statement notify{"notify", "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"};

// What a group has to look at before it can be decided.
struct Needed {
    std::set<std::string> tables;
    std::set<Hash> tokens;
    std::set<Hash> owed;  // by owner
    std::set<Bytes> claims;

    void operator()(const Batch& batch) {
        tables.insert(batch.table);
        for (const auto& notice : batch.notices) owed.insert(notice.owner);
        for (const auto& token : batch.new_tokens) tokens.insert(token.hash);
        tokens.insert(batch.old_tokens.begin(), batch.old_tokens.end());
        owed.insert(batch.old_tokens.begin(), batch.old_tokens.end());  // they go with them
    }
    void operator()(const Removal& removal) { tables.insert(removal.table); }
    void operator()(const Redaction& redaction) { tables.insert(redaction.table); }
    void operator()(const Settlement& settlement) { owed.insert(settlement.owner); }
    void operator()(const Postponement& postponement) { owed.insert(postponement.owner); }
    void operator()(const Claim& claim) { claims.insert(claim.work); }
    void operator()(const Subscription& subscription) { tokens.insert(subscription.owner); }
    template <class Other>
    void operator()(const Other& /*needs nothing*/) {}
};

// Of many entries of one table only the last is told.
std::vector<News> shortened(const std::vector<News>& all) {
    std::set<std::string> appended;
    std::vector<News> kept;
    for (const News& news : all | std::views::reverse) {
        const auto* const more = std::get_if<Appended>(&news);
        if (more == nullptr || appended.insert(more->table).second) kept.push_back(news);
    }
    return {kept.rbegin(), kept.rend()};
}

}  // namespace

PostgresLedger::PostgresLedger(Address address, Connection connection, std::string writer, int form)
    : address_(std::move(address)), connection_(std::move(connection)), writer_(std::move(writer)), form_(form) {}

void PostgresLedger::begin(Patience patience) {
    if (!connection_) connection_.emplace(address_);
    patience_ = patience;
    draft_ = {};
    removed_.clear();
}

std::vector<Rows> PostgresLedger::run(const std::vector<Call>& calls) {
    try {
        return connection_->run(calls);
    } catch (const LostConnection&) {
        connection_.reset();
        begun_ = false;
        throw;
    }
}

bool PostgresLedger::apply(const Change& change) { return apply_all({&change, 1}).front() == Outcome::committed; }

std::vector<Outcome> PostgresLedger::apply_all(std::span<const Change> group) {
    lock(group);
    std::vector<Outcome> outcomes;
    outcomes.reserve(group.size());
    for (const auto& change : group) {
        const bool fits = std::visit([this](const auto& one) { return this->carry_out(one); }, change);
        outcomes.push_back(fits ? Outcome::committed : Outcome::conflict);
    }
    finish(group, outcomes);
    return outcomes;
}

void PostgresLedger::lock(std::span<const Change> group) {
    Needed needed;
    for (const auto& change : group) std::visit(needed, change);
    const std::vector<Bytes> tables(needed.tables.begin(), needed.tables.end());
    const std::vector<Hash> tokens(needed.tokens.begin(), needed.tokens.end());
    std::vector<Call> calls;
    // From here on there is something to roll back, also when one of the questions fails.
    if (!std::exchange(begun_, true)) {
        calls.push_back({begin_transaction});
        if (patience_ == Patience::little) calls.push_back({wait_little});
    }
    const auto first = calls.size();
    calls.push_back({usable_from});
    calls.push_back({lock_ends, Values(tables)});
    if (!tokens.empty()) calls.push_back({lock_tokens, Values(tokens)});
    const std::vector<Hash> owed(needed.owed.begin(), needed.owed.end());
    if (!owed.empty()) calls.push_back({lock_owed, Values(owed)});
    const std::vector<Bytes> claims(needed.claims.begin(), needed.claims.end());
    if (!claims.empty()) calls.push_back({lock_claims, Values(claims)});
    const auto answers = run(calls);

    const auto& form = answers[first];
    if (form.size() != 1 || form.number(0, 0) > form_) {
        throw Failure("the database has been brought to a newer form by a newer Shelfmark");
    }
    const auto& ends = answers[first + 1];
    for (int row = 0; row < ends.size(); ++row) {
        draft_.know(ends.bytes(row, 0), static_cast<Number>(ends.number(row, 1)));
    }
    for (int row = 0; !tokens.empty() && row < answers[first + 2].size(); ++row) {
        draft_.know(answers[first + 2].hash(row, 0), answers[first + 2].bytes(row, 1));
    }
}

void PostgresLedger::flush(std::vector<Call> more) {
    auto calls = draft_.take_calls();
    calls.insert(calls.end(), more.begin(), more.end());
    if (!calls.empty()) run(calls);
}

void PostgresLedger::finish(std::span<const Change> group, const std::vector<Outcome>& outcomes) {
    std::vector<News> news;
    for (std::size_t i = 0; i < group.size(); ++i) {
        const auto* const removal = std::get_if<Removal>(&group[i]);
        if (outcomes[i] != Outcome::committed || (removal != nullptr && !removed_.contains(removal->table))) continue;
        if (auto told = news_of(group[i])) news.push_back(std::move(*told));
    }
    std::vector<Call> calls;
    const auto notices = write_notices(writer_, shortened(news));
    const std::vector<Text> texts(notices.begin(), notices.end());
    if (!texts.empty()) calls.push_back({notify, Values(Text{channel}, texts)});
    flush(std::move(calls));
}

void PostgresLedger::commit() {
    try {
        run({{commit_transaction}});
    } catch (const LostConnection& lost) {
        // It may have been carried out all the same, so that it cannot simply be tried again.
        throw Failure(std::string("whether a group was written is not known: ") + lost.what());
    }
    begun_ = false;
}

void PostgresLedger::roll_back() {
    if (!std::exchange(begun_, false) || !connection_) return;
    try {
        connection_->run(Call{roll_back_transaction});
    } catch (const Failure&) {
        connection_.reset();  // which rolls back as well
    }
}

bool PostgresLedger::carry_out(const Removal& removal) {
    if (!draft_.length(removal.table)) return true;
    const Values table(removal.table);
    flush({{delete_end, table},
           {delete_entries, table},
           {delete_row, table},
           {settle_table, table},
           {silence_table, table},
           {delete_all_tokens, table}});
    draft_.remove(removal.table);
    removed_.insert(removal.table);
    return true;
}

bool PostgresLedger::carry_out(const Redaction& redaction) {
    flush({});
    return changed({replace_entry, Values(redaction.table, redaction.number, redaction.before, redaction.after)}) == 1;
}

bool PostgresLedger::carry_out(const Setting& setting) {
    if (!setting.before) return changed({make_setting, Values(setting.name, setting.after)}) == 1;
    return changed({change_setting, Values(setting.name, *setting.before, setting.after)}) == 1;
}

bool PostgresLedger::carry_out(const Subscription& subscription) {
    if (!draft_.opens_something(subscription.owner)) return false;
    flush({{put_subscription, Values(subscription.key, subscription.owner, subscription.value)}});
    return true;
}

bool PostgresLedger::carry_out(const Unsubscription& unsubscription) {
    flush({{delete_subscription, Values(unsubscription.key)}});
    return true;
}

bool PostgresLedger::carry_out(const Settlement& settlement) {
    draft_.carry_out(settlement);
    return true;
}

bool PostgresLedger::carry_out(const Postponement& postponement) {
    flush({{postpone, Values(postponement.owner, postponement.entries, postponement.due)}});
    return true;
}

bool PostgresLedger::carry_out(const Claim& claim) {
    if (changed({put_claim, Values(claim.work, claim.holder, claim.now, claim.until)}) != 1) return false;
    if (claim.gives_up()) run({{delete_claim, Values(claim.work, claim.now - long_after)}});
    return true;
}

}  // namespace shelfmark::store::pg
