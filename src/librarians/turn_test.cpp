// LB-S1 to LB-S6, LB-P4, LB-P5, LB-W1 to LB-W5, LB-E6: turns and the end of the game.
#include "librarians/turn.h"

#include <gtest/gtest.h>

#include "librarians/places.h"
#include "librarians/result.h"
#include "librarians/view.h"
#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

Options for_players(int players) {
    Options options;
    options.players = static_cast<std::uint8_t>(players);
    return options;
}

TEST(Setup, LB_S1_four_shelves_and_four_cards_each) {
    for (int seats = min_players; seats <= max_players; ++seats) {
        const State state = setup(for_players(seats), 7);
        EXPECT_EQ(state.board.library.last_row - state.board.library.first_row + 1, 4);
        EXPECT_EQ(state.board.shelves_left, 8);
        for (int seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(state.hidden.hand[static_cast<std::size_t>(seat)].count(), 4);
        }
        EXPECT_EQ(state.board.deck_count, 66 - 4 * seats);
        EXPECT_TRUE(state.board.library.shown.empty());
    }
}

TEST(Setup, LB_S3_every_seat_can_be_the_start_player) {
    SeatSet starters;
    for (std::uint64_t seed = 0; seed < 200; ++seed) starters.add(setup(for_players(6), seed).board.turn);
    EXPECT_EQ(starters, SeatSet::first(6));
}

TEST(Setup, LB_S6_the_material_is_public_and_hands_are_not) {
    const State state = setup(for_players(3), 11);
    const View view = observe(state, 1);
    EXPECT_EQ(view.board.book, state.board.book);
    EXPECT_EQ(view.hand[1], state.hidden.hand[1]);
    EXPECT_TRUE(view.hand[0].empty());
    EXPECT_TRUE(observe(state, table::spectator).hand[1].empty());
    EXPECT_EQ(view.board.hand_count, state.board.hand_count);
}

TEST(Turn, LB_S3_at_least_two_cards_then_up_to_the_limit) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-C horror-D horror-E
        hand seat2 horror-M
        deck romance-P romance-Q romance-R romance-S
    )");
    EXPECT_EQ(scene.refusal("end"), "LB-S3");
    scene.play("play horror-C; at 1,1");
    EXPECT_EQ(scene.refusal("end"), "LB-S3");
    scene.play("play horror-D; at 1,2; end");
    EXPECT_EQ(scene.hand(0), "horror-E romance-P romance-Q romance-R");
    EXPECT_EQ(scene.deck(), "romance-S");
    EXPECT_EQ(scene.turn(), 1);
}

TEST(Turn, LB_S3_more_than_two_cards_may_be_played) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 horror-C romance-D horror-E
        hand seat2 horror-M
    )");
    scene.play("play horror-C; at 1,2; play romance-D; at 1,3; play horror-E; at 1,4; end");
    EXPECT_EQ(scene.hand(0), "");
}

TEST(Turn, LB_S3_a_deck_that_runs_out_gives_what_there_is) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-C horror-D horror-E
        hand seat2 horror-M
        deck romance-P
        discard romance-Q
    )");
    scene.play("play horror-C; at 1,1; play horror-D; at 1,2; end");
    EXPECT_EQ(scene.hand(0), "horror-E romance-P");
    EXPECT_EQ(scene.discard(), "romance-Q");
}

TEST(Turn, LB_S3_a_hand_above_the_limit_stays) {
    Scene scene(R"(
        row 1 |>|
        hand-limit 1
        hand seat1 horror-C horror-D horror-E horror-F
        hand seat2 horror-M
        deck romance-P
    )");
    scene.play("play horror-C; at 1,1; play horror-D; at 1,2; end");
    EXPECT_EQ(scene.hand(0), "horror-E horror-F");
}

TEST(Turn, LB_S4_the_last_card_of_the_hand_is_enough) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-C
        hand seat2 horror-M
        deck romance-P
    )");
    scene.play("play horror-C; at 1,1");
    EXPECT_EQ(scene.options(), "end");
}

