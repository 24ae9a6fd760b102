#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace shelfmark::exlibris {

// A place on a shelf as the notation writes it: the top left occupied row and column are 1, so that row 0 is above
// and column 0 to the left of everything.
struct Cell {
    int row = 0;
    int column = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

// One row of a shelf, a bit for each column. A shelf can be as wide as the deck.
class Row {
public:
    [[nodiscard]] constexpr bool contains(int column) const {
        return ((words_[static_cast<unsigned>(column) >> 6U] >> (static_cast<unsigned>(column) & 63U)) & 1U) != 0;
    }
    constexpr void add(int column) {
        words_[static_cast<unsigned>(column) >> 6U] |= 1ULL << (static_cast<unsigned>(column) & 63U);
    }
    constexpr void remove(int column) {
        words_[static_cast<unsigned>(column) >> 6U] &= ~(1ULL << (static_cast<unsigned>(column) & 63U));
    }
    [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    [[nodiscard]] constexpr int count() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }
    [[nodiscard]] constexpr int first() const {
        for (unsigned w = 0; w < 3; ++w) {
            if (words_[w] != 0) return static_cast<int>(w * 64) + std::countr_zero(words_[w]);
        }
        return -1;
    }
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (unsigned w = 0; w < 3; ++w) {
            for (std::uint64_t bits = words_[w]; bits != 0; bits &= bits - 1) {
                visit(static_cast<int>(w * 64) + std::countr_zero(bits));
            }
        }
    }
    // Every bit one column further to the right, or to the left.
    [[nodiscard]] constexpr Row to_right() const {
        Row moved;
        moved.words_ = {words_[0] << 1U, (words_[1] << 1U) | (words_[0] >> 63U),
                        (words_[2] << 1U) | (words_[1] >> 63U)};
        return moved;
    }
    [[nodiscard]] constexpr Row to_left() const {
        Row moved;
        moved.words_ = {(words_[0] >> 1U) | (words_[1] << 63U), (words_[1] >> 1U) | (words_[2] << 63U),
                        words_[2] >> 1U};
        return moved;
    }
    constexpr Row& operator|=(const Row& other) {
        for (std::size_t w = 0; w < 3; ++w) words_[w] |= other.words_[w];
        return *this;
    }
    constexpr Row& operator&=(const Row& other) {
        for (std::size_t w = 0; w < 3; ++w) words_[w] &= other.words_[w];
        return *this;
    }
    constexpr Row& operator-=(const Row& other) {
        for (std::size_t w = 0; w < 3; ++w) words_[w] &= ~other.words_[w];
        return *this;
    }
    friend constexpr Row operator|(Row a, const Row& b) { return a |= b; }
    friend constexpr Row operator&(Row a, const Row& b) { return a &= b; }
    friend constexpr Row operator-(Row a, const Row& b) { return a -= b; }
    friend constexpr bool operator==(const Row&, const Row&) = default;

private:
    std::array<std::uint64_t, 3> words_ = {};
};

// Which cells of a shelf are occupied: rows 1 to 3, with room above and below for what a move may try.
class Grid {
public:
    static constexpr int rows = 5;

    [[nodiscard]] bool contains(Cell cell) const {
        return cell.row >= 0 && cell.row < rows && cell.column >= 0 && rows_[index(cell.row)].contains(cell.column);
    }
    void add(Cell cell) { rows_[index(cell.row)].add(cell.column); }
    void remove(Cell cell) { rows_[index(cell.row)].remove(cell.column); }
    [[nodiscard]] const Row& row(int number) const { return rows_[index(number)]; }
    Row& row(int number) { return rows_[index(number)]; }
    [[nodiscard]] bool empty() const;
    [[nodiscard]] int count() const;
    [[nodiscard]] int lowest_row() const;   // the occupied row with the largest number; 0 if none
    [[nodiscard]] int highest_row() const;  // the occupied row with the smallest number; 0 if none
    [[nodiscard]] int neighbours(Cell cell) const;

    // The piece of the shelf that holds this cell.
    [[nodiscard]] Grid piece(Cell seed) const;
    [[nodiscard]] Cell any_cell() const;
    // XL-B3: at most one piece.
    [[nodiscard]] bool connected() const;
    // XL-B3: still one piece without this cell, if it was one before.
    [[nodiscard]] bool connected_without(Cell cell) const;
    // XL-B1, XL-B2: where the next card may go.
    [[nodiscard]] Grid free_places() const;

    template <class Visit>
    void for_each(Visit visit) const {
        for (int r = 0; r < rows; ++r) {
            rows_[index(r)].for_each([&](int column) { visit(Cell{r, column}); });
        }
    }

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    static std::size_t index(int row) { return static_cast<std::size_t>(row); }

    std::array<Row, rows> rows_ = {};
};

}  // namespace shelfmark::exlibris
