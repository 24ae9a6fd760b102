#include "messages/format.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace shelfmark::messages {
namespace {

constexpr auto books = "{n, plural, =0 {no books} one {one book} other {# books}}";
constexpr auto knihy = "{n, plural, one {# kniha} few {# knihy} other {# knih}}";

TEST(Format, leaves_plain_text_alone) {
    EXPECT_EQ(format_pattern(Language::en, "The Witch's cat, no. #3", {}), "The Witch's cat, no. #3");
}

TEST(Format, fills_in_words_and_numbers) {
    EXPECT_EQ(format_pattern(Language::en, "{who} draws {n}.", {{"who", "Red"}, {"n", 2}}), "Red draws 2.");
}

TEST(Format, an_exact_number_comes_before_the_plural_form) {
    EXPECT_EQ(format_pattern(Language::en, books, {{"n", 0}}), "no books");
}

TEST(Format, english_and_german_tell_one_from_many) {
    EXPECT_EQ(format_pattern(Language::en, books, {{"n", 1}}), "one book");
    EXPECT_EQ(format_pattern(Language::en, books, {{"n", 2}}), "2 books");
    const auto* buecher = "{n, plural, one {# Buch} other {# Bücher}}";
    EXPECT_EQ(format_pattern(Language::de, buecher, {{"n", 1}}), "1 Buch");
    EXPECT_EQ(format_pattern(Language::de, buecher, {{"n", 21}}), "21 Bücher");
}

TEST(Format, czech_has_a_form_for_two_to_four) {
    EXPECT_EQ(format_pattern(Language::cs, knihy, {{"n", 1}}), "1 kniha");
    EXPECT_EQ(format_pattern(Language::cs, knihy, {{"n", 2}}), "2 knihy");
    EXPECT_EQ(format_pattern(Language::cs, knihy, {{"n", 4}}), "4 knihy");
    EXPECT_EQ(format_pattern(Language::cs, knihy, {{"n", 5}}), "5 knih");
    EXPECT_EQ(format_pattern(Language::cs, knihy, {{"n", 0}}), "0 knih");
    EXPECT_EQ(format_pattern(Language::cs, knihy, {{"n", 22}}), "22 knih");
}

TEST(Format, minus_one_takes_the_form_of_one) {
    EXPECT_EQ(format_pattern(Language::cs, knihy, {{"n", -1}}), "-1 kniha");
}

TEST(Format, selects_by_value_and_falls_back_to_other) {
    const auto* pattern = "{who, select, you {You win} other {{who} wins}}!";
    EXPECT_EQ(format_pattern(Language::en, pattern, {{"who", "you"}}), "You win!");
    EXPECT_EQ(format_pattern(Language::en, pattern, {{"who", "Blue"}}), "Blue wins!");
}

TEST(Format, a_select_within_a_plural_still_knows_the_number) {
    const auto* pattern = "{n, plural, one {a card} other {{place, select, hand {# from hand} other {# cards}}}}";
    EXPECT_EQ(format_pattern(Language::en, pattern, {{"n", 3}, {"place", "hand"}}), "3 from hand");
}

TEST(Format, a_gap_without_argument_stays_visible) {
    EXPECT_EQ(format_pattern(Language::en, "{who} passes", {}), "{who} passes");
}

TEST(Format, a_plural_of_a_word_stays_visible) {
    EXPECT_EQ(format_pattern(Language::en, "{n, plural, other {#}}", {{"n", "two"}}), "{n, plural, other {#}}");
}

TEST(Format, a_plural_without_a_fitting_branch_stays_visible) {
    EXPECT_EQ(format_pattern(Language::en, "{n, plural, one {#}}", {{"n", 2}}), "{n, plural, one {#}}");
}

TEST(Format, an_open_brace_stays_as_it_is) { EXPECT_EQ(format_pattern(Language::en, "a { b", {{"b", 1}}), "a { b"); }

TEST(Format, values_are_not_read_as_patterns) {
    EXPECT_EQ(format_pattern(Language::en, "{a}", {{"a", "{b}"}, {"b", "wrong"}}), "{b}");
}

RC_GTEST_PROP(Format, text_without_braces_never_changes, (const std::string& text)) {
    RC_PRE(text.find('{') == std::string::npos);
    RC_ASSERT(format_pattern(Language::cs, text, {{"n", 1}}) == text);
}

}  // namespace
}  // namespace shelfmark::messages
