// XL-B1 to XL-B3 on bare cells, drawn as text: # a card, . an empty place.
#include "exlibris/grid.h"

#include <gtest/gtest.h>

#include <string_view>

#include <rapidcheck/gtest.h>

#include "grown_shelf.h"

namespace shelfmark::exlibris {
namespace {

/// "## / .#": rows from the top.
Grid drawn(std::string_view rows) {
    Grid grid;
    Cell cell = {1, 0};
    for (const char mark : rows) {
        if (mark == '/') cell = {cell.row + 1, 0};
        if (mark != '#' && mark != '.') continue;
        ++cell.column;
        if (mark == '#') grid.add(cell);
    }
    return grid;
}

/// XL-B1, XL-B2, word by word: an empty place beside a card, with at most three rows then.
PlainCells plain_free_places(const PlainCells& shelf) {
    PlainCells free;
    for (int row = -1; row <= 5; ++row) {
        for (int column = -1; column <= 20; ++column) {
            if (shelf.contains({row, column})) continue;
            const bool beside = shelf.contains({row - 1, column}) || shelf.contains({row + 1, column}) ||
                                shelf.contains({row, column - 1}) || shelf.contains({row, column + 1});
            PlainCells then = shelf;
            then.insert({row, column});
            if (beside && rows_of(then) <= 3) free.insert({row, column});
        }
    }
    return free;
}

TEST(Grid, XL_B1_a_card_goes_beside_another_and_not_at_a_corner) {
    EXPECT_EQ(plain(drawn("#").free_places()), (PlainCells{{0, 1}, {1, 0}, {1, 2}, {2, 1}}));
}

TEST(Grid, XL_B1_onto_an_empty_shelf_it_goes_anywhere_which_is_one_place) {
    EXPECT_EQ(plain(Grid().free_places()), (PlainCells{{1, 1}}));
}

TEST(Grid, XL_B2_a_third_row_may_be_added_above_or_below) {
    EXPECT_EQ(plain(drawn("# / #").free_places()), (PlainCells{{0, 1}, {1, 0}, {1, 2}, {2, 0}, {2, 2}, {3, 1}}));
}

TEST(Grid, XL_B2_never_a_fourth_row) {
    EXPECT_EQ(plain(drawn("# / # / #").free_places()), (PlainCells{{1, 0}, {1, 2}, {2, 0}, {2, 2}, {3, 0}, {3, 2}}));
}

TEST(Grid, XL_B1_a_hole_can_be_filled) { EXPECT_TRUE(drawn("### / #.# / ###").free_places().contains({2, 2})); }

TEST(Grid, XL_B3_a_shelf_in_one_piece) {
    EXPECT_TRUE(Grid().connected());
    EXPECT_TRUE(drawn("##. / .## / .#.").connected());
    EXPECT_FALSE(drawn("#. / .#").connected());
    EXPECT_FALSE(drawn("#.#").connected());
}

TEST(Grid, XL_B3_a_card_that_holds_two_pieces_together_cannot_go) {
    const Grid bridge = drawn("#.# / ###");
    EXPECT_FALSE(bridge.connected_without({2, 2}));
    EXPECT_TRUE(bridge.connected_without({1, 1}));
    const Grid ring = drawn("### / #.# / ###");
    EXPECT_TRUE(ring.connected_without({2, 1}));
}

TEST(Grid, XL_B2_columns_are_unlimited) {
    Grid wide;
    for (int column = 1; column <= 150; ++column) wide.add({1, column});
    EXPECT_TRUE(wide.free_places().contains({1, 151}));
    EXPECT_TRUE(wide.connected());
    EXPECT_FALSE(wide.connected_without({1, 64}));
}

RC_GTEST_PROP(Grid, XL_B1_free_places_of_any_shelf, ()) {
    const PlainCells cells = grown_cells(evenly(1, 15), any_seed());
    Grid grid;
    for (const auto& [row, column] : cells) grid.add({row, column});
    RC_ASSERT(plain(grid.free_places()) == plain_free_places(cells));
}

RC_GTEST_PROP(Grid, XL_B3_which_cards_of_any_shelf_can_go, ()) {
    const PlainCells cells = grown_cells(evenly(1, 15), any_seed());
    Grid grid;
    for (const auto& [row, column] : cells) grid.add({row, column});
    for (const auto& [row, column] : cells) {
        PlainCells rest = cells;
        rest.erase({row, column});
        RC_ASSERT(grid.connected_without({row, column}) == in_one_piece(rest));
    }
}

}  // namespace
}  // namespace shelfmark::exlibris
