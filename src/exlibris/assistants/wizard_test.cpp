// XL-A4
#include "exlibris/assistants/wizard.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <rapidcheck/gtest.h>

#include "exlibris/knowledge.h"
#include "exlibris/shelf.h"
#include "grown_shelf.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// The Wizard is about to shelve Z1 from the hand at home.
Scene shelving_z1(std::string_view shelf) {
    Scene scene;
    scene.library(0, Assistant::wizard);
    scene.shelf(0, shelf);
    scene.hand(0, "Z1");
    scene.play(0, "place wizard home; shelve Z1");
    return scene;
}

std::string after_shift(std::string_view shelf, std::string_view decisions) {
    Scene scene = shelving_z1(shelf);
    scene.play(0, decisions);
    return scene.shelf_text(0);
}

TEST(Wizard, XL_A4_he_makes_room_between_two_cards) {
    EXPECT_EQ(after_shift("A1 A2", "shift right; from 1,2; done"), "A1 Z1 A2");
    EXPECT_EQ(after_shift("A1 A2", "shift left; from 1,1; done"), "A1 Z1 A2");
}

TEST(Wizard, XL_A4_a_group_moves_and_may_leave_the_shelf_in_pieces_in_between) {
    EXPECT_EQ(after_shift("A1 A2 A3", "shift right; from 1,2; done"), "A1 Z1 A2 A3");
}

TEST(Wizard, XL_A4_a_group_can_bend_round_corners) {
    EXPECT_EQ(after_shift("A1 A2 / A3 A4", "shift right; from 1,2; also 2,2; done"), "A1 Z1 A2 / A3 . A4");
}

TEST(Wizard, XL_A4_the_shift_is_a_choice) { EXPECT_EQ(after_shift("A1 A2", "at 1,3"), "A1 A2 Z1"); }

TEST(Wizard, XL_A4_the_card_goes_where_a_shifted_card_stood) {
    Scene scene = shelving_z1("A1 A2 A3");
    scene.play(0, "shift right");
    EXPECT_EQ(scene.options(0), "from 1,1; from 1,2; from 1,3");
}

TEST(Wizard, XL_A4_nothing_is_pushed_onto_another_card) {
    // The whole row in front moves along.
    EXPECT_EQ(after_shift("A1 A2 A3 / A4", "shift right; from 1,1; done"), "Z1 A1 A2 A3 / A4");
}

TEST(Wizard, XL_A4_the_result_is_in_one_piece) {
    EXPECT_EQ(after_shift("A1 A2 / . A3", "shift right; from 1,2; done"), "A1 Z1 A2 / . A3");
    // Upwards from A1: A2 alone cannot come along, since nothing would hold A3; with A3 it can.
    Scene scene = shelving_z1("A1 A2 / . A3");
    scene.play(0, "shift up; from 1,1");
    EXPECT_EQ(scene.options(0), "also 2,2; done");
    scene.play(0, "also 2,2; done");
    EXPECT_EQ(scene.shelf_text(0), "A1 A2 / Z1 A3");
}

TEST(Wizard, XL_B2_never_a_fourth_row) {
    Scene scene = shelving_z1("A1 / A2 / A3");
    EXPECT_FALSE(scene.offers(0, "shift up"));
    EXPECT_FALSE(scene.offers(0, "shift down"));
    EXPECT_TRUE(scene.offers(0, "shift left"));
}

TEST(Wizard, XL_A4_not_on_an_empty_shelf) { EXPECT_EQ(shelving_z1("").options(0), "at 1,1"); }

TEST(Wizard, XL_A4_only_he_shifts_not_his_owner) {
    Scene scene;
    scene.library(0, Assistant::wizard);
    scene.shelf(0, "A1");
    scene.hand(0, "Z1");
    scene.play(0, "place assistant1 home; shelve Z1");
    EXPECT_EQ(scene.options(0), "at 0,1; at 1,0; at 1,2; at 2,1");
}

TEST(Wizard, XL_A4_one_shift_for_each_card_shelved) {
    Scene scene;
    scene.library(0, Assistant::wizard);
    scene.shelf(0, "A1 A2");
    scene.figure(1, "assistant1", Location::bargain_books);
    scene.lay_out(Location::bargain_books, "Y1 Y2 Z1");
    scene.play(0, "place wizard bargain-books; take Y1; take Y2");
    scene.play(0, "shelve Y1; shift right; from 1,2; done");
    EXPECT_EQ(scene.shelf_text(0), "A1 Y1 A2");
    scene.play(0, "shelve Y2; shift right; from 1,2; done");
    EXPECT_EQ(scene.shelf_text(0), "A1 Y2 Y1 A2");
}

