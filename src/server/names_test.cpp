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
}

TEST(Names, hold_nothing_that_cannot_be_seen) {
    for (const char* twin : {"\u200bAda", "A\u200dda", "Ada\u2060", "Ad\ufe0fa", "\u3164 Ada", "Ada \U000e0041"}) {
        EXPECT_EQ(plain_name(twin), "Ada") << twin;
    }
    EXPECT_EQ(plain_name("Ada  \u00a0 Lovelace"), "Ada Lovelace");
}

TEST(Names, keep_what_shapes_emoji_and_scripts) {
    EXPECT_EQ(plain_name("👩\u200d🚀"), "👩\u200d🚀");
    EXPECT_EQ(plain_name("❤\ufe0f"), "❤\ufe0f");
    EXPECT_EQ(plain_name("می\u200cخواهم"), "می\u200cخواهم");
}

}  // namespace
}  // namespace shelfmark::server
