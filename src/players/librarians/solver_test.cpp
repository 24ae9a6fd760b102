#include "players/librarians/solver.h"

#include <gtest/gtest.h>

#include <string>
#include <unordered_set>

#include "librarians/notation.h"
#include "librarians_scene.h"
#include "players/librarians/ends_test.h"

namespace shelfmark::players {
namespace {

using namespace librarians;

// Whether the line can be played and leads where it promises.
void expect_true(const State& start, const Ending& ending) {
    State state = start;
    for (const Action action : ending.line) {
        ASSERT_TRUE(is_legal(state, state.board.turn, action)) << notation(state.board, state.board.turn, action);
        apply(state, state.board.turn, action);
    }
    EXPECT_TRUE(over(state));
    EXPECT_EQ(result(state), ending.result);
}

Result best_result(const Scene& scene) {
    const std::optional<Ending> end = best_end(scene.state());
    if (!end) {
        ADD_FAILURE() << "too much to look through";
        return {};
    }
    expect_true(scene.state(), *end);
    return end->result;
}

TEST(BestEnd, LB_W1_two_cards_that_can_be_stacked_win) {
    const Scene scene(R"(
        row 1 biography-E |>| mystery-P
        hand seat1 romance-E thriller-P
    )");
    EXPECT_EQ(best_result(scene), (Result{Outcome::won, 0}));
}

TEST(BestEnd, LB_W2_a_card_without_a_place_is_left) {
    const Scene scene(R"(
        row 1 biography-E |>| mystery-P
        hand seat1 thriller-K romance-Q
        hand seat2 fantasy-T
    )");
    // Seat 1 can play one card only, so that seat 2 has no turn any more.
    EXPECT_EQ(best_result(scene), (Result{Outcome::stuck, 2}));
}

TEST(BestEnd, LB_P2_the_only_gap_is_left_to_the_card_that_fits_nowhere_else) {
    const Scene scene(R"(
        row 1 biography-E . |>| mystery-P
        hand seat1 romance-E fantasy-P
        hand seat2 thriller-K horror-P
    )");
    EXPECT_EQ(best_result(scene), (Result{Outcome::won, 0}));
}

TEST(BestEnd, LB_P2_two_letters_cannot_share_one_place) {
    const Scene scene(R"(
        row 1 biography-E . |>| mystery-P
        hand seat1 thriller-K fantasy-M
    )");
    EXPECT_EQ(best_result(scene), (Result{Outcome::stuck, 1}));
}

TEST(BestEnd, LB_W4_a_card_that_is_left_is_better_than_Horror) {
    const Scene scene(R"(
        row 1 horror-C horror-D horror-E . |>| mystery-P
        hand seat1 horror-F mystery-K
    )");
    EXPECT_EQ(best_result(scene), (Result{Outcome::stuck, 1}));
}

TEST(BestEnd, LB_W4_Horror_where_nothing_else_can_be_played) {
    const Scene scene(R"(
        row 1 horror-C horror-D horror-E . |>| mystery-P
        hand seat1 horror-F
    )");
    EXPECT_EQ(best_result(scene).outcome, Outcome::horror);
}

TEST(BestEnd, LB_Q9_a_power_makes_room) {
    const Scene scene(R"(
        row 1 biography-E |>| mystery-P
        hand seat1 fantasy-K
        powers seat1 thriller-C
    )");
    EXPECT_EQ(best_result(scene), (Result{Outcome::won, 0}));
}

TEST(BestEnd, LB_G1_completing_a_genre_makes_room_for_another_card) {
    // The fourth biography goes on the romance; all four leave, and where F, G and P lay there is room for K.
    const Scene scene(R"(
        row 1 romance-E biography-F biography-G |>| biography-P
        hand seat1 biography-E fantasy-K
    )");
    EXPECT_EQ(best_result(scene), (Result{Outcome::won, 0}));
    // Without it K, between G and P, has none.
    const Scene without(R"(
        row 1 romance-E biography-F biography-G |>| biography-P
        hand seat1 mystery-E fantasy-K
    )");
    EXPECT_EQ(best_result(without), (Result{Outcome::stuck, 1}));
}

TEST(BestEnd, a_game_that_is_over_ends_as_it_did) {
    Scene scene(R"(
        row 1 |>|
        hand seat1 romance-E
    )");
    scene.play("play romance-E; at 1,1");
    const std::optional<Ending> end = best_end(scene.state());
    ASSERT_TRUE(end.has_value());
    EXPECT_EQ(end->result, (Result{Outcome::won, 0}));
    EXPECT_TRUE(end->line.empty());
}

TEST(BestEnd, says_so_when_there_is_too_much_to_look_through) {
    // One card has no place, but that more than one is left takes a search.
    const Scene scene(R"(
        row 1 biography-E |>| mystery-P
        hand seat1 thriller-K romance-Q
        hand seat2 fantasy-T
    )");
    EXPECT_FALSE(best_end(scene.state(), 1).has_value());
    EXPECT_TRUE(best_end(scene.state(), 100).has_value());
}

// Everything that can be reached by any legal decision, with no more than a memory of whole states: what the search
// must agree with.
class BruteForce {
public:
    // Nothing if there are too many states.
    static std::optional<int> best_points(const State& state) {
        BruteForce all;
        all.visit(state);
        return all.seen_.size() > limit ? std::nullopt : std::optional(all.best_);
    }

private:
    static constexpr std::size_t limit = 1'500;

