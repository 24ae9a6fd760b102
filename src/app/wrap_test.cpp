#include "app/wrap.h"

#include <gtest/gtest.h>

namespace shelfmark::app {
namespace {

TEST(Wrap, a_short_text_stays_on_its_line) { EXPECT_EQ(wrapped("a cosy shelf", 12), "a cosy shelf"); }

TEST(Wrap, breaks_before_the_word_that_does_not_fit) { EXPECT_EQ(wrapped("a cosy shelf", 11), "a cosy\nshelf"); }

TEST(Wrap, indents_all_lines_but_the_first) { EXPECT_EQ(wrapped("a cosy shelf", 9, 2), "a cosy\n  shelf"); }

TEST(Wrap, a_word_longer_than_the_line_stands_alone) {
    EXPECT_EQ(wrapped("an encyclopaedia on it", 6), "an\nencyclopaedia\non it");
}

TEST(Wrap, counts_characters_not_bytes) {
    EXPECT_EQ(columns("kočičí žvýkačka"), 15U);
    EXPECT_EQ(wrapped("čččč žžž", 8), "čččč žžž");
}

TEST(Wrap, wide_signs_take_two_columns_and_marks_none) {
    EXPECT_EQ(columns("本棚"), 4U);
    EXPECT_EQ(columns("책"), 2U);
    EXPECT_EQ(columns("e\u0301"), 1U);  // an e and its accent
    EXPECT_EQ(columns("📚"), 2U);
}

TEST(Wrap, two_columns_line_up_and_go_on_below_themselves) {
    EXPECT_EQ(in_two_columns({{"本", "a b"}, {"long", "cosy shelf"}}, 12, 1),
              " 本    a b\n long  cosy\n       shelf\n");
}

}  // namespace
}  // namespace shelfmark::app
