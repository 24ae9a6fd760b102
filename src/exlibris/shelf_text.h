#pragma once

#include <string>
#include <vector>

#include "exlibris/grid.h"
#include "exlibris/state.h"
#include "exlibris/text_error.h"
#include "exlibris/words.h"

namespace shelfmark::exlibris {

// A shelf as a line of text, row by row from the top: "A1 B3 / . (D4) F1/G2". A dot is a gap, (D4) lies face down, [D4]
// is about to be turned by its owner (XL-I1), F1/G2 is F1 on top of the entombed G2 (XL-A2).
std::string shelf_text(const Board& board, Seat seat);

// One place of a shelf that is not empty, as it is written.
struct DrawnPlace {
    Cell cell;
    CardId top = no_card;
    CardId entombed = no_card;
    bool face_down = false;
    bool turned = false;
    int column = 1;  // where the word stands in its line
};

// XL-B2, XL-B3: at most three rows, in one piece. Rows and columns are counted from 1.
Parsed<std::vector<DrawnPlace>> parse_shelf(Words words, int line);

}  // namespace shelfmark::exlibris
