#include "store/postgres_store.h"

#include <condition_variable>
#include <future>

#include "postgres_process.h"
#include "program.h"
#include "store/postgres_schema.h"
#include "store_suite.h"
#include "store_twins.h"

namespace shelfmark::store {

using proof::PostgresProcess;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::Pair;

namespace {

std::unique_ptr<Store> opened(const std::string& address, WriterOptions options = {}, Heard heard = {}) {
    auto store = open_postgres(address, std::move(options), std::move(heard));
    if (!store) throw Failure(store.error().message);
    return std::move(*store);
}

pg::Connection connected(const std::string& address) { return pg::Connection(*pg::Address::read(address)); }

/// What a store has heard; a test waits until it is something.
class Ear {
public:
    Heard heard() {
        return [this](const News& news) {
            const std::scoped_lock lock(mutex_);
            all_.push_back(news);
            something_.notify_all();
        };
    }
    /// Returns when this was heard, and forgets it and all before it.
    void await(const News& news) {
        std::unique_lock lock(mutex_);
        auto found = all_.end();
        something_.wait(lock, [&] { return (found = std::ranges::find(all_, news)) != all_.end(); });
        before_.assign(all_.begin(), found);
        all_.erase(all_.begin(), found + 1);
    }
    /// What was heard before that.
    [[nodiscard]] const std::vector<News>& before() const { return before_; }

private:
    std::mutex mutex_;
    std::condition_variable something_;
    std::vector<News> all_;
    std::vector<News> before_;
};

/// Some text that every test of messages must not find.
constexpr const char* password = "open-sesame";

}  // namespace

struct InPostgres {
    static std::unique_ptr<Store> open(WriterOptions options) {
        return opened(PostgresProcess::shared().new_database(), std::move(options));
    }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Postgres, StoreSuite, InPostgres);

/// Always the same database, emptied: a new one takes longer.
struct InEmptiedPostgres {
    static std::unique_ptr<Store> open(WriterOptions options) {
        static const auto address = PostgresProcess::shared().new_database();
        auto store = opened(address, std::move(options));
        connected(address).script("TRUNCATE ends, entries, tables, tokens, settings, subscriptions, owed, claims");
        return store;
    }
};

TEST(PostgresStore, does_what_the_store_in_memory_does) { EXPECT_TRUE(does_what_memory_does<InEmptiedPostgres>()); }

TEST(PostgresStore, any_bytes_can_be_a_name) {
    const auto store = InPostgres::open({});
    const std::string odd("\0\xff'\\", 4);
    ASSERT_EQ(carry_out(*store, with_row(batch(odd, 0, {"0"}), {.listed = true, .summary = odd})), Outcome::committed);
    EXPECT_THAT(store->load(odd), ElementsAre("0"));
    EXPECT_EQ(store->listed(1)[0].table, odd);
    EXPECT_THAT(store->load("\xc3"), IsEmpty());
}

// --- several servers
// --------------------------------------------------------------------------------------------------

TEST(PostgresStore, of_servers_that_race_for_a_number_one_wins) {
    const auto address = PostgresProcess::shared().new_database();
    constexpr Number moves = 300;
    std::mutex mutex;
    std::vector<Bytes> acknowledged;
    const auto race = [&](const std::string& name) {
        const auto store = opened(address);
        for (auto length = store->load("a").size(); length < moves; length = store->load("a").size()) {
            const auto body = name + std::to_string(length);
            const auto outcome = carry_out(*store, batch("a", length, {body}));
            EXPECT_NE(outcome, Outcome::failed);
            const std::scoped_lock lock(mutex);
            if (outcome == Outcome::committed) acknowledged.push_back(body);
        }
    };
    std::vector<std::jthread> all;
    for (const char* name : {"x", "y", "z"}) all.emplace_back(race, name);
    all.clear();
    EXPECT_THAT(opened(address)->load("a"), testing::UnorderedElementsAreArray(acknowledged));
}

TEST(PostgresStore, groups_over_the_same_tables_do_not_wait_for_each_other_for_ever) {
    const auto address = PostgresProcess::shared().new_database();
    constexpr int tables = 40;
    constexpr int rounds = 30;
    std::vector<Change> making;
    std::atomic<int> committed = 0;
    const auto write = [&](bool backwards) {
        const auto store = opened(address);
        for (int round = 0; round < rounds; ++round) {
            Outcomes outcomes;
            for (int i = 0; i < tables; ++i) {
                const auto table = "table " + std::to_string(backwards ? tables - 1 - i : i);
                // One of both is late; new tables, old ones and such as are taken away meet.
                submit(*store, batch(table, store->load(table).size(), {"x"}), outcomes);
                if (i % 10 == 0) submit(*store, Removal{"table " + std::to_string(round)}, outcomes);
                submit(*store, Claim{"clean " + table, backwards ? "b" : "a", round, round + 1}, outcomes);
            }
            finish(*store);
            EXPECT_THAT(outcomes.all(), Not(Contains(Outcome::failed)));
            for (const auto outcome : outcomes.all()) committed += outcome == Outcome::committed ? 1 : 0;
        }
    };
    std::jthread forwards(write, false);
    std::jthread backwards(write, true);
    forwards.join();
    backwards.join();
    EXPECT_GT(committed, tables * rounds);
}

TEST(PostgresStore, servers_hear_of_the_others_and_never_of_themselves) {
    const auto address = PostgresProcess::shared().new_database();
    Ear one_hears;
    Ear other_hears;
    const auto one = opened(address, {}, one_hears.heard());
    const auto other = opened(address, {}, other_hears.heard());
    ASSERT_EQ(carry_out(*one, batch("a", 0, {"0", "1"})), Outcome::committed);
    other_hears.await(Appended{"a", 2});
    // A conflict and what nothing came of are no news.
    ASSERT_EQ(carry_out(*one, batch("a", 1, {"late"})), Outcome::conflict);
    ASSERT_EQ(carry_out(*one, Removal{"nowhere"}), Outcome::committed);
    ASSERT_EQ(carry_out(*one, Announcement{"somebody came"}), Outcome::committed);
    other_hears.await(Announcement{"somebody came"});
    EXPECT_THAT(other_hears.before(), IsEmpty());
    ASSERT_EQ(carry_out(*one, Redaction{"a", 0, "0", "nobody"}), Outcome::committed);
    other_hears.await(Rewritten{"a"});
    ASSERT_EQ(carry_out(*one, Removal{"a"}), Outcome::committed);
    other_hears.await(Rewritten{"a"});

    ASSERT_EQ(carry_out(*other, Announcement{"goodbye"}), Outcome::committed);
    one_hears.await(Announcement{"goodbye"});
    EXPECT_THAT(one_hears.before(), IsEmpty());
}

TEST(PostgresStore, a_claim_holds_for_all_servers) {
    const auto address = PostgresProcess::shared().new_database();
    const auto one = opened(address);
    const auto other = opened(address);
    EXPECT_EQ(carry_out(*one, Claim{"clean", "one", 10, 20}), Outcome::committed);
    EXPECT_EQ(carry_out(*other, Claim{"clean", "other", 19, 30}), Outcome::conflict);
    EXPECT_EQ(carry_out(*other, Claim{"clean", "other", 20, 30}), Outcome::committed);
    EXPECT_EQ(carry_out(*one, Claim{"clean", "one", 20, 30}), Outcome::conflict);
}

TEST(PostgresStore, claims_that_nobody_gave_up_do_not_stay_for_ever) {
    const auto address = PostgresProcess::shared().new_database();
    const auto store = opened(address);
    constexpr Moment day = 86'400'000;
    for (const char* work : {"clean", "cook", "read"}) {
        ASSERT_EQ(carry_out(*store, Claim{work, "somebody who died", 0, 10}), Outcome::committed);
    }
    ASSERT_EQ(carry_out(*store, Claim{"read", "ann", day, day + 20}), Outcome::committed);
    ASSERT_EQ(carry_out(*store, Claim{"sweep", "ann", day, day + 20}), Outcome::committed);
    ASSERT_EQ(carry_out(*store, Claim{"sweep", "ann", day + 10, day + 10}), Outcome::committed);
    constexpr pg::Statement count{"count_claims", "SELECT count(*) FROM claims"};
    EXPECT_EQ(connected(address).run(pg::Call{count}).number(0, 0), 1) << "only the one that ann has";
}

// --- a database that goes away
// ----------------------------------------------------------------------------------------

TEST(PostgresStore, a_database_that_was_killed_is_found_again) {
    PostgresProcess postgres;
    const auto address = postgres.new_database();
    Ear ear;
    const auto store = opened(address, {}, ear.heard());
    ASSERT_EQ(carry_out(*store, batch("a", 0, {"0"})), Outcome::committed);
    for (Number deaths = 1; deaths < 4; ++deaths) {
        postgres.kill();
        EXPECT_EQ(carry_out(*store, batch("a", deaths, {"lost"})), Outcome::failed);
        EXPECT_THROW(store->load("a"), Failure);
        postgres.start();
        EXPECT_EQ(store->load("a").size(), deaths);
        EXPECT_EQ(carry_out(*store, batch("a", deaths, {"kept"})), Outcome::committed);
        ear.await(Missed{});
    }
    const auto other = opened(address);
    ASSERT_EQ(carry_out(*other, batch("a", 4, {"4"})), Outcome::committed);
    ear.await(Appended{"a", 5});
}

TEST(PostgresStore, what_breaks_in_the_commit_is_not_acknowledged) {
    PostgresProcess postgres;
    bool dies = false;
    WriterOptions options;
    options.before_commit = [&] {
        if (std::exchange(dies, false)) postgres.kill();
        return true;
    };
    const auto store = opened(postgres.new_database(), std::move(options));
    ASSERT_EQ(carry_out(*store, batch("a", 0, {"0"})), Outcome::committed);
    dies = true;
    EXPECT_EQ(carry_out(*store, batch("a", 1, {"lost"})), Outcome::failed);
    postgres.start();
    EXPECT_THAT(store->load("a"), ElementsAre("0"));
    EXPECT_EQ(carry_out(*store, batch("a", 1, {"1"})), Outcome::committed);
}

TEST(PostgresStore, a_connection_that_was_cut_meanwhile_concerns_nobody) {
    const auto address = PostgresProcess::shared().new_database();
    Ear ear;
    const auto store = opened(address, {}, ear.heard());
    ASSERT_EQ(carry_out(*store, batch("a", 0, {"0"})), Outcome::committed);
    ASSERT_EQ(store->load("a").size(), 1U);
    connected(address).script("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                              "WHERE pid <> pg_backend_pid() AND datname = current_database()");
    EXPECT_EQ(carry_out(*store, batch("a", 1, {"1"})), Outcome::committed);
    EXPECT_THAT(store->load("a"), ElementsAre("0", "1"));
    ear.await(Missed{});
}

TEST(PostgresStore, who_was_held_up_too_long_goes_on_afterwards) {
    const auto address = PostgresProcess::shared().new_database();
    const auto store = opened(address);
    ASSERT_EQ(carry_out(*store, batch("a", 0, {"0"})), Outcome::committed);
    auto hanging = connected(address);
    hanging.script("BEGIN; SELECT FROM ends FOR UPDATE");
    auto outcome = std::async([&] { return carry_out(*store, batch("a", 1, {"lost"})); });
    auto keeper = connected(address);
    while (outcome.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready) {
        keeper.script("SELECT pg_cancel_backend(pid) FROM pg_stat_activity "
                      "WHERE wait_event_type = 'Lock' AND datname = current_database()");
    }
    EXPECT_EQ(outcome.get(), Outcome::failed);
    hanging.script("ROLLBACK");
    EXPECT_EQ(carry_out(*store, batch("a", 1, {"1"})), Outcome::committed);
    EXPECT_THAT(store->load("a"), ElementsAre("0", "1"));
}

// Where somebody holds on to one table, only those who write there are told that it failed.
TEST(PostgresStore, who_holds_on_to_a_table_does_not_stop_the_others) {
    const auto address = PostgresProcess::shared().new_database();
    Gate gate;
    const auto store = opened(address, gate.options());
    Outcomes made;
    submit(*store, batch("a", 0, {"0"}), made);
    gate.await();
    submit(*store, batch("b", 0, {"0"}), made);
    gate.let_through();
    gate.await();
    // The next group has all of these.
    Outcomes outcomes;
    submit(*store, batch("a", 1, {"lost"}), outcomes);
    submit(*store, batch("b", 1, {"1"}), outcomes);
    submit(*store, Redaction{"a", 0, "0", "lost"}, outcomes);
    submit(*store, batch("c", 0, {"0"}), outcomes);
    auto hanging = connected(address);
    hanging.script(
        "SET idle_in_transaction_session_timeout = 0; BEGIN; SELECT FROM ends WHERE table_name = 'a' FOR UPDATE");
    gate.leave_open();
    finish(*store);
    EXPECT_THAT(outcomes.all(), ElementsAre(Outcome::failed, Outcome::committed, Outcome::failed, Outcome::committed));
    const auto begun = std::chrono::steady_clock::now();
    EXPECT_EQ(carry_out(*store, batch("a", 1, {"lost"})), Outcome::failed);
    EXPECT_EQ(carry_out(*store, batch("b", 2, {"2"})), Outcome::committed);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(2)) << "nobody waits for it again";
    hanging.script("ROLLBACK");
    EXPECT_EQ(carry_out(*store, batch("a", 1, {"1"})), Outcome::committed);
    EXPECT_THAT(store->load("a"), ElementsAre("0", "1"));
    EXPECT_THAT(store->load("b"), ElementsAre("0", "1", "2"));
}

// Whatever kind of row that is.
TEST(PostgresStore, whatever_somebody_holds_on_to_all_else_is_written) {
    const auto address = PostgresProcess::shared().new_database();
    Gate gate;
    const auto store = opened(address, gate.options());
    Outcomes made;
    const auto listed = [](Batch made) { return with_row(std::move(made), {.listed = true, .summary = ""}); };
    submit(*store, listed(batch("row", 0, {"0"})), made);
    gate.await();
    submit(*store, with_tokens(batch("token", 0, {"0"}), {{hash_of(1), ""}}), made);
    submit(*store, with_tokens(batch("free", 0, {"0"}), {{hash_of(2), ""}, {hash_of(3), ""}}), made);
    submit(*store, Subscription{hash_of(4), hash_of(2), "phone"}, made);
    auto decided = batch("free", 1, {"1"});
    decided.notices = {{hash_of(2), 5}};
    submit(*store, decided, made);
    submit(*store, Claim{"clean", "ann", 0, 10}, made);
    submit(*store, Setting{"colour", std::nullopt, "green"}, made);
    gate.let_through();
    gate.await();
    submit(*store, batch("another", 0, {"0"}), made);
    gate.let_through();
    gate.await();
    const std::vector<Change> held = {listed(batch("row", 1, {"1"})),
                                      with_tokens(batch("token", 1, {"1"}), {{hash_of(1), "north"}}),
                                      Subscription{hash_of(4), hash_of(3), "tablet"},
                                      Settlement{hash_of(2), 9},
                                      Claim{"clean", "ann", 5, 20},
                                      Setting{"colour", "green", "red"}};
    // The next group has all of these, and after each of them something that is free.
    Outcomes outcomes;
    Number length = 2;
    for (const auto& change : held) {
        submit(*store, change, outcomes);
        submit(*store, listed(batch("free", length++, {"more"})), outcomes);
    }
    auto hanging = connected(address);
    hanging.script(
        "SET idle_in_transaction_session_timeout = 0; BEGIN; SELECT FROM tables WHERE name = 'row' FOR UPDATE; "
        "SELECT FROM tokens WHERE table_name = 'token' FOR UPDATE; SELECT FROM subscriptions FOR UPDATE; "
        "SELECT FROM owed FOR UPDATE; SELECT FROM claims FOR UPDATE; SELECT FROM settings FOR UPDATE");
    gate.leave_open();
    finish(*store);
    for (std::size_t i = 0; i < outcomes.all().size(); ++i) {
        EXPECT_EQ(outcomes.all()[i], i % 2 == 0 ? Outcome::failed : Outcome::committed) << "change " << i;
    }
    EXPECT_EQ(store->load("free").size(), length);
    hanging.script("ROLLBACK");
    for (const auto& change : held) EXPECT_EQ(carry_out(*store, change), Outcome::committed) << change.index();
}

TEST(PostgresStore, a_database_that_hangs_is_noticed) {
    PostgresProcess postgres;
    std::string trouble;
    WriterOptions options;
    options.trouble = [&](std::string_view what) { trouble = what; };
    const auto store = opened(postgres.new_database(), std::move(options));
    ASSERT_EQ(carry_out(*store, batch("a", 0, {"0"})), Outcome::committed);
    postgres.freeze();
    EXPECT_EQ(carry_out(*store, batch("a", 1, {"lost"})), Outcome::failed);
    EXPECT_NE(trouble, "");
    postgres.thaw();
    EXPECT_EQ(carry_out(*store, batch("a", 1, {"1"})), Outcome::committed);
}

// --- forms of the database
// --------------------------------------------------------------------------------------------

namespace {

/// The steps that a newer Shelfmark may know.
std::vector<pg::Step> with_step(pg::Step step) {
    std::vector<pg::Step> steps(pg::known_steps().begin(), pg::known_steps().end());
    steps.push_back(step);
    return steps;
}

const auto known = static_cast<int>(pg::known_steps().size());

}  // namespace

TEST(PostgresStore, everything_is_there_when_it_is_opened_again) {
    const auto address = PostgresProcess::shared().new_database();
    const auto table = with_row(with_tokens(batch("a", 0, {"0", "1"}), {{hash_of(1), "north"}}),
                                {.listed = true, .status = 2, .updated_at = 3, .wake_at = 4, .summary = "summary"});
    ASSERT_EQ(carry_out(*opened(address), table), Outcome::committed);
    EXPECT_EQ(opened(address)->copy_of("a"), table);
}

TEST(PostgresStore, a_database_of_the_first_form_is_carried_over) {
    const auto address = PostgresProcess::shared().new_database();
    auto earlier = connected(address);
    EXPECT_EQ(pg::bring_up_to_date(earlier, pg::known_steps().first(1)).form.number, 1);
    const auto store = opened(address);
    ASSERT_EQ(carry_out(*store, with_tokens(batch("a", 0, {"0"}), {{hash_of(1), ""}})), Outcome::committed);
    ASSERT_EQ(carry_out(*store, Subscription{hash_of(2), hash_of(1), "phone"}), Outcome::committed);
    auto decided = batch("a", 1, {"1"});
    decided.notices = {{hash_of(1), 5}};
    ASSERT_EQ(carry_out(*store, decided), Outcome::committed);
    EXPECT_THAT(opened(address)->owed_before(100, 9), ElementsAre(Owed{hash_of(1), "a", 2, 5}));
    EXPECT_EQ(pg::bring_up_to_date(earlier, pg::known_steps().first(1)).origin, pg::Origin::usable)
        << "servers of the first form may still be there";
}

TEST(PostgresStore, servers_that_begin_at_the_same_time_make_one_form) {
    const auto address = PostgresProcess::shared().new_database();
    {
        std::vector<std::jthread> beginning;
        for (int i = 0; i < 6; ++i) {
            beginning.emplace_back([&] { EXPECT_EQ(carry_out(*opened(address), Announcement{}), Outcome::committed); });
        }
    }
    EXPECT_EQ(connected(address).script("SELECT count(*) FROM form").number(0, 0), 1);
}

TEST(PostgresStore, servers_go_on_while_a_newer_one_adds_to_the_form) {
    const auto address = PostgresProcess::shared().new_database();
    const auto running = opened(address);
    ASSERT_EQ(carry_out(*running, batch("a", 0, {"0"})), Outcome::committed);
    const auto steps = with_step(
        {.sql = "ALTER TABLE tables ADD COLUMN colour text; CREATE TABLE shelves (name bytea)", .usable_from = known});
    auto newer = connected(address);
    EXPECT_EQ(pg::bring_up_to_date(newer, steps).form.number, known + 1);
    EXPECT_EQ(pg::bring_up_to_date(newer, steps).form.number, known + 1);
    newer.script("UPDATE tables SET colour = 'green'");

    EXPECT_EQ(carry_out(*running, with_row(batch("a", 1, {"1"}), {.status = 7, .summary = ""})), Outcome::committed);
    const auto old = opened(address);
    EXPECT_EQ(carry_out(*old, batch("b", 0, {"0"})), Outcome::committed);
    EXPECT_EQ(newer.script("SELECT colour FROM tables WHERE status = 7").bytes(0, 0), "green");
}

TEST(PostgresStore, a_form_that_this_program_cannot_use_is_refused) {
    const auto address = PostgresProcess::shared().new_database();
    std::string trouble;
    WriterOptions options;
    options.trouble = [&](std::string_view what) { trouble = what; };
    const auto running = opened(address, std::move(options));
    ASSERT_EQ(carry_out(*running, batch("a", 0, {"0"})), Outcome::committed);
    auto newer = connected(address);
    pg::bring_up_to_date(newer, with_step({.sql = "SELECT 1", .usable_from = known + 1}));

    EXPECT_EQ(carry_out(*running, batch("a", 1, {"1"})), Outcome::failed);
    EXPECT_THAT(trouble, HasSubstr("newer"));
    const auto refused = open_postgres(address);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().message, "store.error.database-newer");
    EXPECT_THAT(refused.error().arguments, Contains(Pair("found", std::to_string(known + 1))));
    EXPECT_THAT(refused.error().arguments, Contains(Pair("known", std::to_string(known))));
}

