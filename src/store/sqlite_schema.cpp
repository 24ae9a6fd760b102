#include "store/sqlite_schema.h"

#include <array>
#include <string>

namespace shelfmark::store {

namespace {

// "Shlf": what `file` and others can tell our databases by.
constexpr int application_id = 0x53686c66;

// migrations[n] leads from version n to n + 1. One that was published never changes.
//
// Entries of all tables stand in the order in which they were written, each knows the one before it of the same table,
// and a small table of ends knows the last ones: a group of a thousand tables then touches a few pages at the end of
// the file and a few of ends, instead of a page for each table.
constexpr std::array migrations = {
    R"sql(
        CREATE TABLE tables (
            key INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            length INTEGER NOT NULL,
            listed INTEGER NOT NULL,
            status INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            wake_at INTEGER,
            summary BLOB NOT NULL
        ) STRICT;
        CREATE INDEX tables_listed ON tables (updated_at, name) WHERE listed = 1;
        CREATE INDEX tables_due ON tables (wake_at, name) WHERE wake_at IS NOT NULL;

        CREATE TABLE entries (
            place INTEGER PRIMARY KEY,
            table_key INTEGER NOT NULL,
            number INTEGER NOT NULL,
            body BLOB NOT NULL,
            UNIQUE (table_key, number)
        ) STRICT;

        CREATE TABLE tokens (
            hash BLOB PRIMARY KEY,
            table_key INTEGER NOT NULL,
            value BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX tokens_of_table ON tokens (table_key);

        CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            value BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE subscriptions (
            key BLOB PRIMARY KEY,
            owner BLOB NOT NULL,
            value BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX subscriptions_of_owner ON subscriptions (owner);
    )sql",
    // A decision that changes nothing for lists and clocks leaves the row alone: the entries tell how many they are.
    "ALTER TABLE tables DROP COLUMN length;",
    // An index by table and number was most of what a group wrote.
    R"sql(
        CREATE TABLE ends (
            table_key INTEGER PRIMARY KEY,
            place INTEGER NOT NULL,
            length INTEGER NOT NULL
        ) STRICT;
        INSERT INTO ends
            SELECT table_key, place, number + 1 FROM entries
            WHERE (table_key, number) IN (SELECT table_key, max(number) FROM entries GROUP BY table_key);

        CREATE TABLE chained (
            place INTEGER PRIMARY KEY,
            before INTEGER NOT NULL,  -- 0 for the first
            body BLOB NOT NULL
        ) STRICT;
        INSERT INTO chained
            SELECT place, lag(place, 1, 0) OVER (PARTITION BY table_key ORDER BY number), body FROM entries;
        DROP TABLE entries;
        ALTER TABLE chained RENAME TO entries;
    )sql",
    // `since` is when it is due: what could not be sent is put off.
    R"sql(
        CREATE TABLE owed (
            owner BLOB PRIMARY KEY,
            table_key INTEGER NOT NULL,
            entries INTEGER NOT NULL,
            since INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX owed_longest ON owed (since, owner);
    )sql",
};

}  // namespace

int newest_schema() { return static_cast<int>(migrations.size()); }

int schema_of(const Connection& connection) { return static_cast<int>(connection.number("PRAGMA user_version")); }

Origin origin_of(const Connection& connection) {
    const auto id = connection.number("PRAGMA application_id");
    const int version = schema_of(connection);
    const bool empty = connection.number("SELECT count(*) FROM sqlite_schema") == 0;
    if (id == 0 && version == 0 && empty) return Origin::nothing_yet;
    if (id != application_id) return Origin::foreign;
    return version > newest_schema() ? Origin::newer : Origin::ours;
}

void migrate(const Connection& connection) {
    for (int version = schema_of(connection); version < newest_schema(); ++version) {
        connection.run("BEGIN IMMEDIATE");
        connection.run(migrations[static_cast<std::size_t>(version)]);
        connection.run(("PRAGMA application_id = " + std::to_string(application_id)).c_str());
        connection.run(("PRAGMA user_version = " + std::to_string(version + 1)).c_str());
        connection.run("COMMIT");
    }
}

}  // namespace shelfmark::store
