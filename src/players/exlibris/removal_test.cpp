#include "players/exlibris/removal.h"

#include <gtest/gtest.h>

#include "exlibris/engine.h"

namespace shelfmark::players {
namespace {

using namespace exlibris;

int stock(LocationSet tiles) {
    int cards = 0;
    for (; tiles != 0; tiles &= tiles - 1) cards += figures(static_cast<Location>(std::countr_zero(tiles))).cards;
    return cards;
}

// The two tiles below the board that are stocked with most.
int largest_pair(const Board& board) {
    int largest = 0;
    for (LocationSet first = board.below; first != 0; first &= first - 1) {
        const LocationSet one = first & -first;
        for (LocationSet second = first & ~one; second != 0; second &= second - 1) {
            largest = std::max(largest, stock(one | (second & -second)));
        }
    }
    return largest;
}

TEST(Removal, XL_O7_the_two_tiles_with_most_cards_go_whatever_their_numbers) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        State state = setup({.players = 1, .solo_level = 1}, seed);
        ActionList options;
        while (top(state.board).ask != Ask::remove_tiles) {
            legal(state, 0, options);
            apply(state, 0, options.back());
        }
        const LocationSet before = state.board.below;
        const int largest = largest_pair(state.board);
        while (top(state.board).ask == Ask::remove_tiles) {
            legal(state, 0, options);
            apply(state, 0, tile_to_remove(state.board, options));
        }
        EXPECT_EQ(stock(before & state.board.removed), largest) << seed;
    }
}

}  // namespace
}  // namespace shelfmark::players
