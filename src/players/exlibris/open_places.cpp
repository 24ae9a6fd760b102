#include "players/exlibris/open_places.h"

#include <algorithm>

#include "exlibris/shelf.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

// Rows from the top, each from left to right.
int reading_position(Cell cell) { return cell.row * 256 + cell.column; }

}  // namespace

OpenPlaces::OpenPlaces(const Board& board, Seat seat) {
    board.shelf[seat].for_each([&](CardId card) {
        const Spot spot = spot_of(board, card);
        if (!spot.face_down) cards_.push_back({reading_position(spot.cell), card});
    });
    grid_of(board, seat).free_places().for_each([&](Cell cell) { places_.push_back(place_at(cell)); });
}

// Whatever stands in the cell itself is left out of account.
OpenPlaces::Place OpenPlaces::place_at(Cell cell) const {
    Place place{.cell = cell};
    const int here = reading_position(cell);
    for (const Standing& other : cards_) {
        if (other.position < here) place.low = std::max<int>(place.low, other.card);
        if (other.position > here) place.high = std::min<int>(place.high, other.card);
    }
    return place;
}

bool OpenPlaces::fits(CardId card) const {
    return std::ranges::any_of(places_, [&](const Place& place) { return place.low < card && card < place.high; });
}

bool OpenPlaces::fits_at(CardId card, Cell cell) const {
    return std::ranges::any_of(
        places_, [&](const Place& place) { return place.cell == cell && place.low < card && card < place.high; });
}

bool OpenPlaces::fits_on(CardId card, Cell cell) const {
    const Place place = place_at(cell);
    return place.low < card && card < place.high;
}

}  // namespace shelfmark::players
