#pragma once

#include <vector>

#include "score/file.h"
#include "score/place.h"

// From the words of a score file to a shelf that can be inspected.
namespace shelfmark::score {

struct PlacedCard {
    int row;
    int column;
    Place place;
};

// XL-B1, XL-B3: the first card that no chain of neighbours joins to the one before all others; none in a good shelf.
const PlacedCard* find_cut_off_card(const std::vector<PlacedCard>& shelf);

// Gives the player a shelf in one piece.
void put_on_shelf(const std::vector<PlacedCard>& shelf, ScoredPlayer& player);

}  // namespace shelfmark::score