TEST(Turn, LB_S4_who_begins_with_an_empty_hand_plays_nothing_and_draws) {
    Scene scene(R"(
        row 1 |>|
        hand seat2 horror-M
        powers seat1 adventure-B
        deck romance-P romance-Q
    )");
    EXPECT_EQ(scene.options(), "end; use adventure");
    scene.play("end");
    EXPECT_EQ(scene.hand(0), "romance-P romance-Q");
    EXPECT_EQ(scene.turn(), 1);
}

TEST(Turn, LB_S5_two_taps_in_a_turn_if_the_table_allows_them) {
    const char* const books = R"(
        options talk=taps
        row 1 |>| horror-A
        hand seat1 horror-C horror-D
    )";
    Scene scene(books);
    EXPECT_EQ(scene.options("tap"), "tap horror-A; tap-shelf 1");
    scene.play("tap horror-A");
    EXPECT_EQ(scene.times(EventKind::tapped), 1);
    EXPECT_EQ(scene.events().front().seen_by, SeatSet(0xff));
    scene.play("tap-shelf 1");
    EXPECT_EQ(scene.options("tap"), "");
    EXPECT_EQ(scene.refusal("tap horror-A"), "LB-S5");
}

TEST(Turn, LB_S5_no_taps_in_silence) {
    Scene scene(R"(
        row 1 |>| horror-A
        hand seat1 horror-C horror-D
    )");
    EXPECT_EQ(scene.refusal("tap horror-A"), "LB-S5");
}

TEST(Turn, LB_P4_the_library_hangs_together_at_the_end) {
    Scene scene(R"(
        row 1 |>| fantasy-A horror-B romance-C
        row 2 |>|
        hand seat1 horror-C fantasy-K fantasy-L
        hand seat2 horror-M
        powers seat1 mythology-D
    )");
    scene.play("use mythology; take fantasy-A; take horror-B; play fantasy-K; at 2,1; play fantasy-L; at 2,2");
    EXPECT_EQ(scene.refusal("end"), "LB-P4");
    scene.play("play fantasy-A; at 1,1");
    EXPECT_EQ(scene.refusal("end"), "LB-P4");
    scene.play("play horror-B; at 1,2");
    EXPECT_TRUE(scene.offers("end"));
}

TEST(Turn, LB_P4_what_was_cut_off_before_the_turn_may_stay_so) {
    Scene scene(R"(
        row 1 |>| fantasy-A . . romance-C
        hand seat1 horror-D horror-E
        hand seat2 horror-M
    )");
    scene.play("play horror-D; at 1,5; play horror-E; at 1,6");
    EXPECT_TRUE(scene.offers("end"));
}

TEST(Turn, LB_P4_a_book_placed_with_a_gap_may_stand_apart) {
    Scene scene(R"(
        row 1 |>| fantasy-A
        hand seat1 horror-D horror-E
        hand seat2 horror-M
        licence next-gap
    )");
    scene.play("play horror-D; at 1,3; play horror-E; at 1,4");
    EXPECT_TRUE(scene.offers("end"));
}

TEST(Turn, LB_P5_a_revelation_is_counted_and_a_plain_play_is_none) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-C horror-D draw-E
        hand seat2 horror-M
        deck romance-P romance-Q romance-R romance-S
    )");
    const int before = scene.board().revelations;
    scene.play("play horror-C; at 1,1; play horror-D; at 1,2");
    EXPECT_EQ(scene.board().revelations, before);
    scene.play("play draw-E; at 1,3");
    EXPECT_GT(scene.board().revelations, before);
}

TEST(End, LB_W1_all_cards_played_is_won_at_once_even_in_pieces) {
    Scene scene(R"(
        row 1 |>| fantasy-A
        hand seat1 horror-D
        licence next-gap
    )");
    scene.play("play horror-D; at 1,3");
    EXPECT_EQ(result(scene.state()), (Result{Outcome::won, 0}));
}

