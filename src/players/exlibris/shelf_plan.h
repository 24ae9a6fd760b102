// One shelf as its owner plans it: which cards can pass the inspector together, and where more would fit between them.
#pragma once

#include "base/inline_vector.h"
#include "exlibris/inspection.h"
#include "exlibris/state.h"

namespace shelfmark::players {

// Sixteenths of a point: integers are the same on every platform.
using Worth = int;
inline constexpr Worth one_point = 16;

// What one more book of each category is worth to a seat.
using BookWorths = std::array<Worth, exlibris::category_count>;
Worth worth_of(exlibris::CardId card, const BookWorths& worths);
int books_on(const exlibris::CardSet& cards, exlibris::Category category);

// Free places in a row of the alphabet: cards from `first` up to, but without, `end` stand in order there.
struct Gap {
    int first = 0;
    int end = exlibris::card_count;
    int places = 0;
};
using Gaps = base::InlineVector<Gap, exlibris::card_count + 1>;

// How likely the n-th place of a gap (from 1) will find a card, in sixteenths; `to_come` of the whole deck are left.
int chance_to_fill(const Gap& gap, int nth, int to_come);

class ShelfPlan {
public:
    ShelfPlan(const exlibris::Board& board, exlibris::Seat seat, const BookWorths& worths);

    // The books on the heaviest chain of cards in order: the others can be turned face down (XL-I1).
    [[nodiscard]] const exlibris::CategoryCounts& books() const { return books_; }
    [[nodiscard]] int cards() const { return static_cast<int>(cards_.size()); }
    [[nodiscard]] int entombed() const { return entombed_; }
    [[nodiscard]] int stability() const;  // XL-I4
    // The free places of three full rows, laid around the shelf where they leave the most room.
    [[nodiscard]] Gaps gaps() const;

private:
    struct Shelved {
        std::uint8_t row = 0;
        std::uint8_t column = 0;
        exlibris::CardId card = exlibris::no_card;
        bool face_down = false;
        bool stands = false;
    };

    // For each card the heaviest chain that ends with it. Not initialised: only what `link` has reached is read.
    static constexpr std::size_t none = exlibris::card_count;
    struct Chains {
        std::array<Worth, exlibris::card_count> weight;
        std::array<std::size_t, exlibris::card_count> before;
        std::size_t heaviest = none;
    };

    void read(const exlibris::Board& board, exlibris::Seat seat);
    void link(const BookWorths& worths);
    [[nodiscard]] std::size_t heaviest_before(std::size_t i, const Chains& chains) const;
    [[nodiscard]] Gaps gaps_in(int columns) const;

    base::InlineVector<Shelved, exlibris::card_count> cards_;  // in reading order
    exlibris::CategoryCounts books_ = {};
    int entombed_ = 0;
    int rows_ = 0;
    int columns_ = 0;
    int wanted_columns_ = 0;
};

}  // namespace shelfmark::players
