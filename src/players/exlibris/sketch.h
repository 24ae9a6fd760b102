// A shelf at a glance, for players who cannot look twice: where a card would stand, and what that is worth.
#pragma once

#include <algorithm>

#include "base/inline_vector.h"
#include "exlibris/grid.h"
#include "players/exlibris/shelf_plan.h"

namespace shelfmark::players {

class Sketch {
public:
    Sketch(const exlibris::State& state, exlibris::Seat seat);

    // What one more book of each category brings, as the shelf stands.
    [[nodiscard]] const BookWorths& worths() const { return worths_; }
    [[nodiscard]] Worth average_card() const { return average_card_; }

    static constexpr Worth nowhere = -100'000;
    // On the shelf, at its best place; `nowhere` if it would not stand in order and a later one may.
    [[nodiscard]] Worth shelved(exlibris::CardId card) const;
    // The place alone.
    [[nodiscard]] Worth standing_at(exlibris::CardId card, exlibris::Cell cell) const;
    // The place alone, for a card out of order: a full shelf is steady, whatever lies face down on it.
    [[nodiscard]] Worth lying_at(exlibris::Cell cell) const;
    // Drawn, unseen.
    [[nodiscard]] Worth drawn() const;
    // In hand.
    [[nodiscard]] Worth kept(exlibris::CardId card) const;
    [[nodiscard]] Worth gained(exlibris::CardId card) const { return std::max(shelved(card), kept(card)); }

private:
    // Cards after `low` and before `high` stand in order here.
    struct Opening {
        exlibris::Cell cell;
        int low = -1;
        int high = exlibris::card_count;
        int before = 0;  // places between `low` and here
        int behind = 0;
        int steadier = 0;  // by so many points
        Worth shape = 0;
    };
    struct Standing {
        int row = 0;
        int column = 0;
        exlibris::CardId card = exlibris::no_card;
        bool face_down = false;
    };
    // Occupied columns by row, with room for a new row above and below.
    using Rows = std::array<std::uint32_t, 5>;

    void appraise_books(const exlibris::State& state, exlibris::Seat seat);
    void read(const exlibris::Board& board, exlibris::Seat seat);
    void add_opening(exlibris::Cell cell, int neighbours);
    [[nodiscard]] int steadier_with(exlibris::Cell cell) const;
    [[nodiscard]] Worth shape_of(const Opening& opening, int neighbours) const;
    [[nodiscard]] Worth misplaced() const;
    [[nodiscard]] int slot_of(int row, int column) const { return (row - 1) * width_ + column - 1; }
    static Worth fit(exlibris::CardId card, const Opening& opening);
    static int stability(const Rows& rows);

    base::InlineVector<Standing, exlibris::card_count> cards_;  // in reading order
    base::InlineVector<Opening, 3UL * exlibris::card_count> openings_;
    BookWorths worths_ = {};
    Worth average_card_ = 0;
    Rows occupied_ = {};
    int rows_ = 0;
    int columns_ = 0;
    int width_ = 0;  // as wide as it may become
    int stability_ = 0;
    bool last_round_ = false;
};

}  // namespace shelfmark::players