TEST(Wizard, XL_L8_he_shifts_for_a_card_taken_off_the_shelf_too) {
    Scene scene;
    scene.library(0, Assistant::wizard);
    scene.shelf(0, "(A3)/B1 A1 A2");
    scene.lay_out(Location::librarians_lodge);
    scene.play(0, "place wizard librarians-lodge; lift A3; shift right; from 1,2; done");
    EXPECT_EQ(scene.shelf_text(0), "A1 (A3)/B1 A2");
}

TEST(Wizard, XL_A2_a_stack_shifts_as_one) {
    EXPECT_EQ(after_shift("A1 A2/B1", "shift right; from 1,2; done"), "A1 Z1 A2/B1");
}

/// A long row with a card under every other one, and a third row at its left end. There are more groups on it than
/// grains of sand on Earth.
PlainCells comb(int width) {
    PlainCells cells = {{3, 1}};
    for (int column = 1; column <= width; ++column) {
        cells.insert({1, column});
        if (column % 2 == 1) cells.insert({2, column});
    }
    return cells;
}

TEST(Wizard, XL_A4_a_shelf_with_countless_groups_is_no_excuse) {
    for (const int width : {15, 41, 99}) {
        Scene scene;
        scene.library(0, Assistant::wizard);
        fill_shelf(scene.state(), 0, comb(width), 0, 1);
        scene.hand(0, "Z3");
        scene.play(0, "place wizard home; shelve Z3; shift up");
        // Between the teeth: everything rises, and the card hangs under the row.
        EXPECT_TRUE(scene.offers(0, "from 1,4")) << width;
        // Over the third row: the card that stands below stays, and so does the one under it, in what would be a
        // fourth row.
        EXPECT_FALSE(scene.offers(0, "from 1,1")) << width;
    }
}

// ---- every group, against brute force ----

/// Direction, the place filled, and where every card is then.
using Outcome = std::tuple<int, PlainCell, Arrangement>;
using Outcomes = std::map<Outcome, int>;

constexpr CardId newcomer = 151;

/// XL-A4, word by word: every connected group, each direction, and each place that a card of the group left.
Outcomes every_shift(const Arrangement& shelf) {
    Outcomes outcomes;
    const std::vector<std::pair<int, PlainCell>> cards(shelf.begin(), shelf.end());
    for (unsigned set = 1; set < 1U << cards.size(); ++set) {
        PlainCells group;
        PlainCells rest;
        for (std::size_t i = 0; i < cards.size(); ++i) ((set >> i & 1U) != 0 ? group : rest).insert(cards[i].second);
        if (!in_one_piece(group)) continue;
        for (int direction = 0; direction < 4; ++direction) {
            const auto [down, right] = plain_steps[static_cast<std::size_t>(direction)];
            PlainCells moved;
            for (const auto& [row, column] : group) moved.insert({row + down, column + right});
            PlainCells after = rest;
            after.insert(moved.begin(), moved.end());
            if (after.size() != cards.size()) continue;  // pushed onto another card
            for (const auto& gap : group) {
                PlainCells filled = after;
                if (!filled.insert(gap).second || !obeys_the_shelf_rules(filled)) continue;
                Arrangement result = {{newcomer, gap}};
                for (const auto& [card, cell] : cards) {
                    const bool shifted = group.contains(cell);
                    result[card] = {cell.first + (shifted ? down : 0), cell.second + (shifted ? right : 0)};
                }
                ++outcomes[{direction, gap, counted_from_one(result)}];
            }
        }
    }
    return outcomes;
}

void explore(const State& state, int direction, PlainCell gap, Outcomes& outcomes) {
    ActionList actions;
    legal(state, 0, actions);
    // An element is offered only if the choice can still be completed, so there is always a way on.
    RC_ASSERT(!actions.empty());
    for (const Action action : actions) {
        if (action.verb == Verb::at) continue;
        State next = state;
        apply(next, 0, action);
        if (action.verb == Verb::done) {
            ++outcomes[{direction, gap, arrangement_of(next.board, 0)}];
            continue;
        }
        const bool filling = action.verb == Verb::from;
        explore(next, action.verb == Verb::shift ? action.a : direction, filling ? PlainCell{action.a, action.b} : gap,
                outcomes);
    }
}

RC_GTEST_PROP(Wizard, XL_A4_every_group_is_reached_in_exactly_one_way_and_no_other, ()) {
    Scene scene;
    scene.library(0, Assistant::wizard);
    State& state = scene.state();
    fill_shelf(state, 0, grown_cells(evenly(1, 8), any_seed()), 0, any_seed());
    const auto shelf = arrangement_of(state.board, 0);
    state.hidden.deck.remove(newcomer);
    --state.board.deck_count;
    arrives_unseen(state, 0, newcomer, 0);
    Play play{state};
    push_shelve(play, 0, figure_id(0, 0), newcomer);
    Outcomes found;
    explore(state, 0, {}, found);
    RC_ASSERT(found == every_shift(shelf));
}

}  // namespace
}  // namespace shelfmark::exlibris
