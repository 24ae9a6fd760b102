#include "client/server_address.h"

#include <gtest/gtest.h>

namespace shelfmark::client {

TEST(ServerAddress, is_read_from_a_url) {
    const auto usual = find_server("http://127.0.0.1:8320/");
    ASSERT_TRUE(usual);
    EXPECT_EQ(usual->host, "127.0.0.1:8320");
    EXPECT_EQ(usual->endpoint.port(), 8320);
    EXPECT_EQ(find_server("http://127.0.0.1")->endpoint.port(), 80);
    EXPECT_EQ(find_server("http://[::1]:81")->endpoint.address().to_string(), "::1");
}

TEST(ServerAddress, anything_else_is_none) {
    for (const char* url : {"", "127.0.0.1:8320", "https://127.0.0.1", "http://", "http://127.0.0.1:port"}) {
        EXPECT_FALSE(find_server(url)) << url;
    }
}

}  // namespace shelfmark::client
