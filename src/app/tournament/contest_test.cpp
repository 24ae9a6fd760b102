#include "app/tournament/contest.h"

#include <set>

#include <gtest/gtest.h>

namespace shelfmark::app {
namespace {

using exlibris::ExLibris;
using librarians::Librarians;

template <class G>
Contest<G> contest(int players, std::uint64_t seed, const std::vector<Contestant>& contestants) {
    typename G::Options options;
    options.players = static_cast<std::uint8_t>(players);
    return Contest<G>(options, seed, contestants);
}

// A deal is its number and the tournament's seed; chairs move with their players.
TEST(Contest, the_same_game_can_be_played_again_anywhere) {
    const std::vector<Contestant> seats = {{"greedy", {}, {}}, {"random", {}, {}}};
    auto once = contest<ExLibris>(2, 5, seats).play(1, 1);
    auto again = contest<ExLibris>(2, 5, seats).play(1, 1);
    ASSERT_EQ(once.chairs.size(), 2);
    for (std::size_t chair = 0; chair < 2; ++chair) {
        EXPECT_EQ(once.chairs[chair].points, again.chairs[chair].points);
        EXPECT_EQ(once.chairs[chair].win, again.chairs[chair].win);
    }
    EXPECT_EQ(once.chairs[0].win, whole_win) << "greedy sits on the first chair wherever that stands";
}

// Otherwise a series of the next seed would be no new one, but nearly the same again.
TEST(Contest, tournaments_with_seeds_side_by_side_share_no_deal) {
    const std::vector<Contestant> seats = {{"greedy", {}, {}}, {"random", {}, {}}};
    const auto one = contest<ExLibris>(2, 5, seats);
    const auto next = contest<ExLibris>(2, 6, seats);
    const auto points = [](const GameScore& score) {
        return std::pair(score.chairs[0].points, score.chairs[1].points);
    };
    EXPECT_NE(points(one.play(1, 0)), points(next.play(0, 0)));
    constexpr unsigned deals = 1000;
    std::set<std::uint64_t> seeds;
    for (unsigned deal = 0; deal < deals; ++deal) {
        seeds.insert(one.seed_of(deal).low);
        seeds.insert(next.seed_of(deal).low);
    }
    EXPECT_EQ(seeds.size(), 2 * deals);
}

TEST(Contest, a_turn_ends_with_its_simulations_though_there_is_time_left) {
    const auto points = [](std::optional<double> milliseconds) {
        const auto score = contest<ExLibris>(2, 5, {{"search", milliseconds, 1}, {"random", {}, {}}}).play(0, 0);
        return std::pair(score.chairs[0].points, score.chairs[1].points);
    };
    EXPECT_EQ(points(500), points(std::nullopt));
}

// A yardstick as good as the positions it looks at: what the solver finds is what the chairs get.
TEST(Contest, whoever_sees_all_cards_ends_as_the_solver_says) {
    constexpr std::uint32_t positions = 3000;
    const auto solvers = contest<Librarians>(2, 9, {{"solver", {}, positions}, {"solver", {}, positions}});
    for (unsigned deal = 0; deal < 3; ++deal) {
        const auto found = players::solve(Librarians::setup({.players = 2}, solvers.seed_of(deal)), positions);
        const GameScore score = solvers.play(deal, 0);
        for (const ChairScore& chair : score.chairs) {
            EXPECT_EQ(chair.points, -found.best.result.cards_left);
            EXPECT_EQ(chair.win, found.verdict == players::Verdict::won ? whole_win : 0);
        }
    }
}

}  // namespace
}  // namespace shelfmark::app
