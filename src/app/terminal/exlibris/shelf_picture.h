#pragma once

#include <map>
#include <string>
#include <utility>

#include "app/terminal/style.h"
#include "exlibris/state.h"

namespace shelfmark::app::terminal::xl {

// Numbers to write into places of a shelf, by row and column: choices to pick from.
using Marks = std::map<std::pair<int, int>, std::string>;

// A shelf with its cards and icons, rows and columns counted as the notation counts them. Face-down cards stand in
// square brackets, + marks one with another entombed under it, and ! one that its owner is about to turn. Wide shelves
// go on below.
std::string shelf_picture(const Style& style, const exlibris::Board& board, exlibris::Seat seat,
                          const Marks& marks = {});

// The same in few columns, with letters and ranks alone.
std::string small_shelf_picture(const Style& style, const exlibris::Board& board, exlibris::Seat seat);

// How many books of each category lie face up, "c3 f0 h2 m1 r4 s5".
std::string book_counts(const Style& style, const exlibris::Board& board, exlibris::Seat seat);

}  // namespace shelfmark::app::terminal::xl
