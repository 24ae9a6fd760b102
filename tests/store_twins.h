// Whether a store does what the store in memory does, whatever is asked of it.
#pragma once

#include <atomic>

#include <rapidcheck.h>

#include "store/memory_store.h"
#include "store_scene.h"

namespace shelfmark::store {

inline std::string some_table() { return std::string(1, *rc::gen::inRange('a', 'd')); }
inline Hash some_hash() { return hash_of(*rc::gen::inRange<std::uint8_t>(0, 4)); }
inline Bytes some_bytes() { return *rc::gen::container<Bytes>(rc::gen::inRange('x', 'z')); }

inline Batch some_batch(Store& store) {
    const auto table = some_table();
    const auto length = store.load(table).size();
    auto made = batch(table, *rc::gen::weightedElement<Number>({{6, length}, {1, length + 1}, {1, 0}}), {});
    for (int left = *rc::gen::inRange(0, 3); left > 0; --left) made.entries.push_back(some_bytes());
    for (int left = *rc::gen::inRange(0, 2); left > 0; --left) made.new_tokens.push_back({some_hash(), some_bytes()});
    for (int left = *rc::gen::inRange(0, 2); left > 0; --left) made.old_tokens.push_back(some_hash());
    if (*rc::gen::inRange(0, 3) == 0) made.notices.push_back({some_hash(), *rc::gen::inRange(0, 3)});
    if (*rc::gen::arbitrary<bool>()) return made;
    made.row = {.listed = *rc::gen::arbitrary<bool>(),
                .status = *rc::gen::arbitrary<std::uint8_t>(),
                .updated_at = *rc::gen::inRange(0, 5),
                .wake_at = {},
                .summary = some_bytes()};
    if (*rc::gen::arbitrary<bool>()) made.row->wake_at = *rc::gen::inRange(0, 5);
    return made;
}

inline Redaction some_redaction(Store& store) {
    const auto table = some_table();
    const auto number = *rc::gen::inRange<Number>(0, 4);
    const auto entries = store.load(table);
    const bool knows = number < entries.size() && *rc::gen::inRange(0, 4) != 0;
    return {table, number, knows ? entries[number] : some_bytes(), some_bytes()};
}

inline Change some_change(Store& store) {
    switch (*rc::gen::inRange(0, 13)) {
        case 0: return Removal{some_table()};
        case 1: return some_redaction(store);
        case 2: return Setting{some_table(), store.setting(some_table()), some_bytes()};
        case 3: return Subscription{some_hash(), some_hash(), some_bytes()};
        case 4: return Unsubscription{some_hash()};
        case 5: return Claim{some_table(), some_table(), *rc::gen::inRange(0, 5), *rc::gen::inRange(0, 5)};
        case 6: return Settlement{some_hash(), *rc::gen::inRange<Number>(0, 4)};
        case 7: return Postponement{some_hash(), *rc::gen::inRange<Number>(0, 4), *rc::gen::inRange(0, 5)};
        default: return some_batch(store);
    }
}

inline void expect_same(Store& one, Store& other) {
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
    RC_ASSERT(one.owed_before(2, 1) == other.owed_before(2, 1));
    RC_ASSERT(one.owed_before(9, 9) == other.owed_before(9, 9));
    RC_ASSERT(one.count() == other.count());
}

/// As for the suite: Kind{}.open(options) makes an empty store.
template <class Kind>
bool does_what_memory_does() {
    return rc::check([] {
        Kind kind;
        std::atomic<bool> healthy = true;
        WriterOptions options;
        options.before_commit = [&] { return healthy.load(); };
        const auto store = kind.open(options);
        MemoryStore memory(options);
        for (int left = *rc::gen::inRange(0, 20); left > 0; --left) {
            const auto change = some_change(memory);
            healthy = *rc::gen::inRange(0, 8) != 0;
            RC_ASSERT(carry_out(*store, change) == carry_out(memory, change));
            expect_same(*store, memory);
        }
    });
}

}  // namespace shelfmark::store
