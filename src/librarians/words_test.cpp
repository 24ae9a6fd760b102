#include "librarians/words.h"

#include <gtest/gtest.h>

namespace shelfmark::librarians {
namespace {

// A game of these books and no others.
Board board_with(std::initializer_list<Book> books) {
    Board board;
    for (const Book& book : books) board.book[board.card_count++] = book;
    return board;
}

constexpr auto horror = static_cast<std::uint8_t>(Genre::horror);
constexpr auto picture_book = static_cast<std::uint8_t>(Genre::picture_book);
constexpr auto stack_any = static_cast<std::uint8_t>(genre_count + static_cast<int>(Thrill::stack_any));

TEST(Words, a_card_is_named_by_its_kind_and_letter) {
    const Board board = board_with(
        {{.letter = 0, .kind = horror}, {.letter = 0, .kind = picture_book}, {.letter = 12, .kind = stack_any}});
    EXPECT_EQ(name(board, 0), "horror-A");
    EXPECT_EQ(name(board, 1), "picture-book-A");
    EXPECT_EQ(name(board, 2), "stack-any-M");
}

TEST(Words, cards_of_one_kind_and_letter_are_numbered) {
    const Board board = board_with({{.letter = 0, .kind = horror},
                                    {.letter = 0, .kind = horror},
                                    {.letter = 0, .kind = picture_book},
                                    {.letter = 0, .kind = horror}});
    EXPECT_EQ(name(board, 1), "horror-A2");
    EXPECT_EQ(name(board, 3), "horror-A3");
    for (CardId card = 0; card < board.card_count; ++card) EXPECT_EQ(parse_card(board, name(board, card)), card);
    EXPECT_EQ(parse_card(board, "horror-A4"), std::nullopt);
}

TEST(Words, a_card_has_one_name_only) {
    const Board board = board_with({{.letter = 0, .kind = horror}, {.letter = 0, .kind = horror}});
    for (const char* text : {"", "horror", "horror-", "horror-a", "horror-A1", "horror-A02", "horror-A+2", "horror-AA",
                             "red-A", "-A", "horror-A2x", "horror-B"}) {
        EXPECT_EQ(parse_card(board, text), std::nullopt) << text;
    }
}

TEST(Words, LB_P1_places_are_counted_from_the_bookshelf_column_and_the_first_row_of_the_setup) {
    EXPECT_EQ(to_text(cell(first_setup_row, left_of_shelf)), "1,-1");
    EXPECT_EQ(to_text(cell(first_setup_row + 1, right_of_shelf + 2)), "2,3");
    EXPECT_EQ(to_text(cell(first_setup_row - 2, left_of_shelf - 3)), "-1,-4");
    for (int row = 0; row < row_count; ++row) {
        for (int column = 0; column < column_count; ++column) {
            const Cell at = cell(row, column);
            EXPECT_EQ(parse_cell(to_text(at)), at) << to_text(at);
        }
    }
    for (const char* text : {"", "1", "1,0", "1,32", "1,-32", "14,1", "-9,1", "1,+1", "01,1", "1,1,1", "a,b", "1, 1"}) {
        EXPECT_EQ(parse_cell(text), std::nullopt) << text;
    }
}

TEST(Words, LB_G2_rows_of_a_genre_leave_the_bookshelf_column_out) {
    const auto across = parse_genre_row("horror", "1,-2", "1,2");
    ASSERT_TRUE(across.has_value());
    EXPECT_EQ(across->direction, Direction::across);
    EXPECT_EQ(across->length, 4);
    const auto falling = parse_genre_row("sci-fi", "1,-2", "4,2");
    ASSERT_TRUE(falling.has_value());
    EXPECT_EQ(falling->direction, Direction::falling);
    EXPECT_EQ(to_text(*falling), "sci-fi 1,-2 4,2");
    EXPECT_EQ(parse_genre_row("horror", "4,1", "1,4")->direction, Direction::rising);
    EXPECT_EQ(parse_genre_row("horror", "1,1", "4,1")->direction, Direction::down);
}

TEST(Words, a_row_of_a_genre_is_straight_and_named_from_its_beginning) {
    EXPECT_EQ(parse_genre_row("horror", "1,1", "1,1"), std::nullopt);
    EXPECT_EQ(parse_genre_row("horror", "1,4", "1,1"), std::nullopt);
    EXPECT_EQ(parse_genre_row("horror", "4,1", "1,1"), std::nullopt);
    EXPECT_EQ(parse_genre_row("horror", "1,1", "4,3"), std::nullopt);
    EXPECT_EQ(parse_genre_row("red", "1,1", "1,4"), std::nullopt);
}

}  // namespace
}  // namespace shelfmark::librarians
