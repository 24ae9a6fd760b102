// XL-B3, XL-B5: choosing cards to pay with.
#include "exlibris/paying.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <string>

#include <rapidcheck/gtest.h>

#include "exlibris/knowledge.h"
#include "exlibris/shelf.h"
#include "grown_shelf.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

/// Sets of cards by number, as bits; every card here is among the first of the alphabet.
using Bits = unsigned;
using Found = std::map<Bits, int>;

Bits bits_of(const CardSet& cards) {
    Bits bits = 0;
    cards.for_each([&](CardId card) { bits |= 1U << card; });
    return bits;
}

/// Plays every way through the payment on top; how often it ends with each set.
void explore(const State& state, Found& found) {
    if (top(state.board).ask != Ask::pay) {
        ++found[bits_of(state.board.chosen)];
        return;
    }
    ActionList actions;
    legal(state, 0, actions);
    // An element is offered only if the choice can still be completed, so there is always a way on.
    RC_ASSERT(!actions.empty());
    for (const Action action : actions) {
        State next = state;
        apply(next, 0, action);
        explore(next, found);
    }
}

/// XL-B3, word by word: whether the whole set can leave hand and shelf together.
bool can_leave(const Board& board, Bits set) {
    PlainCells left;
    bool lower_before_upper = false;
    board.shelf[0].for_each([&](CardId card) {
        const Spot spot = spot_of(board, card);
        if ((set >> card & 1U) == 0) left.insert({spot.cell.row, spot.cell.column});
        // XL-A2: a discard takes the top of a stack first.
        if (spot.entombed && (set >> card & 1U) != 0 && (set >> card_at(board, 0, spot.cell) & 1U) == 0) {
            lower_before_upper = true;
        }
    });
    return !lower_before_upper && in_one_piece(left);
}

Found every_set_that_can_leave(const Board& board, Bits cards, const Payment& payment) {
    Found expected;
    for (Bits set = 0; set <= cards; ++set) {
        const int count = std::popcount(set);
        if ((set & ~cards) != 0 || count < payment.at_least || count > payment.at_most) continue;
        if (can_leave(board, set)) expected[set] = 1;
    }
    return expected;
}

RC_GTEST_PROP(Paying, XL_B3_exactly_the_sets_that_leave_one_piece_each_in_one_way, ()) {
    const int places = evenly(1, 7);
    const int entombed = evenly(0, std::min(places, 2));
    const int in_hand = evenly(0, 2);
    const int shelved = places + entombed;
    Scene scene;
    State& state = scene.state();
    fill_shelf(state, 0, grown_cells(places, any_seed()), entombed, any_seed());
    for (int card = shelved; card < shelved + in_hand; ++card) arrives_unseen(state, 0, static_cast<CardId>(card), 0);
    const Payment payment = {.at_least = evenly(0, 1), .at_most = evenly(1, 9), .from_shelf = true};

    Play play{state};
    push_payment(play, 0, no_figure, payment);
    Found found;
    explore(state, found);
    RC_ASSERT(found == every_set_that_can_leave(state.board, (1U << (shelved + in_hand)) - 1, payment));
}

TEST(Paying, XL_B3_two_cards_can_go_together_though_the_first_alone_would_split_the_shelf) {
    Scene scene;
    scene.shelf(0, "C1 A1 B1");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center; discard A1");
    EXPECT_EQ(scene.options(0), "discard B1; discard C1");
    scene.play(0, "discard B1");
    EXPECT_EQ(scene.options(0), "discard C1; done");
}

TEST(Paying, XL_B3_a_single_card_in_the_middle_cannot_go) {
    Scene scene;
    scene.shelf(1, "C1 A1 B1");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    EXPECT_EQ(scene.options(1), "lay B1; lay C1");
}

TEST(Paying, XL_B4_face_down_cards_can_pay) {
    Scene scene;
    scene.shelf(1, "(C1)");
    scene.lay_out(Location::tax_collector);
    scene.play(0, "place assistant1 tax-collector");
    EXPECT_EQ(scene.options(1), "lay C1");
}

TEST(Paying, XL_B5_the_owner_chooses_hand_or_shelf_where_no_place_is_named) {
    for (const Location location : {Location::donation_center, Location::book_collector}) {
        Scene scene;
        scene.hand(0, "A1");
        scene.shelf(0, "B1");
        scene.lay_out(location, location == Location::book_collector ? "Z1" : "");
        scene.play(0, "place assistant1 " + std::string(name(location)));
        EXPECT_TRUE(scene.offers(0, "discard A1")) << name(location);
        EXPECT_TRUE(scene.offers(0, "discard B1")) << name(location);
    }
    Scene taxed;
    taxed.hand(1, "A1");
    taxed.shelf(1, "B1");
    taxed.lay_out(Location::tax_collector);
    taxed.play(0, "place assistant1 tax-collector");
    EXPECT_EQ(taxed.options(1), "lay A1; lay B1");
}

TEST(Paying, XL_B5_the_well_and_the_auction_take_hand_cards_only) {
    Scene well;
    well.hand(0, "A1");
    well.shelf(0, "B1");
    well.lay_out(Location::wishing_well);
    well.play(0, "place assistant1 wishing-well");
    EXPECT_EQ(well.options(0), "discard A1; done");

    Scene auction;
    auction.hand(0, "A1 A2");
    auction.shelf(0, "B1");
    auction.lay_out(Location::auction_house, "C1");
    auction.figure(0, "assistant1", Location::auction_house, 1);
    auction.resolve();
    EXPECT_EQ(auction.options(0), "discard A1; discard A2");
}

TEST(Paying, XL_C6_several_cards_are_discarded_in_the_order_of_the_alphabet) {
    Scene scene;
    scene.hand(0, "D1 E1");
    scene.shelf(0, "C1 A1 B1");
    scene.lay_out(Location::donation_center);
    scene.play(0, "place assistant1 donation-center; discard D1; discard A1; discard B1; done");
    EXPECT_EQ(scene.discard_text(), "A1 B1 D1");
    EXPECT_EQ(scene.top_of_discard(), "D1");
}

}  // namespace
}  // namespace shelfmark::exlibris
