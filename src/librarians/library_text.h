#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "librarians/words.h"
#include "table/text_error.h"
#include "table/words.h"

namespace shelfmark::librarians {

// A bookshelf card: its arrow, and its power if it has one: ">", "<no-letters:C-F", ">left-limit:3".
std::string to_text(const Bookshelf& shelf);
std::optional<Bookshelf> parse_bookshelf(std::string_view text);
// One that forbids and grants nothing.
Bookshelf plain_bookshelf();

// A bookshelf card of a position: which of the twelve, counted from 1, 0 if the text does not say.
struct DrawnShelf {
    int number = 0;
    Bookshelf shelf;
    int column = 1;  // of the text
};
std::optional<DrawnShelf> parse_drawn_shelf(table::Word word);

// A row of the library as it is drawn: "horror-A . |>| romance-B/fantasy-B", books from left to right with a dot for an
// empty place and piles from the top, around the bookshelf card, or around "||" in a row without one.
struct DrawnPile {
    Cell at;
    std::vector<table::Word> cards;  // the top one first
};
struct DrawnRow {
    std::optional<DrawnShelf> shelf;
    std::vector<DrawnPile> piles;
};
// "a/b/c" as its parts.
std::vector<table::Word> pile_parts(table::Word word);
table::Parsed<DrawnRow> parse_row_drawing(table::Words words, int line, int row);

// `exact` also tells which bookshelf card it is, and its power.
enum class Drawing : std::uint8_t { plain, exact };
std::string row_drawing(const Board& board, int row, Drawing drawing);
// Whether there is anything to draw.
bool is_in_use(const Library& library, int row);

}  // namespace shelfmark::librarians
