#include "store/sqlite_ledger.h"

#include <algorithm>
#include <utility>

namespace shelfmark::store {

SqliteLedger::SqliteLedger(Connection connection) : connection_(std::move(connection)) {}

void SqliteLedger::begin() {
    forgetting_ = false;
    begin_.run();
}

bool SqliteLedger::apply(const Change& change) {
    return std::visit([this](const auto& one) { return carry_out(one); }, change);
}

void SqliteLedger::commit() {
    commit_.run();
    if (forgetting_) connection_.empty_log();
}

void SqliteLedger::roll_back() {
    // Many errors roll back by themselves. Where even this one fails, nothing was written, and begin() will say so.
    if (connection_.in_transaction()) sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

std::optional<SqliteLedger::Table> SqliteLedger::find(const std::string& name) {
    auto rows = find_table_.rows(Text{name});
    if (!rows.next()) return std::nullopt;
    return Table{rows.number(0), rows.number(1)};
}

bool SqliteLedger::opens_another(const Token& token, const std::optional<Table>& table) {
    auto rows = find_token_.rows(token.hash);
    return rows.next() && (!table || table->key != rows.number(0));
}

std::int64_t SqliteLedger::begin_table(const Batch& batch) {
    const auto row = batch.row.value_or(IndexRow{});
    insert_table_.run(Text{batch.table}, row.listed, row.status, row.updated_at, row.wake_at, row.summary);
    return sqlite3_last_insert_rowid(connection_.handle());
}

bool SqliteLedger::carry_out(const Batch& batch) {
    const auto table = find(batch.table);
    const auto length = table ? static_cast<Number>(table->length) : 0;
    if (batch.first != length || (!table && batch.entries.empty())) return false;
    if (std::ranges::any_of(batch.new_tokens, [&](const auto& token) { return opens_another(token, table); })) {
        return false;
    }
    if (const auto& row = batch.row; table && row) {
        update_table_.run(table->key, row->listed, row->status, row->updated_at, row->wake_at, row->summary);
    }
    const auto key = table ? table->key : begin_table(batch);
    if (batch.forgets) forgetting_ = true;
    auto number = batch.first;
    for (const auto& body : batch.entries) insert_entry_.run(key, number++, body);
    change_tokens(batch, key);
    return true;
}

void SqliteLedger::change_tokens(const Batch& batch, std::int64_t table) {
    for (const auto& hash : batch.old_tokens) delete_token_.run(hash, table);
    for (const auto& token : batch.new_tokens) put_token_.run(token.hash, table, token.value);
}

bool SqliteLedger::carry_out(const Removal& removal) {
    const auto table = find(removal.table);
    if (!table) return true;
    delete_entries_.run(table->key);
    delete_tokens_.run(table->key);
    delete_table_.run(table->key);
    forgetting_ = true;
    return true;
}

bool SqliteLedger::carry_out(const Redaction& redaction) {
    const auto table = find(redaction.table);
    if (!table || redaction.number >= static_cast<Number>(table->length)) return false;
    update_entry_.run(redaction.body, table->key, redaction.number);
    forgetting_ = true;
    return true;
}

bool SqliteLedger::carry_out(const Setting& setting) {
    std::optional<Bytes> held;
    if (auto rows = find_setting_.rows(Text{setting.name}); rows.next()) held = rows.bytes(0);
    if (held != setting.before) return false;
    put_setting_.run(Text{setting.name}, setting.after);
    return true;
}

bool SqliteLedger::carry_out(const Subscription& subscription) {
    put_subscription_.run(subscription.key, subscription.owner, subscription.value);
    return true;
}

bool SqliteLedger::carry_out(const Unsubscription& unsubscription) {
    delete_subscription_.run(unsubscription.key);
    forgetting_ = true;
    return true;
}

}  // namespace shelfmark::store
