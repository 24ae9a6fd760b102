// How much room a library leaves for the letters that are still to come.
#pragma once

#include "librarians/order.h"
#include "librarians/state.h"

namespace shelfmark::players {

// A number that grows with what the table may hope for.
using Prospect = int;

// How much each letter is wanted: the cards that will need a place, the nearer ones more.
using Demand = std::array<int, librarians::letter_count>;
Demand demand_for(const librarians::Board& board, const librarians::CardSet& own, const librarians::CardSet& known);
// What one card of the own hand adds.
inline constexpr int own_demand = 4;

// LB-P3: the letters that some book bears.
librarians::LetterSet letters_to_stack_on(const librarians::Board& board);

class Room {
public:
    explicit Room(const librarians::Board& board);

    // What the letters that are wanted lack, as a negative number: 0 if each has a book to be stacked on.
    [[nodiscard]] Prospect worth(const Demand& demand) const;
    // The same once the card lies there. The board is as before when this returns.
    [[nodiscard]] Prospect worth_with(librarians::Board& board, librarians::CardId card, librarians::Cell at,
                                      const Demand& demand) const;

private:
    // By letter: how many places more there are for it than for the letter before.
    using Steps = std::array<int, librarians::letter_count + 1>;

    static void measure(const librarians::Board& board, int row, Steps& steps);
    static void add_gap(const librarians::Board& board, int row, librarians::RowMask places, Steps& steps);
    void measure_around(const librarians::Board& board, int row);

    std::array<Steps, librarians::row_count> rows_ = {};
    librarians::LetterSet stackable_ = 0;
    int first_row_ = 0;
    int last_row_ = 0;
};

}  // namespace shelfmark::players
