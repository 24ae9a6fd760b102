#include "store/sqlite.h"

#include <algorithm>
#include <cstring>

#include "store/sqlite_scrubbing.h"

namespace shelfmark::store {

namespace {

// Nobody but a backup ever holds the file for longer.
constexpr int patience_ms = 5000;

[[noreturn]] void fail(sqlite3* connection, int result) {
    throw SqliteFailure(result & 0xff, connection == nullptr ? sqlite3_errstr(result) : sqlite3_errmsg(connection));
}

}  // namespace

Connection::Connection(const std::string& file) {
    sqlite3* opened = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const int result = sqlite3_open_v2(file.c_str(), &opened, flags, scrubbing());
    handle_.reset(opened);
    if (result != SQLITE_OK) fail(opened, result);
    sqlite3_busy_timeout(opened, patience_ms);
}

void Connection::run(const char* sql) const {
    const int result = sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
    if (result != SQLITE_OK) fail(handle(), result);
}

std::int64_t Connection::number(const char* sql) const {
    Statement statement(*this, sql);
    auto rows = statement.rows();
    rows.next();
    return rows.number(0);
}

bool Connection::empty_log(std::chrono::milliseconds patience) const {
    sqlite3_busy_timeout(handle(), static_cast<int>(patience.count()));
    const int result = sqlite3_wal_checkpoint_v2(handle(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    sqlite3_busy_timeout(handle(), patience_ms);
    return result == SQLITE_OK;
}

bool Rows::next() {
    const int result = sqlite3_step(statement_);
    if (result != SQLITE_ROW && result != SQLITE_DONE) fail(sqlite3_db_handle(statement_), result);
    return result == SQLITE_ROW;
}

std::optional<std::int64_t> Rows::number_or_none(int column) const {
    if (sqlite3_column_type(statement_, column) == SQLITE_NULL) return std::nullopt;
    return number(column);
}

Bytes Rows::bytes(int column) const {
    const auto* data = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    if (data == nullptr) return {};
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

Hash Rows::hash(int column) const {
    Hash hash{};
    const auto stored = bytes(column);
    std::copy_n(stored.begin(), std::min(stored.size(), hash.size()), hash.begin());
    return hash;
}

Statement::Statement(const Connection& connection, std::string_view sql) {
    sqlite3_stmt* prepared = nullptr;
    const int result = sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()),
                                          SQLITE_PREPARE_PERSISTENT, &prepared, nullptr);
    if (result != SQLITE_OK) fail(connection.handle(), result);
    handle_.reset(prepared);
}

void Statement::check(int result) const {
    if (result != SQLITE_OK) fail(sqlite3_db_handle(handle_.get()), result);
}

void Statement::bind(int place, Text value) {
    check(
        sqlite3_bind_text64(handle_.get(), place, value.value.data(), value.value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Statement::bind(int place, const Bytes& value) {
    check(sqlite3_bind_blob64(handle_.get(), place, value.data(), value.size(), SQLITE_STATIC));
}

void Statement::bind(int place, const Hash& value) {
    check(sqlite3_bind_blob64(handle_.get(), place, value.data(), value.size(), SQLITE_STATIC));
}

void Statement::bind(int place, const std::optional<Moment>& value) {
    if (value) {
        bind(place, *value);
    } else {
        check(sqlite3_bind_null(handle_.get(), place));
    }
}

}  // namespace shelfmark::store
