// LB-G1 to LB-G7: completing a genre.
#include "librarians/completing.h"

#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

TEST(Completing, LB_G1_four_in_a_row_go_and_one_is_given_to_any_player) {
    Scene scene(R"(
        row 1 |>| romance-B romance-E romance-M
        hand seat1 romance-R horror-U
        hand seat2 horror-A
    )");
    scene.play("play romance-R; at 1,4");
    EXPECT_EQ(scene.options(), "give romance-B seat1; give romance-B seat2");
    scene.play("give romance-B seat2");
    EXPECT_EQ(scene.powers(1), "romance-B");
    EXPECT_EQ(scene.discard(), "romance-E romance-M romance-R");
    EXPECT_EQ(scene.row(1), "|>|");
    EXPECT_EQ(scene.hand(1), "horror-A") << "a power card is no hand card";
}

TEST(Completing, LB_G1_more_than_four_all_go_and_give_one_power) {
    Scene scene(R"(
        row 1 |>| romance-B romance-E romance-G . romance-R romance-V
        hand seat1 romance-M horror-U
    )");
    scene.play("play romance-M; at 1,4; give romance-B seat1");
    EXPECT_EQ(scene.discard(), "romance-E romance-G romance-M romance-R romance-V");
    EXPECT_EQ(scene.powers(0), "romance-B");
}

TEST(Completing, LB_G1_down_a_column_and_along_both_diagonals) {
    Scene down(R"(
        row 1 |>| romance-B
        row 2 |>| romance-E
        row 3 |>| romance-M
        row 4 |>|
        hand seat1 romance-R horror-U
    )");
    down.play("play romance-R; at 4,1; give romance-B seat1");
    EXPECT_EQ(down.discard(), "romance-E romance-M romance-R");
    Scene falling(R"(
        row 1 |>| romance-B
        row 2 |>| horror-A romance-E
        row 3 |>| horror-D horror-F romance-M
        row 4 |>| horror-L horror-Q horror-U
        hand seat1 romance-V horror-U2
    )");
    falling.play("play romance-V; at 4,4; give romance-B seat1");
    EXPECT_EQ(falling.discard(), "romance-E romance-M romance-V");
    Scene rising(R"(
        row 1 |<| horror-U horror-Q horror-L
        row 2 |>| horror-D horror-F romance-M
        row 3 |>| horror-A romance-E
        row 4 |>| romance-B
        hand seat1 romance-G horror-U2
    )");
    rising.play("play romance-G; at 1,4; give romance-B seat1");
    EXPECT_EQ(rising.discard(), "romance-E romance-G romance-M");
}

TEST(Completing, LB_G2_the_bookshelf_column_is_left_out) {
    Scene across(R"(
        row 1 romance-B romance-E |>| romance-M
        hand seat1 romance-R horror-U
    )");
    across.play("play romance-R; at 1,2; give romance-B seat1");
    EXPECT_EQ(across.row(1), "|>|");
    Scene diagonal(R"(
        row 1 romance-B horror-D |>|
        row 2 romance-E |>|
        row 3 |>| romance-M
        row 4 |>| horror-L
        hand seat1 romance-R horror-U
    )");
    diagonal.play("play romance-R; at 4,2; give romance-B seat1");
    EXPECT_EQ(diagonal.discard(), "romance-E romance-M romance-R");
}

TEST(Completing, LB_G2_an_empty_place_interrupts) {
    Scene scene(R"(
        row 1 romance-B romance-E . |>| romance-M
        hand seat1 romance-R horror-U
    )");
    scene.play("play romance-R; at 1,2");
    EXPECT_TRUE(scene.discard().empty());
}

TEST(Completing, LB_G3_what_lies_underneath_stays_and_can_complete_again) {
    Scene scene(R"(
        row 1 |>| romance-B/fantasy-B romance-E/fantasy-E romance-M/fantasy-M fantasy-R
        hand seat1 romance-R horror-U
    )");
    scene.play("play romance-R; on 1,4; give romance-B seat1");
    EXPECT_EQ(scene.options(), "give fantasy-B seat1; give fantasy-B seat2");
    scene.play("give fantasy-B seat2");
    EXPECT_EQ(scene.row(1), "|>|");
    EXPECT_EQ(scene.powers(0), "romance-B");
    EXPECT_EQ(scene.powers(1), "fantasy-B");
}

TEST(Completing, LB_G4_rows_that_share_a_card_give_one_power_and_disjoint_ones_one_each) {
    Scene crossing(R"(
        row 1 |>| romance-B romance-E romance-M
        row 2 |>| horror-A horror-D horror-F romance-V
        row 3 |>| horror-A2 horror-D2 horror-F2 romance-V2
        row 4 |>| horror-A3 horror-D3 horror-F3 romance-V3
        hand seat1 romance-R horror-U
    )");
    crossing.play("play romance-R; at 1,4; give romance-B seat1");
    EXPECT_EQ(crossing.powers(0), "romance-B");
    EXPECT_EQ(crossing.discard(), "romance-E romance-M romance-R romance-V romance-V2 romance-V3");
}

TEST(Completing, LB_G4_completing_is_compulsory_by_whatever_makes_the_row) {
    Scene scene(R"(
        row 1 |>| horror-A romance-E romance-M romance-R
        row 2 |>| romance-B
        hand seat1 horror-U
        powers seat1 action-C
    )");
    scene.play("use action; swap horror-A; with romance-B");
    EXPECT_EQ(scene.options(), "give romance-B seat1; give romance-B seat2");
}

