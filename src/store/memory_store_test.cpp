#include "store/memory_store.h"

#include "store_suite.h"

namespace shelfmark::store {

struct InMemory {
    static std::unique_ptr<Store> open(WriterOptions options) {
        return std::make_unique<MemoryStore>(std::move(options));
    }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Memory, StoreSuite, InMemory);

TEST(MemoryStore, by_hand_nothing_happens_unasked) {
    MemoryStore store({}, MemoryStore::Commits::by_hand);
    Outcomes outcomes;
    for (Number number = 0; number < 3; ++number) submit(store, batch("a", number, {"x"}), outcomes);
    EXPECT_THAT(store.load("a", 0), IsEmpty());
    EXPECT_EQ(store.write_group(2), 2U);
    EXPECT_THAT(outcomes.all(), ElementsAre(Outcome::committed, Outcome::committed));
    EXPECT_EQ(store.load("a", 0).size(), 2U);
    EXPECT_EQ(store.write_group(2), 1U);
    EXPECT_EQ(store.write_group(2), 0U);
    EXPECT_EQ(store.load("a", 0).size(), 3U);
}

TEST(MemoryStore, a_crash_loses_what_waits_and_nothing_else) {
    MemoryStore store({}, MemoryStore::Commits::by_hand);
    Outcomes outcomes;
    submit(store, batch("a", 0, {"kept"}), outcomes);
    store.write_group(1);
    submit(store, batch("a", 1, {"lost"}), outcomes);
    store.lose_waiting();
    EXPECT_EQ(store.write_group(9), 0U);
    EXPECT_THAT(outcomes.all(), ElementsAre(Outcome::committed));
    EXPECT_THAT(store.load("a", 0), ElementsAre("kept"));
}

}  // namespace shelfmark::store
