// XL-R, XL-C7: the phases of a round with two to four players. The solo game is in solo_test.cpp.
#include "exlibris/round.h"

#include <gtest/gtest.h>

#include <bit>
#include <initializer_list>
#include <string>
#include <string_view>

#include "exlibris/notation.h"
#include "scene.h"

namespace shelfmark::exlibris {
namespace {

using enum Location;

LocationSet set_of(std::initializer_list<Location> locations) {
    LocationSet set = 0;
    for (const Location location : locations) set |= bit(location);
    return set;
}

/// A scene in which only these locations take part.
Scene town_of(LocationSet locations, int players = 2) {
    Scene scene(players);
    scene.state().board.options.without_locations = all_locations & ~locations;
    return scene;
}

/// A shelf of one row with so many of the first cards of the alphabet.
std::string row_of(int cards) {
    std::string row;
    for (int card = 0; card < cards; ++card) row += name(static_cast<CardId>(card)) + " ";
    return row;
}

bool brings_the_last_round(int players, std::string_view shelf) {
    Scene scene(players);
    scene.shelf(1, shelf);
    scene.resolve();
    return scene.board().last_round;
}

// ---- preparation ----

TEST(Round, XL_R2_in_the_first_round_the_hut_is_one_of_the_tiles) {
    for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 3, 4}) {
        const State state = setup({.players = players, .beginner = true}, 9);
        EXPECT_EQ(std::popcount(state.board.below), players);
        EXPECT_NE(state.board.below & bit(diviners_hut), 0U);
    }
}

TEST(Round, XL_R2_later_as_many_tiles_as_players_whatever_is_permanent) {
    for (const int players : {2, 3, 4}) {
        Scene scene(players);
        scene.permanent(diviners_hut);
        scene.permanent(wishing_well);
        scene.lay_out(bookshop);
        scene.resolve();
        EXPECT_EQ(std::popcount(scene.board().below), players);
        EXPECT_EQ(scene.board().below & scene.board().permanent, 0U);
    }
}

TEST(Round, XL_R3_when_the_stack_runs_out_the_discarded_tiles_are_shuffled) {
    Scene scene = town_of(set_of({diviners_hut, book_swap, bookshop, yard_sale}));
    scene.permanent(diviners_hut);
    scene.lay_out(book_swap);
    scene.lay_out(bookshop);
    scene.resolve();
    // The Yard Sale was the stack; the Bookshop, just discarded, comes back.
    EXPECT_EQ(scene.board().below, set_of({bookshop, yard_sale}));
    EXPECT_EQ(scene.board().tile_discards, 0U);
}

TEST(Round, XL_R2_if_too_few_tiles_are_left_those_are_revealed) {
    Scene scene = town_of(set_of({diviners_hut, book_swap, bookshop}));
    scene.permanent(diviners_hut);
    scene.lay_out(book_swap);
    scene.lay_out(bookshop);
    scene.resolve();
    EXPECT_EQ(scene.board().below, bit(bookshop));
    scene.resolve();
    EXPECT_EQ(scene.board().below, 0U);
    EXPECT_EQ(scene.board().permanent, set_of({diviners_hut, book_swap, bookshop}));
}

TEST(Round, XL_R4_cards_are_laid_out_by_number_and_permanent_locations_are_restocked) {
    Scene scene = town_of(set_of({diviners_hut, book_swap, bookshop}));
    for (const Location location : {diviners_hut, book_swap, bookshop}) scene.permanent(location);
    scene.deck("C1 B1 A1 F1 E1 D1 G1 H1");
    scene.resolve();
    EXPECT_EQ(scene.tile_text(book_swap), "A1 B1 C1");
    EXPECT_EQ(scene.tile_text(bookshop), "D1 E1 F1 G1");
    EXPECT_EQ(scene.deck_text(), "H1");
}

TEST(Round, XL_R4_the_shacks_cards_lie_face_down) {
    Scene scene = town_of(set_of({diviners_hut, mysterious_shack}));
    scene.permanent(diviners_hut);
    scene.permanent(mysterious_shack);
    scene.deck("A1 B1 C1 D1 E1 F1");
    scene.resolve();
    EXPECT_EQ(scene.board().shack_count, 5);
    EXPECT_EQ(scene.tile_text(mysterious_shack), "A1 B1 C1 D1 E1");
    for (const Event& event : scene.events()) {
        if (event.kind == EventKind::card_laid_out) EXPECT_EQ(seen_from(event, 0).card, no_card);
    }
    EXPECT_EQ(scene.times(EventKind::card_laid_out), 5);
}

TEST(Round, XL_C7_an_empty_deck_is_renewed_from_the_discard_pile) {
    Scene scene = town_of(set_of({diviners_hut, book_swap}));
    scene.permanent(diviners_hut);
    scene.permanent(book_swap);
    scene.discard_pile("A1 B1 C1");
    scene.deck("Z1");
    scene.resolve();
    EXPECT_EQ(scene.times(EventKind::reshuffled), 1);
    EXPECT_TRUE(cards_on(scene.board(), book_swap).contains(*find_card('Z', 1)));
    EXPECT_EQ(cards_on(scene.board(), book_swap).count(), 3);
    EXPECT_EQ(scene.board().deck_count, 1);
    EXPECT_EQ(scene.discard_text(), "");
    EXPECT_EQ(scene.top_of_discard(), "");
}

