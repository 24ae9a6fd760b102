#include "store/sqlite_store.h"

#include <rapidcheck.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>
#include <set>

#include "store/memory_store.h"
#include "store/sqlite_ledger.h"
#include "store/sqlite_reader.h"
#include "store/sqlite_schema.h"
#include "store_suite.h"
#include "temporary_folder.h"

namespace shelfmark::store {

using proof::TemporaryFolder;

namespace {

std::unique_ptr<Store> opened(const std::string& file, WriterOptions options = {}) {
    auto store = open_sqlite(file, std::move(options));
    if (!store) throw Failure(store.error().message);
    return std::move(*store);
}

std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

class InSqlite {
public:
    std::unique_ptr<Store> open(WriterOptions options) { return opened(folder_.file("tables.db"), std::move(options)); }

private:
    TemporaryFolder folder_;
};

INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreSuite, InSqlite);

// --- the file
// ---------------------------------------------------------------------------------------------------------

TEST(SqliteStore, everything_is_there_when_it_is_opened_again) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    auto table = with_tokens(batch("a", 0, {"0", "1"}), {{hash_of(1), "north"}});
    table.row = {.listed = true, .status = 2, .updated_at = 3, .wake_at = 4, .summary = "summary"};
    {
        const auto store = opened(file);
        ASSERT_EQ(carry_out(*store, table), Outcome::committed);
        ASSERT_EQ(carry_out(*store, Setting{"key", std::nullopt, "value"}), Outcome::committed);
        ASSERT_EQ(carry_out(*store, Subscription{hash_of(7), hash_of(8), "phone"}), Outcome::committed);
    }
    const auto store = opened(file);
    EXPECT_EQ(store->copy_of("a"), table);
    EXPECT_EQ(store->setting("key"), "value");
    EXPECT_EQ(store->subscriptions(hash_of(8)).size(), 1U);
}

TEST(SqliteStore, a_closed_store_is_one_file) {
    const TemporaryFolder folder;
    ASSERT_EQ(carry_out(*opened(folder.file("tables.db")), batch("a", 0, {"0"})), Outcome::committed);
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        files.push_back(entry.path().filename());
    }
    EXPECT_THAT(files, ElementsAre("tables.db"));
}

TEST(SqliteStore, nobody_else_on_the_machine_may_read_the_files) {
    const TemporaryFolder folder;
    const auto store = opened(folder.file("tables.db"));
    ASSERT_EQ(carry_out(*store, batch("a", 0, {"secret"})), Outcome::committed);
    std::set<std::string> seen;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        struct stat status{};
        ASSERT_EQ(::stat(entry.path().c_str(), &status), 0);
        EXPECT_EQ(status.st_mode & 077U, 0U) << entry.path();
        seen.insert(entry.path().filename());
    }
    EXPECT_TRUE(seen.contains("tables.db-wal"));
}

TEST(SqliteStore, what_is_forgotten_is_in_no_file_any_more) {
    const TemporaryFolder folder;
    const auto store = opened(folder.file("tables.db"));
    // So many that they fill pages of their own.
    for (Number number = 0; number < 200; ++number) {
        ASSERT_EQ(carry_out(*store, batch("a", number, {"private-name " + std::to_string(number)})),
                  Outcome::committed);
    }
    ASSERT_EQ(carry_out(*store, batch("b", 0, {"private-name of b"})), Outcome::committed);
    ASSERT_EQ(carry_out(*store, Subscription{hash_of(1), hash_of(2), "private-name's phone"}), Outcome::committed);
    const auto traces = [&] {
        std::vector<std::string> found;
        for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
            if (bytes_of(entry.path()).contains("private-name")) found.push_back(entry.path().filename());
        }
        return found;
    };
    ASSERT_THAT(traces(), testing::Not(IsEmpty()));

    ASSERT_EQ(carry_out(*store, Removal{"a"}), Outcome::committed);
    ASSERT_EQ(carry_out(*store, Unsubscription{hash_of(1)}), Outcome::committed);
    ASSERT_EQ(carry_out(*store, Redaction{"b", 0, "nobody"}), Outcome::committed);
    EXPECT_THAT(traces(), IsEmpty());
}

