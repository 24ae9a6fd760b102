#include "server/names.h"

#include <gtest/gtest.h>

namespace shelfmark::server {
namespace {

TEST(Names, have_no_blanks_around_them) {
    EXPECT_EQ(plain_name("  Ada Lovelace "), "Ada Lovelace");
    EXPECT_EQ(plain_name("Žofie"), "Žofie");
    EXPECT_EQ(plain_name("図書"), "図書");
    EXPECT_EQ(plain_name("🦉"), "🦉");
}

TEST(Names, need_a_character_that_can_be_seen) {
    EXPECT_EQ(plain_name(""), "");
    EXPECT_EQ(plain_name("   "), "");
    // Zero width, no break, soft hyphen, ideographic blank, Hangul filler, empty Braille, variation selector, tag.
    for (const char* blank : {"\u200b", "\u200d\u2060", "\u00a0", "\u00ad", "\u3000", "\u3164", "\u2800", "\ufe0f",
                              "\ufeff", "\U000e0041", " \u200b "}) {
        EXPECT_EQ(plain_name(blank), "") << blank;
    }
    EXPECT_EQ(plain_name("\u200bAda"), "\u200bAda");
}

}  // namespace
}  // namespace shelfmark::server
