#include "base/random.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <set>

#include <gtest/gtest.h>
#include <sodium.h>

namespace shelfmark::base {
namespace {

constexpr Seed secret{0x0706050403020100ULL, 0x0f0e0d0c0b0a0908ULL};

// What libsodium says of the same key and number, on a machine whose numbers begin with their lowest byte, as all ours.
std::uint64_t sodium_says(Seed seed, std::uint64_t number) {
    std::array<unsigned char, 16> key = {};
    std::array<unsigned char, sizeof number> text = {};
    std::array<unsigned char, 8> hash = {};
    std::memcpy(key.data(), &seed.high, 8);
    std::memcpy(key.data() + 8, &seed.low, 8);
    std::memcpy(text.data(), &number, sizeof number);
    crypto_shorthash_siphash24(hash.data(), text.data(), text.size(), key.data());
    std::uint64_t value = 0;
    std::memcpy(&value, hash.data(), sizeof value);
    return value;
}

TEST(Random, of_a_secret_seed_is_SipHash) {
    Random random{secret};
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t number = random.next();
        ASSERT_EQ(number, sodium_says(secret, random.state));
    }
}

// Bots, records and tests count on it.
TEST(Random, of_a_number_is_splitmix64) {
    Random random{1234567};
    EXPECT_EQ(random.next(), 6457827717110365317ULL);
    EXPECT_EQ(random.next(), 3203168211198807973ULL);
}

TEST(Random, whatever_comes_from_a_secret_is_one) {
    Random random{secret};
    std::set<std::uint64_t> numbers;
    for (Random other : {random, random.split(1), random.split(2), random.split(1).split(1), random.offspring()}) {
        EXPECT_EQ(other.key, random.key);
        for (int i = 0; i < 100; ++i) numbers.insert(other.next());
    }
    EXPECT_EQ(numbers.size(), 500U) << "they do not repeat each other";
}

TEST(Random, every_bit_of_a_secret_counts) {
    std::set<std::uint64_t> firsts;
    for (unsigned bit = 0; bit < 128; ++bit) {
        Seed other = secret;
        (bit < 64 ? other.high : other.low) ^= std::uint64_t{1} << (bit % 64);
        firsts.insert(Random{other}.next());
    }
    EXPECT_EQ(firsts.size(), 128U);
}

}  // namespace
}  // namespace shelfmark::base
