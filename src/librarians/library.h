#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "librarians/bookshelf.h"

namespace shelfmark::librarians {

// The table on which the library stands (LB-P1): 22 rows, and 31 places on each side of the bookshelf column. The
// column itself is left out (LB-S2: no book ever enters it), so that the two places beside it have neighbouring
// numbers.
inline constexpr int row_count = 22;
inline constexpr int places_per_side = 31;
inline constexpr int column_count = 2 * places_per_side;
inline constexpr int left_of_shelf = places_per_side - 1;
inline constexpr int right_of_shelf = places_per_side;
inline constexpr int first_setup_row = 9;
inline constexpr int setup_rows = 4;

using RowMask = std::uint64_t;  // one bit for each column
inline constexpr RowMask every_column = (1ULL << column_count) - 1;
inline constexpr RowMask left_side = (1ULL << places_per_side) - 1;
inline constexpr RowMask right_side = every_column & ~left_side;
inline constexpr RowMask beside_shelf = (1ULL << left_of_shelf) | (1ULL << right_of_shelf);

constexpr RowMask bit(int column) { return 1ULL << static_cast<unsigned>(column); }
constexpr Side side_of(int column) { return column < places_per_side ? Side::left : Side::right; }
constexpr RowMask places_of(Side side) { return side == Side::left ? left_side : right_side; }

struct Cell {
    std::uint8_t row = 0;
    std::uint8_t column = 0;

    friend constexpr bool operator==(const Cell&, const Cell&) = default;
};
constexpr Cell cell(int row, int column) { return {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)}; }

// A place from each bit of a row.
template <class Visit>
constexpr void for_each_column(RowMask mask, Visit visit) {
    for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

// The masks of all rows: places that fulfil some condition.
using Region = std::array<RowMask, row_count>;

// The bookshelf cards that stand, and the books beside them with the piles that they top (LB-P3). Most of the table is
// empty: the top books are listed place by place, so that the bits of a row say where in the list each of them stands.
struct Library {
    Region occupied = {};
    CardSet shown;                                   // the top books
    std::array<CardId, max_cards> tops = {};         // the same in reading order, no_card beyond them
    std::array<std::uint8_t, row_count> begin = {};  // where a row begins in that list
    std::array<std::uint8_t, row_count> shelf = {};  // which bookshelf card stands in a row, or no_bookshelf
    std::array<CardId, max_cards> under = {};        // what lies under a book of the library, or no_card
    std::array<Cell, max_cards> where = {};          // of the top books
    std::uint8_t first_row = 0;                      // the rows with a bookshelf card
    std::uint8_t last_row = 0;
    std::array<std::uint8_t, 2> unused = {};

    friend bool operator==(const Library&, const Library&) = default;
};

Library empty_library();

// Where in the list of top books a place stands, or would stand.
inline std::size_t rank_of(const Library& library, Cell at) {
    return library.begin[at.row] +
           static_cast<std::size_t>(std::popcount(library.occupied[at.row] & (bit(at.column) - 1)));
}
// The book that shows at a place, or no_card.
inline CardId top_of(const Library& library, Cell at) {
    return (library.occupied[at.row] & bit(at.column)) == 0 ? no_card : library.tops[rank_of(library, at)];
}
inline bool has_shelf(const Library& library, int row) { return row >= library.first_row && row <= library.last_row; }

// Puts a book onto a place, on top of whatever lies there.
void lay(Library& library, CardId card, Cell at);
// Takes the top book away; what lay under it shows.
void lift(Library& library, CardId card);
// Takes a whole pile up, to put it down elsewhere.
CardId lift_pile(Library& library, Cell at);
void lay_pile(Library& library, CardId top, Cell at);
// How many cards lie on another there.
int stacked_at(const Library& library, Cell at);
// LB-E4 (c): on one side of a shelf.
int stacked_on(const Library& library, int row, Side side);

// LB-P1: empty places of a row that touch a card; bookshelf cards count.
RowMask adjacent_places(const Library& library, int row);
// LB-Q14: diagonally adjacent, or with a gap of one place in the row or column; `gap_only` for LB-E5's Gap!.
RowMask loosely_adjacent_places(const Library& library, int row, bool gap_only);

// LB-P4: the books that hang together with the bookshelf column.
Region connected_places(const Library& library);
// LB-P4: whether every group of books hangs together with the bookshelf column or has one of the anchors in its piles.
bool hang_together(const Library& library, const CardSet& anchors);
// The books that do not hang together with the column, with what lies under them.
CardSet books_apart(const Library& library);

}  // namespace shelfmark::librarians
