#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "table/card_set.h"

namespace shelfmark::exlibris {

// XL-C1: the six categories, in the order of their names.
enum class Category : std::uint8_t { codices, fiction, historic, monsters, reference, spells };
inline constexpr int category_count = 6;
inline constexpr std::array<const char*, category_count> category_ids = {"codices",  "fiction",   "historic",
                                                                         "monsters", "reference", "spells"};

// One bit for each category.
using CategorySet = std::uint8_t;
constexpr CategorySet bit(Category category) { return static_cast<CategorySet>(1U << static_cast<unsigned>(category)); }

// Cards are numbered in the order of the alphabet, so that comparing ids is comparing letter and rank (XL-I2).
using table::CardId;
inline constexpr int card_count = 152;
using table::no_card;

// XL-C2: letter, rank among the cards of the letter, how many the letter has, and one category for each book.
struct Card {
    char letter;
    std::uint8_t rank;
    std::uint8_t of_letter;
    std::uint8_t books;
    std::array<Category, 4> categories;
    std::array<const char*, 4> titles;
};

const Card& card(CardId id);
std::optional<CardId> find_card(char letter, int rank);

// How many books of each category a card shows.
using Icons = std::array<std::uint8_t, category_count>;
const Icons& icons(CardId id);
CategorySet categories_of(CardId id);
inline bool shows(CardId id, Category category) { return (categories_of(id) & bit(category)) != 0; }

}  // namespace shelfmark::exlibris
