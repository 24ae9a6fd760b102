// XL-S7, XL-C6: who knows which cards are in which hand.
#include "exlibris/knowledge.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>

#include "exlibris/notation.h"
#include "exlibris/sample.h"
#include "exlibris/view.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

CardId id(std::string_view text) { return *parse_card(text); }

/// Which of the others know that this seat holds the card: by number, "all" for everybody and every spectator.
std::string who_knows(const State& state, Seat holder, std::string_view card) {
    if (observe(state, table::spectator).certain[holder].contains(id(card))) return "all";
    std::string seats;
    for (Seat seat = 0; seat < players(state.board); ++seat) {
        if (seat != holder && observe(state, seat).certain[holder].contains(id(card))) seats += std::to_string(seat);
    }
    return seats;
}

/// What this seat could hold, as far as the observer can tell: every card of many worlds.
CardSet could_hold(const State& state, Seat observer, Seat holder) {
    const View view = observe(state, observer);
    base::Random random{1};
    CardSet cards;
    for (int world = 0; world < 400; ++world) cards |= sample(view, random).hidden.hand[holder];
    return cards;
}

/// The Cube of the third seat is at the Bookshop; the second seat is to place.
Scene cube_of_the_third_seat() {
    Scene scene(4);
    scene.library(2, Assistant::cube);
    scene.lay_out(Location::bookshop, "Z1 Z2");
    scene.figure(2, "cube", Location::bookshop);
    scene.turn_of(1);
    return scene;
}

TEST(Knowledge, XL_S7_a_drawn_card_is_secret) {
    Scene scene(3);
    scene.deck("A1");
    scene.play(0, "place assistant1 home; draw");
    EXPECT_EQ(who_knows(scene.state(), 0, "A1"), "");
    EXPECT_EQ(observe(scene.state(), 1).board.hand_count[0], 1);  // the size of a hand is public
    EXPECT_TRUE(observe(scene.state(), 0).hand.contains(id("A1")));
}

TEST(Knowledge, XL_S7_a_card_from_an_open_place_is_known_to_all) {
    Scene scene(3);
    scene.lay_out(Location::bookshop, "Z1");
    scene.play(0, "place assistant1 bookshop; take Z1; pass");
    EXPECT_EQ(scene.hand_text(0), "Z1");
    EXPECT_EQ(who_knows(scene.state(), 0, "Z1"), "all");
}

TEST(Knowledge, XL_S7_a_card_that_leaves_a_hand_is_remembered_there_no_more) {
    Scene scene(3);
    scene.lay_out(Location::bookshop, "Z1");
    scene.play(0, "place assistant1 bookshop; take Z1; shelve Z1; at 1,1");
    EXPECT_EQ(who_knows(scene.state(), 0, "Z1"), "");
    EXPECT_TRUE(observe(scene.state(), table::spectator).board.shelf[0].contains(id("Z1")));
}

TEST(Knowledge, XL_C6_the_discard_pile_shows_its_top_and_remembers_its_order) {
    Scene scene(2);
    scene.discard_pile("B1 A1 C1");
    EXPECT_EQ(scene.top_of_discard(), "C1");
    EXPECT_EQ(scene.discard_text(), "B1 A1 C1");
    dig_out(scene.state().board, id("C1"));
    EXPECT_EQ(scene.top_of_discard(), "A1");
    dig_out(scene.state().board, id("B1"));
    EXPECT_EQ(scene.top_of_discard(), "A1");
    dig_out(scene.state().board, id("A1"));
    EXPECT_EQ(scene.top_of_discard(), "");
}

TEST(Knowledge, XL_A8_a_card_given_to_the_cube_is_known_to_the_two) {
    Scene scene = cube_of_the_third_seat();
    scene.hand(1, "A1");
    scene.play(1, "place assistant1 bookshop; surrender");
    EXPECT_EQ(who_knows(scene.state(), 2, "A1"), "1");
    EXPECT_TRUE(observe(scene.state(), 2).hand.contains(id("A1")));
}

TEST(Knowledge, XL_A8_a_card_known_to_all_may_be_the_one_that_went_to_the_cube) {
    Scene scene = cube_of_the_third_seat();
    scene.hand(1, "A1 B1");
    is_shown(scene.state(), 1, id("B1"));
    EXPECT_EQ(who_knows(scene.state(), 1, "B1"), "all");
    scene.play(1, "place assistant1 bookshop; surrender");
    // Whichever went: for those who did not see it, B1 may be with either of the two.
    EXPECT_TRUE(could_hold(scene.state(), 0, 1).contains(id("B1")));
    EXPECT_TRUE(could_hold(scene.state(), 0, 2).contains(id("B1")));
    EXPECT_TRUE(could_hold(scene.state(), table::spectator, 2).contains(id("B1")));
    for (const Seat observer : std::initializer_list<Seat>{1, 2}) {
        const bool with_the_cube = scene.state().hidden.hand[2].contains(id("B1"));
        EXPECT_EQ(could_hold(scene.state(), observer, 2).contains(id("B1")), with_the_cube);
    }
}

