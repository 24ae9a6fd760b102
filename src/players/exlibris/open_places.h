// Where the next card may go on a shelf, and which cards would stand in order there.
#pragma once

#include "base/inline_vector.h"
#include "exlibris/grid.h"
#include "exlibris/state.h"

namespace shelfmark::players {

class OpenPlaces {
public:
    OpenPlaces(const exlibris::Board& board, exlibris::Seat seat);

    [[nodiscard]] bool fits(exlibris::CardId card) const;
    [[nodiscard]] bool fits_at(exlibris::CardId card, exlibris::Cell cell) const;
    // XL-A2: in place of the card that stands there.
    [[nodiscard]] bool fits_on(exlibris::CardId card, exlibris::Cell cell) const;

private:
    // Cards after `low` and before `high` stand in order with their neighbours.
    struct Place {
        exlibris::Cell cell;
        int low = -1;
        int high = exlibris::card_count;
    };

    struct Standing {
        int position = 0;  // in reading order
        exlibris::CardId card = exlibris::no_card;
    };

    [[nodiscard]] Place place_at(exlibris::Cell cell) const;

    base::InlineVector<Standing, exlibris::card_count> cards_;
    base::InlineVector<Place, 3UL * exlibris::card_count> places_;
};

}  // namespace shelfmark::players
