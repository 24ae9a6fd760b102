#include "server/house_keys.h"

#include <gtest/gtest.h>

namespace shelfmark::server {

TEST(HouseKeys, a_hash_comes_back_from_its_text) {
    store::Hash hash{};
    for (std::size_t i = 0; i < hash.size(); ++i) hash[i] = static_cast<std::uint8_t>(i * 37 + 200);
    EXPECT_EQ(hex_of(hash).size(), 64U);
    EXPECT_EQ(hash_of(hex_of(hash)), hash);
    EXPECT_EQ(hex_of(store::Hash{0x0a, 0xf0}).substr(0, 6), "0af000");
}

TEST(HouseKeys, only_the_same_key_opens_and_no_key_opens_nothing) {
    EXPECT_TRUE(same_key("ab", "ab"));
    EXPECT_FALSE(same_key("ab", "aa"));
    EXPECT_FALSE(same_key("ab", "abc"));
    EXPECT_FALSE(same_key("", ""));
}

TEST(HouseKeys, passes_say_what_they_open) {
    EXPECT_EQ(text_of({Pass::To::seat, 3}), "seat 3");
    EXPECT_EQ(text_of({Pass::To::invitation, 0}), "invitation 0");
    const auto pass = read_pass("invitation 5");
    ASSERT_TRUE(pass);
    EXPECT_EQ(pass->to, Pass::To::invitation);
    EXPECT_EQ(pass->seat, 5);
    for (const char* nothing : {"", "host", "seat", "seat 6", "seat x", "bench 1"}) EXPECT_FALSE(read_pass(nothing));
}

}  // namespace shelfmark::server