TEST(End, LB_W1_not_while_another_hand_holds_a_card) {
    Scene scene(R"(
        row 1 |>| fantasy-A
        hand seat1 horror-D
        hand seat2 horror-E
    )");
    scene.play("play horror-D; at 1,2");
    EXPECT_EQ(scene.board().outcome, Outcome::running);
}

TEST(End, LB_W2_giving_up_is_offered_only_without_a_legal_play) {
    Scene scene(R"(
        row 1 horror-A |>| horror-Z
        hand seat1 romance-B romance-C
        hand seat2 horror-M horror-N
        powers seat1 crime-D
        deck romance-P
        no-stacking
    )");
    EXPECT_EQ(scene.options(), "give-up; use crime");
    Scene other = scene;
    other.play("give-up");
    EXPECT_EQ(result(other.state()), (Result{Outcome::stuck, 5}));
    EXPECT_EQ(other.hand(1, 0), "horror-M horror-N") << "LB-S6: at the end everything is shown";
    scene.play("use crime; rotate 1");
    EXPECT_EQ(scene.refusal("give-up"), "LB-W2");
}

TEST(End, LB_W2_a_turn_that_cannot_end_in_one_piece_is_given_up_too) {
    Scene scene(R"(
        row 1 horror-A |>| fantasy-F romance-Z
        hand seat2 horror-M
        powers seat1 mythology-D
        hand seat1 fantasy-Q
        no-stacking
        licence no-minimum
    )");
    scene.play("use mythology; take horror-A; take fantasy-F");
    EXPECT_EQ(scene.refusal("end"), "LB-P4");
    EXPECT_EQ(scene.refusal("give-up"), "LB-W2") << "there is room for all three cards";
    Scene full(R"(
        options thrills=skip exactly-two
        row 1 horror-A |>| fantasy-F romance-Z
        hand seat2 horror-M
        powers seat1 mythology-D
        hand seat1 fantasy-Q
        played 2
    )");
    full.play("use mythology; take horror-A; take fantasy-F");
    EXPECT_EQ(full.options(), "give-up");
}

TEST(End, LB_W3_removed_cards_do_not_count_as_left) {
    Scene scene(R"(
        row 1 horror-A |>| horror-Z
        hand seat1 romance-B romance-C
        discard romance-P romance-Q
        put-away romance-R
        no-stacking
    )");
    scene.play("give-up");
    EXPECT_EQ(result(scene.state()), (Result{Outcome::stuck, 2}));
}

TEST(End, LB_W4_horror_is_worse_than_any_number_of_cards) {
    Scene scene(R"(
        row 1 |>| horror-B horror-C horror-D
        hand seat1 horror-E
    )");
    scene.play("play horror-E; at 1,4");
    EXPECT_EQ(result(scene.state()).outcome, Outcome::horror);
    EXPECT_LT(points(result(scene.state())), points({Outcome::stuck, max_cards}));
}

TEST(End, LB_W5_a_limit_of_one_and_an_empty_hand_still_bring_the_deck_to_its_end) {
    Scene scene(R"(
        row 1 |>|
        hand-limit 1
        deck romance-P romance-Q
    )");
    scene.play("end; end");
    EXPECT_EQ(scene.deck(), "");
    scene.play("play romance-P; at 1,1; end; play romance-Q; at 1,2");
    EXPECT_EQ(scene.board().outcome, Outcome::won);
}

TEST(Turn, LB_E6_exactly_two_cards) {
    Scene scene(R"(
        options thrills=skip exactly-two
        row 1 |>|
        hand seat1 horror-C horror-D horror-E
        hand seat2 horror-M
    )");
    scene.play("play horror-C; at 1,1; play horror-D; at 1,2");
    EXPECT_EQ(scene.options(), "end");
    EXPECT_EQ(scene.refusal("play horror-E"), "LB-E6");
}

}  // namespace
}  // namespace shelfmark::librarians
