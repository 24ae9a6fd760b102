// SQLite as values that close themselves, and errors as exceptions.
#pragma once

#include <sqlite3.h>

#include <chrono>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace shelfmark::store {

struct SqliteFailure : Failure {
    SqliteFailure(int result, const std::string& what) : Failure(what), code(result) {}

    int code;  // SQLITE_FULL and the like
};

/// Used by one thread at a time.
class Connection {
public:
    explicit Connection(const std::string& file);

    /// One or more statements without parameters and without results.
    void run(const char* sql) const;
    /// The one number that a statement gives.
    std::int64_t number(const char* sql) const;
    /// Empties the write-ahead log, which may still have pages as they were before. False when others read from it, and
    /// go on for longer than one wants to wait.
    [[nodiscard]] bool empty_log(std::chrono::milliseconds patience) const;
    /// SQLite opens a file that it may not write, too, and says so only at the first write.
    [[nodiscard]] bool read_only() const { return sqlite3_db_readonly(handle_.get(), "main") == 1; }
    [[nodiscard]] bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }
    [[nodiscard]] sqlite3* handle() const { return handle_.get(); }

private:
    std::unique_ptr<sqlite3, decltype(&sqlite3_close)> handle_{nullptr, &sqlite3_close};
};

/// A string that SQLite keeps as text; other bytes are blobs.
struct Text {
    std::string_view value;
};

/// The rows that a statement gives, one after the other. Ends the statement when it goes.
class Rows {
public:
    explicit Rows(sqlite3_stmt* statement) : statement_(statement) {}
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    ~Rows() { sqlite3_reset(statement_); }

    /// Steps to the next row, if there is one.
    bool next();
    [[nodiscard]] std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    [[nodiscard]] std::optional<std::int64_t> number_or_none(int column) const;
    [[nodiscard]] Bytes bytes(int column) const;
    [[nodiscard]] Hash hash(int column) const;

private:
    sqlite3_stmt* statement_;
};

/// A prepared statement. Its parameters must outlive the rows.
class Statement {
public:
    Statement(const Connection& connection, std::string_view sql);

    template <class... Values>
    Rows rows(const Values&... values) {
        int place = 0;  // NOLINT(misc-const-correctness): without values nobody counts
        (bind(++place, values), ...);
        return Rows(handle_.get());
    }
    template <class... Values>
    void run(const Values&... values) {
        rows(values...).next();
    }

private:
    template <std::integral Integer>
    void bind(int place, Integer value) {
        check(sqlite3_bind_int64(handle_.get(), place, static_cast<std::int64_t>(value)));
    }
    void bind(int place, Text value);
    void bind(int place, const Bytes& value);
    void bind(int place, const Hash& value);
    void bind(int place, const std::optional<Moment>& value);
    void check(int result) const;

    std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> handle_{nullptr, &sqlite3_finalize};
};

}  // namespace shelfmark::store
