#include "app/command_tournament.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/tournament/edition.h"
#include "program.h"
#include "temporary_folder.h"

namespace shelfmark::app {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

proof::Ran run(const std::string& arguments, const std::string& before = "true") {
    return proof::run_program(before, "tournament " + arguments);
}

std::string first_line(const std::string& file) {
    std::string line;
    std::getline(std::ifstream(file) >> std::ws, line);
    return line;
}

class CommandTournament : public testing::Test {
protected:
    proof::TemporaryFolder folder_;
    std::string log_ = folder_.file("games.log");
};

TEST_F(CommandTournament, a_game_that_cannot_be_kept_ends_it) {
    const auto program = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "shelfmark";
    const auto ran = proof::run_command("trap '' XFSZ; ulimit -f 1; env LC_ALL=C '" + program.string() +
                                        "' tournament --seats random,random --games 30 --log '" + log_ + "' 2>&1");
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.text, AllOf(StartsWith(log_), HasSubstr("could not be written")));
    const auto again = run("--seats random,random --games 30 --log '" + log_ + "'");
    EXPECT_EQ(again.status, 0);
    EXPECT_THAT(again.text, StartsWith("30 of 30 games"));
}

TEST_F(CommandTournament, plays_and_counts_only_the_games_that_are_planned) {
    const std::string seats = "--seats greedy,random --log '" + log_ + "' --games ";
    EXPECT_THAT(run(seats + "5").text, StartsWith("6 of 6 games"));
    EXPECT_THAT(run(seats + "2").text, StartsWith("2 of 2 games"));
    EXPECT_THAT(run(seats + "2 --json").text, HasSubstr("\"games\":2,\"planned\":2,"));
}

TEST_F(CommandTournament, the_log_names_the_version_that_played) {
    run("--seats random,random --games 1 --log '" + log_ + "'");
    EXPECT_THAT(first_line(log_), HasSubstr("version=" SHELFMARK_VERSION " "));
}

TEST_F(CommandTournament, programs_that_may_choose_differently_do_not_share_a_log) {
    const std::string games = "--seats random,random --games 1 --log '" + log_ + "'";
    run(games);
    const std::string edition = "edition=" + std::string(edition_of("exlibris"));
    std::string log = proof::run_command("cat '" + log_ + "'").text;
    ASSERT_THAT(log, HasSubstr(' ' + edition + ' '));
    std::ofstream(log_) << log.replace(log.find(edition), edition.size(), "edition=0123456789abcdef");
    const auto again = run(games);
    EXPECT_EQ(again.status, 2);
    EXPECT_THAT(again.text, HasSubstr("belongs to another tournament"));
    EXPECT_NE(edition_of("exlibris"), edition_of("librarians"));
}

// Until the third kind of log, a tournament's deals were counted up from its seed.
TEST_F(CommandTournament, a_log_with_other_deals_is_not_gone_on_with) {
    const std::string games = "--seats random,random --games 1 --log '" + log_ + "'";
    run(games);
    std::string log = proof::run_command("cat '" + log_ + "'").text;
    ASSERT_THAT(log, StartsWith("shelfmark tournament 3 "));
    std::ofstream(log_) << log.replace(log.find('3'), 1, "2");
    const auto again = run(games);
    EXPECT_EQ(again.status, 2);
    EXPECT_THAT(again.text, HasSubstr("belongs to another tournament"));
}

TEST_F(CommandTournament, what_was_interrupted_says_how_to_go_on) {
    const std::string games = "--seats search,search --simulations 100000000 --games 2";
    const auto program = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "shelfmark";
    const auto stopped = [&](const std::string& more) {
        return proof::run_command("env LC_ALL=C timeout -s INT 1 '" + program.string() + "' tournament " + games +
                                  more + " 2>&1");
    };
    const auto kept = stopped(" --log '" + log_ + "'");
    EXPECT_EQ(kept.text, "Stopped after 0 of 2 games. The same command goes on from " + log_ + ".\n");
    EXPECT_THAT(stopped("").text, HasSubstr("--log FILE"));
}

TEST_F(CommandTournament, the_solver_plays_with_nobody_else) {
    for (const auto* arguments : {"--game librarians --seats solver,greedy", "--seats solver,solver"}) {
        const auto ran = run(arguments);
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.text, HasSubstr("solver sees all cards")) << arguments;
    }
    EXPECT_THAT(run("--game librarians --seats solver,wizard").text, HasSubstr("solver sees all cards"));
    EXPECT_THAT(run("--game librarians --seats greedy,wizard").text, HasSubstr("random, solver."));
}

TEST_F(CommandTournament, a_seat_may_have_a_time_of_its_own) {
    EXPECT_THAT(run("--seats search@1,random --games 2").text, ContainsRegex("search@1 "));
    for (const auto* seats : {"search@0", "search@x", "search@", "search@3600001", "search@99999999999"}) {
        const auto ran = run(std::string("--seats random,") + seats);
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.text, HasSubstr("from 1 to 3600000")) << seats;
    }
}

TEST_F(CommandTournament, as_many_play_as_there_are_players_though_nobody_is_named) {
    EXPECT_THAT(run("--players 3 --games 3").text, StartsWith("3 of 3 games"));
    EXPECT_THAT(run("--solo 2 --games 1").text, AllOf(StartsWith("1 of 1 games"), Not(HasSubstr("random"))));
}

TEST_F(CommandTournament, the_page_names_those_whom_the_command_takes) {
    EXPECT_THAT(run("--help").text, AllOf(HasSubstr("solver"), HasSubstr("search@50"), Not(HasSubstr("human"))));
    EXPECT_THAT(proof::run_program("true", "play --help").text, HasSubstr("human"));
    for (const auto* where_nobody_chooses : {"selfplay --help", "bench --help", "perft --help"}) {
        EXPECT_THAT(proof::run_program("true", where_nobody_chooses).text, Not(HasSubstr("--seats")))
            << where_nobody_chooses;
    }
}

}  // namespace
}  // namespace shelfmark::app
