#include "table/seed_text.h"

#include <string>

#include <gtest/gtest.h>

namespace shelfmark::table {
namespace {

TEST(SeedText, reads_what_it_writes) {
    for (const base::Seed seed : {base::Seed(0), base::Seed(42), base::Seed(~0ULL), base::Seed(1, 0),
                                  base::Seed(0x9f03ULL, 0xabcULL), base::Seed(~0ULL, ~0ULL)}) {
        EXPECT_EQ(parse_seed(seed_text(seed)), seed) << seed_text(seed);
    }
    EXPECT_EQ(seed_text(42), "42");
    EXPECT_EQ(seed_text({0x9f03ULL, 0xabcULL}), "0000000000009f030000000000000abc");
}

TEST(SeedText, refuses_everything_else) {
    for (const std::string text : {"", "-1", "18446744073709551616", "9f03", "9f0300000000000000000000000abc",
                                   "0000000000009f03-000000000000abc", "0000000000009f030000000000000abcd",
                                   "000000000000 f030000000000000abc"}) {
        EXPECT_FALSE(parse_seed(text)) << text;
    }
}

}  // namespace
}  // namespace shelfmark::table
