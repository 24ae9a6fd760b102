#include "store/sqlite_ledger.h"

#include <algorithm>
#include <utility>

namespace shelfmark::store {

SqliteLedger::SqliteLedger(Connection connection) : connection_(std::move(connection)) {}

void SqliteLedger::begin(Patience /*nobody else writes here*/) {
    forgetting_ = false;
    found_ = {};
    begin_.run();
}

bool SqliteLedger::apply(const Change& change) {
    return std::visit([this](const auto& one) { return this->carry_out(one); }, change);
}

void SqliteLedger::commit() {
    commit_.run();
    claims_.commit();
    // A backup reads for long, and then every group would wait: what lingers goes with the first one after it.
    constexpr std::chrono::milliseconds longer_than_a_read(100);
    if (forgetting_ || lingering_) {
        lingering_ = !connection_.empty_log(forgetting_ ? longer_than_a_read : std::chrono::milliseconds(0));
    }
}

void SqliteLedger::roll_back() {
    // Many errors roll back by themselves. Where even this one fails, nothing was written, and begin() will say so.
    if (connection_.in_transaction()) sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
    claims_.roll_back();
}

std::optional<SqliteLedger::Table> SqliteLedger::find(const std::string& name) {
    auto rows = find_table_.rows(Text{name});
    if (!rows.next()) return std::nullopt;
    return Table{rows.number(0), rows.number(1), static_cast<Number>(rows.number(2))};
}

bool SqliteLedger::opens_another(const Token& token, const std::optional<Table>& table) {
    auto rows = find_token_.rows(token.hash);
    return rows.next() && (!table || table->key != rows.number(0));
}

SqliteLedger::Table SqliteLedger::begin_table(const Batch& batch) {
    const auto row = batch.row.value_or(IndexRow{});
    insert_table_.run(Text{batch.table}, row.listed, row.status, row.updated_at, row.wake_at, row.summary);
    const auto key = sqlite3_last_insert_rowid(connection_.handle());
    insert_end_.run(key);
    return {.key = key, .end = 0, .length = 0};
}

void SqliteLedger::append(Table table, const std::vector<Bytes>& entries) {
    if (entries.empty()) return;
    for (const auto& body : entries) {
        insert_entry_.run(table.end, body);
        table.end = sqlite3_last_insert_rowid(connection_.handle());
    }
    move_end_.run(table.key, table.end, table.length + entries.size());
}

std::int64_t SqliteLedger::before(std::int64_t place) {
    auto rows = find_before_.rows(place);
    return rows.next() ? rows.number(0) : 0;
}

// The way leads backwards from the end. It goes on from where the last one ended, so that whoever asks for many entries
// of a table, the newest first, walks along its log once and not once for each of them.
std::int64_t SqliteLedger::place_of(Number number, const Table& table) {
    if (found_.table != table.key || found_.number < number) found_ = {table.key, table.length - 1, table.end};
    for (; found_.number > number; --found_.number) found_.place = before(found_.place);
    return found_.place;
}

bool SqliteLedger::carry_out(const Batch& batch) {
    const auto table = find(batch.table);
    if (batch.first != (table ? table->length : 0) || (!table && batch.entries.empty())) return false;
    if (std::ranges::any_of(batch.new_tokens, [&](const auto& token) { return opens_another(token, table); })) {
        return false;
    }
    if (const auto& row = batch.row; table && row) {
        update_table_.run(table->key, row->listed, row->status, row->updated_at, row->wake_at, row->summary);
    }
    if (batch.forgets) forgetting_ = true;
    const auto written = table ? *table : begin_table(batch);
    append(written, batch.entries);
    change_tokens(batch, written.key);
    for (const auto& notice : batch.notices) {
        owe_.run(notice.owner, written.key, batch.first + batch.entries.size(), notice.due);
    }
    return true;
}

void SqliteLedger::change_tokens(const Batch& batch, std::int64_t table) {
    for (const auto& hash : batch.old_tokens) {
        delete_token_.run(hash, table);
        if (!changed_something()) continue;
        settle_all_.run(hash);
        delete_owned_.run(hash);
        if (changed_something()) forgetting_ = true;
    }
    for (const auto& token : batch.new_tokens) put_token_.run(token.hash, table, token.value);
}

bool SqliteLedger::carry_out(const Removal& removal) {
    const auto table = find(removal.table);
    if (!table) return true;
    for (auto place = table->end; place != 0;) {
        const auto next = before(place);
        delete_entry_.run(place);
        place = next;
    }
    found_ = {};
    delete_end_.run(table->key);
    settle_table_.run(table->key);
    delete_owned_by_table_.run(table->key);
    delete_tokens_.run(table->key);
    delete_table_.run(table->key);
    forgetting_ = true;
    return true;
}

bool SqliteLedger::carry_out(const Redaction& redaction) {
    const auto table = find(redaction.table);
    if (!table || redaction.number >= table->length) return false;
    update_entry_.run(place_of(redaction.number, *table), redaction.before, redaction.after);
    if (!changed_something()) return false;
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
    if (!find_token_.rows(subscription.owner).next()) return false;
    put_subscription_.run(subscription.key, subscription.owner, subscription.value);
    return true;
}

bool SqliteLedger::carry_out(const Unsubscription& unsubscription) {
    delete_subscription_.run(unsubscription.key);
    forgetting_ = true;
    return true;
}

bool SqliteLedger::carry_out(const Settlement& settlement) {
    settle_.run(settlement.owner, settlement.entries);
    return true;
}

bool SqliteLedger::carry_out(const Postponement& postponement) {
    postpone_.run(postponement.owner, postponement.entries, postponement.due);
    return true;
}

bool SqliteLedger::carry_out(const Claim& claim) { return claims_.take(claim); }

}  // namespace shelfmark::store
