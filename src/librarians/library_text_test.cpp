#include "librarians/library_text.h"

#include <gtest/gtest.h>

namespace shelfmark::librarians {
namespace {

constexpr const char* all_powers[] = {"no-stacking",      "no-letters:C-F",      "no-colours:red,black",
                                      "left-letters:A-K", "right-colours:green", "left-limit:3",
                                      "wild-before:K",    "wild-colour:yellow"};

TEST(LibraryText, LB_E4_every_power_of_a_bookshelf_card_has_its_words) {
    int power = 0;
    for (const char* words : all_powers) {
        for (const char* arrow : {">", "<"}) {
            const std::string text = std::string(arrow) + words;
            const auto shelf = parse_bookshelf(text);
            ASSERT_TRUE(shelf.has_value()) << text;
            EXPECT_EQ(static_cast<int>(shelf->power), power) << text;
            EXPECT_EQ(to_text(*shelf), text);
        }
        ++power;
    }
    EXPECT_EQ(power, shelf_power_count);
}

TEST(LibraryText, LB_E4_what_a_power_speaks_of_is_read) {
    const auto letters = parse_bookshelf("<right-letters:C-F");
    ASSERT_TRUE(letters.has_value());
    EXPECT_TRUE(letters->right_to_left);
    EXPECT_EQ(letters->side, Side::right);
    EXPECT_EQ(letters->first, 2);
    EXPECT_EQ(letters->last, 5);
    EXPECT_EQ(parse_bookshelf(">no-colours:red,black")->colours, only(Colour::red) | only(Colour::black));
    EXPECT_EQ(parse_bookshelf(">left-limit:3")->first, 3);
}

TEST(LibraryText, what_is_no_bookshelf_card_is_refused) {
    for (const char* text : {"", "-", ">>", ">stacking", ">no-letters", ">no-letters:F-C", ">no-letters:CF",
                             ">no-colours:", ">no-colours:red,", ">letters:A-C", ">left-no-stacking", ">left-limit:32",
                             ">left-limit", ">wild-before:k", ">no-stacking:1", ">no-stacking,"}) {
        EXPECT_EQ(parse_bookshelf(text), std::nullopt) << text;
    }
}

TEST(LibraryText, a_bookshelf_card_may_say_which_one_it_is) {
    const auto drawn = parse_drawn_shelf({"12<no-stacking", 4});
    ASSERT_TRUE(drawn.has_value());
    EXPECT_EQ(drawn->number, 12);
    EXPECT_EQ(parse_drawn_shelf({">", 1})->number, 0);
    for (const char* text : {"13>", "0>", "x>", "7"}) EXPECT_FALSE(parse_drawn_shelf({text, 1}).has_value()) << text;
}

TEST(LibraryText, LB_S2_a_row_is_drawn_around_its_middle) {
    const auto row = parse_row_drawing(table::Words("a . b/c |>| . d"), 1, 10);
    ASSERT_TRUE(row.has_value());
    ASSERT_TRUE(row->shelf.has_value());
    ASSERT_EQ(row->piles.size(), 3U);
    EXPECT_EQ(row->piles[0].at, cell(10, left_of_shelf - 2));
    EXPECT_EQ(row->piles[1].at, cell(10, left_of_shelf));
    ASSERT_EQ(row->piles[1].cards.size(), 2U);
    EXPECT_EQ(row->piles[1].cards[0].text, "b");
    EXPECT_EQ(row->piles[1].cards[1].text, "c");
    EXPECT_EQ(row->piles[1].cards[1].column, 7);
    EXPECT_EQ(row->piles[2].at, cell(10, right_of_shelf + 1));
}

TEST(LibraryText, LB_Q16_a_row_may_have_no_bookshelf_card) {
    const auto row = parse_row_drawing(table::Words("a || b"), 1, 0);
    ASSERT_TRUE(row.has_value());
    EXPECT_FALSE(row->shelf.has_value());
    EXPECT_EQ(row->piles.size(), 2U);
}

}  // namespace
}  // namespace shelfmark::librarians