TEST(PostgresStore, a_step_that_fails_leaves_the_form_as_it_was) {
    const auto address = PostgresProcess::shared().new_database();
    const auto store = opened(address);
    {
        auto newer = connected(address);
        EXPECT_THROW(pg::bring_up_to_date(
                         newer, with_step({.sql = "DROP TABLE claims; SELECT 1 / 0", .usable_from = known + 1})),
                     Failure);
    }
    EXPECT_EQ(carry_out(*store, Claim{"clean", "one", 10, 20}), Outcome::committed);
    EXPECT_TRUE(open_postgres(address).has_value());
}

TEST(PostgresStore, a_foreign_schema_is_refused_and_stays_as_it_was) {
    const auto address = PostgresProcess::shared().new_database();
    auto other = connected(address);
    other.script("CREATE SCHEMA shelfmark; CREATE TABLE shelfmark.recipes (name text)");
    const auto refused = open_postgres(address);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().message, "store.error.schema");
    EXPECT_EQ(other.script("SELECT count(*) FROM pg_class WHERE relnamespace = 'shelfmark'::regnamespace").number(0, 0),
              1);
}

TEST(PostgresStore, a_backup_is_restored_into_another_database) {
    auto& postgres = PostgresProcess::shared();
    const auto address = postgres.new_database();
    const auto store = opened(address);
    const auto table = with_row(with_tokens(batch("a", 0, {"0", Bytes("\0\xff", 2)}), {{hash_of(1), "north"}}),
                                {.listed = true, .status = 2, .updated_at = 3, .wake_at = 4, .summary = "summary"});
    ASSERT_EQ(carry_out(*store, table), Outcome::committed);
    ASSERT_EQ(carry_out(*store, Setting{"key", std::nullopt, "value"}), Outcome::committed);

    const proof::TemporaryFolder folder;
    const auto file = folder.file("backup.dump");
    const auto empty = postgres.new_database();
    // As docs/server.md has it.
    const auto dumped =
        proof::run_command(PostgresProcess::programs() + "/pg_dump --format=custom --schema=shelfmark --file='" + file +
                           "' '" + address + "' 2>&1");
    ASSERT_EQ(dumped.status, 0) << dumped.text;
    const auto restored = proof::run_command(PostgresProcess::programs() +
                                             "/pg_restore --no-owner --exit-on-error "
                                             "--dbname='" +
                                             empty + "' '" + file + "' 2>&1");
    ASSERT_EQ(restored.status, 0) << restored.text;
    const auto again = opened(empty);
    EXPECT_EQ(again->copy_of("a"), table);
    EXPECT_EQ(again->setting("key"), "value");
    EXPECT_EQ(carry_out(*again, batch("a", 2, {"2"})), Outcome::committed);
}

