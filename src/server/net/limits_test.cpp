#include "server/net/limits.h"

#include <gtest/gtest.h>

#include <vector>

namespace shelfmark::server::net {
namespace {

TEST(Limits, places_are_limited_by_name_and_come_back) {
    Capacity capacity(2);
    std::vector<Capacity::Place> places;
    places.push_back(*capacity.take("a"));
    places.push_back(*capacity.take("a"));
    EXPECT_FALSE(capacity.take("a").has_value());
    EXPECT_EQ(capacity.taken("a"), 2U);
    EXPECT_TRUE(capacity.take("b").has_value());
    places.pop_back();
    EXPECT_TRUE(capacity.take("a").has_value());
    places.clear();
    EXPECT_EQ(capacity.names(), 0U);
}

TEST(Limits, a_throttle_allows_a_burst_and_then_the_rate) {
    Throttle throttle(10, 3);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(throttle.allow("a", 1000));
    EXPECT_FALSE(throttle.allow("a", 1000));
    EXPECT_TRUE(throttle.allow("b", 1000));
    EXPECT_FALSE(throttle.allow("a", 1099));
    EXPECT_TRUE(throttle.allow("a", 1100));
    EXPECT_FALSE(throttle.allow("a", 1100));
}

TEST(Limits, what_weighs_as_much_as_several_is_allowed_as_seldom) {
    Throttle throttle(10, 3);
    EXPECT_TRUE(throttle.allow("a", 1000, 2));
    EXPECT_FALSE(throttle.allow("a", 1000, 2));
    EXPECT_TRUE(throttle.allow("a", 1000, 0));
    EXPECT_TRUE(throttle.allow("a", 1000));
    EXPECT_FALSE(throttle.allow("a", 1299, 100));
    EXPECT_TRUE(throttle.allow("a", 1300, 100)) << "nothing is too heavy for ever";
}

TEST(Limits, a_throttle_keeps_nobody_waiting_where_the_clock_was_set_back) {
    Throttle throttle(10, 3);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(throttle.allow("a", 3'600'000));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(throttle.allow("a", 1000));
    EXPECT_FALSE(throttle.allow("a", 1000));
}

TEST(Limits, a_throttle_forgets_who_owes_nothing) {
    Throttle throttle(10, 3);
    EXPECT_TRUE(throttle.allow("a", 1000));
    EXPECT_TRUE(throttle.allow("a", 1000));
    throttle.sweep(1150);
    EXPECT_EQ(throttle.names(), 1U);
    throttle.sweep(1200);
    EXPECT_EQ(throttle.names(), 0U);
}

}  // namespace
}  // namespace shelfmark::server::net
