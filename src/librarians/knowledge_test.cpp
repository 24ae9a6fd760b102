// LB-S6: who knows which cards are in which hand.
#include "librarians/knowledge.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>

#include "fair_draw.h"
#include "librarians/sample.h"
#include "librarians/view.h"
#include "librarians/words.h"
#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

/// Cards that this seat could hold, as far as the observer can tell: every card of many worlds.
std::string could_hold(const Scene& scene, Seat seat, Seat observer) {
    const View view = observe(scene.state(), observer);
    base::Random random{1};
    CardSet cards;
    for (int world = 0; world < 200; ++world) cards |= sample(view, random).hidden.hand[seat];
    std::string text;
    cards.for_each([&](CardId card) { text += (text.empty() ? "" : " ") + name(scene.board(), card); });
    return text;
}

TEST(Knowledge, LB_S6_a_drawn_card_is_secret) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-A horror-B
        hand seat2 horror-M
        deck romance-P romance-Q romance-R romance-S romance-T
    )");
    scene.play("play horror-A; at 1,1; play horror-B; at 1,2; end");
    EXPECT_EQ(scene.hand(0, 0), "romance-P romance-Q romance-R romance-S");
    EXPECT_EQ(scene.hand(0, 1), "");
    EXPECT_EQ(scene.hand(0, table::spectator), "");
    EXPECT_EQ(could_hold(scene, 0, 1), "romance-P romance-Q romance-R romance-S romance-T");
}

TEST(Knowledge, LB_Q20_a_card_drawn_from_the_open_deck_is_known_to_all) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-A horror-B horror-C horror-D horror-E
        hand seat2 horror-M
        powers seat1 cooking-C
        deck romance-P romance-Q romance-R romance-S romance-T romance-U romance-V
    )");
    scene.play("use cooking; next romance-R; next romance-P; next romance-Q; next romance-S; next romance-T");
    scene.play("play horror-A; at 1,1; play horror-B; at 1,2; end");
    EXPECT_EQ(scene.hand(0, 1), "romance-R");
    EXPECT_EQ(scene.hand(0, table::spectator), "romance-R");
}

TEST(Knowledge, LB_P1_a_card_is_known_to_all_as_soon_as_it_is_named) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-A horror-B
        hand seat2 horror-M
    )");
    scene.play("play horror-A");
    EXPECT_EQ(scene.hand(0, 1), "horror-A");
    scene.play("at 1,1");
    EXPECT_EQ(scene.hand(0, 1), "");
}

TEST(Knowledge, LB_Q12_a_card_taken_back_is_known_until_it_is_played_again) {
    Scene scene(R"(
        row 1 horror-A |>| horror-B
        hand seat1 horror-C
        hand seat2 horror-M
        powers seat1 mythology-C
    )");
    scene.play("use mythology");
    EXPECT_EQ(scene.hand(0, 1), "horror-A horror-B");
    scene.play("play horror-B; at 1,1");
    EXPECT_EQ(scene.hand(0, 1), "horror-A");
}

TEST(Knowledge, LB_Q17_a_hand_that_was_shown_is_remembered) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-A horror-B horror-C
        hand seat2 horror-M
        powers seat1 biography-C
        deck romance-P romance-Q romance-R
    )");
    scene.play("use biography; play horror-A; at 1,1; play horror-B; at 1,2; end");
    EXPECT_EQ(scene.hand(0, 1), "horror-C");
}

TEST(Knowledge, LB_Q5_cards_put_away_unseen_could_be_anywhere_and_open_ones_are_remembered) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 horror-A horror-B
        hand seat2 horror-M
        powers seat1 cooking-C romance-D
        deck romance-P romance-Q romance-R romance-S romance-T romance-U romance-V romance-W
    )");
    scene.play("use cooking; next romance-P; next romance-Q; next romance-R; next romance-S; next romance-T");
    scene.play("use romance");
    EXPECT_EQ(scene.put_away(), "romance-P romance-Q romance-R romance-S romance-T");
    EXPECT_EQ(could_hold(scene, 1, 0), "horror-M romance-V romance-W");
    base::Random random{1};
    EXPECT_EQ(sample(observe(scene.state(), 1), random).hidden.put_away, scene.state().hidden.put_away);
}

// ---- LB-Q19: hands that move ----

