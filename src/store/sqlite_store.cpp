#include "store/sqlite_store.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <optional>

#include "store/file_lock.h"
#include "store/readers.h"
#include "store/sqlite_ledger.h"
#include "store/sqlite_reader.h"
#include "store/sqlite_schema.h"
#include "store/sqlite_scrubbing.h"

namespace shelfmark::store {

namespace {

class SqliteStore final : public Store {
public:
    SqliteStore(FileLock lock, const std::string& file, Connection connection, WriterOptions options)
        : lock_(std::move(lock)), ledger_(std::move(connection)),
          readers_([file] { return std::make_unique<SqliteReader>(Connection(file)); }),
          writer_(ledger_, std::move(options)), thread_(writer_) {}

    Submission submit(Change change, Done done) override { return writer_.submit(std::move(change), std::move(done)); }
    std::vector<Bytes> load(std::string_view table, Number from) override {
        return readers_.reading([&](SqliteReader& reader) { return reader.load(table, from); });
    }
    std::optional<FoundToken> find_token(const Hash& hash) override {
        return readers_.reading([&](SqliteReader& reader) { return reader.find_token(hash); });
    }
    std::optional<Batch> copy_of(std::string_view table) override {
        return readers_.reading([&](SqliteReader& reader) { return reader.copy_of(table); });
    }
    std::vector<Listing> listed(std::size_t limit, const Cursor& after) override {
        return readers_.reading([&](SqliteReader& reader) { return reader.listed(limit, after); });
    }
    std::vector<Due> due_before(Moment moment, std::size_t limit) override {
        return readers_.reading([&](SqliteReader& reader) { return reader.due_before(moment, limit); });
    }
    std::size_t count() override {
        return readers_.reading([](SqliteReader& reader) { return reader.count(); });
    }
    std::optional<Bytes> setting(std::string_view name) override {
        return readers_.reading([&](SqliteReader& reader) { return reader.setting(name); });
    }
    std::vector<Subscription> subscriptions(const Hash& owner) override {
        return readers_.reading([&](SqliteReader& reader) { return reader.subscriptions(owner); });
    }
    std::vector<Owed> owed_before(Moment moment, std::size_t limit) override {
        return readers_.reading([&](SqliteReader& reader) { return reader.owed_before(moment, limit); });
    }

private:
    FileLock lock_;  // goes last
    SqliteLedger ledger_;
    Readers<SqliteReader> readers_;
    GroupWriter writer_;
    WriterThread thread_;
};

std::unexpected<OpenError> refused(const char* message, std::vector<std::pair<std::string, std::string>> arguments) {
    return std::unexpected(OpenError{message, std::move(arguments)});
}

/// The store holds what players may not see, so a new file is for its owner alone. SQLite makes the others likewise.
void make_private(const std::string& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor >= 0) ::close(descriptor);
}

void prepare(const Connection& connection) {
    connection.run("PRAGMA journal_mode = WAL");
    connection.run("PRAGMA synchronous = FULL");
    connection.run("PRAGMA secure_delete = ON");
    connection.run(("PRAGMA max_page_count = " + std::to_string(most_scrubbed_pages)).c_str());
    // The longer the write-ahead log, the fewer pages are copied to the file, but the longer everybody waits for it.
    connection.run("PRAGMA wal_autocheckpoint = 4000");
    connection.run("PRAGMA cache_size = -32000");
    migrate(connection);
}

}  // namespace

std::expected<std::unique_ptr<Store>, OpenError> open_sqlite(const std::string& name, WriterOptions options) {
    // In full, because SQLite has a meaning of its own for some short names.
    const auto file = std::filesystem::absolute(name).string();
    try {
        auto lock = FileLock::take(file);
        if (!lock) return refused("store.error.in-use", {{"file", file}});
        make_private(file);
        Connection connection(file);
        if (connection.read_only()) throw Failure(sqlite3_errstr(SQLITE_READONLY));
        const auto origin = origin_of(connection);
        if (origin == Origin::foreign) return refused("store.error.foreign", {{"file", file}});
        if (origin == Origin::newer) {
            return refused("store.error.newer", {{"file", file},
                                                 {"found", std::to_string(schema_of(connection))},
                                                 {"known", std::to_string(newest_schema())}});
        }
        prepare(connection);
        return std::make_unique<SqliteStore>(std::move(*lock), file, std::move(connection), std::move(options));
    } catch (const SqliteFailure& failure) {
        if (failure.code == SQLITE_NOTADB) return refused("store.error.foreign", {{"file", file}});
        return refused("store.error.unusable", {{"file", file}, {"reason", failure.what()}});
    } catch (const Failure& failure) {
        return refused("store.error.unusable", {{"file", file}, {"reason", failure.what()}});
    }
}

}  // namespace shelfmark::store
