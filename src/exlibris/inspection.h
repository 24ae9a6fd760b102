// The inspection of one bookshelf: what is turned, what is counted, how steady it stands (XL-I2, XL-I3, XL-I4).
//
// It knows nothing of a game in progress. Whoever has a shelf (the engine, a file written by hand, a test) lists its
// cards in reading order and gets the inspector's verdict.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "base/inline_vector.h"
#include "exlibris/card.h"

namespace shelfmark::exlibris {

/// Books by category, indexed by Category.
using CategoryCounts = std::array<int, category_count>;

constexpr std::size_t index_of(Category category) { return static_cast<std::size_t>(category); }

/// A card as the inspector sees it. A stack (XL-A2) is one card: its top, which `entombs` the lower one.
struct ShelvedCard {
    std::uint16_t order{};  ///< the alphabet: a smaller one sorts first
    std::uint8_t row{};     ///< 0 is the top row
    std::uint8_t column{};
    Icons icons{};  ///< all 0 on a face-down card
    bool face_down{};
    bool entombs{};
};

/// The cards of one shelf in reading order: rows from the top down, each from left to right.
using ShelvedCards = base::InlineVector<ShelvedCard, card_count>;
static_assert(std::is_trivially_copyable_v<ShelvedCards>);

/// Some of a shelf's cards, by their position in reading order.
using Positions = std::bitset<card_count>;

/// XL-I1: the shelf after its owner has turned these cards face down.
ShelvedCards turn_face_down(ShelvedCards shelf, const Positions& turned);

/// XL-I2: the cards that the inspector turns face down.
Positions inspect(const ShelvedCards& shelf);

/// XL-I3: the books on the cards that are still face up.
CategoryCounts count_books(const ShelvedCards& shelf, const Positions& turned);

/// XL-I4: the cards of the largest full rectangle that stands on the bottom row, 0 if there is none of at least 2 by 2
/// (examples: XL-X1).
int stability(const ShelvedCards& shelf);

/// XL-A2: how many cards lie entombed under others.
int entombed_cards(const ShelvedCards& shelf);

}  // namespace shelfmark::exlibris
