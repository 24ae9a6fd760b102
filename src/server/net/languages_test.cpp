#include "server/net/languages.h"

#include <gtest/gtest.h>

namespace shelfmark::server::net {
namespace {

using messages::Language;

TEST(Languages, the_one_with_the_greatest_weight_wins) {
    EXPECT_EQ(preferred_language("cs-CZ,cs;q=0.9,en;q=0.8"), Language::cs);
    EXPECT_EQ(preferred_language("en;q=0.5, de-AT;q=0.7"), Language::de);
    EXPECT_EQ(preferred_language("fr, de;q=0.2"), Language::de);
}

TEST(Languages, english_where_nothing_fits) {
    for (const char* text : {"", "fr", "*", ",,;;", "de;q=0", ";q=1"}) {
        EXPECT_EQ(preferred_language(text), Language::en) << text;
    }
}

}  // namespace
}  // namespace shelfmark::server::net