// --- addresses
// --------------------------------------------------------------------------------------------------------

TEST(PostgresStore, an_address_that_cannot_be_understood_is_refused_without_being_told) {
    for (const std::string& wrong :
         {std::string("localhost/house"), std::string("mysql://x@localhost/house"), std::string("postgresql:house"),
          std::string("postgresql://u:") + password + "@[::1/house",
          std::string("postgresql://u:") + password + "%zz@localhost/house",
          std::string("postgresql://u:an@") + password + "@localhost/house",
          std::string("postgresql://u:") + password + "@localhost/house?colour=green"}) {
        const auto refused = open_postgres(wrong);
        ASSERT_FALSE(refused.has_value()) << wrong;
        EXPECT_EQ(refused.error().message, "store.error.address") << wrong;
        EXPECT_THAT(refused.error().arguments, IsEmpty());
    }
}

// libpq's own limit begins only when it knows the address.
TEST(PostgresStore, a_database_whose_name_cannot_be_looked_up_is_not_waited_for) {
    const auto address = *pg::Address::read("postgresql://keeper@hanging.example:1/house");
    const auto reason = [&](std::optional<lookup::Addresses> found) -> std::string {
        try {
            const pg::Connection connection(address, [&](const std::string& /*name*/) { return found; });
        } catch (const Failure& failure) {
            return failure.what();
        }
        return "";
    };
    EXPECT_EQ(reason(std::nullopt), "the name hanging.example could not be looked up in time");
    EXPECT_EQ(reason(lookup::Addresses{}), "the name hanging.example is not known");
    EXPECT_THAT(reason(lookup::Addresses{"127.0.0.2", "127.0.0.1"}),
                AllOf(HasSubstr("127.0.0.2"), HasSubstr("127.0.0.1"), HasSubstr("Connection refused")))
        << "all that was found is tried";
}

TEST(PostgresStore, a_database_that_does_not_answer_is_named_without_its_password) {
    const proof::TemporaryFolder nobody;
    const auto one = std::string("postgresql://u:") + password + "@/house?host=" + nobody.path().string();
    const auto two = std::string("postgres://u:") + password + "@127.0.0.1:1/house";
    for (const auto& address : {one, two, PostgresProcess::shared().address_of("nowhere") + "&password=" + password}) {
        const auto refused = open_postgres(address);
        ASSERT_FALSE(refused.has_value()) << address;
        EXPECT_EQ(refused.error().message, "store.error.unreachable") << address;
        for (const auto& [name, value] : refused.error().arguments) EXPECT_THAT(value, Not(HasSubstr(password)));
    }
    EXPECT_THAT(open_postgres(two).error().arguments, Contains(Pair("database", "127.0.0.1:1/house")));
}

}  // namespace shelfmark::store
