#pragma once

#include <optional>
#include <string>

#include "store/claims.h"
#include "store/ledger.h"
#include "store/sqlite.h"

namespace shelfmark::store {

// Writes to a file that has the newest schema.
class SqliteLedger : public Ledger {
public:
    explicit SqliteLedger(Connection connection);

    void begin(Patience patience) override;
    bool apply(const Change& change) override;
    void commit() override;
    void roll_back() override;

private:
    bool carry_out(const Batch& batch);
    bool carry_out(const Removal& removal);
    bool carry_out(const Redaction& redaction);
    bool carry_out(const Setting& setting);
    bool carry_out(const Subscription& subscription);
    bool carry_out(const Unsubscription& unsubscription);
    bool carry_out(const Settlement& settlement);
    bool carry_out(const Postponement& postponement);
    bool carry_out(const Claim& claim);
    static bool carry_out(const Announcement& /*nobody else is here*/) { return true; }

    struct Table {
        std::int64_t key;
        std::int64_t end;  // where its newest entry stands
        Number length;
    };
    std::optional<Table> find(const std::string& name);
    bool opens_another(const Token& token, const std::optional<Table>& table);
    Table begin_table(const Batch& batch);
    void append(Table table, const std::vector<Bytes>& entries);
    std::int64_t before(std::int64_t place);
    std::int64_t place_of(Number number, const Table& table);
    void change_tokens(const Batch& batch, std::int64_t table);
    [[nodiscard]] bool changed_something() const { return sqlite3_changes(connection_.handle()) > 0; }

    Connection connection_;
    Claims claims_;
    Statement begin_{connection_, "BEGIN IMMEDIATE"};
    Statement commit_{connection_, "COMMIT"};
    Statement find_table_{connection_,
                          "SELECT key, place, length FROM tables JOIN ends ON table_key = key WHERE name = ?"};
    Statement insert_table_{connection_, "INSERT INTO tables (name, listed, status, updated_at, wake_at, summary) "
                                         "VALUES (?, ?, ?, ?, ?, ?)"};
    Statement update_table_{connection_,
                            "UPDATE tables SET listed = ?2, status = ?3, updated_at = ?4, wake_at = ?5, summary = ?6 "
                            "WHERE key = ?1"};
    Statement delete_table_{connection_, "DELETE FROM tables WHERE key = ?"};
    Statement insert_end_{connection_, "INSERT INTO ends (table_key, place, length) VALUES (?, 0, 0)"};
    Statement move_end_{connection_, "UPDATE ends SET place = ?2, length = ?3 WHERE table_key = ?1"};
    Statement delete_end_{connection_, "DELETE FROM ends WHERE table_key = ?"};
    Statement insert_entry_{connection_, "INSERT INTO entries (before, body) VALUES (?, ?)"};
    Statement find_before_{connection_, "SELECT before FROM entries WHERE place = ?"};
    Statement update_entry_{connection_, "UPDATE entries SET body = ?3 WHERE place = ?1 AND body = ?2"};
    Statement delete_entry_{connection_, "DELETE FROM entries WHERE place = ?"};
    Statement find_token_{connection_, "SELECT table_key FROM tokens WHERE hash = ?"};
    Statement put_token_{connection_, "REPLACE INTO tokens (hash, table_key, value) VALUES (?, ?, ?)"};
    Statement delete_token_{connection_, "DELETE FROM tokens WHERE hash = ? AND table_key = ?"};
    Statement delete_tokens_{connection_, "DELETE FROM tokens WHERE table_key = ?"};
    Statement find_setting_{connection_, "SELECT value FROM settings WHERE name = ?"};
    Statement put_setting_{connection_, "REPLACE INTO settings (name, value) VALUES (?, ?)"};
    Statement put_subscription_{connection_, "REPLACE INTO subscriptions (key, owner, value) VALUES (?, ?, ?)"};
    Statement delete_subscription_{connection_, "DELETE FROM subscriptions WHERE key = ?"};
    Statement delete_owned_{connection_, "DELETE FROM subscriptions WHERE owner = ?"};
    Statement delete_owned_by_table_{connection_, "DELETE FROM subscriptions WHERE owner IN "
                                                  "(SELECT hash FROM tokens WHERE table_key = ?)"};
    Statement owe_{connection_, "REPLACE INTO owed (owner, table_key, entries, since) SELECT owner, table_key, ?3, ?4 "
                                "FROM subscriptions JOIN tokens ON hash = owner "
                                "WHERE owner = ?1 AND table_key = ?2 LIMIT 1"};
    Statement settle_{connection_, "DELETE FROM owed WHERE owner = ? AND entries <= ?"};
    Statement postpone_{connection_, "UPDATE owed SET since = ?3 WHERE owner = ?1 AND entries <= ?2"};
    Statement settle_all_{connection_, "DELETE FROM owed WHERE owner = ?"};
    Statement settle_table_{connection_,
                            "DELETE FROM owed WHERE owner IN (SELECT hash FROM tokens WHERE table_key = ?)"};
    bool forgetting_ = false;  // the transaction takes something out for good
    bool lingering_ = false;   // an earlier one did, and the write-ahead log could not be emptied yet
    // The entry that the transaction found last.
    struct Found {
        std::int64_t table = 0;
        Number number = 0;
        std::int64_t place = 0;
    };
    Found found_;
};

}  // namespace shelfmark::store
