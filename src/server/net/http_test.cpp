#include "server/net/http.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shelfmark::server::net {
namespace {

using testing::Contains;
using testing::Pair;

TEST(Http, a_target_is_a_path_and_a_query) {
    EXPECT_EQ(split("/api/tables?after=x").path, "/api/tables");
    EXPECT_EQ(split("/api/tables?after=x").query, "after=x");
    EXPECT_EQ(split("/").path, "/");
    EXPECT_EQ(split("/?").query, "");
}

TEST(Http, values_of_a_query_are_decoded) {
    EXPECT_EQ(value_of("at=17&seat=2", "seat"), "2");
    EXPECT_EQ(value_of("at=17&seat=2", "sea"), std::nullopt);
    EXPECT_EQ(value_of("after=%31+%zz%4", "after"), "1 %zz%4");
    EXPECT_EQ(value_of("after", "after"), "");
    EXPECT_EQ(value_of("&&after=1=2&", "after"), "1=2");
}

TEST(Http, pages_of_the_same_host_are_welcome_and_foreign_ones_are_not) {
    EXPECT_TRUE(welcome_origin("http://localhost:8320", "localhost:8320", {}));
    EXPECT_TRUE(welcome_origin("https://Games.example", "games.example", {}));
    EXPECT_TRUE(welcome_origin("", "games.example", {}));
    EXPECT_FALSE(welcome_origin("http://localhost:8321", "localhost:8320", {}));
    EXPECT_FALSE(welcome_origin("https://games.example.evil", "games.example", {}));
    EXPECT_FALSE(welcome_origin("null", "games.example", {}));
    EXPECT_FALSE(welcome_origin("https://", "", {}));
    EXPECT_TRUE(welcome_origin("https://other.example", "games.example", {"https://other.example"}));
    EXPECT_FALSE(welcome_origin("http://other.example", "games.example", {"https://other.example"}));
}

TEST(Http, a_server_answers_to_its_names_and_to_those_of_its_own_computer) {
    const std::vector<std::string> names = {"games.example"};
    for (const char* host : {"games.example", "Games.Example:8320", "localhost", "localhost:8320", "127.0.0.1:8320",
                             "[::1]", "[::1]:8320", ""}) {
        EXPECT_TRUE(names_us(host, names)) << host;
    }
    for (const char* host : {"evil.example", "games.example.evil", "evil.example:8320", "localhost.evil.example",
                             "127.0.0.1.evil.example", "[::1", "[::2]:8320", ":8320", "games.example@evil.example"}) {
        EXPECT_FALSE(names_us(host, names)) << host;
    }
    EXPECT_FALSE(names_us("games.example", {}));
}

TEST(Http, of_forwarded_addresses_only_the_proxys_own_counts) {
    EXPECT_EQ(last_forwarded("10.0.0.1, 192.0.2.7 "), "192.0.2.7");
    EXPECT_EQ(last_forwarded("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(last_forwarded(""), "");
}

TEST(Http, a_fault_has_the_status_that_its_key_stands_for) {
    EXPECT_EQ(fault("http.not-found").status, 404);
    EXPECT_EQ(fault("table.unknown").body, R"({"type":"fault","key":"table.unknown"})");
    EXPECT_EQ(fault("http.malformed").status, 400);
    EXPECT_EQ(fault("http.flood").status, 429);
    EXPECT_THAT(fault("http.flood").headers, Contains(Pair("Retry-After", "1")));
    EXPECT_EQ(fault(protocol::Fault{.key = "http.malformed", .where = "game: missing"}).body,
              R"({"type":"fault","key":"http.malformed","where":"game: missing"})");
}

}  // namespace
}  // namespace shelfmark::server::net
