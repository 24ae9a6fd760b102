// A second scoring, written as plainly as possible and with other methods than the real one, to compare the two.
#pragma once

#include <string>
#include <vector>

#include "exlibris/card.h"

namespace shelfmark::plain {

using exlibris::Category;

struct PlainCard {
    int order = 0;
    int row = 0;
    int column = 0;
    std::vector<Category> books;
    bool face_down = false;
    bool entombs = false;
};

struct PlainPlayer {
    std::vector<PlainCard> shelf;  // in reading order
    Category focus{};
    int hand = 0;
};

struct PlainScore {
    std::vector<int> turned;  // positions in reading order
    int counts[exlibris::category_count] = {};
    int books = 0;
    int stability = 0;
    int entombed = 0;
    int prominent = 0;
    int banned = 0;
    int variety = 0;
    int focus = 0;
    int total = 0;
    int rank = 0;
};

std::vector<PlainScore> score(const std::vector<PlainPlayer>& players, Category prominent, Category banned);

/// Whether the first set of turned positions is to be preferred when points, books and sizes are equal.
bool earlier_in_reading_order(const std::vector<int>& one, const std::vector<int>& other);

}  // namespace shelfmark::plain