TEST(SqliteStore, who_is_forgotten_is_in_no_row_of_the_file_any_more) {
    const TemporaryFolder folder;
    const auto store = opened(folder.file("tables.db"));
    const auto row = [](const char* summary) { return IndexRow{.listed = true, .summary = summary}; };
    ASSERT_EQ(carry_out(*store, with_row(with_tokens(batch("a", 0, {"0"}), {{hash_of(1), ""}}), row("private-name"))),
              Outcome::committed);
    ASSERT_EQ(carry_out(*store, batch("b", 0, {"0"})), Outcome::committed);
    ASSERT_EQ(carry_out(*store, Removal{"b"}), Outcome::committed);  // so that the row is in the file itself
    auto left = with_row(batch("a", 1, {"1"}), row("nobody"));
    left.forgets = true;
    ASSERT_EQ(carry_out(*store, left), Outcome::committed);
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        EXPECT_FALSE(bytes_of(entry.path()).contains("private-name")) << entry.path();
    }
}

TEST(SqliteStore, a_full_disk_fails_what_is_written_and_later_it_goes_on) {
    const TemporaryFolder folder;
    std::string trouble;
    WriterOptions options;
    options.trouble = [&](std::string_view what) { trouble = what; };
    const auto store = opened(folder.file("tables.db"), std::move(options));
    ASSERT_EQ(carry_out(*store, batch("a", 0, {"0"})), Outcome::committed);

    // No file of this process may grow: to SQLite that is a full disk.
    auto* const before = std::signal(SIGXFSZ, SIG_IGN);
    rlimit usual{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &usual), 0);
    const rlimit full{.rlim_cur = 1, .rlim_max = usual.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &full), 0);
    const auto refused = carry_out(*store, batch("a", 1, {"1"}));
    const auto large = carry_out(*store, batch("a", 1, {Bytes(10'000'000, 'x')}));
    const auto read = store->load("a");
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, before);

    EXPECT_EQ(refused, Outcome::failed);
    EXPECT_EQ(large, Outcome::failed);
    EXPECT_NE(trouble, "");
    EXPECT_THAT(read, ElementsAre("0"));
    EXPECT_EQ(carry_out(*store, batch("a", 1, {"1"})), Outcome::committed);
    EXPECT_THAT(store->load("a"), ElementsAre("0", "1"));
}

TEST(SqliteStore, no_question_reads_all_tables_but_how_many_there_are) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    opened(file).reset();
    Connection reading(file);
    Connection writing(file);
    const std::vector<sqlite3*> handles = {reading.handle(), writing.handle()};
    const SqliteReader reader(std::move(reading));
    const SqliteLedger ledger(std::move(writing));
    int statements = 0;
    for (auto* handle : handles) {
        Connection asking(file);
        for (auto* one = sqlite3_next_stmt(handle, nullptr); one != nullptr; one = sqlite3_next_stmt(handle, one)) {
            Statement plan(asking, std::string("EXPLAIN QUERY PLAN ") + sqlite3_sql(one));
            auto steps = plan.rows();
            while (steps.next()) {
                const auto step = steps.bytes(3);
                EXPECT_FALSE(step.starts_with("SCAN") || step.contains("TEMP B-TREE")) << sqlite3_sql(one) << step;
            }
            ++statements;
        }
    }
    EXPECT_GT(statements, 20);
}

// --- files that cannot be opened
// --------------------------------------------------------------------------------------

TEST(SqliteStore, a_file_in_use_is_refused_until_it_is_closed) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    auto store = opened(file);
    const auto second = open_sqlite(file);
    ASSERT_FALSE(second.has_value());
    EXPECT_EQ(second.error().message, "store.error.in-use");
    EXPECT_EQ(carry_out(*store, batch("a", 0, {"0"})), Outcome::committed);
    store.reset();
    EXPECT_TRUE(open_sqlite(file).has_value());
}

