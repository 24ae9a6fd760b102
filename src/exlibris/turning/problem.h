// What best_turns works with: the cards that can stand, what they bring, and the choice among them.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "exlibris/inspection.h"
#include "exlibris/scoring.h"

namespace shelfmark::exlibris::turning {

constexpr std::size_t scoring_count = category_count - 1;  // the categories that count for variety

/// What counts of a choice: its points, its books, minus the cards turned, and then its books of each scoring category.
/// The first three say how good it is, in this order.
enum Quantity : std::uint8_t { points, books, not_turned, first_category };
constexpr std::size_t quantity_count = first_category + scoring_count;
using Tally = std::array<int, quantity_count>;

constexpr Tally one_turned = {0, 0, -1};

inline void add(Tally& sum, const Tally& other) {
    for (std::size_t quantity = 0; quantity < quantity_count; ++quantity) sum[quantity] += other[quantity];
}

/// How good a choice is, in one number: a shelf has at most 608 books on 152 cards.
using Worth = std::int64_t;
constexpr Worth worth_of(const Tally& tally) {
    return (Worth{tally[points]} << 20U) + (Worth{tally[books]} << 10U) + tally[not_turned];
}

/// What one of each quantity is paid.
using Prices = std::array<Worth, quantity_count>;

constexpr Worth price_of(const Tally& tally, const Prices& prices) {
    Worth sum = 0;
    for (std::size_t quantity = 0; quantity < quantity_count; ++quantity) sum += tally[quantity] * prices[quantity];
    return sum;
}

/// A face-up card, seen from what matters here.
struct Candidate {
    std::size_t position;  // on the shelf
    std::size_t rank;      // in the alphabet among the candidates; 0 is before all
    Tally tally;           // what it brings if it stands, variety and prominence aside
};

/// The cards that the owner turns. Of two sets the one with the earliest card that the other leaves alone is the
/// greater.
class Turned {
public:
    void add(std::size_t position) { words_[position / word_bits] |= bit(position); }

    Positions positions() const {
        Positions set;
        for (std::size_t position = 0; position < set.size(); ++position) {
            set[position] = (words_[position / word_bits] & bit(position)) != 0;
        }
        return set;
    }

    auto operator<=>(const Turned&) const = default;

private:
    static constexpr std::size_t word_bits = 64;
    static constexpr std::uint64_t bit(std::size_t position) {
        return std::uint64_t{1} << (word_bits - 1 - position % word_bits);
    }

    std::array<std::uint64_t, (card_count + word_bits - 1) / word_bits> words_{};
};

struct Choice {
    Tally tally{};
    Turned turned;

    void take(const Candidate& card, bool stands) {
        add(tally, stands ? card.tally : one_turned);
        if (!stands) turned.add(card.position);
    }

    /// Most points, most books, fewest turned, first in reading order.
    bool better_than(const Choice& other) const {
        const Worth worth = worth_of(tally);
        const Worth other_worth = worth_of(other.tally);
        return worth != other_worth ? worth > other_worth : turned > other.turned;
    }
};

/// One player's question: which of these cards should stand?
struct Problem {
    std::vector<Candidate> candidates;
    std::size_t prominent = 0;  // the quantity
    Rivals rivals;
};

/// The points for variety and prominence.
inline int reward_for(const Problem& problem, const Tally& tally) {
    const int variety = *std::min_element(tally.begin() + first_category, tally.end());
    return points_per_full_set * variety + problem.rivals.points_for(tally[problem.prominent]);
}

}  // namespace shelfmark::exlibris::turning
