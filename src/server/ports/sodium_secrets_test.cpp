#include "server/ports/sodium_secrets.h"

#include <gtest/gtest.h>

namespace shelfmark::server {
namespace {

TEST(SodiumSecrets, a_seed_settles_the_games_and_no_secret) {
    SodiumSecrets one(7);
    SodiumSecrets same(7);
    SodiumSecrets other(8);
    EXPECT_EQ(one.seed(), same.seed());
    EXPECT_EQ(one.seed(), same.seed());
    EXPECT_NE(one.seed(), other.seed());
    EXPECT_NE(one.token(), same.token());
    EXPECT_NE(one.table_id(), same.table_id());
}

TEST(SodiumSecrets, without_one_no_two_games_are_alike) {
    SodiumSecrets one;
    SodiumSecrets other;
    EXPECT_NE(one.seed(), one.seed());
    EXPECT_NE(one.seed(), other.seed());
}

}  // namespace
}  // namespace shelfmark::server
