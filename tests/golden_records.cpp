// Recorded games of tests/golden/ replay for ever, to the same end. A change of the rules that makes them go another
// way needs a new rules version; before the first release, SHELFMARK_WRITE_GOLDEN=1 plays and writes them anew.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "exlibris/game.h"
#include "librarians/game.h"
#include "players/librarians/roster.h"
#include "table/record.h"

namespace shelfmark::proof {
namespace {

using exlibris::ExLibris;
using librarians::Librarians;

template <class G>
struct Golden {
    const char* name;
    typename G::Options options;
};

template <class G>
void PrintTo(const Golden<G>& golden, std::ostream* out) {
    *out << golden.name;
}

template <class G>
std::string game_of(const typename G::Options& options, players::Player<G> player) {
    table::RecordOf<G> record = {options, 1, {}};
    typename G::State state = G::setup(options, record.seed);
    base::Random random{2};
    while (!G::over(state)) {
        const table::Seat seat = G::actors(state).lowest();
        typename G::ActionList actions;
        G::legal(state, seat, actions);
        record.decisions.push_back({seat, player(G::observe(state, seat), actions, random)});
        G::apply(state, seat, record.decisions.back().action);
    }
    return table::record_text<G>(record);
}

template <class G>
void expect_same_end(const Golden<G>& golden, players::Player<G> player) {
    const std::string path = std::string(SHELFMARK_SOURCE_DIR) + "/tests/golden/" + golden.name + ".record";
    if (std::getenv("SHELFMARK_WRITE_GOLDEN") != nullptr) {
        std::ofstream(path) << game_of<G>(golden.options, player);
    }
    std::ifstream file(path);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    ASSERT_NE(text.find("\nend "), std::string::npos) << path << " does not say how the game ends";
    const auto record = table::read_record<G>(text);
    ASSERT_TRUE(record.has_value()) << path << ':' << record.error().line << ": " << record.error().message;
    EXPECT_EQ(record->options, golden.options);
    EXPECT_TRUE(G::over(table::replayed<G>(*record, record->decisions.size())));
    EXPECT_EQ(table::record_text<G>(*record), text);
}

class GoldenExLibris : public testing::TestWithParam<Golden<ExLibris>> {};

TEST_P(GoldenExLibris, replays_to_the_same_end) {
    expect_same_end<ExLibris>(GetParam(), players::random_choice<ExLibris>);
}

INSTANTIATE_TEST_SUITE_P(
    Games, GoldenExLibris,
    testing::Values(Golden<ExLibris>{"solo", {.players = 1, .solo_level = 4}},
                    Golden<ExLibris>{"solo_beginner",
                                     {.players = 1,
                                      .solo_level = 1,
                                      .beginner = true,
                                      .with_locations = bit(exlibris::Location::librarians_lodge) |
                                                        bit(exlibris::Location::book_collector)}},
                    Golden<ExLibris>{"two_players", {.players = 2}}, Golden<ExLibris>{"three_players", {.players = 3}},
                    Golden<ExLibris>{"four_players", {.players = 4}},
                    Golden<ExLibris>{"beginner", {.players = 3, .beginner = true}},
                    Golden<ExLibris>{"friendly_longer", {.players = 2, .friendly = true, .longer = true}}),
    [](const auto& game) { return std::string(game.param.name); });

// Random play is stuck too soon to show much.
class GoldenLibrarians : public testing::TestWithParam<Golden<Librarians>> {};

TEST_P(GoldenLibrarians, replays_to_the_same_end) {
    expect_same_end<Librarians>(GetParam(), players::find_librarian("greedy"));
}

constexpr librarians::ThrillSet all_thrills = (1U << librarians::thrill_count) - 1;
// The genres that change most: of each colour the second, third or fourth.
constexpr librarians::GenreSet second_genres = 0x222222;
constexpr librarians::GenreSet third_genres = 0x444444;
constexpr librarians::GenreSet fourth_genres = 0x888888;

INSTANTIATE_TEST_SUITE_P(
    Games, GoldenLibrarians,
    testing::Values(Golden<Librarians>{"librarians_two_players", {}},
                    Golden<Librarians>{"librarians_six_players", {.players = 6}},
                    Golden<Librarians>{"librarians_second_genres", {.genres = second_genres, .players = 3}},
                    Golden<Librarians>{"librarians_third_genres", {.genres = third_genres, .players = 4}},
                    Golden<Librarians>{"librarians_fourth_genres", {.genres = fourth_genres, .players = 5}},
                    Golden<Librarians>{"librarians_doubled",
                                       {.genres = second_genres | third_genres, .players = 4, .authors = true}},
                    Golden<Librarians>{"librarians_thrills",
                                       {.genres = fourth_genres | third_genres,
                                        .thrills = all_thrills,
                                        .players = 3,
                                        .talk = librarians::Talk::taps}},
                    Golden<Librarians>{"librarians_expansions",
                                       {.thrills = all_thrills,
                                        .players = 4,
                                        .authors = true,
                                        .ages = true,
                                        .sequels = true,
                                        .powers = true,
                                        .columns = true,
                                        .balance = true,
                                        .exactly_two = true}}),
    [](const auto& game) { return std::string(game.param.name); });

}  // namespace
}  // namespace shelfmark::proof
