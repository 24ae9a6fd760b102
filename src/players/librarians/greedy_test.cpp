#include "players/librarians/greedy.h"

#include <gtest/gtest.h>

#include <set>

#include "librarians_scene.h"
#include "players/librarians/roster.h"
#include "players/simulation.h"

namespace shelfmark::players {
namespace {

using namespace librarians;

Action choice(const State& state, std::uint64_t seed = 1) {
    ActionList options;
    legal(state, state.board.turn, options);
    base::Random random{seed};
    return greedy_choice(observe(state, state.board.turn), options, random);
}

std::string choice_text(const Scene& scene) { return notation(scene.board(), scene.turn(), choice(scene.state())); }

Tally play_all(const Options& options, std::uint64_t seed, Player<Librarians> player) {
    std::array<Player<Librarians>, max_players> seats = {};
    seats.fill(player);
    Tally tally;
    play_game<Librarians>(options, seed, seats, tally);
    return tally;
}

TEST(GreedyLibrarian, every_choice_is_legal_and_the_game_ends_in_every_way_to_play) {
    const std::vector<Options> all = Librarians::sample_options();
    for (std::size_t way = 0; way < all.size(); way += 3) {
        const Tally tally = play_all(all[way], 7 + way, greedy_choice);
        EXPECT_EQ(tally.games, 1U) << way;
        EXPECT_EQ(tally.illegal, 0U) << way;
        EXPECT_EQ(tally.broken_invariant, nullptr) << way;
    }
}

TEST(RandomLibrarian, LB_S5_does_not_tap_the_same_thing_twice_in_a_turn) {
    Options options;
    options.talk = Talk::taps;
    State state = setup(options, 3);
    base::Random random{3};
    int taps = 0;
    std::vector<Action> tapped;
    for (std::uint16_t turn = 0; !over(state);) {
        if (std::exchange(turn, state.board.turns) != state.board.turns) tapped.clear();
        ActionList choices;
        legal(state, state.board.turn, choices);
        const Action chosen = find_librarian("random")(observe(state, state.board.turn), choices, random);
        if (chosen.verb == Verb::tap || chosen.verb == Verb::tap_shelf) {
            EXPECT_EQ(std::ranges::count(tapped, chosen), 0);
            tapped.push_back(chosen);
            ++taps;
        }
        apply(state, state.board.turn, chosen);
    }
    EXPECT_GT(taps, 10);
}

TEST(GreedyLibrarian, leaves_a_tenth_of_the_cards_that_random_play_leaves) {
    Options options;
    options.players = 4;
    std::int64_t greedy = 0;
    std::int64_t random = 0;
    for (std::uint64_t game = 0; game < 20; ++game) {
        greedy += play_all(options, game, greedy_choice).points[0];
        random += play_all(options, game, random_choice<Librarians>).points[0];
    }
    EXPECT_GT(10 * greedy, random);
}

TEST(GreedyLibrarian, LB_S6_the_same_view_of_another_world_brings_the_same_choice) {
    Options options;
    options.players = 3;
    State state = setup(options, 11);
    int different_worlds = 0;
    for (std::uint64_t decision = 0; !over(state); ++decision) {
        base::Random random{decision};
        const State other = sample(observe(state, state.board.turn), random);
        if (other.hidden.hand != state.hidden.hand) ++different_worlds;
        const Action chosen = choice(state, decision);
        EXPECT_EQ(chosen, choice(other, decision));
        apply(state, state.board.turn, chosen);
    }
    EXPECT_GT(different_worlds, 20);
}

TEST(GreedyLibrarian, LB_P2_leaves_the_gap_to_the_card_that_fits_nowhere_else) {
    Scene scene(R"(
        row 1 biography-E . |>| mystery-P
        hand seat1 romance-E thriller-K
        hand seat2 fantasy-T
    )");
    while (scene.turn() == 0 && !over(scene.state())) scene.play(choice_text(scene));
    EXPECT_EQ(scene.board().outcome, Outcome::running);
    EXPECT_EQ(scene.hand(0), "");
}

TEST(GreedyLibrarian, LB_Q1_does_not_complete_Horror) {
    Scene scene(R"(
        row 1 |>| horror-A horror-D horror-F
        row 2 |>|
        hand seat1 horror-L
        hand seat2 fantasy-T
    )");
    scene.play("play horror-L");
    EXPECT_TRUE(scene.offers("at 1,4"));
    EXPECT_NE(choice_text(scene), "at 1,4");
}

TEST(GreedyLibrarian, LB_Q1_looks_for_a_way_out_before_it_completes_Horror) {
    const Scene scene(R"(
        row 1 |>| horror-A horror-D horror-F
        hand seat1 horror-L
        hand seat2 fantasy-T
        powers seat1 fantasy-B
    )");
    EXPECT_EQ(scene.options("play"), "play horror-L");
    EXPECT_EQ(choice_text(scene), "use fantasy");
}

TEST(GreedyLibrarian, LB_Q18_does_not_tap_at_random_before_it_gives_up) {
    const Scene scene(R"(
        row 1 biography-E |>| mystery-P
        hand seat1 thriller-K
        hand seat2 romance-T
        powers seat1 science-I
    )");
    EXPECT_EQ(choice_text(scene), "give-up");
}

TEST(GreedyLibrarian, LB_G5_makes_room_for_the_others_once_it_has_nothing_left_to_play) {
    Scene scene(R"(
        row 1 biography-E |>| mystery-P
        row 2 biography-F |>| mystery-Q
        hand seat2 fantasy-K fantasy-M
        powers seat1 thriller-C
    )");
    EXPECT_EQ(choice_text(scene), "use thriller");
    while (!over(scene.state())) scene.play(choice_text(scene));
    EXPECT_EQ(scene.board().outcome, Outcome::won);
}

TEST(GreedyLibrarian, LB_E5_a_Force_binds_the_next_player_as_little_as_it_can) {
    Scene colour(R"(
        options players=2 genres=horror,romance,thriller thrills=force-colour
        row 1 |>|
        hand seat1 force-colour-M thriller-N
        hand seat2 horror-Q romance-R romance-V
        deck horror-U
    )");
    colour.play("play force-colour-M; at 1,1");
    EXPECT_EQ(choice_text(colour), "colour blue");  // that only the own hand still has
    Scene letter(R"(
        row 1 |>| mystery-L
        hand seat1 force-letter-M horror-N
        hand seat2 horror-L romance-R
    )");
    letter.play("play force-letter-M; at 1,2");
    EXPECT_NE(choice_text(letter), "letter R");
}

TEST(Apprentice, LB_W4_a_slip_never_leads_into_Horror) {
    // L has one place only, where it would complete the row.
    const Scene scene(R"(
        row 1 |>| horror-A horror-D horror-F
        hand seat1 horror-L fantasy-A fantasy-D fantasy-F
        hand seat2 fantasy-T
        deck fantasy-O
    )");
    ActionList options;
    legal(scene.state(), 0, options);
    std::set<std::string> chosen;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        base::Random random{seed};
        chosen.insert(
            notation(scene.board(), 0, find_librarian("apprentice")(observe(scene.state(), 0), options, random)));
    }
    EXPECT_GT(chosen.size(), 1U);  // it does make slips
    EXPECT_FALSE(chosen.contains("play horror-L"));
}

TEST(Apprentice, LB_S5_does_not_tap_at_random) {
    const Scene scene(R"(
        options players=2 talk=taps genres=horror,fantasy,science
        row 1 |>| horror-A horror-D
        hand seat1 fantasy-E fantasy-F fantasy-G
        hand seat2 fantasy-T
        powers seat1 science-I
    )");
    ActionList options;
    legal(scene.state(), 0, options);
    ASSERT_TRUE(scene.offers("use science"));
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        base::Random random{seed};
        EXPECT_EQ(find_librarian("apprentice")(observe(scene.state(), 0), options, random).verb, Verb::play);
    }
}

