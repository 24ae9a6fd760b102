// What must be true of every Store (src/store/store.h). A store gets it by
// INSTANTIATE_TYPED_TEST_SUITE_P(Name, StoreSuite, Kind), where Kind{}.open(options) makes an empty store.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <latch>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "store_scene.h"

namespace shelfmark::store {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

template <class Kind>
class StoreSuite : public testing::Test {
protected:
    Store& open(WriterOptions options = {}) {
        store_ = kind_.open(std::move(options));
        return *store_;
    }
    void close() { store_.reset(); }

private:
    Kind kind_;
    std::unique_ptr<Store> store_;
};

TYPED_TEST_SUITE_P(StoreSuite);

// --- logs
// -------------------------------------------------------------------------------------------------------------

TYPED_TEST_P(StoreSuite, entries_come_back_in_order_from_any_number_on) {
    auto& store = this->open();
    const Bytes odd("\0\xff\n'", 4);
    ASSERT_EQ(carry_out(store, batch("a", 0, {"zero", ""})), Outcome::committed);
    ASSERT_EQ(carry_out(store, batch("b", 0, {"other"})), Outcome::committed);
    ASSERT_EQ(carry_out(store, batch("a", 2, {odd})), Outcome::committed);

    EXPECT_THAT(store.load("a"), ElementsAre("zero", "", odd));
    EXPECT_THAT(store.load("a", 2), ElementsAre(odd));
    EXPECT_THAT(store.load("a", 3), IsEmpty());
    EXPECT_THAT(store.load("a", std::numeric_limits<Number>::max()), IsEmpty());
    EXPECT_THAT(store.load("c"), IsEmpty());
    EXPECT_EQ(store.count(), 2U);
}

TYPED_TEST_P(StoreSuite, a_batch_that_does_not_continue_the_log_leaves_no_trace) {
    auto& store = this->open();
    const IndexRow row{.listed = true, .status = 1, .updated_at = 5, .wake_at = 6, .summary = "as it was"};
    ASSERT_EQ(carry_out(store, with_row(batch("a", 0, {"0", "1"}), row)), Outcome::committed);

    for (const Number first : {0U, 1U, 3U}) {
        auto late = with_tokens(batch("a", first, {"late"}), {{hash_of(1), "seat"}});
        EXPECT_EQ(carry_out(store, late), Outcome::conflict) << first;
    }
    EXPECT_EQ(carry_out(store, batch("new", 1, {"late"})), Outcome::conflict);
    EXPECT_EQ(store.copy_of("a"), with_row(batch("a", 0, {"0", "1"}), row));
    EXPECT_EQ(store.find_token(hash_of(1)), std::nullopt);
    EXPECT_EQ(store.count(), 1U);
}

TYPED_TEST_P(StoreSuite, a_table_begins_with_its_first_entry) {
    auto& store = this->open();
    EXPECT_EQ(carry_out(store, with_tokens(batch("a", 0, {}), {{hash_of(1), "seat"}})), Outcome::conflict);
    EXPECT_EQ(store.copy_of("a"), std::nullopt);
    ASSERT_EQ(carry_out(store, batch("a", 0, {"made"})), Outcome::committed);
    // Later the tokens and the row may change alone.
    const auto claimed = with_row(with_tokens(batch("a", 1, {}), {{hash_of(1), "seat"}}), {.status = 7, .summary = ""});
    EXPECT_EQ(carry_out(store, claimed), Outcome::committed);
    EXPECT_EQ(store.find_token(hash_of(1)), (FoundToken{"a", "seat"}));
    EXPECT_EQ(store.copy_of("a")->row->status, 7);
    EXPECT_THAT(store.load("a"), ElementsAre("made"));
}

TYPED_TEST_P(StoreSuite, a_batch_without_a_row_leaves_it_as_it_was) {
    auto& store = this->open();
    const IndexRow row{.listed = true, .status = 1, .updated_at = 5, .wake_at = 6, .summary = "as it was"};
    ASSERT_EQ(carry_out(store, with_row(batch("a", 0, {"0"}), row)), Outcome::committed);
    ASSERT_EQ(carry_out(store, batch("a", 1, {"1"})), Outcome::committed);
    EXPECT_EQ(store.copy_of("a"), with_row(batch("a", 0, {"0", "1"}), row));
    ASSERT_EQ(carry_out(store, batch("b", 0, {"0"})), Outcome::committed);
    EXPECT_EQ(store.copy_of("b")->row, IndexRow{});
}

TYPED_TEST_P(StoreSuite, a_copy_makes_the_same_table_in_another_store) {
    auto& store = this->open();
    ASSERT_EQ(carry_out(store, batch("a", 0, {"0"})), Outcome::committed);
    auto more = with_tokens(batch("a", 1, {"1", "2"}), {{hash_of(2), "south"}, {hash_of(1), "north"}});
    more.row = {.listed = true, .status = 255, .updated_at = -1, .wake_at = 0, .summary = Bytes("\0s", 2)};
    ASSERT_EQ(carry_out(store, more), Outcome::committed);

    const auto copy = store.copy_of("a");
    ASSERT_TRUE(copy.has_value());
    EXPECT_THAT(copy->entries, ElementsAre("0", "1", "2"));
    EXPECT_THAT(copy->new_tokens, ElementsAre(Token{hash_of(1), "north"}, Token{hash_of(2), "south"}));
    EXPECT_EQ(copy->row, more.row);
    TypeParam another;
    const auto second = another.open({});
    EXPECT_EQ(carry_out(*second, *copy), Outcome::committed);
    EXPECT_EQ(second->copy_of("a"), copy);
}

TYPED_TEST_P(StoreSuite, a_removed_table_is_gone_with_its_tokens_and_its_name_is_free) {
    auto& store = this->open();
    const IndexRow row{.listed = true, .wake_at = 1, .summary = ""};
    ASSERT_EQ(carry_out(store, with_row(with_tokens(batch("a", 0, {"0", "1"}), {{hash_of(1), ""}}), row)),
              Outcome::committed);
    ASSERT_EQ(carry_out(store, with_tokens(batch("b", 0, {"0"}), {{hash_of(2), ""}})), Outcome::committed);

    EXPECT_EQ(carry_out(store, Removal{"a"}), Outcome::committed);
    EXPECT_EQ(carry_out(store, Removal{"a"}), Outcome::committed);
    EXPECT_THAT(store.load("a"), IsEmpty());
    EXPECT_EQ(store.find_token(hash_of(1)), std::nullopt);
    EXPECT_THAT(store.listed(9), IsEmpty());
    EXPECT_THAT(store.due_before(9, 9), IsEmpty());
    EXPECT_EQ(store.count(), 1U);
    EXPECT_TRUE(store.find_token(hash_of(2)).has_value());
    EXPECT_EQ(carry_out(store, batch("a", 2, {"2"})), Outcome::conflict);
    EXPECT_EQ(carry_out(store, batch("a", 0, {"anew"})), Outcome::committed);
    EXPECT_THAT(store.load("a"), ElementsAre("anew"));
}

TYPED_TEST_P(StoreSuite, a_redaction_replaces_one_body) {
    auto& store = this->open();
    ASSERT_EQ(carry_out(store, batch("a", 0, {"0", "a name", "2"})), Outcome::committed);
    EXPECT_EQ(carry_out(store, Redaction{"a", 1, "a name", "nobody"}), Outcome::committed);
    EXPECT_THAT(store.load("a"), ElementsAre("0", "nobody", "2"));
    EXPECT_EQ(carry_out(store, Redaction{"a", 3, "", ""}), Outcome::conflict);
    EXPECT_EQ(carry_out(store, Redaction{"b", 0, "", ""}), Outcome::conflict);
}

TYPED_TEST_P(StoreSuite, a_redaction_brings_back_nothing_that_another_took_out) {
    auto& store = this->open();
    ASSERT_EQ(carry_out(store, batch("a", 0, {"Ann, Bob"})), Outcome::committed);
    EXPECT_EQ(carry_out(store, Redaction{"a", 0, "Ann, Bob", "-, Bob"}), Outcome::committed);
    EXPECT_EQ(carry_out(store, Redaction{"a", 0, "Ann, Bob", "Ann, -"}), Outcome::conflict);
    EXPECT_THAT(store.load("a"), ElementsAre("-, Bob"));
}

TYPED_TEST_P(StoreSuite, redactions_find_their_entries_whatever_else_happens_meanwhile) {
    Gate gate;
    auto& store = this->open(gate.options());
    Outcomes outcomes;
    submit(store, batch("a", 0, {"0", "1", "2", "3"}), outcomes);
    gate.await();
    for (const Number number : {3U, 1U, 2U}) {
        submit(store, Redaction{"a", number, std::to_string(number), "-" + std::to_string(number)}, outcomes);
    }
    submit(store, Redaction{"a", 2, "-2", "-"}, outcomes);
    submit(store, batch("b", 0, {"0", "1"}), outcomes);
    submit(store, Redaction{"b", 0, "0", "-0"}, outcomes);
    submit(store, batch("a", 4, {"4", "5"}), outcomes);
    submit(store, Redaction{"a", 4, "4", "-4"}, outcomes);
    submit(store, Removal{"b"}, outcomes);
    submit(store, batch("b", 0, {"new 0", "new 1", "new 2"}), outcomes);
    submit(store, Redaction{"b", 0, "new 0", "new -0"}, outcomes);
    gate.leave_open();
    finish(store);
    EXPECT_THAT(outcomes.all(), Each(Outcome::committed));
    EXPECT_THAT(store.load("a"), ElementsAre("0", "-1", "-", "-3", "-4", "5"));
    EXPECT_THAT(store.load("b"), ElementsAre("new -0", "new 1", "new 2"));
}

// --- tokens
// -----------------------------------------------------------------------------------------------------------

TYPED_TEST_P(StoreSuite, a_token_opens_its_table_until_it_is_removed) {
    auto& store = this->open();
    ASSERT_EQ(carry_out(store, with_tokens(batch("a", 0, {"0"}), {{hash_of(1), "north"}})), Outcome::committed);
    EXPECT_EQ(store.find_token(hash_of(1)), (FoundToken{"a", "north"}));
    EXPECT_EQ(store.find_token(hash_of(2)), std::nullopt);

    auto moved = with_tokens(batch("a", 1, {"moved"}), {{hash_of(2), "north"}});
    moved.old_tokens = {hash_of(1)};
    ASSERT_EQ(carry_out(store, moved), Outcome::committed);
    EXPECT_EQ(store.find_token(hash_of(1)), std::nullopt);
    EXPECT_EQ(store.find_token(hash_of(2)), (FoundToken{"a", "north"}));

    auto renewed = with_tokens(batch("a", 2, {}), {{hash_of(2), "south"}});
    renewed.old_tokens = {hash_of(2)};
    ASSERT_EQ(carry_out(store, renewed), Outcome::committed);
    EXPECT_EQ(store.find_token(hash_of(2)), (FoundToken{"a", "south"}));
}

TYPED_TEST_P(StoreSuite, nobody_takes_the_token_of_another_table) {
    auto& store = this->open();
    ASSERT_EQ(carry_out(store, with_tokens(batch("a", 0, {"0"}), {{hash_of(1), "mine"}})), Outcome::committed);
    EXPECT_EQ(carry_out(store, with_tokens(batch("b", 0, {"0"}), {{hash_of(1), "stolen"}})), Outcome::conflict);
    EXPECT_THAT(store.load("b"), IsEmpty());
    auto revoking = batch("b", 0, {"0"});
    revoking.old_tokens = {hash_of(1)};
    EXPECT_EQ(carry_out(store, revoking), Outcome::committed);
    EXPECT_EQ(store.find_token(hash_of(1)), (FoundToken{"a", "mine"}));
}

// --- lists
// ------------------------------------------------------------------------------------------------------------

template <class Found>
std::vector<std::string> names(const std::vector<Found>& found) {
    std::vector<std::string> tables;
    for (const auto& one : found) tables.push_back(one.table);
    return tables;
}

TYPED_TEST_P(StoreSuite, listed_tables_come_newest_first_and_page_by_page) {
    auto& store = this->open();
    const std::vector<std::pair<std::string, Moment>> tables = {{"d", 10}, {"a", 30}, {"c", 20}, {"b", 20}, {"e", 20}};
    for (const auto& [name, updated_at] : tables) {
        const IndexRow row{.listed = true, .status = 3, .updated_at = updated_at, .summary = "of " + name};
        ASSERT_EQ(carry_out(store, with_row(batch(name, 0, {"0"}), row)), Outcome::committed);
    }
    ASSERT_EQ(carry_out(store, with_row(batch("private", 0, {"0"}), {.updated_at = 40, .summary = ""})),
              Outcome::committed);

    EXPECT_THAT(names(store.listed(9)), ElementsAre("a", "e", "c", "b", "d"));
    EXPECT_THAT(
        store.listed(1),
        ElementsAre(Listing{"a", {.listed = true, .status = 3, .updated_at = 30, .wake_at = {}, .summary = "of a"}}));
    EXPECT_THAT(names(store.listed(2, {30, "a"})), ElementsAre("e", "c"));
    EXPECT_THAT(names(store.listed(9, {20, "c"})), ElementsAre("b", "d"));
    EXPECT_THAT(store.listed(9, {10, "d"}), IsEmpty());
    // A table that closes leaves the list, one that moves comes first.
    ASSERT_EQ(carry_out(store, with_row(batch("a", 1, {}), {.updated_at = 50, .summary = ""})), Outcome::committed);
    ASSERT_EQ(carry_out(store, with_row(batch("d", 1, {"1"}), {.listed = true, .updated_at = 50, .summary = ""})),
              Outcome::committed);
    EXPECT_THAT(names(store.listed(2)), ElementsAre("d", "e"));
}

TYPED_TEST_P(StoreSuite, tables_are_due_by_their_time_to_wake) {
    auto& store = this->open();
    const auto sleeping = [&](const std::string& name, Number first, std::optional<Moment> wake_at) {
        return carry_out(store, with_row(batch(name, first, {"0"}), {.wake_at = wake_at, .summary = ""}));
    };
    ASSERT_EQ(sleeping("late", 0, 300), Outcome::committed);
    ASSERT_EQ(sleeping("soon", 0, 100), Outcome::committed);
    ASSERT_EQ(sleeping("also", 0, 100), Outcome::committed);
    ASSERT_EQ(sleeping("never", 0, std::nullopt), Outcome::committed);

    EXPECT_THAT(store.due_before(100, 9), IsEmpty());
    EXPECT_THAT(store.due_before(301, 9), ElementsAre(Due{"also", 100}, Due{"soon", 100}, Due{"late", 300}));
    EXPECT_THAT(store.due_before(301, 1), ElementsAre(Due{"also", 100}));
    ASSERT_EQ(sleeping("soon", 1, std::nullopt), Outcome::committed);
    EXPECT_THAT(names(store.due_before(200, 9)), ElementsAre("also"));
}

// --- settings and subscriptions
// ---------------------------------------------------------------------------------------

TYPED_TEST_P(StoreSuite, a_setting_changes_only_from_what_it_was) {
    auto& store = this->open();
    EXPECT_EQ(store.setting("key"), std::nullopt);
    EXPECT_EQ(carry_out(store, Setting{"key", "guess", "mine"}), Outcome::conflict);
    EXPECT_EQ(carry_out(store, Setting{"key", std::nullopt, ""}), Outcome::committed);
    EXPECT_EQ(store.setting("key"), "");
    EXPECT_EQ(carry_out(store, Setting{"key", std::nullopt, "mine"}), Outcome::conflict);
    EXPECT_EQ(carry_out(store, Setting{"key", "", "mine"}), Outcome::committed);
    EXPECT_EQ(store.setting("key"), "mine");
}

TYPED_TEST_P(StoreSuite, subscriptions_belong_to_their_owner) {
    auto& store = this->open();
    const auto ann = hash_of(100);
    const auto bob = hash_of(101);
    ASSERT_EQ(carry_out(store, with_tokens(batch("a", 0, {"0"}), {{ann, ""}, {bob, ""}})), Outcome::committed);
    ASSERT_EQ(carry_out(store, Subscription{hash_of(2), ann, "tablet"}), Outcome::committed);
    ASSERT_EQ(carry_out(store, Subscription{hash_of(1), ann, "phone"}), Outcome::committed);
    ASSERT_EQ(carry_out(store, Subscription{hash_of(3), bob, "phone"}), Outcome::committed);
    EXPECT_THAT(store.subscriptions(ann),
                ElementsAre(Subscription{hash_of(1), ann, "phone"}, Subscription{hash_of(2), ann, "tablet"}));

    ASSERT_EQ(carry_out(store, Subscription{hash_of(2), bob, "given away"}), Outcome::committed);
    ASSERT_EQ(carry_out(store, Unsubscription{hash_of(1)}), Outcome::committed);
    ASSERT_EQ(carry_out(store, Unsubscription{hash_of(9)}), Outcome::committed);
    EXPECT_THAT(store.subscriptions(ann), IsEmpty());
    EXPECT_THAT(store.subscriptions(bob),
                ElementsAre(Subscription{hash_of(2), bob, "given away"}, Subscription{hash_of(3), bob, "phone"}));
}

TYPED_TEST_P(StoreSuite, a_subscription_goes_with_the_token_that_owns_it) {
    auto& store = this->open();
    ASSERT_EQ(carry_out(store, with_tokens(batch("a", 0, {"0"}), {{hash_of(1), ""}, {hash_of(2), ""}})),
              Outcome::committed);
    ASSERT_EQ(carry_out(store, with_tokens(batch("b", 0, {"0"}), {{hash_of(3), ""}})), Outcome::committed);
    for (std::uint8_t number = 1; number <= 3; ++number) {
        ASSERT_EQ(carry_out(store, Subscription{hash_of(10 + number), hash_of(number), "phone"}), Outcome::committed);
        ASSERT_EQ(carry_out(store, Subscription{hash_of(20 + number), hash_of(number), "tablet"}), Outcome::committed);
    }
    const auto devices = [&] {
        return std::vector{store.subscriptions(hash_of(1)).size(), store.subscriptions(hash_of(2)).size(),
                           store.subscriptions(hash_of(3)).size()};
    };
    auto left = batch("a", 1, {"left"});
    left.old_tokens = {hash_of(1), hash_of(3)};  // the last one is not its own
    ASSERT_EQ(carry_out(store, left), Outcome::committed);
    EXPECT_THAT(devices(), ElementsAre(0, 2, 2));
    // Who asked before they left is not served afterwards: nobody could take it back any more.
    EXPECT_EQ(carry_out(store, Subscription{hash_of(11), hash_of(1), "phone"}), Outcome::conflict);
    EXPECT_THAT(devices(), ElementsAre(0, 2, 2));
    ASSERT_EQ(carry_out(store, Removal{"a"}), Outcome::committed);
    EXPECT_THAT(devices(), ElementsAre(0, 0, 2));
}

TYPED_TEST_P(StoreSuite, a_notice_is_owed_from_its_entry_on_until_it_is_settled) {
    auto& store = this->open();
    const auto ann = hash_of(1);
    const auto bob = hash_of(2);
    const auto waits_for = [](Batch made, std::vector<Notice> notices) {
        made.notices = std::move(notices);
        return made;
    };
    ASSERT_EQ(carry_out(store, with_tokens(batch("a", 0, {"0"}), {{ann, ""}, {bob, ""}})), Outcome::committed);
    ASSERT_EQ(carry_out(store, waits_for(batch("a", 1, {"1"}), {{ann, 50}})), Outcome::committed);
    EXPECT_THAT(store.owed_before(100, 9), IsEmpty()) << "who has not subscribed is owed nothing";

    ASSERT_EQ(carry_out(store, Subscription{hash_of(11), ann, "phone"}), Outcome::committed);
    ASSERT_EQ(carry_out(store, Subscription{hash_of(12), bob, "phone"}), Outcome::committed);
    EXPECT_EQ(carry_out(store, waits_for(batch("a", 1, {"late"}), {{ann, 60}})), Outcome::conflict);
    EXPECT_THAT(store.owed_before(100, 9), IsEmpty()) << "an entry that was not kept";
    ASSERT_EQ(carry_out(store, waits_for(batch("a", 2, {"2"}), {{bob, 60}, {ann, 70}})), Outcome::committed);
    EXPECT_THAT(store.owed_before(100, 9), ElementsAre(Owed{bob, "a", 3, 60}, Owed{ann, "a", 3, 70}));
    EXPECT_THAT(store.owed_before(100, 1), ElementsAre(Owed{bob, "a", 3, 60}));
    EXPECT_THAT(store.owed_before(70, 9), ElementsAre(Owed{bob, "a", 3, 60}));

    ASSERT_EQ(carry_out(store, waits_for(batch("a", 3, {"3"}), {{bob, 80}})), Outcome::committed);
    EXPECT_THAT(store.owed_before(100, 9), ElementsAre(Owed{ann, "a", 3, 70}, Owed{bob, "a", 4, 80}));
    ASSERT_EQ(carry_out(store, Settlement{bob, 3}), Outcome::committed);
    EXPECT_EQ(store.owed_before(100, 9).size(), 2U) << "that was about an earlier entry";
    ASSERT_EQ(carry_out(store, Settlement{bob, 4}), Outcome::committed);
    ASSERT_EQ(carry_out(store, Settlement{hash_of(9), 4}), Outcome::committed);
    EXPECT_THAT(store.owed_before(100, 9), ElementsAre(Owed{ann, "a", 3, 70}));
}

TYPED_TEST_P(StoreSuite, a_notice_that_is_put_off_is_due_later) {
    auto& store = this->open();
    ASSERT_EQ(carry_out(store, with_tokens(batch("a", 0, {"0"}), {{hash_of(1), ""}})), Outcome::committed);
    ASSERT_EQ(carry_out(store, Subscription{hash_of(11), hash_of(1), "phone"}), Outcome::committed);
    auto decided = batch("a", 1, {"1"});
    decided.notices = {{hash_of(1), 50}};
    ASSERT_EQ(carry_out(store, decided), Outcome::committed);
    ASSERT_EQ(carry_out(store, Postponement{hash_of(1), 1, 80}), Outcome::committed);
    EXPECT_THAT(store.owed_before(60, 9), ElementsAre(Owed{hash_of(1), "a", 2, 50})) << "that was an earlier one";
    ASSERT_EQ(carry_out(store, Postponement{hash_of(1), 2, 80}), Outcome::committed);
    EXPECT_THAT(store.owed_before(60, 9), IsEmpty());
    EXPECT_THAT(store.owed_before(100, 9), ElementsAre(Owed{hash_of(1), "a", 2, 80}));
    ASSERT_EQ(carry_out(store, Postponement{hash_of(9), 2, 80}), Outcome::committed);
    EXPECT_EQ(store.owed_before(100, 9).size(), 1U) << "where nothing is owed nothing is put off";
}

TYPED_TEST_P(StoreSuite, whoever_goes_is_owed_nothing) {
    auto& store = this->open();
    for (const char* table : {"a", "b"}) {
        const std::uint8_t first = table[0] == 'a' ? 1 : 3;
        const auto second = static_cast<std::uint8_t>(first + 1);
        ASSERT_EQ(carry_out(store, with_tokens(batch(table, 0, {"0"}), {{hash_of(first), ""}, {hash_of(second), ""}})),
                  Outcome::committed);
        for (const auto seat : {first, second}) {
            const auto key = hash_of(static_cast<std::uint8_t>(seat + 10));
            ASSERT_EQ(carry_out(store, Subscription{key, hash_of(seat), "phone"}), Outcome::committed);
        }
        auto decided = batch(table, 1, {"1"});
        decided.notices = {{hash_of(first), first}, {hash_of(second), second}};
        ASSERT_EQ(carry_out(store, decided), Outcome::committed);
    }
    auto left = batch("a", 2, {"left"});
    left.old_tokens = {hash_of(1)};
    left.notices = {{hash_of(1), 9}};
    ASSERT_EQ(carry_out(store, left), Outcome::committed);
    ASSERT_EQ(carry_out(store, Removal{"b"}), Outcome::committed);
    EXPECT_THAT(store.owed_before(100, 9), ElementsAre(Owed{hash_of(2), "a", 2, 2}));
}

// --- claims and news
// --------------------------------------------------------------------------------------------------

TYPED_TEST_P(StoreSuite, work_is_done_by_one_until_its_time_is_over) {
    auto& store = this->open();
    const auto claimed = [&](const char* holder, Moment now, Moment until) {
        return carry_out(store, Claim{.work = "clean up", .holder = holder, .now = now, .until = until});
    };
    EXPECT_EQ(claimed("ann", 100, 200), Outcome::committed);
    EXPECT_EQ(claimed("bob", 199, 300), Outcome::conflict);
    EXPECT_EQ(carry_out(store, Claim{.work = "cook", .holder = "bob", .now = 199, .until = 300}), Outcome::committed);
    EXPECT_EQ(claimed("ann", 150, 250), Outcome::committed);
    EXPECT_EQ(claimed("bob", 200, 300), Outcome::conflict);
    EXPECT_EQ(claimed("bob", 250, 300), Outcome::committed);
    EXPECT_EQ(claimed("ann", 260, 400), Outcome::conflict);
    EXPECT_EQ(claimed("ann", 260, 260), Outcome::conflict);
    EXPECT_EQ(claimed("bob", 260, 260), Outcome::committed);
    EXPECT_EQ(claimed("ann", 260, 400), Outcome::committed);
}

TYPED_TEST_P(StoreSuite, a_claim_that_was_not_committed_holds_nobody_off) {
    std::atomic<bool> broken = false;
    WriterOptions options;
    options.before_commit = [&] { return !broken; };
    auto& store = this->open(std::move(options));
    const auto claimed = [&](const char* work, const char* holder, Moment now, Moment until) {
        return carry_out(store, Claim{.work = work, .holder = holder, .now = now, .until = until});
    };
    ASSERT_EQ(claimed("held", "ann", 100, 200), Outcome::committed);
    broken = true;
    EXPECT_EQ(claimed("free", "ann", 100, 200), Outcome::failed);
    EXPECT_EQ(claimed("held", "ann", 110, 110), Outcome::failed);
    broken = false;
    EXPECT_EQ(claimed("free", "bob", 110, 200), Outcome::committed);
    EXPECT_EQ(claimed("held", "bob", 110, 200), Outcome::conflict);
}

TYPED_TEST_P(StoreSuite, an_announcement_leaves_nothing_behind) {
    auto& store = this->open();
    EXPECT_EQ(carry_out(store, Announcement{"somebody came"}), Outcome::committed);
    EXPECT_EQ(carry_out(store, Announcement{""}), Outcome::committed);
    EXPECT_EQ(store.count(), 0U);
}

// --- groups
// -----------------------------------------------------------------------------------------------------------

TYPED_TEST_P(StoreSuite, what_waits_is_committed_together_and_in_order) {
    Gate gate;
    int commits = 0;
    auto options = gate.options();
    options.before_commit = [&, held = options.before_commit] { return ++commits, held(); };
    auto& store = this->open(std::move(options));
    Outcomes outcomes;
    submit(store, batch("first", 0, {"0"}), outcomes);
    gate.await();
    for (Number number = 0; number < 50; ++number) {
        submit(store, batch("a", number, {std::to_string(number)}), outcomes);
        submit(store, batch("b", number, {std::to_string(number)}), outcomes);
    }
    EXPECT_THAT(outcomes.all(), IsEmpty());
    gate.leave_open();
    this->close();
    EXPECT_EQ(outcomes.all(), std::vector(101, Outcome::committed));
    EXPECT_EQ(commits, 2);
}

TYPED_TEST_P(StoreSuite, a_group_has_a_largest_size) {
    Gate gate;
    int commits = 0;
    auto options = gate.options();
    options.largest_group = 4;
    options.before_commit = [&, held = options.before_commit] { return ++commits, held(); };
    auto& store = this->open(std::move(options));
    Outcomes outcomes;
    submit(store, batch("first", 0, {"0"}), outcomes);
    gate.await();
    for (Number number = 0; number < 10; ++number) submit(store, batch("a", number, {"x"}), outcomes);
    gate.leave_open();
    this->close();
    EXPECT_EQ(outcomes.all(), std::vector(11, Outcome::committed));
    EXPECT_EQ(commits, 1 + 3);
}

TYPED_TEST_P(StoreSuite, a_conflict_does_not_hurt_the_others_of_its_group) {
    Gate gate;
    auto& store = this->open(gate.options());
    Outcomes outcomes;
    submit(store, batch("first", 0, {"0"}), outcomes);
    gate.await();
    submit(store, batch("a", 0, {"a0"}), outcomes);
    submit(store, batch("a", 0, {"too late", "too late"}), outcomes);
    submit(store, with_tokens(batch("b", 0, {"b0"}), {{hash_of(1), ""}}), outcomes);
    submit(store, with_tokens(batch("c", 0, {"c0"}), {{hash_of(1), ""}}), outcomes);
    submit(store, batch("a", 1, {"a1"}), outcomes);
    gate.leave_open();
    finish(store);
    EXPECT_THAT(outcomes.all(), ElementsAre(Outcome::committed, Outcome::committed, Outcome::conflict,
                                            Outcome::committed, Outcome::conflict, Outcome::committed));
    EXPECT_THAT(store.load("a"), ElementsAre("a0", "a1"));
    EXPECT_THAT(store.load("b"), ElementsAre("b0"));
    EXPECT_THAT(store.load("c"), IsEmpty());
}

TYPED_TEST_P(StoreSuite, after_a_failed_commit_nothing_of_the_group_is_there_and_the_store_goes_on) {
    std::atomic<bool> broken = false;
    std::string trouble;
    WriterOptions options;
    options.before_commit = [&] { return !broken; };
    options.trouble = [&](std::string_view what) { trouble = what; };
    auto& store = this->open(std::move(options));
    const auto before =
        with_row(with_tokens(batch("a", 0, {"0", "1"}), {{hash_of(1), "north"}}), {.status = 1, .summary = "old"});
    ASSERT_EQ(carry_out(store, before), Outcome::committed);
    ASSERT_EQ(carry_out(store, Setting{"key", std::nullopt, "old"}), Outcome::committed);

    broken = true;
    auto lost = with_row(with_tokens(batch("a", 2, {"2"}), {{hash_of(2), ""}}), {.listed = true, .summary = "new"});
    lost.old_tokens = {hash_of(1)};
    for (const Change& change :
         std::vector<Change>{lost, batch("new", 0, {"0"}), Redaction{"a", 0, "0", "changed"}, Removal{"a"},
                             Setting{"key", "old", "new"}, Subscription{hash_of(5), hash_of(1), ""}}) {
        EXPECT_EQ(carry_out(store, change), Outcome::failed);
    }
    EXPECT_NE(trouble, "");
    EXPECT_EQ(store.copy_of("a"), before);
    EXPECT_EQ(store.find_token(hash_of(2)), std::nullopt);
    EXPECT_EQ(store.count(), 1U);
    EXPECT_EQ(store.setting("key"), "old");
    EXPECT_THAT(store.subscriptions(hash_of(1)), IsEmpty());

    broken = false;
    EXPECT_EQ(carry_out(store, lost), Outcome::committed);
    EXPECT_THAT(store.load("a"), ElementsAre("0", "1", "2"));
}

TYPED_TEST_P(StoreSuite, all_of_a_failed_group_fail_and_what_was_built_on_them_conflicts) {
    Gate gate;
    auto& store = this->open(gate.options());
    Outcomes outcomes;
    submit(store, batch("first", 0, {"0"}), outcomes);
    gate.await();
    submit(store, batch("a", 0, {"0"}), outcomes);
    submit(store, batch("a", 7, {"nonsense"}), outcomes);
    submit(store, batch("b", 0, {"0"}), outcomes);
    submit(store, Setting{"key", std::nullopt, "new"}, outcomes);
    submit(store, Setting{"key", "new", "newer"}, outcomes);
    gate.let_through();
    gate.await();
    submit(store, batch("a", 1, {"1"}), outcomes);
    submit(store, batch("b", 0, {"once more"}), outcomes);
    gate.refuse();
    gate.await();
    gate.leave_open();
    finish(store);
    EXPECT_THAT(outcomes.all(), ElementsAre(Outcome::committed, Outcome::failed, Outcome::failed, Outcome::failed,
                                            Outcome::failed, Outcome::failed, Outcome::conflict, Outcome::committed));
    EXPECT_EQ(store.setting("key"), std::nullopt);
    EXPECT_THAT(store.load("a"), IsEmpty());
    EXPECT_THAT(store.load("b"), ElementsAre("once more"));
}

TYPED_TEST_P(StoreSuite, a_full_queue_refuses_at_once) {
    Gate gate;
    auto options = gate.options();
    options.longest_queue = 2;
    auto& store = this->open(std::move(options));
    Outcomes outcomes;
    submit(store, batch("a", 0, {"0"}), outcomes);
    gate.await();
    submit(store, batch("a", 1, {"1"}), outcomes);
    submit(store, batch("a", 2, {"2"}), outcomes);
    EXPECT_EQ(store.submit(batch("a", 3, {"3"}), outcomes.next()), Submission::busy);
    gate.leave_open();
    this->close();
    EXPECT_EQ(outcomes.all(), std::vector(3, Outcome::committed));
}

TYPED_TEST_P(StoreSuite, what_is_done_can_be_read_and_may_submit_more) {
    auto& store = this->open();
    std::atomic<Number> seen = 0;
    const std::function<void(Number)> append = [&](Number number) {
        EXPECT_EQ(store.submit(batch("a", number, {"x"}),
                               [&, number](Outcome outcome) {
                                   EXPECT_EQ(outcome, Outcome::committed);
                                   EXPECT_EQ(store.load("a").size(), number + 1);
                                   if (number < 20) append(number + 1);
                                   seen = number;
                                   seen.notify_one();
                               }),
                  Submission::accepted);
    };
    append(0);
    for (Number now = seen; now < 20; now = seen) seen.wait(now);
    EXPECT_EQ(store.load("a").size(), 21U);
}

TYPED_TEST_P(StoreSuite, closing_writes_what_was_accepted_and_accepts_no_more) {
    Gate gate;
    auto& store = this->open(gate.options());
    Outcomes outcomes;
    std::atomic<Submission> late = Submission::accepted;
    submit(store, batch("a", 0, {"0"}), outcomes);
    gate.await();
    submit(store, batch("a", 1, {"1"}), outcomes);
    // Nobody can submit after close() began but those whom the store calls.
    ASSERT_EQ(store.submit(batch("a", 2, {"2"}),
                           [&](Outcome outcome) {
                               outcomes.next()(outcome);
                               late = store.submit(batch("a", 3, {"3"}), outcomes.next());
                           }),
              Submission::accepted);
    std::thread closing([&] { this->close(); });
    while (store.submit(Unsubscription{}, [](Outcome) {}) == Submission::accepted) std::this_thread::yield();
    gate.leave_open();
    closing.join();
    EXPECT_EQ(outcomes.all(), std::vector(3, Outcome::committed));
    EXPECT_EQ(late, Submission::busy);
}

TYPED_TEST_P(StoreSuite, a_store_that_fails_is_not_waited_for_when_it_is_closed) {
    std::latch closing(1);
    std::atomic<int> tries = 0;
    WriterOptions options;
    options.largest_group = 1;
    options.before_commit = [&] {
        ++tries;
        closing.wait();
        return false;
    };
    auto& store = this->open(std::move(options));
    Outcomes outcomes;
    for (const char* table : {"a", "b", "c"}) submit(store, batch(table, 0, {"0"}), outcomes);
    std::thread keeper([&] { this->close(); });
    while (store.submit(Unsubscription{}, [](Outcome) {}) == Submission::accepted) std::this_thread::yield();
    closing.count_down();
    keeper.join();
    EXPECT_EQ(outcomes.all(), std::vector(3, Outcome::failed));
    EXPECT_EQ(tries, 1);
}

// --- threads
// ----------------------------------------------------------------------------------------------------------

TYPED_TEST_P(StoreSuite, many_threads_write_and_read) {
    constexpr int threads = 4;
    constexpr Number moves = 40;
    auto& store = this->open();
    const auto play = [&](const std::string& table) {
        for (Number number = 0; number < moves; ++number) {
            EXPECT_EQ(carry_out(store, batch(table, number, {table + std::to_string(number)})), Outcome::committed);
            const auto entries = store.load(table);
            ASSERT_EQ(entries.size(), number + 1);
            EXPECT_EQ(entries.back(), table + std::to_string(number));
        }
    };
    std::vector<std::jthread> players;
    for (int i = 0; i < threads; ++i) players.emplace_back(play, "table " + std::to_string(i));
    players.clear();
    EXPECT_EQ(store.count(), static_cast<std::size_t>(threads));
}

TYPED_TEST_P(StoreSuite, of_those_who_race_for_a_number_one_wins) {
    constexpr int racers = 4;
    constexpr Number moves = 25;
    auto& store = this->open();
    std::atomic<int> wins = 0;
    const auto race = [&](const std::string& name) {
        for (auto length = store.load("a").size(); length < moves; length = store.load("a").size()) {
            const auto outcome = carry_out(store, batch("a", length, {name}));
            EXPECT_NE(outcome, Outcome::failed);
            if (outcome == Outcome::committed) ++wins;
        }
    };
    std::vector<std::jthread> all;
    for (int i = 0; i < racers; ++i) all.emplace_back(race, std::to_string(i));
    all.clear();
    EXPECT_EQ(store.load("a").size(), moves);
    EXPECT_EQ(wins, static_cast<int>(moves));
}

REGISTER_TYPED_TEST_SUITE_P(
    StoreSuite, entries_come_back_in_order_from_any_number_on, a_batch_that_does_not_continue_the_log_leaves_no_trace,
    a_table_begins_with_its_first_entry, a_batch_without_a_row_leaves_it_as_it_was,
    a_copy_makes_the_same_table_in_another_store, a_removed_table_is_gone_with_its_tokens_and_its_name_is_free,
    a_redaction_replaces_one_body, a_redaction_brings_back_nothing_that_another_took_out,
    redactions_find_their_entries_whatever_else_happens_meanwhile, a_token_opens_its_table_until_it_is_removed,
    nobody_takes_the_token_of_another_table, listed_tables_come_newest_first_and_page_by_page,
    tables_are_due_by_their_time_to_wake, a_setting_changes_only_from_what_it_was, subscriptions_belong_to_their_owner,
    a_subscription_goes_with_the_token_that_owns_it, a_notice_is_owed_from_its_entry_on_until_it_is_settled,
    a_notice_that_is_put_off_is_due_later, whoever_goes_is_owed_nothing, work_is_done_by_one_until_its_time_is_over,
    a_claim_that_was_not_committed_holds_nobody_off, an_announcement_leaves_nothing_behind,
    what_waits_is_committed_together_and_in_order, a_group_has_a_largest_size,
    a_conflict_does_not_hurt_the_others_of_its_group,
    after_a_failed_commit_nothing_of_the_group_is_there_and_the_store_goes_on,
    all_of_a_failed_group_fail_and_what_was_built_on_them_conflicts, a_full_queue_refuses_at_once,
    what_is_done_can_be_read_and_may_submit_more, closing_writes_what_was_accepted_and_accepts_no_more,
    a_store_that_fails_is_not_waited_for_when_it_is_closed, many_threads_write_and_read,
    of_those_who_race_for_a_number_one_wins);

}  // namespace shelfmark::store
