// XL-L18 and XL-B: what the Shelfmasons offer, against every shift that one can think of.
#include "exlibris/shift.h"

#include <gtest/gtest.h>

#include <map>

#include <rapidcheck/gtest.h>

#include "exlibris/engine.h"
#include "exlibris/shelf.h"
#include "grown_shelf.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

using Found = std::map<Arrangement, int>;

/// Pushes one block place by place in one direction, and notes every stop that obeys the rules.
void push_block(const Arrangement& start, const PlainCells& block, PlainCell step, Found& found) {
    PlainCells rest;
    for (const auto& cell : cells_of(start)) {
        if (!block.contains(cell)) rest.insert(cell);
    }
    for (int places = 1; places <= 40; ++places) {
        Arrangement moved = start;
        PlainCells target;
        for (auto& [card, cell] : moved) {
            if (!block.contains(cell)) continue;
            cell = {cell.first + places * step.first, cell.second + places * step.second};
            target.insert(cell);
        }
        for (const auto& cell : target) {
            if (rest.contains(cell)) return;  // not jumped over
        }
        const PlainCells shelf = cells_of(moved);
        if (!in_one_piece(shelf)) return;  // in one piece after every single place
        if (rows_of(shelf) <= 3) ++found[counted_from_one(moved)];
    }
}

/// Every block of adjacent cards in one row, in all directions.
Found every_shift(const Arrangement& start) {
    const PlainCells shelf = cells_of(start);
    Found found;
    for (const auto& [row, first] : shelf) {
        PlainCells block;
        for (int column = first; shelf.contains({row, column}); ++column) {
            block.insert({row, column});
            if (block.size() == shelf.size()) continue;  // the whole shelf: nothing moves against anything
            for (const auto& step : plain_steps) push_block(start, block, step, found);
        }
    }
    return found;
}

void explore(const State& state, Found& found) {
    if (top(state.board).ask == Ask::place) {
        ++found[arrangement_of(state.board, 0)];
        return;
    }
    ActionList actions;
    legal(state, 0, actions);
    RC_ASSERT(!actions.empty());
    for (const Action action : actions) {
        if (action.verb == Verb::pass) continue;
        State next = state;
        apply(next, 0, action);
        explore(next, found);
    }
}

RC_GTEST_PROP(Shift, XL_L18_the_guild_offers_every_shift_once_and_no_other, ()) {
    Scene scene;
    scene.lay_out(Location::shelfmasons_guild);
    fill_shelf(scene.state(), 0, grown_cells(evenly(2, 9), any_seed()), evenly(0, 1), any_seed());
    scene.turn_of(0);
    State& state = scene.state();
    const Arrangement start = arrangement_of(state.board, 0);
    apply(state, 0, {Verb::place, 1, static_cast<std::uint8_t>(Location::shelfmasons_guild), any_space});
    Found found;
    if (top(state.board).ask == Ask::effect) explore(state, found);
    RC_ASSERT(found == every_shift(start));
}

TEST(Shift, XL_L18_nothing_may_be_shifted) {
    Scene scene;
    scene.shelf(0, "A1 A2");
    scene.lay_out(Location::shelfmasons_guild);
    scene.play(0, "place assistant1 shelfmasons-guild; pass");
    EXPECT_EQ(scene.shelf_text(0), "A1 A2");
}

TEST(Shift, XL_A2_a_stack_shifts_as_one) {
    Scene scene;
    scene.shelf(0, "A1/B1 A2 / A3");
    scene.lay_out(Location::shelfmasons_guild);
    scene.play(0, "place assistant1 shelfmasons-guild; slide 1,1; to 1,2; by left 1");
    EXPECT_EQ(scene.shelf_text(0), "A1/B1 A2 / . A3");
}

}  // namespace
}  // namespace shelfmark::exlibris
