#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "exlibris/pieces.h"

namespace shelfmark::exlibris {

// A place on a shelf as the notation writes it: the top left occupied row and column are 1, so that row 0 is above
// and column 0 to the left of everything.
struct Cell {
    int row = 0;
    int column = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

// One row of a shelf, a bit for each column.
template <std::size_t Words>
class RowOf {
public:
    static constexpr int columns = static_cast<int>(Words) * 64;

    [[nodiscard]] constexpr bool contains(int column) const {
        return ((words_[word(column)] >> bit(column)) & 1U) != 0;
    }
    constexpr void add(int column) { words_[word(column)] |= 1ULL << bit(column); }
    constexpr void remove(int column) { words_[word(column)] &= ~(1ULL << bit(column)); }
    [[nodiscard]] constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t w : words_) any |= w;
        return any == 0;
    }
    [[nodiscard]] constexpr int count() const {
        int total = 0;
        for (const std::uint64_t w : words_) total += std::popcount(w);
        return total;
    }
    [[nodiscard]] constexpr int first() const {
        for (std::size_t w = 0; w < Words; ++w) {
            if (words_[w] != 0) return static_cast<int>(w * 64) + std::countr_zero(words_[w]);
        }
        return -1;
    }
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (std::size_t w = 0; w < Words; ++w) {
            for (std::uint64_t bits = words_[w]; bits != 0; bits &= bits - 1) {
                visit(static_cast<int>(w * 64) + std::countr_zero(bits));
            }
        }
    }
    // The bits of a column and its two neighbours, the left one first.
    [[nodiscard]] constexpr unsigned three_around(int column) const {
        if constexpr (Words == 1) {
            return static_cast<unsigned>(column > 0 ? words_[0] >> bit(column - 1) : words_[0] << 1U) & 7U;
        } else {
            const unsigned left = column > 0 && contains(column - 1) ? 1 : 0;
            const unsigned right = column + 1 < columns && contains(column + 1) ? 4 : 0;
            return left | (contains(column) ? 2 : 0) | right;
        }
    }
    [[nodiscard]] constexpr std::uint64_t bits() const
        requires(Words == 1)
    {
        return words_[0];
    }
    // Every bit one column further to the right, or to the left.
    [[nodiscard]] constexpr RowOf to_right() const {
        RowOf moved;
        for (std::size_t w = 0; w < Words; ++w)
            moved.words_[w] = (words_[w] << 1U) | (w > 0 ? words_[w - 1] >> 63U : 0);
        return moved;
    }
    [[nodiscard]] constexpr RowOf to_left() const {
        RowOf moved;
        for (std::size_t w = 0; w < Words; ++w) {
            moved.words_[w] = (words_[w] >> 1U) | (w + 1 < Words ? words_[w + 1] << 63U : 0);
        }
        return moved;
    }
    constexpr RowOf& operator|=(const RowOf& other) {
        for (std::size_t w = 0; w < Words; ++w) words_[w] |= other.words_[w];
        return *this;
    }
    constexpr RowOf& operator&=(const RowOf& other) {
        for (std::size_t w = 0; w < Words; ++w) words_[w] &= other.words_[w];
        return *this;
    }
    constexpr RowOf& operator-=(const RowOf& other) {
        for (std::size_t w = 0; w < Words; ++w) words_[w] &= ~other.words_[w];
        return *this;
    }
    friend constexpr RowOf operator|(RowOf a, const RowOf& b) { return a |= b; }
    friend constexpr RowOf operator&(RowOf a, const RowOf& b) { return a &= b; }
    friend constexpr RowOf operator-(RowOf a, const RowOf& b) { return a -= b; }
    friend constexpr bool operator==(const RowOf&, const RowOf&) = default;

private:
    static constexpr std::size_t word(int column) { return Words == 1 ? 0 : static_cast<unsigned>(column) >> 6U; }
    static constexpr unsigned bit(int column) { return static_cast<unsigned>(column) & 63U; }

    std::array<std::uint64_t, Words> words_ = {};
};

// For the nine cells around and at a place, three bits a row from the top: whether its neighbours above, below, left
// and right are at most one group, where two hold together if the corner between them is occupied too.
inline constexpr std::array<bool, 512> touching_neighbours = [] {
    std::array<bool, 512> touching{};
    for (unsigned around = 0; around < 512; ++around) {
        const auto at = [&](unsigned row, unsigned column) {
            return static_cast<int>((around >> (row * 3 + column)) & 1U);
        };
        const int up = at(0, 1);
        const int left = at(1, 0);
        const int right = at(1, 2);
        const int down = at(2, 1);
        const int joints =
            (up & left & at(0, 0)) + (up & right & at(0, 2)) + (down & left & at(2, 0)) + (down & right & at(2, 2));
        touching[around] = up + left + right + down - joints <= 1;
    }
    return touching;
}();

// Which cells of a shelf are occupied: rows 1 to 3, with room above and below for what a move may try.
template <std::size_t Words>
class GridOf {
public:
    using Row = RowOf<Words>;
    static constexpr int rows = 5;

