#include "exlibris/inspection.h"

#include <algorithm>

namespace shelfmark::exlibris {

namespace {

constexpr std::size_t row_count = 3;
constexpr std::size_t smallest_side = 2;

using Row = std::bitset<256>;  // every column that a std::uint8_t can name

// Each step shortens every run of columns by one; the longest is the last to vanish.
std::size_t longest_run(Row row) {
    std::size_t length = 0;
    for (; row.any(); row &= row << 1) ++length;
    return length;
}

}  // namespace

ShelvedCards turn_face_down(ShelvedCards shelf, const Positions& turned) {
    for (std::size_t position = 0; position < shelf.size(); ++position) {
        if (turned[position]) {
            shelf[position].face_down = true;
            shelf[position].icons = {};
        }
    }
    return shelf;
}

Positions inspect(const ShelvedCards& shelf) {
    Positions turned;
    std::uint16_t last_standing = 0;
    for (std::size_t position = 0; position < shelf.size(); ++position) {
        const ShelvedCard& card = shelf[position];
        if (card.face_down) continue;
        if (card.order < last_standing) {
            turned.set(position);
        } else {
            last_standing = card.order;
        }
    }
    return turned;
}

CategoryCounts count_books(const ShelvedCards& shelf, const Positions& turned) {
    CategoryCounts books{};
    for (std::size_t position = 0; position < shelf.size(); ++position) {
        const ShelvedCard& card = shelf[position];
        if (card.face_down || turned[position]) continue;
        for (std::size_t category = 0; category < category_count; ++category) books[category] += card.icons[category];
    }
    return books;
}

int stability(const ShelvedCards& shelf) {
    std::array<Row, row_count> rows;
    std::size_t bottom = 0;
    for (const ShelvedCard& card : shelf) {
        rows[card.row].set(card.column);
        bottom = std::max<std::size_t>(bottom, card.row);
    }

    std::size_t largest = 0;
    Row full = rows[bottom];  // the columns that are full from here down to the bottom row
    for (std::size_t height = smallest_side; height <= bottom + 1; ++height) {
        full &= rows[bottom + 1 - height];
        const std::size_t width = longest_run(full);
        if (width >= smallest_side) largest = std::max(largest, width * height);
    }
    return static_cast<int>(largest);
}

int entombed_cards(const ShelvedCards& shelf) {
    return static_cast<int>(std::ranges::count(shelf, true, &ShelvedCard::entombs));
}

}  // namespace shelfmark::exlibris