TEST(Knowledge, LB_Q19_who_held_a_hand_knows_what_it_was_but_not_what_came_later) {
    Scene scene(R"(
        options players=3
        row 1 |>|
        turn seat2
        hand seat1 horror-A horror-B
        hand seat2 horror-M
        hand seat3 horror-X
        powers seat2 business-D
        deck romance-P romance-Q romance-R romance-S romance-T
    )");
    scene.play("use business; play horror-A; at 1,1; play horror-B; at 1,2; end");
    EXPECT_EQ(scene.hand(2, 1), "horror-M");
    EXPECT_EQ(scene.hand(0, 2), "horror-X");
    EXPECT_EQ(scene.hand(1, 0), "");
    // The first seat has not seen the card that the third one got, so that the second could also have drawn that one.
    EXPECT_EQ(could_hold(scene, 1, 0), "horror-M romance-P romance-Q romance-R romance-S romance-T");
}

TEST(Knowledge, LB_Q19_in_every_imagined_world_the_giver_knows_a_card_of_the_hand) {
    Scene scene(R"(
        options players=3
        row 1 |>|
        hand seat1 horror-A
        hand seat2 horror-M
        hand seat3 horror-X
        powers seat1 business-D
        deck romance-P romance-Q romance-R
    )");
    scene.play("use business");
    // The third seat cannot know which card went from the first to the second, but that the first one knows.
    const View view = observe(scene.state(), 2);
    base::Random random{1};
    for (int i = 0; i < 50; ++i) {
        const State world = sample(view, random);
        EXPECT_EQ(observe(world, 0).hand[1], world.hidden.hand[1]);
        EXPECT_TRUE(observe(world, table::spectator).hand[1].empty());
    }
}

// ---- LB-E5: duties that were not met ----

/// The first seat has laid a duty on the second: red. Purple is played, so that no red card can be in the hand.
Scene unmet_duty() {
    Scene scene(R"(
        options genres=horror,romance,fantasy
        row 1 |>|
        hand seat1 force-colour-A romance-B
        hand seat2 fantasy-C fantasy-D romance-E romance-F
        deck horror-G horror-H horror-I romance-J romance-K romance-L fantasy-M fantasy-N fantasy-O
    )");
    scene.play("play force-colour-A; at 1,1; colour red; play romance-B; at 1,2; end");
    EXPECT_EQ(scene.hand(0), "horror-G horror-H horror-I romance-J");
    scene.play("play fantasy-C; at 1,3");
    return scene;
}

TEST(Knowledge, LB_E5_a_hand_that_did_not_meet_a_duty_holds_no_card_that_would) {
    const Scene scene = unmet_duty();
    EXPECT_EQ(scene.times(EventKind::duty_unmet), 1);
    EXPECT_EQ(could_hold(scene, 1, table::spectator),
              "fantasy-D romance-E romance-F romance-J romance-K romance-L fantasy-M fantasy-N fantasy-O");
}

TEST(Knowledge, LB_E5_it_is_known_as_soon_as_the_card_is_named) {
    Scene scene(R"(
        options genres=horror,romance
        row 1 |>|
        hand seat1 force-colour-A romance-B
        hand seat2 romance-C romance-D
        deck horror-G horror-H horror-I horror-J horror-K
    )");
    scene.play("play force-colour-A; at 1,1; colour red; play romance-B; at 1,2; end; play romance-C");
    EXPECT_EQ(could_hold(scene, 1, table::spectator), "romance-C romance-D");
}

TEST(Knowledge, LB_E5_cards_drawn_later_may_be_of_the_colour) {
    Scene scene = unmet_duty();
    scene.play("play fantasy-D; at 1,4; end");
    const View view = observe(scene.state(), table::spectator);
    base::Random random{1};
    CardSet red;
    for (CardId card = 0; card < scene.board().card_count; ++card) {
        if ((colours_of(book_of(scene.board(), card)) & only(Colour::red)) != 0) red.add(card);
    }
    std::map<int, int> counts;
    for (int i = 0; i < 500; ++i) ++counts[(sample(view, random).hidden.hand[1] & red).count()];
    EXPECT_TRUE(counts.contains(2));  // both of the new ones
    EXPECT_FALSE(counts.contains(3));
}

TEST(Knowledge, LB_E5_a_card_without_a_legal_place_may_be_there_in_spite_of_a_duty) {
    Scene scene(R"(
        options genres=horror,romance
        row 1 |>| romance-B
        hand seat1 force-colour-D romance-E
        hand seat2 romance-F romance-H
        deck horror-C horror-G romance-J romance-K romance-L
    )");
    // Between B and D there is no room for a C, nor is there anywhere else.
    scene.play("play force-colour-D; at 1,2; colour red; play romance-E; at 1,3; end; play romance-F; at 1,4");
    EXPECT_EQ(could_hold(scene, 1, table::spectator), "horror-C romance-H romance-J romance-K romance-L");
}