TEST(GreedyLibrarian, LB_Q5_uses_Romance_at_once) {
    const Scene scene(R"(
        row 1 |>|
        hand seat1 fantasy-A fantasy-E
        powers seat1 romance-B
        deck horror-C horror-D horror-E
    )");
    EXPECT_EQ(choice_text(scene), "use romance");
}

TEST(GreedyLibrarian, LB_Q13_uses_Fantasy_in_need_only) {
    const Scene free(R"(
        row 1 biography-E |>| mystery-P
        hand seat1 thriller-E romance-P
        hand seat2 romance-T
        powers seat1 fantasy-B
    )");
    EXPECT_EQ(choice_text(free).substr(0, 4), "play");
    const Scene stuck(R"(
        row 1 biography-E |>| mystery-P
        hand seat1 thriller-K
        hand seat2 romance-T
        powers seat1 fantasy-B
    )");
    EXPECT_EQ(choice_text(stuck), "use fantasy");
}

TEST(GreedyLibrarian, LB_Q9_moves_a_book_out_of_the_way) {
    Scene scene(R"(
        row 1 biography-E |>| mystery-P
        row 2 biography-F |>| mystery-Q
        hand seat1 fantasy-K
        hand seat2 romance-T
        powers seat1 thriller-C
    )");
    while (scene.turn() == 0 && !over(scene.state())) scene.play(choice_text(scene));
    EXPECT_EQ(scene.board().outcome, Outcome::running);
    EXPECT_EQ(scene.hand(0), "");
}

