#include "messages/number.h"

#include <limits>

#include <gtest/gtest.h>

namespace shelfmark::messages {
namespace {

TEST(Number, has_the_point_or_the_comma_of_its_language) {
    EXPECT_EQ(decimal(Language::en, 1234.56, 1), "1234.6");
    EXPECT_EQ(decimal(Language::cs, 1234.56, 1), "1234,6");
    EXPECT_EQ(decimal(Language::de, -0.25, 2), "-0,25");
    EXPECT_EQ(decimal(Language::de, 7, 0), "7");
    EXPECT_EQ(decimal(Language::en, std::numeric_limits<double>::max(), 2).size(), 312);
}

TEST(Number, what_is_rounded_to_nothing_has_no_sign) {
    EXPECT_EQ(decimal(Language::en, -0.04, 1), "0.0");
    EXPECT_EQ(signed_decimal(Language::cs, -0.04, 1), "0,0");
    EXPECT_EQ(signed_decimal(Language::en, 0.04, 1), "0.0");
}

TEST(Number, a_plus_stands_before_what_is_more_than_nothing) {
    EXPECT_EQ(signed_decimal(Language::en, 3.25, 1), "+3.2");
    EXPECT_EQ(signed_decimal(Language::de, 0.26, 1), "+0,3");
    EXPECT_EQ(signed_decimal(Language::de, -3, 1), "-3,0");
}

}  // namespace
}  // namespace shelfmark::messages
