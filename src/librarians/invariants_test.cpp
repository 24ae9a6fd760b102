// Each invariant notices the mistake that it is there for, in a state that was sound before.
#include "librarians/invariants.h"

#include <gtest/gtest.h>

#include <string>

#include "librarians/knowledge.h"
#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

State sound() {
    const Scene scene(R"(
        row 1 horror-A |>| horror-C/romance-C
        row 2 |<|
        hand seat1 horror-D romance-E
        hand seat2 horror-F
        powers seat1 romance-G
        discard romance-H
        put-away horror-I
        deck horror-J horror-K romance-L
    )");
    return scene.state();
}

/// What is said about a sound state after this was done to it.
template <class Spoil>
std::string complaint(Spoil spoil) {
    State state = sound();
    EXPECT_EQ(broken_invariant(state), nullptr);
    spoil(state);
    const char* broken = broken_invariant(state);
    return broken == nullptr ? "" : broken;
}

TEST(Invariants, LB_C2_every_card_is_in_one_place) {
    const std::string lost = "a card is in no place or in two";
    EXPECT_EQ(complaint([](State& state) { state.board.discard.clear(); }), lost);
    EXPECT_EQ(complaint([](State& state) { state.board.kept = state.board.discard; }), lost);
    EXPECT_EQ(complaint([](State& state) { state.hidden.hand[1] |= state.hidden.hand[0]; }), lost);
    EXPECT_EQ(complaint([](State& state) { state.board.discard.add(state.hidden.deck[0]); }), lost);
    // A pile without an end.
    EXPECT_EQ(complaint([](State& state) {
                  const CardId top = top_of(state.board.library, cell(first_setup_row, right_of_shelf));
                  state.board.library.under[state.board.library.under[top]] = top;
              }),
              lost);
}

TEST(Invariants, LB_S6_what_is_public_is_true) {
    EXPECT_EQ(complaint([](State& state) { ++state.board.hand_count[1]; }), "a public count is wrong");
    EXPECT_EQ(complaint([](State& state) { --state.board.put_away_count; }), "a public count is wrong");
    EXPECT_EQ(complaint([](State& state) { state.board.hand_limit = 0; }), "a public count is wrong");
    EXPECT_EQ(complaint([](State& state) {
                  state.board.open_deck = 1;
                  state.board.deck_top[0] = state.hidden.deck[0];
              }),
              "the deck is not what is known of it");
}

TEST(Invariants, LB_P3_the_library_agrees_with_itself) {
    const std::string contradiction = "the library contradicts itself";
    EXPECT_EQ(complaint([](State& state) { state.board.library.occupied[0] = 1; }), contradiction);
    EXPECT_EQ(complaint([](State& state) {
                  Library& library = state.board.library;
                  library.where[library.shown.first()].row += 1;
              }),
              contradiction);
    EXPECT_EQ(complaint([](State& state) { state.board.library.where[state.hidden.deck[0]].row = 3; }), contradiction);
}

TEST(Invariants, LB_S1_the_bookshelf_cards_stand_in_one_column) {
    const std::string apart = "the bookshelf cards do not stand in one column, each once";
    EXPECT_EQ(complaint([](State& state) { state.board.library.shelf[0] = 11; }), apart);
    EXPECT_EQ(complaint([](State& state) { state.hidden.shelf_order[0] = state.hidden.shelf_order[1]; }), apart);
    EXPECT_EQ(complaint([](State& state) {
                  lay(state.board.library, state.hidden.hand[0].first(), cell(2, 2));
                  state.hidden.memory[0].known.remove(state.hidden.hand[0].first());
                  state.hidden.hand[0].remove(state.hidden.hand[0].first());
                  --state.board.hand_count[0];
              }),
              "a book lies where there is no shelf");
}

TEST(Invariants, LB_S6_memories_are_true) {
    EXPECT_EQ(complaint([](State& state) { state.hidden.memory[0].known.clear(); }),
              "somebody remembers what is not so");
    EXPECT_EQ(complaint([](State& state) { state.hidden.memory[0].known.add(state.hidden.deck[0]); }),
              "somebody remembers what is not so");
    EXPECT_EQ(complaint([](State& state) { state.hidden.memory[public_memory].known.add(state.hidden.deck[0]); }),
              "somebody remembers what is not so");
    EXPECT_EQ(complaint([](State& state) { state.hidden.memory[0].unseen[0] = 1; }),
              "somebody remembers what is not so");
}

TEST(Invariants, LB_E5_what_duties_showed_is_true_and_everybody_knows_it) {
    const auto unmet = [](State& state) {
        remember_unmet(state, 1, CardSet::all() - state.hidden.hand[1]);
        ASSERT_EQ(state.board.batch_count, 1);
    };
    EXPECT_EQ(complaint([&](State& state) { unmet(state); }), "");
    // The hand holds what is said not to be there.
    EXPECT_EQ(complaint([&](State& state) {
                  unmet(state);
                  state.board.batches[0].never = state.hidden.hand[1];
              }),
              "somebody remembers what is not so");
    // A seat could imagine a hand that nobody else thinks possible.
    EXPECT_EQ(complaint([&](State& state) {
                  unmet(state);
                  --state.hidden.memory[0].unseen[0];
              }),
              "somebody remembers what is not so");
    const std::string idle = "what is public of a hand contradicts itself or says nothing";
    EXPECT_EQ(complaint([](State& state) { state.board.batch_count = 1; }), idle);
    EXPECT_EQ(complaint([&](State& state) {
                  unmet(state);
                  state.hidden.memory[public_memory].unseen[0] = 0;
              }),
              idle);
    EXPECT_EQ(complaint([&](State& state) {
                  unmet(state);
                  state.board.batches[0].holder = 5;
              }),
              idle);
    EXPECT_EQ(complaint([&](State& state) {
                  unmet(state);
                  state.board.batches[0].seen_by = SeatSet::only(5);
              }),
              idle);
}

TEST(Invariants, LB_S3_only_those_who_play_have_something_and_something_is_pending) {
    EXPECT_EQ(complaint([](State& state) { state.hidden.memory[4].known.add(0); }),
              "something belongs to a seat where nobody sits");
    EXPECT_EQ(complaint([](State& state) { state.board.turn = 2; }), "something belongs to a seat where nobody sits");
    EXPECT_EQ(complaint([](State& state) { state.board.depth = 0; }), "what is pending does not fit the outcome");
    EXPECT_EQ(complaint([](State& state) { state.board.outcome = Outcome::won; }),
              "what is pending does not fit the outcome");
    EXPECT_EQ(complaint([](State& state) {
                  state.board.frames[state.board.depth++] = {.ask = Ask::place, .a = state.hidden.hand[0].first()};
              }),
              "a card is being played that nobody has seen");
}

}  // namespace
}  // namespace shelfmark::librarians
