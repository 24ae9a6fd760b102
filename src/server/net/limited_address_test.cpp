#include "server/net/limited_address.h"

#include <gtest/gtest.h>

namespace shelfmark::server::net {
namespace {

TEST(LimitedAddress, addresses_of_one_network_of_ipv6_are_limited_together) {
    EXPECT_EQ(limited_address("2001:db8:1:2:3:4:5:6"), limited_address("2001:db8:1:2::9"));
    EXPECT_NE(limited_address("2001:db8:1:2::9"), limited_address("2001:db8:1:3::9"));
    EXPECT_EQ(limited_address("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_NE(limited_address("192.0.2.7"), limited_address("192.0.2.8"));
    EXPECT_EQ(limited_address("nonsense"), "unknown");
}

}  // namespace
}  // namespace shelfmark::server::net
