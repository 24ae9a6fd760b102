#include "base/utf8.h"

#include <gtest/gtest.h>

namespace shelfmark::base {
namespace {

TEST(Utf8, letters_of_any_language_are_printable) {
    EXPECT_TRUE(is_printable_utf8("Red"));
    EXPECT_TRUE(is_printable_utf8("Žofie Müller"));
    EXPECT_TRUE(is_printable_utf8("\xe2\x82\xac \xf0\x9f\x93\x9a"));  // three and four bytes
}

TEST(Utf8, control_characters_are_not) {
    EXPECT_FALSE(is_printable_utf8("a\x1b[2J"));
    EXPECT_FALSE(is_printable_utf8("a\x7f"));
    EXPECT_FALSE(is_printable_utf8("a\tb"));
    EXPECT_FALSE(is_printable_utf8("a\xc2\x9b"));  // the other way to begin a terminal's command
}

TEST(Utf8, broken_characters_are_not) {
    EXPECT_FALSE(is_printable_utf8("\xff"));
    EXPECT_FALSE(is_printable_utf8("\xc3"));      // cut off
    EXPECT_FALSE(is_printable_utf8("\xc3z"));     // without its second half
    EXPECT_FALSE(is_printable_utf8("\x82\xac"));  // without its first
    EXPECT_FALSE(is_printable_utf8("\xc0\xaf"));  // longer than needed
}

TEST(Quotable, control_characters_and_endless_lines_stay_out_of_messages) {
    EXPECT_EQ(quotable("\x1b[31mred"), "?[31mred");
    EXPECT_EQ(quotable("\xff\xfe"), "??");
    EXPECT_EQ(quotable("\u017elu\u0165"), "\u017elu\u0165");
    EXPECT_EQ(quotable(std::string(1000, 'x')), std::string(80, 'x') + "...");
}

}  // namespace
}  // namespace shelfmark::base
