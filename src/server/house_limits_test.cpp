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

TEST(Buckets, each_address_has_its_own_and_those_that_are_full_again_are_forgotten) {
    Buckets buckets;
    EXPECT_TRUE(buckets.take("a", 1'000'000, 2, 5, 5));
    EXPECT_FALSE(buckets.take("a", 1'000'000, 2, 5, 1));
    EXPECT_TRUE(buckets.take("b", 1'000'000, 2, 5, 5));
    EXPECT_TRUE(buckets.take("b", 1'059'000, 2, 5, 5));
    EXPECT_TRUE(buckets.take("c", 1'060'000, 2, 5, 5));
    EXPECT_EQ(buckets.addresses(), 2U);
    EXPECT_FALSE(buckets.take("b", 1'060'000, 2, 5, 5));
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
