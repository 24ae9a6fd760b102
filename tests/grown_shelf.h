// Random shelves for the properties, grown cell by cell without the engine's help, and the plain checks of XL-B that
// the engine is compared with.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "exlibris/grid.h"
#include "exlibris/state.h"

namespace shelfmark::exlibris {

/// A cell as (row, column), and sets of them; unlike a Grid they have no edges.
using PlainCell = std::pair<int, int>;
using PlainCells = std::set<PlainCell>;
/// Left, right, up, down: in the order of Direction.
inline constexpr std::array<PlainCell, 4> plain_steps = {{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}};

bool in_one_piece(const PlainCells& cells);
int rows_of(const PlainCells& cells);
/// XL-B1 to XL-B3: what every shelf obeys.
inline bool obeys_the_shelf_rules(const PlainCells& cells) { return in_one_piece(cells) && rows_of(cells) <= 3; }

/// Where every card of a shelf is, entombed ones too.
using Arrangement = std::map<int, PlainCell>;
Arrangement arrangement_of(const Board& board, Seat seat);
PlainCells cells_of(const Arrangement& cards);
/// The same shelf with rows and columns counted from 1, as the notation does.
Arrangement counted_from_one(const Arrangement& cards);

/// Evenly between both, from the first test case of a property on.
int evenly(int from, int to);
std::uint64_t any_seed();

/// A random shelf of so many cells.
PlainCells grown_cells(int count, std::uint64_t seed);

/// Puts the first cards of the alphabet on these cells of a shelf, in random order, and entombs others under some of
/// them; nothing else is on that shelf. The cards are taken out of the deck.
void fill_shelf(State& state, Seat seat, const PlainCells& cells, int entombed, std::uint64_t seed);

PlainCells plain(const Grid& grid);

}  // namespace shelfmark::exlibris
