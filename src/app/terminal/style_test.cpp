#include "app/terminal/style.h"

#include <gtest/gtest.h>

namespace shelfmark::app::terminal {
namespace {

constexpr Style plain = {};
constexpr Style colourful = {.colour = true, .unicode = true};

TEST(TerminalStyle, colours_appear_only_where_they_are_wanted) {
    EXPECT_EQ(painted(plain, Ink::red, "book"), "book");
    EXPECT_EQ(painted(colourful, Ink::red, "book"), "\x1b[31mbook\x1b[0m");
    EXPECT_EQ(painted(colourful, Ink::plain, "book"), "book");
}

TEST(TerminalStyle, width_counts_characters_and_no_colours) {
    EXPECT_EQ(width_of("Věštírna"), 8U);
    EXPECT_EQ(width_of(painted(colourful, Ink::bold, "Müllhalde")), 9U);
    EXPECT_EQ(padded("kůň", 5), "kůň  ");
    EXPECT_EQ(padded("longer", 3), "longer");
}

TEST(TerminalStyle, what_is_shortened_ends_in_dots_and_fits) {
    EXPECT_EQ(shortened("žluťoučký kůň", 13), "žluťoučký kůň");
    EXPECT_EQ(shortened("žluťoučký kůň", 9), "žluťou...");
}

TEST(TerminalStyle, ascii_keeps_every_text_legible) {
    EXPECT_EQ(in_ascii("Příliš žluťoučký kůň"), "Prilis zlutoucky kun");
    EXPECT_EQ(in_ascii("„Größe“ → Müll…"), "\"Groesse\" -> Muell...");
    EXPECT_EQ(in_ascii("日"), "?");
}

TEST(TerminalStyle, lines_flow_within_their_width_whatever_their_colours) {
    const std::string red = painted(colourful, Ink::red, "cd");
    EXPECT_EQ(flowed("ab " + red + " ef", 5), "ab " + red + "\nef");
    EXPECT_EQ(flowed("ab cd", 4, 2), "ab\n  cd");
    EXPECT_EQ(flowed({"one two", "three"}, "  ", 14), "one two  three");
    EXPECT_EQ(flowed({"one two", "three"}, "  ", 13), "one two\nthree");
}

TEST(TerminalStyle, columns_are_read_downwards) {
    EXPECT_EQ(in_columns({"1) a", "2) b", "3) c"}, 10), "1) a  3) c\n2) b\n");
    EXPECT_EQ(in_columns({"1) a", "2) b"}, 5), "1) a\n2) b\n");
}

}  // namespace
}  // namespace shelfmark::app::terminal
