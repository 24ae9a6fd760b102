#include "store/sqlite_store.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <functional>
#include <map>
#include <random>
#include <set>

#include "store/sqlite_ledger.h"
#include "store/sqlite_reader.h"
#include "store/sqlite_schema.h"
#include "store_suite.h"
#include "store_twins.h"
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
        ASSERT_EQ(carry_out(*store, Subscription{hash_of(7), hash_of(1), "phone"}), Outcome::committed);
    }
    const auto store = opened(file);
    EXPECT_EQ(store->copy_of("a"), table);
    EXPECT_EQ(store->setting("key"), "value");
    EXPECT_EQ(store->subscriptions(hash_of(1)).size(), 1U);
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
    ASSERT_EQ(carry_out(*store, with_tokens(batch("b", 0, {"private-name of b"}), {{hash_of(2), ""}})),
              Outcome::committed);
    ASSERT_EQ(carry_out(*store, Subscription{hash_of(1), hash_of(2), "private-name's phone"}), Outcome::committed);
    ASSERT_EQ(carry_out(*store, with_tokens(batch("c", 0, {"0"}), {{hash_of(3), ""}})), Outcome::committed);
    ASSERT_EQ(carry_out(*store, Subscription{hash_of(4), hash_of(3), "private-name's tablet"}), Outcome::committed);
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
    ASSERT_EQ(carry_out(*store, Redaction{"b", 0, "private-name of b", "nobody"}), Outcome::committed);
    auto left = batch("c", 1, {});
    left.old_tokens = {hash_of(3)};
    ASSERT_EQ(carry_out(*store, left), Outcome::committed);
    EXPECT_THAT(traces(), IsEmpty());
}

TEST(SqliteStore, what_is_forgotten_while_somebody_reads_goes_with_the_next_group) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    const auto store = opened(file);
    ASSERT_EQ(carry_out(*store, batch("a", 0, {"private-name"})), Outcome::committed);
    {
        const Connection backup(file);
        backup.run("BEGIN; SELECT * FROM entries");
        ASSERT_EQ(carry_out(*store, Removal{"a"}), Outcome::committed);
        ASSERT_EQ(carry_out(*store, batch("b", 0, {"0"})), Outcome::committed);
        EXPECT_TRUE(bytes_of(file + "-wal").contains("private-name")) << "nothing held it";
    }
    ASSERT_EQ(carry_out(*store, batch("b", 1, {"1"})), Outcome::committed);
    EXPECT_FALSE(bytes_of(file + "-wal").contains("private-name"));
    EXPECT_FALSE(bytes_of(file).contains("private-name"));
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

namespace {

/// All words such as "<123456>", in order.
std::vector<std::string> words_in(std::string_view text) {
    constexpr std::size_t size = 8;
    std::vector<std::string> words;
    for (auto at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
        const auto word = text.substr(at, size);
        const auto is_digit = [](char sign) { return sign >= '0' && sign <= '9'; };
        if (word.size() == size && word.back() == '>' && std::ranges::all_of(word.substr(1, size - 2), is_digit)) {
            words.emplace_back(word);
        }
    }
    std::ranges::sort(words);
    return words;
}

/// Tables whose every word is written once, and that come and go, grow and shrink.
class Restless {
public:
    explicit Restless(const std::string& file) : store_(opened(file)) {}

    Change change() {
        const auto table = name_of(below(tables));
        const auto length = entries_[table].size();
        if (length > 0 && below(4) == 0) {
            entries_[table].clear();
            return Removal{table};
        }
        if (length > 0 && below(3) == 0) {
            const auto number = below(length);
            const auto before = std::exchange(entries_[table][number], word());
            return Redaction{table, number, before, entries_[table][number]};
        }
        entries_[table].push_back(word());
        auto made = with_row(batch(table, length, {entries_[table].back()}), {.listed = true, .summary = word()});
        made.new_tokens = {{token_of(table), word()}};
        return made;
    }
    /// Some changes in one group, of which the last one forgets something.
    void go_on() {
        Outcomes outcomes;
        for (int left = 20; left > 0; --left) submit(*store_, change(), outcomes);
        EXPECT_EQ(carry_out(*store_, Unsubscription{}), Outcome::committed);
        EXPECT_THAT(outcomes.all(), Each(Outcome::committed));
    }
    std::string all_words() {
        std::string text;
        for (std::size_t table = 0; table < tables; ++table) {
            const auto copy = store_->copy_of(name_of(table));
            if (!copy) continue;
            for (const auto& body : copy->entries) text += body;
            for (const auto& token : copy->new_tokens) text += token.value;
            text += copy->row->summary;
        }
        return text;
    }

private:
    static constexpr std::size_t tables = 150;

