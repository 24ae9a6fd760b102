// XL-A4: the sweep over a shelf's columns, against every group that one can think of.
#include "exlibris/assistants/sweep.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "grown_shelf.h"

namespace shelfmark::exlibris {
namespace {

struct PlainShift {
    PlainCells shelf;
    Direction direction = Direction::left;
    PlainCell gap;
    PlainCells group;
    PlainCells ruled_out;
};

PlainCell moved(const PlainCell& cell, Direction direction, int places) {
    const auto& [down, right] = plain_steps[static_cast<std::size_t>(direction)];
    return {cell.first + places * down, cell.second + places * right};
}

PlainCells random_part(const PlainCells& cells, base::Random& random, unsigned one_of) {
    PlainCells part;
    for (const PlainCell& cell : cells) {
        if (random.below(one_of) == 0) part.insert(cell);
    }
    return part;
}

/// A card somewhere, with everything in front of it, begins to shift; some others must not be the last of a train.
PlainShift random_shift(int cells, std::uint64_t seed) {
    base::Random random{seed};
    PlainShift shift;
    shift.shelf = grown_cells(cells, seed);
    shift.direction = static_cast<Direction>(random.below(4));
    const std::vector<PlainCell> places(shift.shelf.begin(), shift.shelf.end());
    shift.gap = places[random.below(static_cast<std::uint32_t>(places.size()))];
    for (PlainCell cell = shift.gap; shift.shelf.contains(cell); cell = moved(cell, shift.direction, 1)) {
        shift.group.insert(cell);
    }
    shift.ruled_out = random_part(shift.shelf, random, 3);
    for (const PlainCell& cell : shift.group) shift.ruled_out.erase(cell);
    return shift;
}

/// XL-A4 for one group: nothing is pushed onto another card, the gap is free, and the result obeys XL-B.
bool in_order(const PlainShift& shift, const PlainCells& group) {
    PlainCells after;
    for (const PlainCell& cell : shift.shelf) after.insert(moved(cell, shift.direction, group.contains(cell) ? 1 : 0));
    return after.size() == shift.shelf.size() && after.insert(shift.gap).second && in_one_piece(group) &&
           obeys_the_shelf_rules(after);
}

bool led_by_one_ruled_out(const PlainShift& shift, const PlainCells& group) {
    return std::ranges::any_of(group, [&](const PlainCell& cell) {
        return shift.ruled_out.contains(cell) && !group.contains(moved(cell, shift.direction, -1));
    });
}

bool some_group_in_order(const PlainShift& shift) {
    std::vector<PlainCell> others;
    for (const PlainCell& cell : shift.shelf) {
        if (!shift.group.contains(cell)) others.push_back(cell);
    }
    for (unsigned set = 0; set < 1U << others.size(); ++set) {
        PlainCells group = shift.group;
        for (std::size_t i = 0; i < others.size(); ++i) {
            if ((set >> i & 1U) != 0) group.insert(others[i]);
        }
        if (!led_by_one_ruled_out(shift, group) && in_order(shift, group)) return true;
    }
    return false;
}

std::uint8_t rows_in(const PlainCells& cells, int column) {
    unsigned rows = 0;
    for (const PlainCell& cell : cells) rows |= cell.second == column ? 1U << static_cast<unsigned>(cell.first) : 0U;
    return static_cast<std::uint8_t>(rows);
}

std::vector<ShiftColumn> columns_of(const PlainShift& shift) {
    PlainCells barred;
    const PlainCell behind = moved(shift.gap, shift.direction, -1);
    if (shift.shelf.contains(behind)) barred.insert(behind);
    std::vector<ShiftColumn> columns;
    for (int column = 1; rows_in(shift.shelf, column) != 0; ++column) {
        columns.push_back({rows_in(shift.shelf, column), rows_in(shift.group, column), rows_in(barred, column),
                           rows_in(shift.ruled_out, column), rows_in({shift.gap}, column)});
    }
    if (shift.direction == Direction::left) std::ranges::reverse(columns);
    columns.push_back({});
    return columns;
}

RC_GTEST_PROP(Sweep, XL_A4_it_finds_a_group_exactly_where_there_is_one, ()) {
    for (int i = 0; i < 10; ++i) {
        const PlainShift shift = random_shift(evenly(1, 11), any_seed());
        RC_ASSERT(grows_in_order(columns_of(shift), shift.direction) == some_group_in_order(shift));
    }
}

}  // namespace
}  // namespace shelfmark::exlibris
