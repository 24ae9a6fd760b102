// The command as people run it: the program that was built beside these tests, with its input from a pipe.

#include "app/command_play.h"

#include <filesystem>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "program.h"
#include "temporary_folder.h"

namespace shelfmark::app {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// A file of these tests' own: others run at the same time.
std::string scratch(const std::string& name) {
    static const proof::TemporaryFolder folder;
    return folder.file(name);
}

proof::Ran run(const std::string& input, const std::string& arguments,
               const std::string& environment = "LANG=C.UTF-8") {
    return proof::run_program(input, "play " + arguments, environment);
}

TEST(CommandPlay, a_piped_game_ends_with_the_score_sheet) {
    const auto outcome = run("yes 1", "--seats human,random --seed 1");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.text, AllOf(HasSubstr("Total"), HasSubstr("Winner: "), Not(HasSubstr("\x1b"))));
}

TEST(CommandPlay, a_finished_game_is_kept_where_the_player_said) {
    for (const char* game : {"exlibris", "librarians"}) {
        const std::string file = scratch(std::string("finished_") + game + ".record");
        std::filesystem::remove(file);
        const auto outcome =
            run("yes 1", std::string("--seats human,random --seed 1 --game ") + game + " --save " + file);
        EXPECT_EQ(outcome.status, 0);
        EXPECT_THAT(outcome.text, HasSubstr("shelfmark replay " + file));
        EXPECT_EQ(proof::run_program("true", "replay " + file, "LANG=C.UTF-8").status, 0);
    }
}

TEST(CommandPlay, the_same_seed_is_the_same_game) {
    const auto first = run("echo quit", "--seed 11 --save " + scratch("same.record"));
    EXPECT_EQ(first.text, run("echo quit", "--seed 11 --save " + scratch("same.record")).text);
    EXPECT_NE(first.text, run("echo quit", "--seed 12 --save " + scratch("same.record")).text);
}

TEST(CommandPlay, a_seed_that_would_wrap_around_is_refused) {
    for (const char* seed : {"-1", "18446744073709551616", "0x10", "''"}) {
        const auto outcome = run("echo quit", std::string("--save /dev/null --seed ") + seed);
        EXPECT_EQ(outcome.status, 2) << seed;
        EXPECT_THAT(outcome.text, HasSubstr("18446744073709551615")) << seed;
    }
}

TEST(CommandPlay, an_empty_name_to_resume_is_refused) { EXPECT_EQ(run("echo quit", "--resume ''").status, 2); }

TEST(CommandPlay, a_saved_game_that_cannot_be_read_is_blamed_by_its_name) {
    const auto outcome = run("echo quit", "--resume /nowhere");
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.text, testing::StartsWith("/nowhere cannot be read"));
}

TEST(CommandPlay, a_closed_pipe_does_not_lose_the_game) {
    const std::string file = scratch("closed_pipe.record");
    std::filesystem::remove(file);
    run("yes 1", "--seats human,random --seed 5 --save " + file + " | head -n 1");
    EXPECT_EQ(run("yes 1", "--resume " + file).status, 0);
}

TEST(CommandPlay, a_game_that_cannot_be_saved_is_an_error_that_says_where_it_is_now) {
    const auto rescued = run("echo quit", "--seed 6 --save /dev/full/nowhere", "TMPDIR=" + scratch(""));
    EXPECT_EQ(rescued.status, 1);
    EXPECT_THAT(rescued.text, AllOf(HasSubstr("/dev/full/nowhere cannot be written"), HasSubstr("--resume ")));
    std::filesystem::remove(scratch("shelfmark-unfinished.record"));
    const auto printed = run("echo quit", "--seed 6 --save /dev/full/nowhere", "TMPDIR=/proc");
    EXPECT_EQ(printed.status, 1);
    EXPECT_THAT(printed.text, AllOf(HasSubstr("copy the lines below"), HasSubstr("shelfmark record 1\n")));
}

