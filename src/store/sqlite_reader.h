#pragma once

#include "store/sqlite.h"

namespace shelfmark::store {

// Reads from a file that has the newest schema. Used by one thread at a time.
class SqliteReader {
public:
    explicit SqliteReader(Connection connection);

    std::vector<Bytes> load(std::string_view table, Number from);
    std::optional<FoundToken> find_token(const Hash& hash);
    std::optional<Batch> copy_of(std::string_view table);
    std::vector<Listing> listed(std::size_t limit, const Cursor& after);
    std::vector<Due> due_before(Moment moment, std::size_t limit);
    std::size_t count();
    std::optional<Bytes> setting(std::string_view name);
    std::vector<Subscription> subscriptions(const Hash& owner);
    std::vector<Owed> owed_before(Moment moment, std::size_t limit);

private:
    Connection connection_;
    Statement find_end_{connection_, "SELECT place, length FROM tables JOIN ends ON table_key = key WHERE name = ?"};
    Statement find_entry_{connection_, "SELECT before, body FROM entries WHERE place = ?"};
    Statement find_token_{connection_, "SELECT name, value FROM tokens JOIN tables ON key = table_key WHERE hash = ?"};
    Statement find_row_{connection_,
                        "SELECT name, listed, status, updated_at, wake_at, summary FROM tables WHERE name = ?"};
    Statement tokens_{connection_,
                      "SELECT hash, value FROM tokens WHERE table_key = (SELECT key FROM tables WHERE name = ?) "
                      "ORDER BY hash"};
    Statement listed_{connection_,
                      "SELECT name, listed, status, updated_at, wake_at, summary FROM tables "
                      "WHERE listed = 1 AND (updated_at, name) < (?, ?) ORDER BY updated_at DESC, name DESC LIMIT ?"};
    Statement due_{connection_, "SELECT name, wake_at FROM tables WHERE wake_at IS NOT NULL AND wake_at < ? "
                                "ORDER BY wake_at, name LIMIT ?"};
    Statement setting_{connection_, "SELECT value FROM settings WHERE name = ?"};
    Statement subscriptions_{connection_, "SELECT key, value FROM subscriptions WHERE owner = ? ORDER BY key"};
    Statement owed_{connection_, "SELECT owner, name, entries, since FROM owed JOIN tables ON key = table_key "
                                 "WHERE since < ? ORDER BY since, owner LIMIT ?"};
};

}  // namespace shelfmark::store
