// LB-S1 to LB-S6, LB-P5, LB-E6: turns.
#include "librarians/turn.h"

#include <gtest/gtest.h>

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

TEST(Turn, LB_S4_who_begins_with_an_empty_hand_need_not_play_what_a_power_brings) {
    Scene scene(R"(
        row 1 |>| horror-A fantasy-B
        turn seat2
        hand seat2 romance-C romance-D
        powers seat1 mythology-C
        deck romance-P
    )");
    scene.play("play romance-C; at 1,3; play romance-D; at 1,4; end; use mythology; take romance-C; take romance-D");
    EXPECT_EQ(scene.hand(0), "romance-C romance-D");
    EXPECT_TRUE(scene.offers("end"));
}

TEST(Turn, LB_S4_a_hand_that_fills_again_during_the_turn_is_not_empty) {
    Scene scene(R"(
        row 1 |>| horror-A fantasy-B
        hand seat1 romance-C
        powers seat1 mythology-C
        deck romance-P
    )");
    scene.play("play romance-C; at 1,3");
    EXPECT_TRUE(scene.offers("end"));
    scene.play("use mythology; take fantasy-B; take romance-C");
    EXPECT_EQ(scene.refusal("end"), "LB-S3");
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

TEST(Turn, LB_E6_fantasy_allows_fewer) {
    Scene scene(R"(
        options thrills=skip exactly-two
        row 1 |>|
        hand seat1 horror-C horror-D horror-E
        hand seat2 horror-M
        powers seat1 fantasy-D
    )");
    scene.play("play horror-C; at 1,1");
    EXPECT_EQ(scene.refusal("end"), "LB-S3");
    scene.play("use fantasy");
    EXPECT_TRUE(scene.offers("end"));
}

}  // namespace
}  // namespace shelfmark::librarians
