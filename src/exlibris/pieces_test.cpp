#include "exlibris/pieces.h"

#include <gtest/gtest.h>

#include "exlibris/grid.h"

namespace shelfmark::exlibris {
namespace {

constexpr int columns = 5;

NarrowGrid pattern(unsigned cells) {
    NarrowGrid grid;
    for (int i = 0; i < 3 * columns; ++i) {
        if (((cells >> static_cast<unsigned>(i)) & 1U) != 0) grid.add({1 + i / columns, 1 + i % columns});
    }
    return grid;
}

/// One piece after the other is followed from cell to cell and taken away.
int followed_pieces(NarrowGrid grid) {
    int count = 0;
    for (; !grid.empty(); ++count) grid -= grid.piece(grid.any_cell());
    return count;
}

TEST(Pieces, XL_B3_counting_them_is_following_them_for_every_pattern_of_fifteen_cells) {
    for (unsigned cells = 0; cells < 1U << (3 * columns); ++cells) {
        const NarrowGrid grid = pattern(cells);
        ASSERT_EQ(pieces(grid.row(1).bits(), grid.row(2).bits(), grid.row(3).bits()), followed_pieces(grid)) << cells;
    }
}

TEST(Pieces, XL_B3_a_ring_is_one_piece_and_stays_one_without_a_card) {
    EXPECT_EQ(pieces(0b11111, 0b10001, 0b11111), 1);
    EXPECT_EQ(pieces(0b11011, 0b10001, 0b11111), 1);
    EXPECT_EQ(pieces(0b11011, 0b10001, 0b11011), 2);
}

}  // namespace
}  // namespace shelfmark::exlibris