    void visit(const State& state) {
        if (over(state)) best_ = std::max(best_, points(result(state)));
        if (over(state) || seen_.size() > limit || !seen_.insert(bytes(state)).second) return;
        ActionList actions;
        legal(state, state.board.turn, actions);
        for (const Action action : actions) {
            State next = state;
            apply(next, state.board.turn, action);
            visit(next);
        }
    }

    // All but what only counts or remembers.
    static std::string bytes(State state) {
        state.board.turns = 0;
        state.board.revelations = 0;
        state.board.batches = {};
        state.board.batch_count = 0;
        state.hidden.memory = {};
        return {reinterpret_cast<const char*>(&state), sizeof(state)};  // NOLINT(*-reinterpret-cast)
    }

    int best_ = -(max_cards + 2);
    std::unordered_set<std::string> seen_;
};

TEST(BestEnd, agrees_with_brute_force_on_the_last_cards_of_games) {
    int compared = 0;
    int lost = 0;
    for (const State& state : ends_of_games(80, 3)) {
        const std::optional<int> truth = BruteForce::best_points(state);
        if (!truth) continue;
        const std::optional<Ending> end = best_end(state);
        ASSERT_TRUE(end.has_value());
        EXPECT_EQ(points(end->result), *truth);
        expect_true(state, *end);
        ++compared;
        if (*truth < 0) ++lost;
    }
    EXPECT_GT(compared, 15);
    EXPECT_GT(lost, 3);
}

TEST(Solve, wins_a_whole_game_and_shows_how) {
    Options options;
    options.players = 4;
    const State state = setup(options, 1);
    const Solution solution = solve(state, 4'000);
    EXPECT_EQ(solution.verdict, Verdict::won);
    EXPECT_EQ(solution.best.result, (Result{Outcome::won, 0}));
    expect_true(state, solution.best);
}

TEST(Solve, proves_that_a_card_can_never_be_played) {
    const Scene scene(R"(
        row 1 biography-E |>| mystery-P
        hand seat1 romance-Q romance-R
        hand seat2 fantasy-T fantasy-X
        deck romance-Y thriller-K romance-B
    )");
    const Solution solution = solve(scene.state(), 2'000);
    EXPECT_EQ(solution.verdict, Verdict::lost);
    EXPECT_EQ(solution.best.result, (Result{Outcome::stuck, 1}));
    expect_true(scene.state(), solution.best);
}

TEST(Solve, LB_Q1_proves_that_only_Horror_is_left) {
    const Scene scene(R"(
        row 1 horror-C horror-D horror-E . |>| mystery-P
        hand seat1 romance-Q
        hand seat2 horror-F
    )");
    const Solution solution = solve(scene.state(), 2'000);
    EXPECT_EQ(solution.verdict, Verdict::lost);
    EXPECT_EQ(solution.best.result.outcome, Outcome::horror);
}

TEST(Solve, leaves_open_what_it_cannot_decide) {
    Options options;
    options.players = 2;
    options.ages = options.columns = options.balance = true;
    const State state = setup(options, 1);
    const Solution solution = solve(state, 10);
    EXPECT_EQ(solution.verdict, Verdict::open);
    EXPECT_GT(solution.best.result.cards_left, 0);
    expect_true(state, solution.best);
}

TEST(Solve, the_same_state_and_budget_bring_the_same_answer) {
    const State state = setup({}, 5);
    EXPECT_EQ(solve(state, 500).best.line, solve(state, 500).best.line);
}

}  // namespace
}  // namespace shelfmark::players
