// Shelves for the tests, drawn as text: rows from the top down, cards apart by blanks.
//   A1:hfs  a card with its icons, by the first letters of the categories    A1  one without icons
//   .       an empty place          #  a face-down card          A1:hf/  a card that entombs another
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "exlibris/inspection.h"

namespace shelfmark::exlibris {

struct DrawnShelf {
    ShelvedCards cards;
    std::vector<std::string> names;  // in reading order; "#" face down

    /// "B3 C2": the cards at these positions.
    [[nodiscard]] std::string at(const Positions& positions) const;
};

DrawnShelf draw(std::string_view text);

}  // namespace shelfmark::exlibris
