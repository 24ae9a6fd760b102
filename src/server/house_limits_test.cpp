#include "server/house_limits.h"

#include <gtest/gtest.h>

namespace shelfmark::server {

TEST(Bucket, lets_a_burst_through_and_then_so_many_a_second) {
    Bucket bucket;
    int passed = 0;
    for (int i = 0; i < 10; ++i) passed += bucket.take(1'000'000, 2, 5) ? 1 : 0;
    EXPECT_EQ(passed, 5);
    EXPECT_FALSE(bucket.take(1'000'499, 2, 5));
    EXPECT_TRUE(bucket.take(1'000'500, 2, 5));
    EXPECT_FALSE(bucket.take(1'000'999, 2, 5));
    EXPECT_TRUE(bucket.take(1'001'000, 2, 5));
}

TEST(Bucket, is_never_more_than_full) {
    Bucket bucket;
    EXPECT_TRUE(bucket.take(1'000'000, 2, 3));
    int passed = 0;
    for (int i = 0; i < 10; ++i) passed += bucket.take(9'000'000, 2, 3) ? 1 : 0;
    EXPECT_EQ(passed, 3);
}

TEST(Bucket, something_heavy_counts_as_many_but_never_as_more_than_a_burst) {
    Bucket bucket;
    EXPECT_TRUE(bucket.take(1'000'000, 2, 5, 4));
    EXPECT_FALSE(bucket.take(1'000'000, 2, 5, 2));
    EXPECT_TRUE(bucket.take(1'000'000, 2, 5, 1));
    EXPECT_FALSE(bucket.take(1'002'000, 2, 5, 100));
    EXPECT_TRUE(bucket.take(1'002'500, 2, 5, 100));
}

TEST(HourlyCount, counts_each_address_for_itself_and_begins_anew_every_hour) {
    HourlyCount count;
    const std::int64_t hour = 3'600'000;
    EXPECT_TRUE(count.take("a", hour, 1));
    EXPECT_FALSE(count.take("a", hour + 1, 1));
    EXPECT_TRUE(count.take("b", hour + 1, 1));
    EXPECT_TRUE(count.take("a", 2 * hour, 1));
}

}  // namespace shelfmark::server
