#include "server/ports/sodium_secrets.h"

#include <cmath>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace shelfmark::server {
namespace {

TEST(SodiumSecrets, a_seed_settles_the_games_and_no_secret) {
    SodiumSecrets one(7);
    SodiumSecrets same(7);
    SodiumSecrets other(8);
    EXPECT_EQ(one.game_seed(), same.game_seed());
    EXPECT_EQ(one.seed(), same.seed());
    EXPECT_NE(one.game_seed(), other.game_seed());
    EXPECT_NE(one.token(), same.token());
    EXPECT_NE(one.table_id(), same.table_id());
}

// A bot is started with its token on the command line.
TEST(SodiumSecrets, no_token_looks_like_an_option_of_a_command) {
    SodiumSecrets secrets;
    for (int i = 0; i < 2000; ++i) EXPECT_NE(secrets.token().front(), '-');
}

TEST(SodiumSecrets, ids_of_tables_cannot_be_guessed) {
    SodiumSecrets secrets;
    std::set<char> signs;
    std::set<std::string> ids;
    constexpr int many = 1000;
    for (int i = 0; i < many; ++i) {
        const std::string id = secrets.table_id();
        signs.insert(id.begin(), id.end());
        ids.insert(id);
        EXPECT_GE(static_cast<double>(id.size()) * std::log2(31), 128);
        EXPECT_LE(id.size(), 32U) << "the protocol has no longer ones";
    }
    EXPECT_EQ(ids.size(), many);
    EXPECT_EQ(signs.size(), 31U);
}

TEST(SodiumSecrets, without_one_no_two_games_are_alike) {
    SodiumSecrets one;
    SodiumSecrets other;
    EXPECT_NE(one.game_seed(), one.game_seed());
    EXPECT_NE(one.game_seed(), other.game_seed());
}

// Whoever has seen some cards could try all numbers until one fits.
TEST(SodiumSecrets, games_cannot_be_found_by_trying) {
    SodiumSecrets secrets;
    std::set<std::uint64_t> halves;
    for (int i = 0; i < 100; ++i) {
        const base::Seed seed = secrets.game_seed();
        EXPECT_NE(seed.high, 0U) << "that would be a number";
        halves.insert({seed.high, seed.low});
    }
    EXPECT_EQ(halves.size(), 200U);
}

}  // namespace
}  // namespace shelfmark::server
