#include "store/postgres_draft.h"

#include <algorithm>
#include <utility>

namespace shelfmark::store::pg {

namespace {

constexpr Statement insert_ends{"insert_ends", "INSERT INTO ends SELECT * FROM unnest($1::bytea[], $2::bigint[])"};
constexpr Statement move_ends{"move_ends", "UPDATE ends SET length = new.length "
                                           "FROM unnest($1::bytea[], $2::bigint[]) AS new (table_name, length) "
                                           "WHERE ends.table_name = new.table_name"};
constexpr Statement insert_entries{"insert_entries", "INSERT INTO entries (table_name, number, body) "
                                                     "SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bytea[])"};
constexpr Statement put_rows{
    "put_rows",
    "INSERT INTO tables (name, listed, status, updated_at, wake_at, summary) "
    "SELECT * FROM unnest($1::bytea[], $2::boolean[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bytea[]) "
    "ON CONFLICT (name) DO UPDATE SET listed = excluded.listed, status = excluded.status, "
    "updated_at = excluded.updated_at, wake_at = excluded.wake_at, summary = excluded.summary"};
constexpr Statement delete_tokens{"delete_tokens", "DELETE FROM tokens WHERE hash = ANY ($1::bytea[])"};
constexpr Statement silence{"silence", "DELETE FROM subscriptions WHERE owner = ANY ($1::bytea[])"};
constexpr Statement insert_tokens{"insert_tokens", "INSERT INTO tokens (hash, table_name, value) "
                                                   "SELECT * FROM unnest($1::bytea[], $2::bytea[], $3::bytea[])"};
constexpr Statement settle_owners{"settle_owners", "DELETE FROM owed WHERE owner = ANY ($1::bytea[])"};
constexpr Statement settle{"settle",
                           "DELETE FROM owed USING unnest($1::bytea[], $2::bigint[]) AS done (owner, entries) "
                           "WHERE owed.owner = done.owner AND owed.entries <= done.entries"};
constexpr Statement owe{"owe",
                        "INSERT INTO owed (owner, table_name, entries, since) "
                        "SELECT * FROM unnest($1::bytea[], $2::bytea[], $3::bigint[], $4::bigint[]) "
                        "AS new (owner, table_name, entries, since) "
                        "WHERE EXISTS (SELECT FROM subscriptions WHERE subscriptions.owner = new.owner) "
                        "AND EXISTS (SELECT FROM tokens WHERE hash = new.owner AND tokens.table_name = new.table_name) "
                        "ON CONFLICT (owner) DO UPDATE SET table_name = excluded.table_name, "
                        "entries = excluded.entries, since = excluded.since"};

}  // namespace

void Draft::know(const Hash& token, const std::string& table) {
    tokens_[token] = table;
    kept_.insert(token);
}

std::optional<Number> Draft::length(const std::string& table) const {
    const auto found = lengths_.find(table);
    if (found == lengths_.end()) return std::nullopt;
    return found->second;
}

bool Draft::fits(const Batch& batch) const {
    const auto known = length(batch.table);
    const bool continues = known ? *known == batch.first : batch.first == 0 && !batch.entries.empty();
    return continues && std::ranges::all_of(batch.new_tokens, [&](const Token& token) {
               const auto there = tokens_.find(token.hash);
               return there == tokens_.end() || there->second == batch.table;
           });
}

bool Draft::carry_out(const Batch& batch) {
    if (!fits(batch)) return false;
    append(batch);
    if (batch.row) rows_[batch.table] = *batch.row;
    change_tokens(batch);
    for (const auto& [owner, due] : batch.notices) {
        owed_[owner] = {owner, batch.table, batch.first + batch.entries.size(), due};
    }
    return true;
}

void Draft::append(const Batch& batch) {
    const bool begins = !lengths_.contains(batch.table);
    if (begins) rows_[batch.table] = {};
    auto number = batch.first;
    for (const auto& body : batch.entries) {
        tables_.push_back(batch.table);
        numbers_.push_back(static_cast<std::int64_t>(number++));
        bodies_.push_back(body);
    }
    lengths_[batch.table] = number;
    if (batch.entries.empty()) return;
    auto& end = ends_[batch.table];
    end.length = number;
    end.is_new |= begins;
}

void Draft::change_tokens(const Batch& batch) {
    for (const auto& hash : batch.old_tokens) {
        const auto there = tokens_.find(hash);
        if (there == tokens_.end() || there->second != batch.table) continue;
        tokens_.erase(there);
        owed_.erase(hash);
        opened_[hash] = std::nullopt;
    }
    for (const auto& token : batch.new_tokens) {
        tokens_[token.hash] = batch.table;
        opened_[token.hash] = FoundToken{batch.table, token.value};
    }
}

void Draft::carry_out(const Settlement& settlement) {
    Number& settled = settled_[settlement.owner];
    settled = std::max(settled, settlement.entries);
    const auto owed = owed_.find(settlement.owner);
    if (owed != owed_.end() && owed->second.entries <= settlement.entries) owed_.erase(owed);
}

void Draft::remove(const std::string& table) {
    lengths_.erase(table);
    std::erase_if(tokens_, [&](const auto& token) {
        if (token.second != table) return false;
        kept_.erase(token.first);
        return true;
    });
}

void Draft::write_ends(std::vector<Call>& calls) const {
    for (const bool is_new : {false, true}) {
        std::vector<Bytes> tables;
        std::vector<std::int64_t> lengths;
        for (const auto& [table, end] : ends_) {
            if (end.is_new != is_new) continue;
            tables.push_back(table);
            lengths.push_back(static_cast<std::int64_t>(end.length));
        }
        if (!tables.empty()) calls.push_back({is_new ? insert_ends : move_ends, Values(tables, lengths)});
    }
}

void Draft::write_entries(std::vector<Call>& calls) const {
    if (!bodies_.empty()) calls.push_back({insert_entries, Values(tables_, numbers_, bodies_)});
}

void Draft::write_rows(std::vector<Call>& calls) const {
    if (rows_.empty()) return;
    std::vector<Bytes> names;
    std::vector<bool> listed;
    std::vector<std::int64_t> status;
    std::vector<std::int64_t> updated_at;
    std::vector<std::optional<Moment>> wake_at;
    std::vector<Bytes> summaries;
    for (const auto& [name, row] : rows_) {
        names.push_back(name);
        listed.push_back(row.listed);
        status.push_back(row.status);
        updated_at.push_back(row.updated_at);
        wake_at.push_back(row.wake_at);
        summaries.push_back(row.summary);
    }
    calls.push_back({put_rows, Values(names, listed, status, updated_at, wake_at, summaries)});
}

void Draft::write_tokens(std::vector<Call>& calls) {
    std::vector<Hash> old;
    std::vector<Hash> gone;
    std::vector<Hash> hashes;
    std::vector<Bytes> tables;
    std::vector<Bytes> values;
    for (const auto& [hash, token] : opened_) {
        // Only what was there and locked: a token that another server brings meanwhile is a collision.
        if (kept_.erase(hash) != 0) old.push_back(hash);
        if (!token) gone.push_back(hash);
        if (!token) continue;
        hashes.push_back(hash);
        tables.push_back(token->table);
        values.push_back(token->value);
    }
    kept_.insert(hashes.begin(), hashes.end());
    if (!old.empty()) calls.push_back({delete_tokens, Values(old)});
    if (!gone.empty()) calls.push_back({settle_owners, Values(gone)});
    if (!gone.empty()) calls.push_back({silence, Values(gone)});
    if (!hashes.empty()) calls.push_back({insert_tokens, Values(hashes, tables, values)});
}

void Draft::write_settled(std::vector<Call>& calls) const {
    if (settled_.empty()) return;
    std::vector<Hash> owners;
    std::vector<std::int64_t> entries;
    for (const auto& [owner, settled] : settled_) {
        owners.push_back(owner);
        entries.push_back(static_cast<std::int64_t>(settled));
    }
    calls.push_back({settle, Values(owners, entries)});
}

void Draft::write_owed(std::vector<Call>& calls) const {
    if (owed_.empty()) return;
    std::vector<Hash> owners;
    std::vector<Bytes> tables;
    std::vector<std::int64_t> entries;
    std::vector<std::int64_t> due;
    for (const auto& [owner, one] : owed_) {
        owners.push_back(owner);
        tables.push_back(one.table);
        entries.push_back(static_cast<std::int64_t>(one.entries));
        due.push_back(one.due);
    }
    calls.push_back({owe, Values(owners, tables, entries, due)});
}

std::vector<Call> Draft::take_calls() {
    std::vector<Call> calls;
    write_ends(calls);
    write_entries(calls);
    write_rows(calls);
    write_tokens(calls);
    write_settled(calls);
    write_owed(calls);
    ends_.clear();
    tables_.clear();
    numbers_.clear();
    bodies_.clear();
    rows_.clear();
    opened_.clear();
    settled_.clear();
    owed_.clear();
    return calls;
}

}  // namespace shelfmark::store::pg
