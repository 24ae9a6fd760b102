// Recorded games of tests/golden/ replay for ever, to the same end. A change of the rules that makes them go another
// way needs a new rules version; before the first release, SHELFMARK_WRITE_GOLDEN=1 plays and writes them anew.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "exlibris/engine.h"
#include "exlibris/record.h"

namespace shelfmark::exlibris {
namespace {

struct Golden {
    const char* name;
    Options options;
};

void PrintTo(const Golden& golden, std::ostream* out) { *out << golden.name; }

std::string path_of(const Golden& golden) {
    return std::string(SHELFMARK_SOURCE_DIR) + "/tests/golden/" + golden.name + ".record";
}

std::string random_game(const Options& options) {
    Record record = {options, 1, {}};
    State state = setup(options, record.seed);
    base::Random random{2};
    while (!over(state)) {
        const Seat seat = actors(state).lowest();
        ActionList actions;
        legal(state, seat, actions);
        record.decisions.push_back({seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]});
        apply(state, seat, record.decisions.back().action);
    }
    return to_text(record);
}

class GoldenRecord : public testing::TestWithParam<Golden> {};

TEST_P(GoldenRecord, replays_to_the_same_end) {
    const std::string path = path_of(GetParam());
    if (std::getenv("SHELFMARK_WRITE_GOLDEN") != nullptr) std::ofstream(path) << random_game(GetParam().options);
    std::ifstream file(path);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    ASSERT_NE(text.find("\nend "), std::string::npos) << path << " does not say how the game ends";
    const auto record = parse_record(text);
    ASSERT_TRUE(record.has_value()) << path << ':' << record.error().line << ": " << record.error().message;
    EXPECT_EQ(record->options, GetParam().options);
    EXPECT_TRUE(over(replay(*record, record->decisions.size())));
    EXPECT_EQ(to_text(*record), text);
}

INSTANTIATE_TEST_SUITE_P(
    Games, GoldenRecord,
    testing::Values(Golden{"solo", {.players = 1, .solo_level = 4}},
                    Golden{"solo_beginner",
                           {.players = 1,
                            .solo_level = 1,
                            .beginner = true,
                            .with_locations = bit(Location::librarians_lodge) | bit(Location::book_collector)}},
                    Golden{"two_players", {.players = 2}}, Golden{"three_players", {.players = 3}},
                    Golden{"four_players", {.players = 4}}, Golden{"beginner", {.players = 3, .beginner = true}},
                    Golden{"friendly_longer", {.players = 2, .friendly = true, .longer = true}}),
    [](const auto& game) { return std::string(game.param.name); });

}  // namespace
}  // namespace shelfmark::exlibris
