// Every command knows every game.

#include "app/games.h"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "program.h"

namespace shelfmark::app {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;

proof::Ran run(const std::string& arguments) { return proof::run_program("true", arguments); }

TEST(Games, each_is_found_by_its_id) {
    for (const std::string_view id : game_ids) {
        EXPECT_EQ(for_game(id, []<class G>() { return std::string_view(G::id); }), id);
    }
    EXPECT_EQ(for_game("chess", []<class G>() { return std::string_view(G::id); }), usual_game);
}

TEST(Games, bots_play_each_of_them) {
    for (const std::string_view id : game_ids) {
        const auto ran = run("sim --json --games 2 --game " + std::string(id));
        EXPECT_EQ(ran.status, 0);
        EXPECT_THAT(ran.text, AllOf(StartsWith("{\"game\":\"" + std::string(id) + "\",\"games\":2,"),
                                    ContainsRegex("\"score_mean\":\\[-?[0-9.]+,-?[0-9.]+\\]"),
                                    HasSubstr("\"illegal\":0,\"unfinished\":0}")));
    }
    EXPECT_THAT(run("sim --games 1").text, Not(HasSubstr("Horror")));
}

TEST(Games, LB_W2_the_cards_left_are_summed_up) {
    const auto ran = run("sim --json --games 2 --game librarians --players 6");
    EXPECT_THAT(ran.text, ContainsRegex("\"cards_left_mean\":[0-9.]+,\"horror\":[01]\\.[0-9]+,"));
    EXPECT_THAT(run("sim --games 2 --game librarians").text, AllOf(HasSubstr("cards left "), HasSubstr("Horror ")));
}

TEST(Games, lines_of_play_are_counted_from_the_start_and_from_a_position) {
    // Four cards in hand, and both sides of four empty shelves.
    EXPECT_EQ(run("perft --game librarians --depth 2 --json").text,
              "{\"game\":\"librarians\",\"perft\":[{\"depth\":1,\"lines\":4},{\"depth\":2,\"lines\":32}]}\n");
    const auto file = (std::filesystem::path(testing::TempDir()) / "games_test.position").string();
    std::ofstream(file) << "shelfmark position 1\ngame librarians\nrow 1 |>|\nhand seat1 horror-A romance-B\n";
    EXPECT_THAT(run("perft --depth 1 --json --from " + file).text, HasSubstr("{\"depth\":1,\"lines\":2}"));
    std::ofstream(file) << "shelfmark position 1\ngame librarians\nrow 1 |>|\nhand seat1 tuba\n";
    const auto wrong = run("perft --from " + file);
    EXPECT_EQ(wrong.status, 2);
    EXPECT_THAT(wrong.text, StartsWith(file + ":4:12: “tuba”"));
}

TEST(Games, one_of_them_can_be_measured) {
    const std::string one = R"(\{"game":"librarians","signature":"[0-9a-f]+",[^}]*\})";
    EXPECT_THAT(run("bench --json --game librarians").text, MatchesRegex("\\{\"games\":\\[" + one + "\\]\\}\n"));
    const auto wrong = run("bench --variant longer");
    EXPECT_EQ(wrong.status, 2);
    EXPECT_THAT(wrong.text, HasSubstr("--game exlibris"));
}

TEST(Games, figures_for_people_have_the_comma_of_their_language) {
    for (const auto* command :
         {"sim --games 1", "sim --games 1 --game librarians", "perft --depth 1", "loadtest --tables 1 --seconds 1"}) {
        EXPECT_THAT(run(std::string(command) + " --lang de").text,
                    AllOf(ContainsRegex("[0-9],[0-9]"), Not(ContainsRegex("[0-9]\\.[0-9]"))))
            << command;
    }
}

TEST(Games, points_stand_below_each_other_whoever_plays) {
    const auto line = [text = run("sim --games 1 --seats random,apprentice").text](const std::string& name) {
        const std::string from = text.substr(text.find(name));
        return from.substr(0, from.find(" points"));
    };
    EXPECT_EQ(line("random").size(), line("apprentice").size());
}

TEST(Games, the_rules_of_each_can_be_read) {
    EXPECT_THAT(run("rules S1").text, AllOf(HasSubstr("XL-S1 "), HasSubstr("LB-S1 ")));
    EXPECT_THAT(run("rules S1 --game librarians").text, AllOf(HasSubstr("LB-S1 "), Not(HasSubstr("XL-S1"))));
    EXPECT_EQ(run("rules XL-S1 --game librarians").status, 2);
}

}  // namespace
}  // namespace shelfmark::app