TEST(Round, XL_C7_when_both_are_empty_one_draws_what_there_is) {
    Scene scene = town_of(set_of({diviners_hut, book_swap}));
    scene.permanent(diviners_hut);
    scene.permanent(book_swap);
    scene.deck("Z1");
    scene.resolve();
    EXPECT_EQ(scene.tile_text(book_swap), "Z1");
}

TEST(Round, XL_C6_both_draw_piles_are_one_deck_in_random_order) {
    CardSet drawn;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Scene scene(2);
        scene.state().hidden.deck_order = base::Random{seed};
        scene.play(0, "place assistant1 home; draw");
        drawn |= scene.state().hidden.hand[0];
    }
    EXPECT_GT(drawn.count(), 20);
}

TEST(Round, XL_R1_four_phases_follow_each_other) {
    State state = setup({.players = 2, .beginner = true}, 4);
    EXPECT_EQ(state.board.phase, Phase::placement);
    EXPECT_EQ(state.board.round, 1);
    EventList events;
    while (state.board.round == 1) {
        const Seat seat = actors(state).lowest();
        ActionList actions;
        legal(state, seat, actions);
        apply(state, seat, actions[actions.size() - 1], &events);
    }
    // The clean-up of the first round: the Hut, the lowest number, is permanent from now on.
    EXPECT_EQ(state.board.permanent, bit(diviners_hut));
    EXPECT_EQ(state.board.phase, Phase::placement);
}

// ---- clean-up ----

TEST(Round, XL_R13_the_lowest_of_the_new_locations_becomes_permanent_the_others_are_discarded) {
    Scene scene(4);
    scene.permanent(diviners_hut);
    scene.permanent(yard_sale);
    for (const Location location : {bookshop, donation_center, tax_collector, shelfmasons_guild}) {
        scene.lay_out(location);
    }
    scene.resolve();
    EXPECT_EQ(scene.board().permanent, set_of({diviners_hut, yard_sale, donation_center}));
    EXPECT_EQ(scene.board().tile_discards, set_of({bookshop, tax_collector, shelfmasons_guild}));
}

TEST(Round, XL_R13_assistants_leave_the_libraries) {
    Scene scene(2);
    scene.figure(0, "assistant1", home);
    scene.resolve();
    EXPECT_EQ(scene.whereabouts(0, "assistant1"), "waiting");
    EXPECT_EQ(scene.board().round, 3);
}

TEST(Round, XL_R14_enough_cards_on_one_shelf_make_the_next_round_the_last) {
    EXPECT_FALSE(brings_the_last_round(2, row_of(15)));
    EXPECT_TRUE(brings_the_last_round(2, row_of(16)));
    EXPECT_FALSE(brings_the_last_round(3, row_of(13)));
    EXPECT_TRUE(brings_the_last_round(3, row_of(14)));
    EXPECT_FALSE(brings_the_last_round(4, row_of(11)));
    EXPECT_TRUE(brings_the_last_round(4, row_of(12)));
}

TEST(Round, XL_R14_face_down_cards_count_and_entombed_ones_do_not) {
    EXPECT_TRUE(brings_the_last_round(4, row_of(11) + "(Z1)"));
    EXPECT_FALSE(brings_the_last_round(4, row_of(10) + "Z2/Z1"));
}

TEST(Round, XL_V3_the_longer_game_needs_more) {
    Scene scene(4);
    scene.state().board.options.longer = true;
    scene.shelf(0, row_of(14));
    scene.resolve();
    EXPECT_FALSE(scene.board().last_round);
}

TEST(Round, XL_R14_the_last_round_is_a_whole_one_and_then_comes_the_inspection) {
    Scene scene(2);
    scene.lay_out(bookshop);
    scene.shelf(0, row_of(16));
    scene.resolve();
    EXPECT_TRUE(scene.board().last_round);
    EXPECT_TRUE(scene.is_placing(0));
    EXPECT_EQ(std::popcount(scene.board().below), 2);
    scene.resolve();
    EXPECT_EQ(scene.board().phase, Phase::inspection);
}

TEST(Round, XL_R14_the_end_is_not_taken_back) {
    Scene scene(2);
    scene.shelf(0, row_of(16));
    scene.resolve();
    scene.state().board.shelf[0].clear();
    scene.resolve();
    EXPECT_EQ(scene.board().phase, Phase::inspection);
}

TEST(Round, XL_R14_it_is_checked_only_in_the_clean_up) {
    Scene scene(2);
    scene.shelf(0, row_of(15));
    scene.hand(0, "Z1");
    scene.play(0, "place assistant1 home; shelve Z1; at 1,16");
    EXPECT_FALSE(scene.board().last_round);
}

TEST(Round, XL_R15_after_round_twenty_comes_the_inspection) {
    Scene nineteenth(2);
    nineteenth.state().board.round = 19;
    nineteenth.resolve();
    EXPECT_EQ(nineteenth.board().phase, Phase::placement);
    nineteenth.resolve();
    EXPECT_EQ(nineteenth.board().phase, Phase::inspection);
}

}  // namespace
}  // namespace shelfmark::exlibris