TEST(Completing, LB_G4_cards_that_count_as_any_genre_count_only_if_declared) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>wild-before:I| romance-B romance-E horror-F
        hand seat1 romance-G horror-U
    )");
    scene.play("play romance-G; at 1,4");
    EXPECT_EQ(scene.options("complete"), "complete horror; complete romance");
    scene.play("complete romance; from 1,1; through 1,4; give romance-B seat1");
    EXPECT_EQ(scene.discard(), "romance-E horror-F romance-G");
}

TEST(Completing, LB_G4_the_kept_card_is_of_the_genre) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>wild-before:I| horror-A horror-D horror-F
        hand seat1 romance-G horror-U
    )");
    scene.play("play romance-G; at 1,4; complete romance; from 1,1; through 1,4");
    EXPECT_EQ(scene.options(), "give romance-G seat1; give romance-G seat2");
}

TEST(Completing, LB_G4_declared_rows_go_together_with_those_of_the_same_moment) {
    Scene scene(R"(
        options expansions=powers
        row 1 |>wild-colour:red| romance-B romance-E romance-G
        row 2 |>no-stacking| fantasy-D fantasy-H horror-L romance-M
        row 3 |>wild-colour:red| fantasy-D2 fantasy-H2 horror-F fantasy-O
        hand seat1 romance-R horror-U
    )");
    scene.play("play romance-R; at 1,4");
    EXPECT_EQ(scene.options(), "also fantasy; done");
    Scene alone = scene;
    alone.play("done; give romance-B seat1");
    EXPECT_EQ(alone.row(3), "|>| fantasy-D2 fantasy-H2 horror-F fantasy-O");
    scene.play("also fantasy; from 3,1; through 3,4");
    EXPECT_EQ(scene.options(), "give romance-B seat1; give romance-B seat2");
    scene.play("give romance-B seat1; give fantasy-D2 seat1");
    EXPECT_EQ(scene.row(3), "|>|");
}

TEST(Completing, LB_G4_a_card_serves_one_genre_only) {
    Scene declared(R"(
        options expansions=powers
        row 1 |>wild-before:R| romance-B thriller-C fantasy-D
        hand seat1 biography-E horror-U
    )");
    declared.play("play biography-E; at 1,4; complete romance; from 1,1; through 1,4");
    EXPECT_EQ(declared.options(), "give romance-B seat1; give romance-B seat2");
    Scene compulsory(R"(
        options expansions=powers
        row 1 |>wild-before:R| romance-B romance-E romance-G . fantasy-N
        hand seat1 romance-M horror-U
    )");
    compulsory.play("play romance-M; at 1,4");
    EXPECT_EQ(compulsory.options(), "also romance; done");
}

TEST(Completing, LB_G4_red_effects_come_in_the_order_the_player_likes) {
    Scene scene(R"(
        row 1 |>| true-crime-A true-crime-D true-crime-F romance-L/true-crime-L
        row 2 |>| tragedy-A tragedy-D tragedy-F romance-M/tragedy-L
        hand seat1 fantasy-T
        powers seat1 mythology-C
    )");
    scene.play("use mythology; take romance-L; take romance-M");
    EXPECT_EQ(scene.options(), "effect tragedy; effect true-crime");
    scene.play("effect true-crime");
    EXPECT_EQ(scene.board().hand_limit, 3);
    EXPECT_TRUE(scene.board().no_stacking);
    EXPECT_EQ(scene.library(), "1: |>|\n2: |>|\n");
}

TEST(Completing, LB_G4_disjoint_rows_of_one_moment_give_a_power_card_each) {
    Scene scene(R"(
        row 1 |>| romance-B romance-E romance-G horror-L/romance-M
        row 2 |>| horror-A
        row 3 |>| romance-B2 romance-E2 romance-G2 horror-Q/romance-M2
        hand seat1 fantasy-T
        powers seat1 mythology-C
    )");
    scene.play("use mythology; take horror-L; take horror-Q");
    scene.play("give romance-B seat1; give romance-B2 seat2");
    EXPECT_EQ(scene.powers(0), "romance-B");
    EXPECT_EQ(scene.powers(1), "romance-B2");
}

TEST(Completing, LB_G5_a_power_is_used_once_in_the_owners_turn) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-C horror-D horror-E
        hand seat2 horror-M horror-N
        powers seat1 adventure-B adventure-E
        powers seat2 adventure-G
    )");
    scene.play("use adventure; use adventure");
    EXPECT_EQ(scene.board().hand_limit, 6);
    EXPECT_EQ(scene.refusal("use adventure"), "LB-G5");
    EXPECT_EQ(scene.powers(1), "adventure-G");
    scene.play("play horror-C; at 1,1; play horror-D; at 1,2");
    EXPECT_EQ(scene.discard(), "adventure-B adventure-E");
}

TEST(Completing, LB_G6_of_a_red_row_nothing_is_kept) {
    Scene scene(R"(
        row 1 |>| true-crime-A true-crime-D true-crime-F
        hand seat1 true-crime-L horror-U
    )");
    scene.play("play true-crime-L; at 1,4");
    EXPECT_EQ(scene.board().hand_limit, 3);
    EXPECT_EQ(scene.discard(), "true-crime-A true-crime-D true-crime-F true-crime-L");
    EXPECT_EQ(scene.powers(0), "");
}

TEST(Completing, LB_G7_moved_thrills_do_not_act_again) {
    Scene scene(R"(
        row 1 |>| draw-A horror-B
        hand seat1 horror-U
        powers seat1 action-C
        deck romance-P romance-Q romance-R
    )");
    scene.play("use action; swap draw-A; with horror-B");
    EXPECT_EQ(scene.row(1), "|>| horror-B draw-A");
    EXPECT_EQ(scene.hand(0), "horror-U");
}

}  // namespace
}  // namespace shelfmark::librarians
