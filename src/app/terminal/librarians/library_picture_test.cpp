#include "app/terminal/librarians/library_picture.h"

#include <sstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Scene;
using testing::HasSubstr;
using testing::Not;

constexpr Style plain = {};

TEST(LibraryPicture, LB_S2_books_stand_left_and_right_of_the_bookshelf_cards) {
    const Scene scene(R"(
        row 1 horror-A . |>| romance-B
        row 2 |<| thriller-N
        hand seat1 fantasy-H
    )");
    EXPECT_EQ(library_picture(plain, scene.board()), "    -2  -1      1\n"
                                                     " 1  AHo .   |>| BRo\n"
                                                     " 2  .   .   |<| NTh\n");
}

TEST(LibraryPicture, LB_P3_the_height_of_a_pile_is_marked) {
    const Scene scene(R"(
        row 1 |>| fantasy-E/romance-E/biography-E
        hand seat1 fantasy-H
    )");
    EXPECT_THAT(library_picture(plain, scene.board()), HasSubstr("EFa+2"));
}

TEST(LibraryPicture, LB_E3_the_volume_is_marked_where_series_matter) {
    const std::string position = R"(
        row 1 |>| horror-A
        hand seat1 fantasy-H
        card horror-A volume=2
    )";
    EXPECT_THAT(library_picture(plain, Scene("options expansions=sequels\n" + position).board()), HasSubstr("AHo.II"));
    EXPECT_THAT(library_picture(plain, Scene(position).board()), Not(HasSubstr(".II")));
}

TEST(LibraryPicture, some_rows_can_be_drawn_alone) {
    const Scene scene(R"(
        row 1 |>| horror-A
        row 2 |<| thriller-N
        row 3 horror-A2 romance-B |>|
        hand seat1 fantasy-H
    )");
    const int second = librarians::first_setup_row + 1;
    EXPECT_EQ(library_picture(plain, scene.board(), {}, {second, second}), "    -1      1\n"
                                                                           " 2  .   |<| NTh\n");
}

TEST(LibraryPicture, numbers_stand_in_places_beside_books_and_at_shelves) {
    const Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 fantasy-H
    )");
    const int row = librarians::first_setup_row;
    const Marks marks = {.places = {{{row, librarians::left_of_shelf}, "1"}, {{row, librarians::right_of_shelf}, "2!"}},
                         .shelves = {{row, "3"}}};
    EXPECT_EQ(library_picture(plain, scene.board(), marks), "    -1         1\n"
                                                            " 1  (1) |>|(3) AHo(2!)\n");
}

TEST(LibraryPicture, a_wide_library_goes_on_below) {
    std::string row = "row 1";
    for (const char* number : {"", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"}) {
        row += fmt::format(" horror-A{} fantasy-A{}", number, number);
    }
    const Scene scene(row + " |>|\nhand seat1 fantasy-H\n");
    std::istringstream picture(library_picture(plain, scene.board()));
    int books = 0;
    for (std::string line; std::getline(picture, line);) {
        EXPECT_LE(line.size(), plain.width);
        for (std::size_t at = line.find('A'); at != std::string::npos; at = line.find('A', at + 1)) ++books;
    }
    EXPECT_EQ(books, 22);
}

}  // namespace
}  // namespace shelfmark::app::terminal::lb
