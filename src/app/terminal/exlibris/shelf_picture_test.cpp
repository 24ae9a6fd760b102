#include "app/terminal/exlibris/shelf_picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/terminal/exlibris/tag.h"
#include "exlibris/notation.h"
#include "exlibris/shelf.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Board;
using exlibris::CardId;
using testing::HasSubstr;

constexpr Style plain = {};

CardId card(std::string_view name) { return *exlibris::parse_card(name); }

// A1 B1
//  .  C1
Board corner() {
    Board board;
    put(board, 0, card("A1"), {.cell = {1, 1}});
    put(board, 0, card("B1"), {.cell = {1, 2}});
    put(board, 0, card("C1"), {.cell = {2, 2}});
    return board;
}

TEST(ShelfPicture, cards_stand_where_the_notation_says) {
    EXPECT_EQ(small_shelf_picture(plain, corner(), 0), "    1    2\n"
                                                       " 1  A1   B1\n"
                                                       " 2  .    C1\n");
}

TEST(ShelfPicture, the_large_picture_shows_the_icons) {
    EXPECT_THAT(shelf_picture(plain, corner(), 0), HasSubstr(tag(plain, card("C1"))));
}

TEST(ShelfPicture, numbers_stand_in_the_free_places_beside_the_shelf) {
    const std::string picture = shelf_picture(plain, corner(), 0, {{{0, 1}, "1"}, {{2, 1}, "2"}});
    EXPECT_THAT(picture, HasSubstr(" 0  (1)"));
    EXPECT_THAT(picture, HasSubstr(" 2  (2)"));
}

TEST(ShelfPicture, a_number_can_stand_beside_a_card) {
    EXPECT_THAT(shelf_picture(plain, corner(), 0, {{{1, 1}, "3"}}), HasSubstr(tag(plain, card("A1")) + " (3)"));
}

TEST(ShelfPicture, XL_B4_face_down_cards_stand_in_brackets_without_icons) {
    Board board = corner();
    put(board, 0, card("D1"), {.cell = {1, 3}, .face_down = true});
    EXPECT_THAT(shelf_picture(plain, board, 0), HasSubstr("[D1]"));
}

TEST(ShelfPicture, XL_A2_a_card_on_top_of_another_has_a_plus) {
    Board board = corner();
    put(board, 0, card("D1"), {.cell = {1, 1}, .face_down = true, .entombed = true});
    EXPECT_THAT(small_shelf_picture(plain, board, 0), HasSubstr("A1+"));
}

TEST(ShelfPicture, a_wide_shelf_goes_on_below) {
    Board board;
    for (int column = 1; column <= 30; ++column) put(board, 0, static_cast<CardId>(column), {.cell = {1, column}});
    const std::string picture = shelf_picture(plain, board, 0);
    std::size_t start = 0;
    for (std::size_t end = picture.find('\n'); end != std::string::npos; end = picture.find('\n', start)) {
        EXPECT_LE(end - start, plain.width);
        start = end + 1;
    }
    for (int column = 1; column <= 30; ++column) {
        EXPECT_THAT(picture, HasSubstr(tag(plain, static_cast<CardId>(column))));
    }
}

TEST(ShelfPicture, XL_I3_only_books_that_lie_face_up_are_counted) {
    Board board;
    const CardId up = card("A1");
    put(board, 0, up, {.cell = {1, 1}});
    put(board, 0, card("B1"), {.cell = {1, 2}, .face_down = true});
    const auto& books = exlibris::icons(up);
    std::string expected;
    for (std::size_t i = 0; i < books.size(); ++i) {
        expected += (i == 0 ? "" : " ") + std::string(1, "cfhmrs"[i]) + std::to_string(books[i]);
    }
    EXPECT_EQ(book_counts(plain, board, 0), expected);
}

}  // namespace
}  // namespace shelfmark::app::terminal::xl
