#pragma once

#include <map>
#include <string>
#include <utility>

#include "app/terminal/style.h"
#include "librarians/state.h"

namespace shelfmark::app::terminal::lb {

// Numbers to write into the picture: choices to pick from.
struct Marks {
    std::map<std::pair<int, int>, std::string> places;  // by row and column
    std::map<int, std::string> shelves;                 // by row

    [[nodiscard]] bool empty() const { return places.empty() && shelves.empty(); }
};

// The rows that are drawn.
struct RowSpan {
    int first = 0;
    int last = librarians::row_count - 1;
};

// The library around its bookshelf cards, rows and columns counted as the notation counts them. A book shows its letter
// and sign, ".II" for the second of a series where series matter (LB-E3), "+1" for one book under it. What is wider
// than the screen goes on below.
std::string library_picture(const Style& style, const librarians::Board& board, const Marks& marks = {},
                            const RowSpan& rows = {});

}  // namespace shelfmark::app::terminal::lb