    [[nodiscard]] bool contains(Cell cell) const {
        return cell.row >= 0 && cell.row < rows && cell.column >= 0 && cell.column < Row::columns &&
               rows_[index(cell.row)].contains(cell.column);
    }
    void add(Cell cell) { rows_[index(cell.row)].add(cell.column); }
    void remove(Cell cell) { rows_[index(cell.row)].remove(cell.column); }
    [[nodiscard]] const Row& row(int number) const { return rows_[index(number)]; }
    Row& row(int number) { return rows_[index(number)]; }
    GridOf& operator|=(const GridOf& other) {
        for (std::size_t r = 0; r < rows; ++r) rows_[r] |= other.rows_[r];
        return *this;
    }
    GridOf& operator&=(const GridOf& other) {
        for (std::size_t r = 0; r < rows; ++r) rows_[r] &= other.rows_[r];
        return *this;
    }
    GridOf& operator-=(const GridOf& other) {
        for (std::size_t r = 0; r < rows; ++r) rows_[r] -= other.rows_[r];
        return *this;
    }
    friend GridOf operator&(GridOf a, const GridOf& b) { return a &= b; }
    friend GridOf operator-(GridOf a, const GridOf& b) { return a -= b; }

    [[nodiscard]] bool empty() const {
        Row any;
        for (const Row& each : rows_) any |= each;
        return any.empty();
    }
    [[nodiscard]] int count() const {
        int total = 0;
        for (const Row& each : rows_) total += each.count();
        return total;
    }
    // The occupied row with the largest number, and the one with the smallest; 0 if none.
    [[nodiscard]] int lowest_row() const {
        int r = rows - 1;
        while (r > 0 && rows_[index(r)].empty()) --r;
        return r;
    }
    [[nodiscard]] int highest_row() const {
        for (int r = 0; r < rows; ++r) {
            if (!rows_[index(r)].empty()) return r;
        }
        return 0;
    }
    [[nodiscard]] bool overlaps(const GridOf& other) const {
        Row both;
        for (std::size_t r = 0; r < rows; ++r) both |= rows_[r] & other.rows_[r];
        return !both.empty();
    }
    [[nodiscard]] int neighbours(Cell cell) const {
        return at(cell, 0, -1) + at(cell, 0, 1) + at(cell, -1, 0) + at(cell, 1, 0);
    }
    [[nodiscard]] Cell any_cell() const {
        const int row = highest_row();
        return {row, rows_[index(row)].first()};
    }

    // The piece of the shelf that holds this cell.
    [[nodiscard]] GridOf piece(Cell seed) const {
        GridOf reached;
        reached.add(seed);
        if (within_three_rows()) {
            while (grow<1, rows - 1>(reached)) {
            }
        } else {
            while (grow<0, rows>(reached)) {
            }
        }
        return reached;
    }
    // Whether the neighbours of this cell hold together around it: then it can go without splitting anything.
    [[nodiscard]] bool neighbours_touch(Cell cell) const {
        unsigned around = 0;
        for (int down = 1; down >= -1; --down) {
            const int r = cell.row + down;
            around = (around << 3U) | (r >= 0 && r < rows ? rows_[index(r)].three_around(cell.column) : 0);
        }
        return touching_neighbours[around];
    }
    // XL-B3: at most one piece.
    [[nodiscard]] bool connected() const {
        if constexpr (Words == 1) {
            if (within_three_rows()) return pieces(rows_[1].bits(), rows_[2].bits(), rows_[3].bits()) <= 1;
        }
        return empty() || piece(any_cell()) == *this;
    }
    // XL-B3: still one piece without this cell, if it was one before.
    [[nodiscard]] bool connected_without(Cell cell) const {
        if (neighbours_touch(cell)) return true;
        GridOf rest = *this;
        rest.remove(cell);
        return rest.connected();
    }
    // XL-B1, XL-B2: where the next card may go; on an empty shelf the one place there is.
    [[nodiscard]] GridOf free_places() const {
        GridOf free;
        const int height = lowest_row();
        if (height == 0) {
            free.add({1, 1});
            return free;
        }
        const int first = height < 3 ? 0 : 1;
        const int last = height < 3 ? height + 1 : 3;
        for (int r = first; r <= last; ++r) {
            const Row& here = rows_[index(r)];
            Row around = here.to_left() | here.to_right();
            if (r > 0) around |= rows_[index(r - 1)];
            if (r + 1 < rows) around |= rows_[index(r + 1)];
            free.rows_[index(r)] = around - here;
        }
        return free;
    }

    template <class Visit>
    void for_each(Visit visit) const {
        for (int r = 0; r < rows; ++r) {
            rows_[index(r)].for_each([&](int column) { visit(Cell{r, column}); });
        }
    }

    friend bool operator==(const GridOf&, const GridOf&) = default;

private:
    [[nodiscard]] bool within_three_rows() const { return (rows_.front() | rows_.back()).empty(); }
    static std::size_t index(int row) { return static_cast<std::size_t>(row); }
    [[nodiscard]] int at(Cell cell, int down, int right) const {
        return contains({cell.row + down, cell.column + right}) ? 1 : 0;
    }
    // One step of growing within these rows, each already with what the row above has gained; false when nothing grew.
    template <std::size_t First, std::size_t Last>
    bool grow(GridOf& reached) const {
        bool grew = false;
        for (std::size_t r = First; r < Last; ++r) {
            const Row here = reached.rows_[r];
            Row next = here | here.to_left() | here.to_right();
            if (r > First) next |= reached.rows_[r - 1];
            if (r + 1 < Last) next |= reached.rows_[r + 1];
            next &= rows_[r];
            grew = grew || next != here;
            reached.rows_[r] = next;
        }
        return grew;
    }

    std::array<Row, rows> rows_ = {};
};

// A shelf can be as wide as the deck; hardly any needs more than one word a row, which is several times as fast.
using Grid = GridOf<3>;
using NarrowGrid = GridOf<1>;
using Row = Grid::Row;
inline constexpr int narrow_columns = 60;  // with room for what a move may try on either side

}  // namespace shelfmark::exlibris