TEST(Knowledge, XL_A8_the_doubt_ends_when_the_card_is_seen_to_leave_the_cubes_hand) {
    Scene scene = cube_of_the_third_seat();
    scene.hand(1, "A1 B1 C1");
    is_shown(scene.state(), 1, id("B1"));
    is_shown(scene.state(), 1, id("C1"));
    passes_unseen(scene.state(), 1, 2, id("B1"));
    EXPECT_EQ(who_knows(scene.state(), 1, "C1"), "2");
    is_shown(scene.state(), 2, id("B1"));
    EXPECT_EQ(who_knows(scene.state(), 2, "B1"), "all");
    EXPECT_EQ(who_knows(scene.state(), 1, "C1"), "all");  // so it was not C1
}

TEST(Knowledge, XL_A8_however_many_cards_the_cube_gets_only_two_players_know_each) {
    Scene scene = cube_of_the_third_seat();
    scene.hand(1, "A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4 E1 E2 E3 E4 F1");
    while (scene.state().board.hand_count[1] > 1) {
        const CardId card = scene.state().hidden.hand[1].first();
        passes_unseen(scene.state(), 1, 2, card);
        EXPECT_EQ(who_knows(scene.state(), 2, name(card)), "1");
    }
    EXPECT_EQ(scene.state().board.hand_count[2], 20);
}

TEST(Knowledge, XL_A8_a_card_from_one_of_two_givers_leaves_both_in_doubt) {
    Scene scene = cube_of_the_third_seat();
    scene.hand(1, "A1 B1");
    scene.hand(3, "C1 D1");
    hand_is_shown(scene.state(), 3, 0, Category::fiction);  // to another seat than the one that watches here
    passes_unseen(scene.state(), 1, 2, id("A1"));
    passes_unseen(scene.state(), 3, 2, id("C1"));
    // C1 can have come from either giver, and what is left with the Cube is from the other one.
    leaves_seen(scene.state(), 2, id("C1"));
    scene.state().board.spread.add(id("C1"));
    EXPECT_TRUE(could_hold(scene.state(), table::spectator, 2).contains(id("A5")));  // fh: not from the shown hand
    EXPECT_TRUE(could_hold(scene.state(), table::spectator, 2).contains(id("A1")));
    EXPECT_TRUE((could_hold(scene.state(), table::spectator, 3) & cards_showing(Category::fiction)).empty());
}

TEST(Knowledge, XL_A5_a_hand_that_was_shown_is_known_to_the_goblins_owner) {
    Scene scene(3);
    scene.hand(1, "A1 C1");  // hscc, rc
    hand_is_shown(scene.state(), 1, 0, Category::fiction);
    EXPECT_EQ(who_knows(scene.state(), 1, "A1"), "0");
    EXPECT_EQ(who_knows(scene.state(), 1, "C1"), "0");
}

TEST(Knowledge, XL_A5_everybody_remembers_what_a_shown_hand_did_not_hold) {
    Scene scene(3);
    scene.hand(1, "A1 C1");
    EXPECT_TRUE(could_hold(scene.state(), 2, 1).contains(id("A5")));  // fh
    hand_is_shown(scene.state(), 1, 0, Category::fiction);
    EXPECT_TRUE((could_hold(scene.state(), 2, 1) & cards_showing(Category::fiction)).empty());
    EXPECT_TRUE(could_hold(scene.state(), 2, 1).contains(id("D5")));  // mc
    scene.hand(1, "A5");                                              // drawn afterwards, by chance with such a book
    EXPECT_TRUE(could_hold(scene.state(), 2, 1).contains(id("B3")));
}

TEST(Knowledge, XL_A1_a_card_that_the_witch_draws_in_secret_shows_no_banned_book) {
    Scene scene(2);
    scene.library(0, Assistant::witch);
    scene.banned(Category::spells);
    Scene drawn = scene;
    // Some card without spells comes first in one of these decks; the others ask her which of two she takes.
    for (std::uint64_t order = 0; !drawn.is_placing(1); ++order) {
        drawn = scene;
        drawn.state().hidden.deck_order = base::Random{order};
        drawn.play(0, "place witch home; draw");
    }
    EXPECT_EQ(who_knows(drawn.state(), 0, drawn.hand_text(0)), "");
    EXPECT_TRUE((could_hold(drawn.state(), 1, 0) & cards_showing(Category::spells)).empty());
}

}  // namespace
}  // namespace shelfmark::exlibris
