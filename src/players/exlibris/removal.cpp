#include "players/exlibris/removal.h"

#include <algorithm>

#include "exlibris/location.h"
#include "exlibris/state.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

int stock(int location) { return figures(static_cast<Location>(location)).cards; }

// Of the tiles with higher numbers, one of which goes next.
int largest_stock_behind(const Board& board, int location) {
    int largest = 0;
    for (int other = location + 1; other < location_count; ++other) {
        if ((board.below & bit(static_cast<Location>(other))) != 0) largest = std::max(largest, stock(other));
    }
    return largest;
}

}  // namespace

Action tile_to_remove(const Board& board, const ActionList& options) {
    const bool another_follows = top(board).b == 0;
    return *std::ranges::max_element(options, {}, [&](Action option) {
        return stock(option.a) + (another_follows ? largest_stock_behind(board, option.a) : 0);
    });
}

}  // namespace shelfmark::players
