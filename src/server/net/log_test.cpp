#include "server/net/log.h"

#include <gtest/gtest.h>

namespace shelfmark::server::net {

TEST(ServerLog, a_line_is_one_json_object) {
    EXPECT_EQ(
        Log::line(1'760'000'000'007, Log::Level::warning, "store", {{"reason", "a \"full\"\ndisk"}, {"code", 13}}),
        "{\"time\":\"2025-10-09T08:53:20.007Z\",\"level\":\"warning\",\"event\":\"store\","
        "\"reason\":\"a \\\"full\\\"\\ndisk\",\"code\":13}\n");
}

}  // namespace shelfmark::server::net