TEST(CommandPlay, a_finished_game_that_cannot_be_kept_where_it_was_wanted_is_not_lost_either) {
    const proof::TemporaryFolder folder;
    const std::string arguments = "--seats random,random --seed 6 --save /dev/full/nowhere";
    const auto rescued = run("true", arguments, "TMPDIR=" + folder.path().string());
    EXPECT_EQ(rescued.status, 1);
    const std::string file = (folder.path() / "shelfmark-unfinished.record").string();
    EXPECT_THAT(rescued.text, AllOf(HasSubstr("/dev/full/nowhere cannot be written"), HasSubstr("replay " + file)));
    EXPECT_EQ(proof::run_program("true", "replay " + file).status, 0);
    const auto printed = run("true", arguments, "TMPDIR=/proc");
    EXPECT_EQ(printed.status, 1);
    EXPECT_THAT(printed.text, AllOf(HasSubstr("copy the lines below"), HasSubstr("shelfmark record 1\n")));
}

TEST(CommandPlay, output_that_cannot_be_written_is_an_error) {
    EXPECT_EQ(run("echo quit", "--seats random,random --seed 1 > /dev/full").status, 1);
    for (const std::string arguments : {"--version", "--help", "play --help"}) {
        EXPECT_EQ(proof::run_program("true", arguments + " > /dev/full").status, 1) << arguments;
    }
}

TEST(CommandPlay, another_unfinished_game_is_kept) {
    const std::string file = scratch("kept.record");
    const std::string other = scratch("kept-2.record");
    std::filesystem::remove(file);
    std::filesystem::remove(other);
    run("printf '1\\n1\\n'", "--seats human,random --seed 21 --save " + file);
    run("echo quit", "--seats human,random --seed 22 --save " + file);
    EXPECT_TRUE(std::filesystem::exists(other));
    EXPECT_EQ(run("yes 1", "--resume " + other).status, 0);
}

TEST(CommandPlay, a_saved_game_goes_on) {
    const std::string file = scratch("goes_on.record");
    const auto left = run("printf '1\\n1\\n'", "--seats human,random --seed 3 --save " + file);
    EXPECT_EQ(left.status, 0);
    EXPECT_THAT(left.text, HasSubstr("--resume " + file));
    const auto resumed = run("yes 1", "--resume " + file);
    EXPECT_EQ(resumed.status, 0);
    EXPECT_THAT(resumed.text, HasSubstr("Winner: "));
}

TEST(CommandPlay, a_resumed_game_goes_back_to_its_file) {
    const std::string file = scratch("goes_back.record");
    std::filesystem::remove(file);
    run("printf '1\\n1\\n'", "--seats human,random --seed 3 --save " + file);
    const auto left_again = run("printf '1\\n1\\n'", "--resume " + file);
    EXPECT_THAT(left_again.text, HasSubstr("--resume " + file));
    EXPECT_THAT(run("yes 1", "--resume " + file).text, HasSubstr("shelfmark replay " + file));
    EXPECT_THAT(proof::run_program("true", "replay " + file).text, HasSubstr("wins"));
}

TEST(CommandPlay, what_is_printed_to_go_on_works_as_it_stands) {
    const std::string file = scratch("what's my game.record");
    std::filesystem::remove(file);
    const auto left = run("printf '1\\n1\\n'", "--lang de --seats human,random --seed 3 --save \"" + file + '"');
    const std::string command = left.text.substr(left.text.find(": /") + 2);
    const auto again = proof::run_command("yes 1 | " + command.substr(0, command.find('\n')) + " 2>&1");
    EXPECT_EQ(again.status, 0) << command;
    EXPECT_THAT(again.text, HasSubstr("Sieg: "));
}