    std::size_t below(std::size_t end) { return random_() % end; }
    Bytes word() { return "<" + std::to_string(100'000 + words_++) + ">" + Bytes(below(300), '.'); }
    static std::string name_of(std::size_t table) { return "table " + std::to_string(table); }
    static Hash token_of(const std::string& table) {
        // Far apart for neighbours, as hashes are.
        std::minstd_rand random(static_cast<unsigned>(std::hash<std::string>()(table)));
        Hash hash{};
        for (auto& byte : hash) byte = static_cast<std::uint8_t>(random() >> 8U);
        return hash;
    }

    std::unique_ptr<Store> store_;
    std::minstd_rand random_{1};
    std::map<std::string, std::vector<Bytes>> entries_;
    std::size_t words_ = 0;
};

}  // namespace

TEST(SqliteStore, what_was_moved_from_page_to_page_is_in_the_file_once) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    Restless tables(file);
    for (int round = 0; round < 40 && !testing::Test::HasFailure(); ++round) {
        tables.go_on();
        EXPECT_EQ(words_in(bytes_of(file)), words_in(tables.all_words())) << "round " << round;
        EXPECT_THAT(words_in(bytes_of(file + "-wal")), IsEmpty()) << "round " << round;
    }
    EXPECT_GT(words_in(tables.all_words()).size(), 300U);
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

TEST(SqliteStore, many_redactions_walk_along_the_log_once) {
    constexpr Number length = 300;
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    ASSERT_EQ(carry_out(*opened(file), batch("a", 0, std::vector<Bytes>(length, "a word"))), Outcome::committed);
    Connection writing(file);
    auto* const handle = writing.handle();
    SqliteLedger ledger(std::move(writing));
    ledger.begin(Patience::usual);
    for (Number number = length; number-- > 0;) {
        EXPECT_TRUE(ledger.apply(Redaction{"a", number, "a word", std::to_string(number)}));
    }
    ledger.commit();
    Number runs = 0;
    for (auto* one = sqlite3_next_stmt(handle, nullptr); one != nullptr; one = sqlite3_next_stmt(handle, one)) {
        runs += static_cast<Number>(sqlite3_stmt_status(one, SQLITE_STMTSTATUS_RUN, 0));
    }
    EXPECT_LT(runs, 5 * length);
    const auto left = SqliteReader(Connection(file)).load("a", 0);
    for (Number number = 0; number < length; ++number) EXPECT_EQ(left.at(number), std::to_string(number));
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

TEST(SqliteStore, what_is_owed_is_owed_by_whoever_opens_the_file_next) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    auto made = with_tokens(batch("a", 0, {"0"}), {{hash_of(1), ""}});
    ASSERT_EQ(carry_out(*opened(file), made), Outcome::committed);
    ASSERT_EQ(carry_out(*opened(file), Subscription{hash_of(2), hash_of(1), "phone"}), Outcome::committed);
    auto decided = batch("a", 1, {"1"});
    decided.notices = {{hash_of(1), 5}};
    ASSERT_EQ(carry_out(*opened(file), decided), Outcome::committed);
    EXPECT_THAT(opened(file)->owed_before(100, 9), ElementsAre(Owed{hash_of(1), "a", 2, 5}));
}

TEST(SqliteStore, an_entry_that_a_damaged_file_has_lost_is_missed) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    ASSERT_EQ(carry_out(*opened(file), batch("a", 0, {"0", "1", "2"})), Outcome::committed);
    Connection(file).run("DELETE FROM entries WHERE place = 2");
    EXPECT_THROW(opened(file)->load("a"), Failure);
}

TEST(SqliteStore, a_table_that_a_damaged_file_has_miscounted_is_missed) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    ASSERT_EQ(carry_out(*opened(file), batch("a", 0, {"0", "1", "2"})), Outcome::committed);
    for (const auto* length : {"9223372036854775807", "-1", "4", "2"}) {
        Connection(file).run((std::string("UPDATE ends SET length = ") + length).c_str());
        EXPECT_THROW(opened(file)->load("a"), Failure) << length;
    }
    Connection(file).run("UPDATE ends SET length = 1000000000000; UPDATE entries SET before = 3 WHERE place = 1");
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

TEST(SqliteStore, a_file_that_may_not_be_written_is_refused) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    ASSERT_EQ(carry_out(*opened(file), batch("a", 0, {"0"})), Outcome::committed);
    std::filesystem::permissions(folder.path(), std::filesystem::perms::all);
    std::filesystem::permissions(file, std::filesystem::perms(0444));
    // Somebody else tries it, since nothing is forbidden to who is root.
    const auto child = ::fork();
    if (child == 0) {
        constexpr uid_t nobody = 65534;
        if (::geteuid() == 0 && ::setuid(nobody) != 0) ::_exit(1);
        const auto refused = open_sqlite(file);
        ::_exit(refused.has_value() ? 2 : refused.error().message == "store.error.unusable" ? 0 : 3);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
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

TEST(SqliteStore, does_what_the_store_in_memory_does) { EXPECT_TRUE(does_what_memory_does<InSqlite>()); }

}  // namespace shelfmark::store