TEST(Knowledge, LB_Q19_what_a_duty_showed_goes_with_the_hand) {
    Scene scene(R"(
        options genres=horror,romance,fantasy,business
        row 1 |>|
        hand seat1 force-colour-A romance-B
        hand seat2 fantasy-C fantasy-D romance-E romance-F
        powers seat2 business-Q
        deck horror-G horror-H horror-I romance-J romance-K romance-L fantasy-M fantasy-N fantasy-O
    )");
    scene.play("play force-colour-A; at 1,1; colour red; play romance-B; at 1,2; end; play fantasy-C; at 1,3");
    scene.play("use business");
    EXPECT_EQ(could_hold(scene, 0, table::spectator),
              "fantasy-D romance-E romance-F romance-J romance-K romance-L fantasy-M fantasy-N fantasy-O");
    EXPECT_NE(could_hold(scene, 1, table::spectator).find("horror"), std::string::npos);
}

TEST(Knowledge, LB_E5_what_was_shown_of_cards_that_all_have_seen_is_forgotten) {
    State state = unmet_duty().state();
    EXPECT_EQ(state.board.batch_count, 1);
    remember_shown(state, 1);
    EXPECT_EQ(state.board.batch_count, 0);
    EXPECT_EQ(state.board.batches[0], Batch{});
}

TEST(Knowledge, LB_E5_a_card_that_leaves_was_the_one_of_which_most_is_known_if_it_can_have_been) {
    State state = unmet_duty().state();
    const CardId drawn = state.board.batches[0].never.first();
    state.hidden.hand[1].add(drawn);
    remember_drawn(state, 1, drawn, false);
    EXPECT_EQ(state.hidden.memory[public_memory].unseen[0], 3);
    EXPECT_EQ(loose_cards(state, public_memory, 1), 1);
    State red_left = state;
    remember_left(red_left, 1, drawn);
    EXPECT_EQ(red_left.hidden.memory[public_memory].unseen[0], 3);
    State other_left = state;
    remember_left(other_left, 1, state.hidden.hand[1].first());
    EXPECT_EQ(other_left.hidden.memory[public_memory].unseen[0], 2);
}

/// Four players lay the duty to play red on each other, all with the same book, which Mythology takes back. Nobody has
/// a red card, but all of the deck is red.
Scene four_unmet_duties() {
    Scene scene(R"(
        options players=4 genres=horror,romance,mythology,fantasy
        row 1 |>|
        hand seat1 force-colour-A romance-B romance-C
        hand seat2 fantasy-D fantasy-E romance-F romance-H
        hand seat3 fantasy-G fantasy-H romance-I romance-K
        hand seat4 fantasy-J fantasy-K romance-L romance-N
        powers seat2 mythology-P
        powers seat3 mythology-Q
        powers seat4 mythology-R
        deck fantasy-M fantasy-N fantasy-O horror-S horror-T horror-U horror-V horror-W horror-X horror-Y horror-Z
    )");
    const std::string pass_on =
        "use mythology; take force-colour-A; take romance-B; play force-colour-A; at 1,1; colour red; "
        "play romance-B; at 1,2; end";
    scene.play("play force-colour-A; at 1,1; colour red; play romance-B; at 1,2; end");
    scene.play("play fantasy-D; at 1,3; " + pass_on);
    scene.play("play fantasy-G; at 1,4; " + pass_on);
    scene.play("play fantasy-J; at 1,5; " + pass_on);
    scene.play("play fantasy-M; at 1,6");
    return scene;
}

TEST(Knowledge, LB_E5_what_many_duties_showed_is_remembered_at_once) {
    const Scene scene = four_unmet_duties();
    EXPECT_EQ(scene.board().batch_count, 4);
    CardSet red;
    for (CardId card = 0; card < scene.board().card_count; ++card) {
        if ((colours_of(book_of(scene.board(), card)) & only(Colour::red)) != 0) red.add(card);
    }
    // Each of the others drew one card since.
    constexpr std::array most_red = {0, 1, 1, 1};
    for (const Seat observer : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, table::spectator}) {
        const View view = observe(scene.state(), observer);
        base::Random random{1};
        for (int i = 0; i < 200; ++i) {
            const State world = sample(view, random);
            for (Seat seat = 0; seat < 4; ++seat) {
                EXPECT_LE((world.hidden.hand[seat] & red).count(), most_red[seat]) << int{observer} << int{seat};
            }
        }
    }
}