TEST(CommandPlay, a_game_can_start_from_a_position) {
    const std::string record = scratch("whole.record");
    const std::string position = scratch("middle.position");
    const std::string saved = scratch("from_position.record");
    const std::string aside = scratch("from_position-2.record");
    for (const std::string game : {"exlibris", "librarians"}) {
        for (const auto& file : {record, position, saved, aside}) std::filesystem::remove(file);
        run("yes 1", "--seats human,random --seed 1 --game " + game + " --save " + record);
        proof::run_program("true", "replay --at 9 --position " + record + " > " + position);
        const auto left = run("printf '1\\n1\\n'", "--from " + position + " --save " + saved);
        EXPECT_EQ(left.status, 0) << left.text;
        EXPECT_THAT(left.text, HasSubstr("--resume " + saved));
        const auto ended = run("yes 1", "--resume " + saved);
        EXPECT_EQ(ended.status, 0) << "the seats are known from before";
        EXPECT_THAT(ended.text, HasSubstr("shelfmark replay " + saved));
        EXPECT_FALSE(std::filesystem::exists(aside)) << "it is the same game, further on";
        EXPECT_EQ(proof::run_program("true", "replay " + saved).status, 0);
        EXPECT_EQ(proof::run_program("true", "sim --games 2 --from " + position).status, 0);
    }
    EXPECT_EQ(run("true", "--from " + record).status, 2) << "a record is no position";
    EXPECT_EQ(run("true", "--resume " + position).status, 2) << "a position is no record";
    EXPECT_EQ(run("true", "--players 3 --from " + position).status, 2);
}

TEST(CommandPlay, the_game_speaks_three_languages) {
    const std::string save = " --seed 2 --save " + scratch("languages.record");
    EXPECT_THAT(run("echo quit", "--lang cs" + save).text, HasSubstr("Kterou knihovnu povedeš?"));
    EXPECT_THAT(run("echo quit", "--lang de" + save).text, HasSubstr("Welche Bibliothek leitest du?"));
}

TEST(CommandPlay, a_piped_game_of_librarians_ends) {
    const auto outcome = run("yes 1", "--game librarians --seats human,greedy,random --seed 1");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.text, testing::ContainsRegex("won together|lost together|The game ends with [0-9]+ card"));
}

TEST(CommandPlay, a_saved_game_of_librarians_says_itself_which_game_it_is) {
    const std::string file = scratch("librarians.record");
    const auto left = run("printf '1\\n1\\n'", "--game librarians --seats human,greedy --seed 3 --save " + file);
    EXPECT_THAT(left.text, HasSubstr("--resume " + file));
    const auto resumed = run("echo quit", "--resume " + file + " --save " + file);
    EXPECT_EQ(resumed.status, 0);
    EXPECT_THAT(resumed.text, HasSubstr("One card is played, one more is due."));
    EXPECT_EQ(run("echo quit", "--game librarians --resume " + file).status, 2);
}

TEST(CommandPlay, librarians_speak_three_languages) {
    const std::string save = " --game librarians --seats human,human --seed 2 --save " + scratch("languages.record");
    EXPECT_THAT(run("echo", "--lang cs" + save).text, HasSubstr("Jsi na tahu: zahraj aspoň dvě karty"));
    EXPECT_THAT(run("echo", "--lang de" + save).text, HasSubstr("Du bist dran: Spiel mindestens zwei Karten aus"));
}

TEST(CommandPlay, without_utf8_everything_is_ascii) {
    const auto outcome = run("echo quit", "--lang cs --seed 2 --save " + scratch("ascii.record"), "LC_ALL=C");
    EXPECT_THAT(outcome.text, HasSubstr("Kterou knihovnu povedes?"));
    for (const char letter : outcome.text) ASSERT_LT(static_cast<unsigned char>(letter), 0x80);
}

TEST(CommandPlay, what_is_wrong_with_the_options_is_said) {
    for (const auto* arguments :
         {"--players 5", "--seats human,dragon", "--solo 9", "--variant quick", "--without diviners-hut", "--resume -",
          "--resume /nowhere --players 2", "--game chess", "--genres horror", "--game librarians --solo 1",
          "--game librarians --players 1", "--game librarians --thrills dragons"}) {
        const auto outcome = run("echo quit", arguments);
        EXPECT_EQ(outcome.status, 2) << arguments;
        EXPECT_THAT(outcome.text, HasSubstr("--")) << arguments;
    }
}

}  // namespace
}  // namespace shelfmark::app
