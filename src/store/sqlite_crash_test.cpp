// A process that is killed, or a machine that loses power, loses nothing that was acknowledged and tears nothing apart.

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <map>
#include <random>

#include "pace.h"
#include "store/sqlite_store.h"
#include "store_suite.h"
#include "temporary_folder.h"

namespace shelfmark::store {

using proof::TemporaryFolder;

namespace {

constexpr int tables = 5;
constexpr Number entries_of_a_batch = 3;

struct Acknowledged {
    int table = 0;
    Number length = 0;
};

std::string name_of(int table) { return "table " + std::to_string(table); }

Bytes body_of(int table, Number number) {
    // Of very different sizes, some larger than a page.
    return name_of(table) + " " + std::to_string(number) + Bytes(number % 7 == 0 ? 5000 : number % 11, '.');
}

Hash token_of(int table, Number length) {
    Hash hash{};
    hash[0] = static_cast<std::uint8_t>(table);
    for (std::size_t i = 0; i < sizeof length; ++i) hash[i + 1] = static_cast<std::uint8_t>(length >> (8 * i));
    return hash;
}

/// The batch that follows when a table has so many entries. Its parts can be told from its length alone.
Batch next_batch(int table, Number length) {
    auto made = batch(name_of(table), length, {});
    for (Number i = 0; i < entries_of_a_batch; ++i) made.entries.push_back(body_of(table, length + i));
    const auto after = length + entries_of_a_batch;
    made.new_tokens = {{token_of(table, after), std::to_string(after)}};
    if (length > 0) made.old_tokens = {token_of(table, length)};
    made.row = {.listed = true,
                .status = 1,
                .updated_at = static_cast<Moment>(after),
                .wake_at = static_cast<Moment>(after),
                .summary = std::to_string(after)};
    return made;
}

/// What the whole table must look like when it has so many entries.
Batch whole(int table, Number length) {
    auto made = next_batch(table, length - entries_of_a_batch);
    made.first = 0;
    made.old_tokens.clear();
    made.entries.clear();
    for (Number number = 0; number < length; ++number) made.entries.push_back(body_of(table, number));
    return made;
}

/// Lengths of all tables, each of which is what some whole number of batches makes.
std::map<int, Number> untorn_lengths(Store& store) {
    std::map<int, Number> lengths;
    for (int table = 0; table < tables; ++table) {
        const auto copy = store.copy_of(name_of(table));
        lengths[table] = copy ? copy->entries.size() : 0;
        if (!copy) continue;
        EXPECT_EQ(lengths[table] % entries_of_a_batch, 0U);
        EXPECT_TRUE(*copy == whole(table, lengths[table])) << "table " << table << " is torn at " << lengths[table];
    }
    return lengths;
}

/// Appends to all tables and tells what was acknowledged, until somebody ends the process.
class Appending {
public:
    Appending(const std::string& file, int pipe) : pipe_(pipe) {
        auto store = open_sqlite(file);
        if (!store) ::_exit(1);
        store_ = std::move(*store);
    }

    [[noreturn]] void go_on() {
        for (int table = 0; table < tables; ++table) append(table, store_->load(name_of(table)).size());
        while (true) ::pause();
    }

private:
    void append(int table, Number length) {
        const auto done = [this, table, length](Outcome outcome) {
            if (outcome != Outcome::committed) ::_exit(2);
            const Acknowledged told{table, length + entries_of_a_batch};
            if (::write(pipe_, &told, sizeof told) != sizeof told) ::_exit(3);
            append(table, told.length);
        };
        if (store_->submit(next_batch(table, length), done) != Submission::accepted) ::_exit(4);
    }

    int pipe_;
    std::unique_ptr<Store> store_;
};

/// Kills a process that appends, at a moment of its own; what it had acknowledged until then.
std::map<int, Number> acknowledged_before_the_kill(const std::string& file, std::chrono::microseconds life) {
    int ends[2];
    EXPECT_EQ(::pipe(ends), 0);
    const auto child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        Appending(file, ends[1]).go_on();
    }
    ::close(ends[1]);
    std::jthread killer([=] {
        std::this_thread::sleep_for(life);
        ::kill(child, SIGKILL);
    });
    std::map<int, Number> lengths;
    Acknowledged told;
    while (::read(ends[0], &told, sizeof told) == sizeof told) lengths[told.table] = told.length;
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the process ended by itself with status " << WEXITSTATUS(status);
    return lengths;
}

}  // namespace

TEST(SqliteCrash, what_was_acknowledged_survives_every_kill) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    std::minstd_rand random(1);
    std::map<int, Number> before;
    int acknowledging = 0;
    for (proof::Pace pace(20); pace.goes_on() && !testing::Test::HasFailure();) {
        const std::chrono::microseconds life(std::uniform_int_distribution(0, 200'000)(random));
        const auto acknowledged = acknowledged_before_the_kill(file, life);
        acknowledging += acknowledged.empty() ? 0 : 1;
        auto store = open_sqlite(file);
        ASSERT_TRUE(store.has_value()) << store.error().message;
        const auto lengths = untorn_lengths(**store);
        for (const auto& [table, length] : acknowledged)
            EXPECT_GE(lengths.at(table), length) << "round " << pace.round();
        for (const auto& [table, length] : before) EXPECT_GE(lengths.at(table), length) << "round " << pace.round();
        before = lengths;
    }
    EXPECT_GT(acknowledging, 5) << "the processes were killed before they did anything";
}

TEST(SqliteCrash, a_log_cut_off_anywhere_gives_an_earlier_state_of_whole_batches) {
    const TemporaryFolder folder;
    const auto file = folder.file("tables.db");
    const auto copied = folder.file("copy.db");
    const auto store = open_sqlite(file);
    ASSERT_TRUE(store.has_value());
    std::vector<std::uintmax_t> sizes;  // of the log after each commit
    for (Number length = 0; length < 30; length += entries_of_a_batch) {
        for (int table = 0; table < tables; ++table) {
            ASSERT_EQ(carry_out(**store, next_batch(table, length)), Outcome::committed);
            sizes.push_back(std::filesystem::file_size(file + "-wal"));
        }
    }
    std::minstd_rand random(1);
    for (proof::Pace pace(40); pace.goes_on() && !testing::Test::HasFailure();) {
        const auto size = std::uniform_int_distribution<std::uintmax_t>(sizes.front(), sizes.back())(random);
        std::filesystem::copy_file(file, copied);
        std::filesystem::copy_file(file + "-wal", copied + "-wal");
        std::filesystem::resize_file(copied + "-wal", size);
        {
            auto cut = open_sqlite(copied);
            ASSERT_TRUE(cut.has_value()) << cut.error().message;
            Number batches = 0;
            for (const auto& [table, length] : untorn_lengths(**cut)) batches += length / entries_of_a_batch;
            const auto whole_ones = std::ranges::count_if(sizes, [=](auto end) { return end <= size; });
            EXPECT_EQ(batches, static_cast<Number>(whole_ones)) << size;
        }
        for (const auto* part : {"", "-wal", "-shm"}) std::filesystem::remove(copied + part);
    }
}

}  // namespace shelfmark::store