// ---- worlds ----

/// How often each card is in the other's hand, over many worlds.
std::map<int, int> draws_of_the_other_hand(const State& state, Seat observer, Seat other) {
    const View view = observe(state, observer);
    base::Random random{5};
    std::map<int, int> counts;
    for (int i = 0; i < 20000; ++i) {
        const CardSet unseen = sample(view, random).hidden.hand[other] - view.memory.known;
        unseen.for_each([&](CardId card) { ++counts[card]; });
    }
    return counts;
}

TEST(Worlds, LB_S6_every_unseen_card_is_equally_likely) {
    const State state = setup(Options{}, 3);
    std::map<int, double> weights;
    for (CardId card = 0; card < state.board.card_count; ++card) {
        if (!state.hidden.hand[0].contains(card)) weights[card] = 1;
    }
    expect_drawn_by(draws_of_the_other_hand(state, 0, 1), weights);
}

TEST(Worlds, LB_E5_every_card_that_a_duty_leaves_open_is_equally_likely) {
    const State state = unmet_duty().state();
    std::map<int, double> weights;
    for (CardId card = 0; card < state.board.card_count; ++card) {
        const bool hidden = state.hidden.hand[0].contains(card) || state.hidden.hand[1].contains(card) ||
                            std::find(state.hidden.deck.begin(), state.hidden.deck.begin() + state.board.deck_count,
                                      card) != state.hidden.deck.begin() + state.board.deck_count;
        if (hidden && !state.board.batches[0].never.contains(card)) weights[card] = 1;
    }
    expect_drawn_by(draws_of_the_other_hand(state, table::spectator, 1), weights);
}

TEST(Worlds, LB_E5_a_hand_is_dealt_even_if_hardly_any_card_fits) {
    State state = unmet_duty().state();
    // Nothing but the three cards that are there may be there.
    remember_unmet(state, 1, CardSet::all() - state.hidden.hand[1]);
    const View view = observe(state, table::spectator);
    base::Random random{1};
    for (int i = 0; i < 100; ++i) EXPECT_EQ(sample(view, random).hidden.hand[1], state.hidden.hand[1]);
}

TEST(Worlds, LB_E5_cards_find_their_hands_even_if_no_two_can_be_exchanged) {
    const Scene scene(R"(
        options players=3
        row 1 |>|
        hand seat1 horror-A
        hand seat2 horror-B
        hand seat3 horror-C
    )");
    State state = scene.state();
    for (Seat seat = 0; seat < 3; ++seat) remember_unmet(state, seat, CardSet::all() - state.hidden.hand[seat]);
    const View view = observe(state, table::spectator);
    base::Random random{1};
    for (int i = 0; i < 100; ++i) EXPECT_EQ(sample(view, random).hidden.hand, state.hidden.hand);
}

TEST(Worlds, LB_Q6_the_unused_bookshelf_cards_come_in_any_order) {
    const State state = setup(Options{}, 3);
    const View view = observe(state, 0);
    base::Random random{7};
    std::map<int, int> counts;
    std::map<int, double> weights;
    for (int i = 0; i < 8000; ++i) ++counts[sample(view, random).hidden.shelf_order[state.board.shelves_left - 1U]];
    for (std::size_t i = 0; i < state.board.shelves_left; ++i) weights[state.hidden.shelf_order[i]] = 1;
    expect_drawn_by(counts, weights);
}

TEST(Worlds, LB_S6_at_the_end_everything_is_shown) {
    const Scene scene(R"(
        row 1 |>| horror-M
        hand seat1 horror-A
        hand seat2 horror-B
        put-away horror-C
        deck horror-D horror-E
    )");
    State state = scene.state();
    EXPECT_TRUE(observe(state, 0).hand[1].empty());
    EXPECT_EQ(observe(state, 0).shown, Hidden{});
    state.board.outcome = Outcome::stuck;
    for (const Seat seat : {Seat{0}, Seat{1}, table::spectator}) {
        const View view = observe(state, seat);
        EXPECT_EQ(view.hand, state.hidden.hand);
        base::Random random{1};
        EXPECT_EQ(sample(view, random), state);
    }
}

}  // namespace
}  // namespace shelfmark::librarians