TEST(SqliteStore, a_file_of_the_first_version_is_carried_over) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    Connection(file).run(
        "CREATE TABLE tables (key INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, length INTEGER NOT NULL, "
        "listed INTEGER NOT NULL, status INTEGER NOT NULL, updated_at INTEGER NOT NULL, wake_at INTEGER, "
        "summary BLOB NOT NULL) STRICT;"
        "CREATE INDEX tables_listed ON tables (updated_at, name) WHERE listed = 1;"
        "CREATE INDEX tables_due ON tables (wake_at, name) WHERE wake_at IS NOT NULL;"
        "CREATE TABLE entries (place INTEGER PRIMARY KEY, table_key INTEGER NOT NULL, number INTEGER NOT NULL, "
        "body BLOB NOT NULL, UNIQUE (table_key, number)) STRICT;"
        "CREATE TABLE tokens (hash BLOB PRIMARY KEY, table_key INTEGER NOT NULL, value BLOB NOT NULL) "
        "STRICT, WITHOUT ROWID;"
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;"
        "CREATE TABLE subscriptions (key BLOB PRIMARY KEY, owner BLOB NOT NULL, value BLOB NOT NULL) "
        "STRICT, WITHOUT ROWID;"
        "INSERT INTO tables VALUES (7, 'a', 2, 1, 3, 4, 5, x'73'), (8, 'b', 1, 0, 0, 0, NULL, x'');"
        "INSERT INTO entries VALUES (1, 7, 0, x'30'), (2, 8, 0, x'62'), (3, 7, 1, x'31');"
        "PRAGMA application_id = 0x53686c66; PRAGMA user_version = 1;");
    const auto store = opened(file);
    const IndexRow row{.listed = true, .status = 3, .updated_at = 4, .wake_at = 5, .summary = "s"};
    EXPECT_EQ(store->copy_of("a"), with_row(batch("a", 0, {"0", "1"}), row));
    EXPECT_EQ(carry_out(*store, batch("a", 1, {"late"})), Outcome::conflict);
    EXPECT_EQ(carry_out(*store, batch("a", 2, {"2"})), Outcome::committed);
    EXPECT_THAT(store->load("a"), ElementsAre("0", "1", "2"));
    EXPECT_THAT(store->load("b"), ElementsAre("b"));
}

TEST(SqliteStore, an_entry_that_a_damaged_file_has_lost_is_missed) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    ASSERT_EQ(carry_out(*opened(file), batch("a", 0, {"0", "1", "2"})), Outcome::committed);
    Connection(file).run("DELETE FROM entries WHERE place = 2");
    EXPECT_THROW(opened(file)->load("a"), Failure);
}

TEST(SqliteStore, a_file_of_a_newer_version_is_refused) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    opened(file).reset();
    Connection(file).run("PRAGMA user_version = 900");
    const auto refused = open_sqlite(file);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().message, "store.error.newer");
    EXPECT_THAT(refused.error().arguments, testing::Contains(testing::Pair("found", "900")));
}

TEST(SqliteStore, a_foreign_file_is_refused_and_stays_as_it_was) {
    const TemporaryFolder folder;
    const auto database = folder.file("recipes.db");
    Connection(database).run("CREATE TABLE recipes (name TEXT)");
    const auto text = folder.file("novel.txt");
    std::ofstream(text) << std::string(2000, 'n');
    for (const auto& file : {database, text}) {
        const auto before = bytes_of(file);
        const auto refused = open_sqlite(file);
        ASSERT_FALSE(refused.has_value()) << file;
        EXPECT_EQ(refused.error().message, "store.error.foreign") << file;
        EXPECT_EQ(bytes_of(file), before) << file;
    }
}

