// Bots of every level keep to what they know: whatever they cannot know is otherwise, they think and decide the same.
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <set>
#include <span>
#include <string_view>

#include "exlibris/game.h"
#include "librarians/game.h"
#include "pace.h"
#include "players/exlibris/roster.h"
#include "players/levels.h"
#include "players/librarians/roster.h"
#include "self_play.h"

namespace shelfmark::players {
namespace {

using exlibris::ExLibris;
using librarians::Librarians;

auto find_bot(const ExLibris&, std::string_view name) { return find_player(name); }
auto find_bot(const Librarians&, std::string_view name) { return find_librarian(name); }

constexpr std::array<std::string_view, 6> all_bots = {"apprentice", "clerk", "librarian",
                                                      "archivist",  "flat",  "random"};

template <class G>
class Ignorance : public testing::Test {
protected:
    using State = typename G::State;
    using Actions = typename G::ActionList;
    static constexpr Budget few = {.simulations = 6};

    static auto decided(const State& state, table::Seat seat, const Actions& options, Player<G> bot,
                        const Budget& budget) {
        if (bot.thinking != nullptr) bot.budget = budget;
        base::Random random{7};
        return bot(G::observe(state, seat), options, random);
    }

    static auto thought(const State& state, table::Seat seat, const Actions& options, const Budget& budget) {
        base::Random random{7};
        return consider(G::observe(state, seat), options, random, budget);
    }

    static void expect_the_same(const State& truth, const State& other, table::Seat seat, const Actions& options,
                                std::span<const std::string_view> bots, const Budget& budget) {
        for (const std::string_view name : bots) {
            const Player<G> bot = find_bot(G(), name);
            if (bot == nullptr) continue;
            EXPECT_EQ(decided(truth, seat, options, bot, budget), decided(other, seat, options, bot, budget)) << name;
        }
        const auto one = thought(truth, seat, options, budget);
        const auto another = thought(other, seat, options, budget);
        ASSERT_EQ(one.size(), another.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            EXPECT_EQ(one[i].action, another[i].action);
            EXPECT_EQ(one[i].expected, another[i].expected);
            EXPECT_EQ(one[i].points, another[i].points);
        }
    }
};
using Games = testing::Types<ExLibris, Librarians>;
TYPED_TEST_SUITE(Ignorance, Games);

// In games of all kinds, alone and with every number of players.
TYPED_TEST(Ignorance, every_bot_decides_the_same_whatever_it_cannot_know) {
    using G = TypeParam;
    const auto kinds = G::sample_options();
    int compared = 0;
    std::set<int> sizes;  // of the tables
    for (const auto& kind : kinds) sizes.insert(kind.players);
    for (proof::Pace pace(static_cast<int>(std::min<std::size_t>(kinds.size(), 30)));
         pace.goes_on() && !testing::Test::HasFailure();) {
        const auto round = static_cast<std::size_t>(pace.round());
        proof::SelfPlay<G> play(kinds[round % kinds.size()], round, proof::Manner::at_random);
        for (; !play.over(); play.carry_out(play.choose())) {
            if (play.random().below(48) != 0) continue;
            const table::Seat seat = G::actors(play.state()).lowest();
            typename G::ActionList options;
            G::legal(play.state(), seat, options);
            const auto other = G::sample(G::observe(play.state(), seat), play.random());
            if (options.size() == 1 || std::memcmp(&other, &play.state(), sizeof other) == 0) continue;
            TestFixture::expect_the_same(play.state(), other, seat, options, all_bots, TestFixture::few);
            ++compared;
            sizes.erase(G::seats(play.state()));
        }
    }
    EXPECT_TRUE(sizes.empty()) << "nobody has compared anything with " << *sizes.begin() << " players";
    EXPECT_GE(compared, 20);
}

// With so many simulations the search looks about for the others, too (players/exlibris/placings.cpp).
using IgnoranceFarAhead = Ignorance<ExLibris>;
TEST_F(IgnoranceFarAhead, the_search_decides_the_same_whatever_it_cannot_know) {
    constexpr Budget far_enough = {.simulations = 1000};
    constexpr std::array<std::string_view, 1> archivist = {"archivist"};
    for (const std::uint8_t players : std::to_array<std::uint8_t>({2, 3, 4})) {
        proof::SelfPlay<ExLibris> play({.players = players}, players, proof::Manner::at_random);
        const auto seat = [&] { return ExLibris::actors(play.state()).lowest(); };
        const auto places = [&] { return begins_turn(ExLibris::observe(play.state(), seat())); };
        for (int placed = 0; placed < 3 * players || !places(); play.carry_out(play.choose())) placed += places();
        ExLibris::ActionList options;
        ExLibris::legal(play.state(), seat(), options);
        const auto other = ExLibris::sample(ExLibris::observe(play.state(), seat()), play.random());
        ASSERT_NE(std::memcmp(&other, &play.state(), sizeof other), 0);
        expect_the_same(play.state(), other, seat(), options, archivist, far_enough);
    }
}

}  // namespace
}  // namespace shelfmark::players
