// XL-A4: which groups can be completed, decided column by column.
//
// A shelf has three rows, so hardly anything of the columns on one side matters to those on the other: which cards of
// the last column shift, which of its places are filled afterwards, and whether its outer two belong together. All
// groups that agree in this are followed as one. That takes time proportional to the width of the shelf, while there
// may be more groups than anybody could count.

#include "exlibris/assistants/sweep.h"

#include <array>
#include <bit>
#include <cstddef>

namespace shelfmark::exlibris {

namespace {

// What the columns so far make of a figure in three rows that must end up in one piece. Numbers below 8 are the cells
// in the last column, held together by what came before; 0: the figure has not begun.
using Strip = std::uint8_t;
constexpr Strip not_begun = 0;
constexpr Strip torn = 8;  // the outer two cells, and nothing holds them together yet
constexpr Strip over = 9;
constexpr Strip in_pieces = 10;
constexpr std::size_t strips = 10;

constexpr unsigned outer_two = 0b101;
constexpr unsigned all_three = 0b111;

constexpr unsigned cells_in(unsigned strip) {
    if (strip == torn) return outer_two;
    return strip == over ? 0 : strip;
}

constexpr Strip one_more_column(unsigned strip, unsigned cells) {
    if (strip == over) return cells == 0 ? over : in_pieces;
    if (strip == not_begun) return cells == outer_two ? torn : static_cast<Strip>(cells);
    if (strip == torn && (cells & outer_two) != outer_two) return in_pieces;
    if (cells == 0) return over;
    if ((cells & cells_in(strip)) == 0) return in_pieces;
    const bool held = strip == outer_two || strip == all_three;
    return cells == outer_two && !held ? torn : static_cast<Strip>(cells);
}

constexpr auto next_strip = [] {
    std::array<std::array<Strip, 8>, strips> next{};
    for (unsigned strip = 0; strip < strips; ++strip) {
        for (unsigned cells = 0; cells < 8; ++cells) next[strip][cells] = one_more_column(strip, cells);
    }
    return next;
}();

// For each strip of the group: the strips that the shelf can have after the shift, a bit for each.
using Reached = std::array<std::uint16_t, strips>;
constexpr std::uint16_t bit_of(Strip strip) { return static_cast<std::uint16_t>(1U << strip); }

std::uint16_t with_column(std::uint16_t shelves, unsigned cells) {
    std::uint16_t longer = 0;
    for (unsigned rest = shelves; rest != 0; rest &= rest - 1) {
        const Strip next = next_strip[static_cast<std::size_t>(std::countr_zero(rest))][cells];
        if (next != in_pieces) longer |= bit_of(next);
    }
    return longer;
}

// The rows that the shelf may occupy afterwards (XL-B2) are three, from this one on.
struct Sweep {
    Direction direction;
    int first_row;

    [[nodiscard]] unsigned arrivals(unsigned column_before, unsigned group) const {
        if (direction == Direction::up) return group >> 1U;
        if (direction == Direction::down) return group << 1U;
        return column_before;
    }

    // Follows the groups with this strip through one more column, in which these cards shift.
    void follow(const ShiftColumn& column, unsigned strip, unsigned group, std::uint16_t shelves, Reached& next) const {
        const unsigned arriving = arrivals(cells_in(strip) << 1U, group);
        const bool onto_a_card = (arriving & column.shelf & ~group) != 0;
        if (onto_a_card || (group & column.ruled_out & ~arriving) != 0) return;
        const unsigned after = (column.shelf & ~group) | arriving | column.gap;
        if ((after & ~(all_three << first_row)) != 0) return;
        const Strip longer = next_strip[strip][group >> 1U];
        if (longer != in_pieces) next[longer] |= with_column(shelves, after >> first_row);
    }

    [[nodiscard]] Reached past(const ShiftColumn& column, const Reached& reached) const {
        Reached next = {};
        const unsigned may_join = column.shelf & ~(column.group | column.barred);
        for (unsigned strip = 0; strip < strips; ++strip) {
            if (reached[strip] == 0) continue;
            for (unsigned joining = may_join;; joining = (joining - 1) & may_join) {
                follow(column, strip, column.group | joining, reached[strip], next);
                if (joining == 0) break;
            }
        }
        return next;
    }

    [[nodiscard]] bool succeeds(std::span<const ShiftColumn> columns) const {
        Reached reached = {};
        reached[not_begun] = bit_of(not_begun);
        for (const ShiftColumn& column : columns) reached = past(column, reached);
        return (past({}, reached)[over] & bit_of(over)) != 0;
    }
};

}  // namespace

bool grows_in_order(std::span<const ShiftColumn> columns, Direction direction) {
    if (Sweep{direction, 1}.succeeds(columns)) return true;
    if (direction == Direction::up) return Sweep{direction, 0}.succeeds(columns);
    return direction == Direction::down && Sweep{direction, 2}.succeeds(columns);
}

}  // namespace shelfmark::exlibris
