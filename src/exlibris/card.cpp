#include "exlibris/card.h"

#include "base/assert.h"

namespace shelfmark::exlibris {

namespace {

constexpr Category c(int number) { return static_cast<Category>(number); }

// XL-C3, XL-C4: the letters, ranks and titles as data/exlibris/deck.txt has them.
struct PrintedCard {
    char letter;
    std::uint8_t rank;
    std::uint8_t of_letter;
    std::uint8_t books;
    std::array<std::uint8_t, 4> categories;
    std::array<const char*, 4> titles;
};

constexpr std::array<PrintedCard, card_count> printed = {{
#include "generated/exlibris_deck.inc"
}};

constexpr std::array<Card, card_count> cards = [] {
    std::array<Card, card_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PrintedCard& p = printed[i];
        all[i] = {p.letter, p.rank, p.of_letter, p.books, {}, p.titles};
        for (std::size_t k = 0; k < 4; ++k) all[i].categories[k] = c(p.categories[k]);
    }
    return all;
}();

constexpr std::array<Icons, card_count> all_icons = [] {
    std::array<Icons, card_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t k = 0; k < printed[i].books; ++k) ++all[i][printed[i].categories[k]];
    }
    return all;
}();

constexpr std::array<CategorySet, card_count> all_categories = [] {
    std::array<CategorySet, card_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t k = 0; k < printed[i].books; ++k) {
            all[i] = static_cast<CategorySet>(all[i] | (1U << printed[i].categories[k]));
        }
    }
    return all;
}();

// Where each letter's cards begin.
constexpr std::array<std::uint8_t, 27> letter_begins = [] {
    std::array<std::uint8_t, 27> begins{};
    for (std::size_t i = 0; i < printed.size(); ++i) {
        if (printed[i].rank == 1)
            begins[static_cast<std::size_t>(printed[i].letter - 'A')] = static_cast<std::uint8_t>(i);
    }
    begins[26] = card_count;
    return begins;
}();

}  // namespace

const Card& card(CardId id) {
    SHELFMARK_EXPECT(id < card_count);
    return cards[id];
}

std::optional<CardId> find_card(char letter, int rank) {
    if (letter < 'A' || letter > 'Z' || rank < 1) return std::nullopt;
    const auto index = static_cast<std::size_t>(letter - 'A');
    const int id = letter_begins[index] + rank - 1;
    if (id >= letter_begins[index + 1]) return std::nullopt;
    return static_cast<CardId>(id);
}

const Icons& icons(CardId id) {
    SHELFMARK_EXPECT(id < card_count);
    return all_icons[id];
}

CategorySet categories_of(CardId id) {
    SHELFMARK_EXPECT(id < card_count);
    return all_categories[id];
}

}  // namespace shelfmark::exlibris
