// How much time a seat has left, and what it can make of it.
#pragma once

#include "players/exlibris/shelf_plan.h"

namespace shelfmark::players {

class Outlook {
public:
    Outlook(const exlibris::State& state, exlibris::Seat seat);

    // How sure it is that things stay as they are, from 0 to 16 at the end of the game.
    [[nodiscard]] int certainty() const { return certainty_; }
    // The part of it that things may still change.
    [[nodiscard]] Worth uncertain(Worth worth) const { return worth * (16 - certainty_) / 16; }
    // The actions that assistants on their errands will save, in sixteenths.
    [[nodiscard]] int pending() const { return pending_; }
    // What the cards in hand and those to come will bring.
    [[nodiscard]] Worth future(const ShelfPlan& plan, const BookWorths& worths) const;

private:
    const exlibris::State& state_;
    exlibris::Seat seat_;
    int certainty_ = 0;
    int pending_ = 0;
    int effort_ = 0;  // sixteenths of a home action
};

}  // namespace shelfmark::players
