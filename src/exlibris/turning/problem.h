// What best_turns works with: the cards that can stand, what they are worth, and the choice among them.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "exlibris/inspection.h"
#include "exlibris/scoring.h"

namespace shelfmark::exlibris::turning {

/// Points, books and turned cards in one number, compared in this order: a shelf has at most 608 books on 152 cards.
using Worth = std::int64_t;
constexpr Worth one_turned = 1;
constexpr Worth one_book = 1 << 10;
constexpr Worth one_point = 1 << 20;

constexpr std::size_t scoring_count = category_count - 1;  // the categories that count for variety
using Books = std::array<int, scoring_count>;
using Prices = std::array<Worth, scoring_count>;

/// A face-up card, seen from what matters here.
struct Candidate {
    std::size_t position;  // on the shelf
    std::size_t rank;      // in the alphabet among the candidates; 0 is before all
    Books books;
    Worth worth;  // what it adds if it stands, requirements aside
};

/// The cards that the owner turns. Of two sets the one with the earliest card that the other leaves alone is the
/// greater.
class Turned {
public:
    void add(std::size_t position) { words_[position / word_bits] |= std::uint64_t{1} << shift(position); }

    Positions positions() const {
        Positions set;
        for (std::size_t position = 0; position < set.size(); ++position) {
            set[position] = ((words_[position / word_bits] >> shift(position)) & 1U) != 0;
        }
        return set;
    }

    auto operator<=>(const Turned&) const = default;

private:
    static constexpr std::size_t word_bits = 64;
    static constexpr std::size_t shift(std::size_t position) { return word_bits - 1 - position % word_bits; }

    std::array<std::uint64_t, (card_count + word_bits - 1) / word_bits> words_{};
};

/// The greater choice is the better one: most points, most books, fewest turned, first in reading order.
struct Choice {
    Worth worth = std::numeric_limits<Worth>::min();
    Turned turned;
    auto operator<=>(const Choice&) const = default;
};

/// One player's question: which of these cards should stand?
struct Problem {
    std::vector<Candidate> candidates;
    std::size_t prominent = 0;  // among the scoring categories
    Rivals rivals;
};

inline Worth price_of(const Books& books, const Prices& prices) {
    Worth sum = 0;
    for (std::size_t category = 0; category < scoring_count; ++category) sum += books[category] * prices[category];
    return sum;
}

/// What the inspection gives for these books, beyond the worth of the cards.
inline Worth reward_for(const Problem& problem, const Books& books) {
    const int variety = *std::ranges::min_element(books);
    return (points_per_full_set * variety + problem.rivals.points_for(books[problem.prominent])) * one_point;
}

}  // namespace shelfmark::exlibris::turning
