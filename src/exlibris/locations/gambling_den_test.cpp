#include <gtest/gtest.h>

#include "scene.h"

namespace shelfmark::exlibris {
namespace {

// On these four cards stand 4 books of fiction, 5 historic volumes, 3 monster manuals, a reference text, a spell and no
// codex: C8 hhf, E4 fsf, P3 hhmm, R3 frhm.
constexpr const char* five_historic = "C8 E4 P3 R3";
// With P5 rfm instead of R3 there is one historic volume fewer: 4 and 4.
constexpr const char* four_historic = "C8 E4 P3 P5";

// Everybody after the first seat has an assistant in the den.
Scene den(Seat players, const char* cards) {
    Scene scene(players);
    scene.lay_out(Location::gambling_den);
    for (Seat seat = 1; seat < players; ++seat) scene.figure(seat, "assistant1", Location::gambling_den);
    scene.deck(cards);
    scene.turn_of(0);
    return scene;
}

TEST(GamblingDen, XL_L7_every_player_names_a_category_for_each_assistant_clockwise_from_the_visitor) {
    Scene scene(3);
    scene.lay_out(Location::gambling_den);
    scene.turn_of(1);
    scene.figure(0, "assistant1", Location::gambling_den);
    scene.figure(1, "assistant2", Location::gambling_den);
    scene.deck(five_historic);
    scene.play(1, "place assistant1 gambling-den");
    EXPECT_EQ(scene.actor(), 1);
    scene.play(1, "name codices");
    EXPECT_EQ(scene.actor(), 1) << "for the second assistant";
    scene.play(1, "name codices");
    EXPECT_EQ(scene.actor(), 0) << "the third player has nobody here";
    EXPECT_EQ(scene.times(EventKind::turned_up), 0) << "the cards come after the last category";
    scene.play(0, "name fiction");
    EXPECT_EQ(scene.times(EventKind::turned_up), 4);
}

TEST(GamblingDen, XL_T6_any_of_the_six_categories_can_be_named_publicly) {
    Scene scene = den(2, five_historic);
    scene.play(0, "place assistant1 gambling-den");
    EXPECT_EQ(scene.options(0),
              "name codices; name fiction; name historic; name monsters; name reference; name spells");
    scene.play(0, "name spells");
    EXPECT_EQ(scene.times(EventKind::named), 1);
    EXPECT_EQ(scene.options(1), "name codices; name fiction; name historic; name monsters; name reference; name spells")
        << "the same category can be named again";
}

TEST(GamblingDen, XL_X4_the_category_with_five_books_beats_those_with_four_and_three) {
    Scene scene = den(3, five_historic);
    scene.play(0, "place assistant1 gambling-den; name fiction");
    scene.play(1, "name historic");
    scene.play(2, "name monsters");
    EXPECT_EQ(scene.hand_text(1), "C8 P3 R3");
    EXPECT_EQ(scene.discard_text(), "E4") << "the rest";
    EXPECT_EQ(scene.options(1), "pass; shelve C8; shelve P3; shelve R3");
    scene.play(1, "shelve C8; at 1,1; shelve P3; at 1,2; shelve R3; at 1,3");
    EXPECT_EQ(scene.shelf_text(1), "C8 P3 R3") << "three players are here, so up to three";
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(GamblingDen, XL_X4_with_one_book_fewer_the_active_player_wins_the_tie) {
    Scene scene = den(3, four_historic);
    scene.play(0, "place assistant1 gambling-den; name fiction");
    scene.play(1, "name historic");
    scene.play(2, "name monsters");
    EXPECT_EQ(scene.hand_text(0), "C8 E4 P5");
    EXPECT_EQ(scene.hand_text(1), "");
    EXPECT_EQ(scene.discard_text(), "P3");
}

TEST(GamblingDen, XL_L7_shelves_as_many_as_there_are_players_with_an_assistant_here) {
    Scene scene = den(2, five_historic);
    scene.figure(1, "assistant2", Location::home);
    scene.play(0, "place assistant1 gambling-den; name historic");
    scene.play(1, "name codices");
    scene.play(0, "shelve C8; at 1,1; shelve P3; at 1,2");
    EXPECT_EQ(scene.hand_text(0), "R3") << "two players, so two cards";
    EXPECT_FALSE(scene.offers(0, "shelve R3"));
}

TEST(GamblingDen, XL_L7_a_player_with_two_assistants_counts_once) {
    Scene scene(2);
    scene.lay_out(Location::gambling_den);
    scene.figure(0, "assistant2", Location::gambling_den);
    scene.deck(five_historic);
    scene.play(0, "place assistant1 gambling-den; name historic; name fiction; shelve C8; at 1,1");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(GamblingDen, XL_L7_a_tie_of_others_goes_to_the_first_counter_clockwise) {
    Scene scene = den(4, five_historic);
    scene.play(0, "place assistant1 gambling-den; name codices");
    scene.play(1, "name historic");
    scene.play(2, "name fiction");
    scene.play(3, "name historic");
    EXPECT_EQ(scene.hand_text(3), "C8 P3 R3");
    EXPECT_EQ(scene.hand_text(1), "");
}

TEST(GamblingDen, XL_L7_counter_clockwise_means_from_the_visitor) {
    Scene scene = den(4, five_historic);
    scene.play(0, "place assistant1 gambling-den; name codices");
    scene.play(1, "name historic");
    scene.play(2, "name historic");
    scene.play(3, "name codices");
    EXPECT_EQ(scene.hand_text(2), "C8 P3 R3");
}

TEST(GamblingDen, XL_L7_between_own_equal_categories_the_owner_chooses_one) {
    Scene scene(2);
    scene.lay_out(Location::gambling_den);
    scene.figure(0, "assistant2", Location::gambling_den);
    scene.deck(four_historic);
    scene.play(0, "place assistant1 gambling-den; name historic; name fiction");
    EXPECT_EQ(scene.options(0), "claim assistant1; claim assistant2");
    scene.play(0, "claim assistant2");
    EXPECT_EQ(scene.hand_text(0), "C8 P3") << "assistant2 came first and named historic; fiction wins nothing more";
    EXPECT_EQ(scene.discard_text(), "E4 P5");
}

TEST(GamblingDen, XL_L7_nobody_wins_when_no_named_category_has_a_book) {
    Scene scene = den(2, five_historic);
    scene.play(0, "place assistant1 gambling-den; name codices");
    scene.play(1, "name codices");
    EXPECT_EQ(scene.discard_text(), five_historic);
    EXPECT_EQ(scene.hand_text(0) + scene.hand_text(1), "");
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(GamblingDen, XL_L7_where_nobody_wins_there_is_nothing_to_choose) {
    Scene scene(2);
    scene.lay_out(Location::gambling_den);
    scene.figure(0, "assistant2", Location::gambling_den);
    scene.deck(five_historic);
    scene.play(0, "place assistant1 gambling-den; name codices; name codices");
    EXPECT_EQ(scene.discard_text(), five_historic);
    EXPECT_TRUE(scene.is_placing(1));
}

TEST(GamblingDen, XL_L7_a_ghost_on_a_shared_space_names_as_well) {
    Scene scene(4);
    scene.library(0, Assistant::ghost);
    scene.lay_out(Location::gambling_den);
    for (Seat seat = 1; seat < 4; ++seat) scene.figure(seat, "assistant1", Location::gambling_den);
    scene.figure(1, "assistant2", Location::gambling_den);
    scene.deck("A1 C8 E4 P3 R3");
    scene.play(0, "place ghost gambling-den 1; name codices");
    scene.play(1, "name spells; name reference");
    scene.play(2, "name monsters");
    scene.play(3, "name historic");
    EXPECT_EQ(scene.hand_text(0), "A1") << "drawn for sharing (XL-A11)";
    EXPECT_EQ(scene.hand_text(3), "C8 P3 R3");
    scene.play(3, "shelve C8; at 1,1; shelve P3; at 1,2; shelve R3; at 1,3");
    EXPECT_EQ(scene.shelf_text(3), "C8 P3 R3");
}

TEST(GamblingDen, XL_R10_the_winning_figure_takes_and_shelves) {
    Scene scene(2);
    scene.library(1, Assistant::mummy);
    scene.shelf(1, "K1");
    scene.lay_out(Location::gambling_den);
    scene.figure(1, "mummy", Location::gambling_den);
    scene.deck(five_historic);
    scene.play(0, "place assistant1 gambling-den; name codices");
    scene.play(1, "name historic; shelve C8");
    EXPECT_TRUE(scene.offers(1, "under 1,1"));
}

TEST(GamblingDen, XL_R10_another_figure_of_the_winner_does_not) {
    Scene scene(2);
    scene.library(1, Assistant::mummy);
    scene.shelf(1, "K1");
    scene.lay_out(Location::gambling_den);
    scene.figure(1, "mummy", Location::home);
    scene.figure(1, "assistant1", Location::gambling_den);
    scene.deck(five_historic);
    scene.play(0, "place assistant1 gambling-den; name codices");
    scene.play(1, "name historic; shelve C8");
    EXPECT_FALSE(scene.offers(1, "under 1,1"));
}

TEST(GamblingDen, XL_C7_a_short_deck_is_filled_from_the_discard_pile) {
    Scene scene = den(2, "C8");
    scene.discard_pile("R3");
    scene.play(0, "place assistant1 gambling-den; name historic");
    scene.play(1, "name codices");
    EXPECT_EQ(scene.hand_text(0), "C8 R3") << "two cards are all there are";
}

}  // namespace
}  // namespace shelfmark::exlibris