TEST(GreedyLibrarian, LB_G1_keeps_what_helps_at_once_and_gives_the_next_player_what_helps_in_need) {
    Scene romance(R"(
        row 1 |>| romance-A romance-B romance-C
        hand seat1 romance-D
        hand seat2 horror-T
        deck horror-U horror-V
    )");
    romance.play("play romance-D; at 1,4");
    EXPECT_EQ(choice_text(romance), "give romance-A seat1");
    Scene fantasy(R"(
        row 1 |>| fantasy-A fantasy-B fantasy-C
        hand seat1 fantasy-D
        hand seat2 horror-T
    )");
    fantasy.play("play fantasy-D; at 1,4");
    EXPECT_EQ(choice_text(fantasy), "give fantasy-A seat2");
}

TEST(GreedyLibrarian, LB_S3_ends_the_turn_when_another_card_would_take_up_room) {
    // G would fill the only gap and shut the letters of the deck out.
    Scene scene(R"(
        row 1 biography-E . |>| mystery-P
        row 2 biography-E2 biography-E3 |>| mystery-P2
        hand seat1 thriller-E thriller-P fantasy-G
        hand seat2 romance-T
        deck horror-F horror-H horror-I horror-J horror-K horror-L horror-M horror-N horror-O
    )");
    scene.play("play thriller-E; on 1,-2; play thriller-P; on 1,1");
    EXPECT_EQ(choice_text(scene), "end");
}

TEST(GreedyLibrarian, LB_G4_declares_a_row_that_is_welcome_and_leaves_a_red_one) {
    const Scene romance(R"(
        options expansions=powers
        row 1 |>wild-before:C| romance-A fantasy-B romance-D romance-E
        hand seat1 mystery-F mystery-G
        hand seat2 mystery-H
        deck mystery-I mystery-J
    )");
    EXPECT_EQ(choice_text(romance).substr(0, 16), "complete romance");
    const Scene horror(R"(
        options expansions=powers
        row 1 |>wild-before:C| horror-A fantasy-B horror-D horror-E
        hand seat1 mystery-F mystery-G
        hand seat2 mystery-H
        deck mystery-I mystery-J
    )");
    EXPECT_TRUE(horror.offers("complete horror"));
    EXPECT_EQ(choice_text(horror).substr(0, 4), "play");
}

TEST(LibrarianRoster, finds_players_by_name) {
    EXPECT_NE(find_librarian("random"), nullptr);
    EXPECT_NE(find_librarian("greedy"), nullptr);
    EXPECT_EQ(find_librarian("grandmaster"), nullptr);
}

}  // namespace
}  // namespace shelfmark::players
