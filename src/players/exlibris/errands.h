// Where to send an assistant, at a glance.
#pragma once

#include "exlibris/action.h"
#include "players/exlibris/sketch.h"

namespace shelfmark::players {

class Errands {
public:
    Errands(const exlibris::State& state, exlibris::Seat seat);

    // What placing an assistant there promises (XL-R5).
    [[nodiscard]] Worth appeal(exlibris::Action placing) const;

private:
    // The best cards of a set: to shelve one, to shelve another, to have one.
    struct Best {
        Worth first = 0;
        Worth second = 0;
        Worth kept = 0;
    };

    [[nodiscard]] Best best_of(const exlibris::CardSet& cards) const;
    [[nodiscard]] Worth average(int sixteenths) const { return sketch_.average_card() * sixteenths / 16; }
    [[nodiscard]] Worth at_home() const;
    [[nodiscard]] Worth at_hut() const;
    [[nodiscard]] Worth at_auction(int space) const;
    [[nodiscard]] Worth at_donation_center() const;
    [[nodiscard]] Worth at_bargain_books() const;
    [[nodiscard]] Worth purchase(exlibris::Location location) const;
    [[nodiscard]] Worth at(exlibris::Location location, int space) const;
    [[nodiscard]] bool has_stock(exlibris::Location location) const;
    [[nodiscard]] Worth bonus(exlibris::Assistant assistant, exlibris::Location location) const;

    const exlibris::State& state_;
    exlibris::Seat seat_;
    Sketch sketch_;
    Best hand_;
};

}  // namespace shelfmark::players
