#include "app/tournament/contest.h"

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
    auto again = contest<ExLibris>(2, 6, seats).play(0, 1);
    ASSERT_EQ(once.chairs.size(), 2);
    for (std::size_t chair = 0; chair < 2; ++chair) {
        EXPECT_EQ(once.chairs[chair].points, again.chairs[chair].points);
        EXPECT_EQ(once.chairs[chair].win, again.chairs[chair].win);
    }
    EXPECT_EQ(once.chairs[0].win, whole_win) << "greedy sits on the first chair wherever that stands";
}

TEST(Contest, whoever_sees_all_cards_does_not_do_worse) {
    for (unsigned deal = 0; deal < 3; ++deal) {
        const auto seen = contest<Librarians>(2, 9, {{"solver", {}, 3000}, {"solver", {}, 3000}}).play(deal, 0);
        const auto unseen = contest<Librarians>(2, 9, {{"greedy", {}, {}}, {"greedy", {}, {}}}).play(deal, 0);
        EXPECT_GE(seen.chairs[0].points, unseen.chairs[0].points);
        EXPECT_EQ(seen.chairs[0].win, seen.chairs[1].win) << "partners win together";
    }
}

}  // namespace
}  // namespace shelfmark::app