TEST(SqliteStore, a_place_where_no_file_can_be_is_refused) {
    const TemporaryFolder folder;
    const auto a_folder = folder.file("folder");
    std::filesystem::create_directory(a_folder);
    for (const auto& file : {folder.file("missing/tables.db"), a_folder}) {
        const auto refused = open_sqlite(file);
        ASSERT_FALSE(refused.has_value()) << file;
        EXPECT_EQ(refused.error().message, "store.error.unusable") << file;
        EXPECT_THAT(refused.error().arguments, testing::Contains(testing::Key("reason")));
    }
}

// --- two stores, one meaning
// ------------------------------------------------------------------------------------------

namespace {

std::string some_table() { return std::string(1, *rc::gen::inRange('a', 'd')); }
Hash some_hash() { return hash_of(*rc::gen::inRange<std::uint8_t>(0, 4)); }
Bytes some_bytes() { return *rc::gen::container<Bytes>(rc::gen::inRange('x', 'z')); }

Batch some_batch(Store& store) {
    const auto table = some_table();
    const auto length = store.load(table).size();
    auto made = batch(table, *rc::gen::weightedElement<Number>({{6, length}, {1, length + 1}, {1, 0}}), {});
    for (int left = *rc::gen::inRange(0, 3); left > 0; --left) made.entries.push_back(some_bytes());
    for (int left = *rc::gen::inRange(0, 2); left > 0; --left) made.new_tokens.push_back({some_hash(), some_bytes()});
    for (int left = *rc::gen::inRange(0, 2); left > 0; --left) made.old_tokens.push_back(some_hash());
    if (*rc::gen::arbitrary<bool>()) return made;
    made.row = {.listed = *rc::gen::arbitrary<bool>(),
                .status = *rc::gen::arbitrary<std::uint8_t>(),
                .updated_at = *rc::gen::inRange(0, 5),
                .wake_at = {},
                .summary = some_bytes()};
    if (*rc::gen::arbitrary<bool>()) made.row->wake_at = *rc::gen::inRange(0, 5);
    return made;
}

Change some_change(Store& store) {
    switch (*rc::gen::inRange(0, 10)) {
        case 0: return Removal{some_table()};
        case 1: return Redaction{some_table(), *rc::gen::inRange<Number>(0, 4), some_bytes()};
        case 2: return Setting{some_table(), store.setting(some_table()), some_bytes()};
        case 3: return Subscription{some_hash(), some_hash(), some_bytes()};
        case 4: return Unsubscription{some_hash()};
        default: return some_batch(store);
    }
}

void expect_same(Store& one, Store& other) {
    for (const std::string table : {"a", "b", "c"}) {
        RC_ASSERT(one.copy_of(table) == other.copy_of(table));
        RC_ASSERT(one.load(table, 1) == other.load(table, 1));
        RC_ASSERT(one.setting(table) == other.setting(table));
    }
    for (std::uint8_t number = 0; number < 4; ++number) {
        RC_ASSERT(one.find_token(hash_of(number)) == other.find_token(hash_of(number)));
        RC_ASSERT(one.subscriptions(hash_of(number)) == other.subscriptions(hash_of(number)));
    }
    RC_ASSERT(one.listed(2) == other.listed(2));
    RC_ASSERT(one.listed(9, {3, "b"}) == other.listed(9, {3, "b"}));
    RC_ASSERT(one.due_before(3, 2) == other.due_before(3, 2));
    RC_ASSERT(one.count() == other.count());
}

}  // namespace

TEST(SqliteStore, does_what_the_store_in_memory_does) {
    EXPECT_TRUE(rc::check([] {
        InSqlite kind;
        std::atomic<bool> healthy = true;
        WriterOptions options;
        options.before_commit = [&] { return healthy.load(); };
        const auto sqlite = kind.open(options);
        MemoryStore memory(options);
        for (int left = *rc::gen::inRange(0, 20); left > 0; --left) {
            const auto change = some_change(memory);
            healthy = *rc::gen::inRange(0, 8) != 0;
            RC_ASSERT(carry_out(*sqlite, change) == carry_out(memory, change));
            expect_same(*sqlite, memory);
        }
    }));
}

}  // namespace shelfmark::store
