#include "app/game_options.h"

#include <CLI/CLI.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shelfmark::app {
namespace {

using exlibris::Assistant;
using exlibris::Location;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

GameOptions parsed(const std::string& line, const UsualTable& usual = {.first = "human", .humans = true}) {
    CLI::App cli;
    GameOptions game;
    add_game_options(cli, game);
    cli.parse(line);
    settle_game_options(game, usual, messages::Language::en);
    return game;
}

std::string complaint(const std::string& line, const UsualTable& usual = {}) {
    try {
        parsed(line, usual);
    } catch (const CLI::ParseError& error) {
        return error.what();
    }
    return "no complaint";
}

TEST(GameOptions, the_usual_table_needs_no_options) {
    const auto game = parsed("");
    EXPECT_EQ(game.options, exlibris::Options{});
    EXPECT_THAT(game.seats, ElementsAre("human", "random"));
    EXPECT_FALSE(game.seed);
}

TEST(GameOptions, the_seats_say_how_many_play) {
    const auto game = parsed("--seats human,greedy,random --seed 18446744073709551615");
    EXPECT_EQ(game.options.players, 3);
    EXPECT_THAT(game.seats, ElementsAre("human", "greedy", "random"));
    EXPECT_EQ(game.seed, 18446744073709551615ULL);
}

TEST(GameOptions, seats_and_players_must_agree) {
    EXPECT_EQ(parsed("--players 4").seats.size(), 4U);
    EXPECT_THAT(complaint("--players 3 --seats random,random"), StartsWith("--seats: "));
    EXPECT_THAT(complaint("--players 5"), StartsWith("--players: "));
    EXPECT_THAT(complaint("--players 0"), StartsWith("--players: "));
}

TEST(GameOptions, XL_O5_solo_is_for_one_player_at_seven_levels) {
    const auto game = parsed("--solo 7");
    EXPECT_EQ(game.options.players, 1);
    EXPECT_EQ(game.options.solo_level, 7);
    EXPECT_THAT(game.seats, ElementsAre("human"));
    EXPECT_EQ(parsed("--players 1").options.solo_level, 1);
    EXPECT_THAT(complaint("--solo 8"), StartsWith("--solo: "));
    EXPECT_THAT(complaint("--solo 0"), StartsWith("--solo: "));
    EXPECT_THAT(complaint("--solo 1 --players 2"), StartsWith("--solo: "));
}

TEST(GameOptions, variants_combine) {
    const auto both = parsed("--variant beginner,longer").options;
    EXPECT_TRUE(both.beginner && both.longer && !both.friendly);
    EXPECT_TRUE(parsed("--variant Friendly").options.friendly);
    EXPECT_THAT(complaint("--variant quick"), HasSubstr("quick"));
}

TEST(GameOptions, XL_V4_tiles_are_left_out_and_put_back_by_their_names) {
    const auto options = parsed("--variant friendly --without Book_Collector,witch --with gambling-den,goblin").options;
    EXPECT_EQ(options.without_locations, bit(Location::book_collector));
    EXPECT_EQ(options.without_libraries, bit(Assistant::witch));
    EXPECT_EQ(options.with_locations, bit(Location::gambling_den));
    EXPECT_EQ(options.with_libraries, bit(Assistant::goblin));
    EXPECT_THAT(complaint("--without home"), HasSubstr("home"));
    EXPECT_THAT(complaint("--with ordinary"), HasSubstr("ordinary"));
    EXPECT_THAT(complaint("--with bookshop --without bookshop"), StartsWith("--with: "));
}

TEST(GameOptions, XL_V4_enough_tiles_must_remain) {
    EXPECT_THAT(complaint("--without diviners-hut"), HasSubstr("Hut"));
    EXPECT_THAT(complaint("--players 4 --variant friendly --without witch"), HasSubstr("libraries"));
    EXPECT_THAT(complaint("--players 4 --variant beginner,friendly --without book-swap,donation-center,wishing-well,"
                          "bookshop"),
                HasSubstr("locations"));
    EXPECT_THAT(complaint("--solo 1 --without bookshop"), HasSubstr("locations"));
    // Nothing was left out by hand: the variant is to blame.
    EXPECT_THAT(complaint("--solo 1 --variant beginner"),
                AllOf(StartsWith("--variant"), HasSubstr("8 of the 10"), HasSubstr("put some back")));
}

TEST(GameOptions, only_some_tables_have_room_for_humans) {
    EXPECT_THAT(complaint("--seats human,random"), StartsWith("--seats: "));
    EXPECT_THAT(complaint("--seats random,wizard"), HasSubstr("wizard"));
}

}  // namespace
}  // namespace shelfmark::app
