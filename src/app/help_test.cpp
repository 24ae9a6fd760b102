#include "app/help.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "program.h"

namespace shelfmark::app {
namespace {

using messages::Language;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// A small command line that is told about in the same way as the real one.
struct Line {
    explicit Line(Language language = Language::en) : cli("help.shelfmark", "shelfmark") {
        command.language = language;
        cli.formatter(std::make_shared<Help>(command));
        cli.set_help_flag("-h,--help", "help.help");
        cli.require_subcommand(1);
        auto* perft = cli.add_subcommand("perft", "help.perft");
        perft->add_option("--depth", depth, "help.perft.depth")
            ->option_text("help.value.number")
            ->check(whole_number(command, 1, 20));
        add_help_command(cli, command);
        cli.add_subcommand("score", "help.score")->add_option("file", file, "help.score.file")->required();
    }

    // What is said about these arguments; nothing if they are fine.
    std::string said(std::vector<std::string> arguments) {
        std::ranges::reverse(arguments);  // as the library takes them
        try {
            cli.parse(arguments);
        } catch (const CLI::CallForHelp&) {
            return cli.help();
        } catch (const CLI::ParseError& error) {
            return failure(cli, error, command.language);
        }
        return {};
    }

    Command command;
    CLI::App cli;
    int depth = 0;
    std::string file;
};

TEST(Help, the_page_lists_commands_and_options) {
    EXPECT_EQ(Line().said({"perft", "--help"}), "count the lines of play, depth by depth\n"
                                                "Usage: shelfmark perft [Options]\n"
                                                "\n"
                                                "Options:\n"
                                                "  -h,--help  this page\n"
                                                "  --depth N  how many decisions deep, 6 unless given\n");
    EXPECT_THAT(Line().said({"--help"}), HasSubstr("\nCommands:\n  perft  count the lines of play"));
    EXPECT_THAT(Line().said({"score", "--help"}), HasSubstr("shelfmark score [Options] file\n"));
}

TEST(Help, the_page_speaks_every_language) {
    EXPECT_THAT(Line(Language::cs).said({"--help"}), AllOf(HasSubstr("Použití: "), HasSubstr("domov pro deskové hry")));
    EXPECT_THAT(Line(Language::de).said({"--help"}), AllOf(HasSubstr("Aufruf: "), HasSubstr("ein Zuhause")));
}

TEST(Help, an_unknown_command_is_answered_with_those_there_are) {
    EXPECT_THAT(Line().said({"pert"}),
                AllOf(HasSubstr("“pert”: did you mean perft?"), HasSubstr("perft, help, score")));
    EXPECT_THAT(Line().said({"nonsense"}), AllOf(HasSubstr("“nonsense”."), Not(HasSubstr("did you mean"))));
    EXPECT_THAT(Line().said({}), HasSubstr("perft, help, score"));
}

TEST(Help, the_hint_names_the_page_of_the_command) {
    EXPECT_THAT(Line().said({"perft", "--width", "3"}),
                AllOf(HasSubstr("--width"), HasSubstr("shelfmark perft --help")));
    EXPECT_THAT(Line().said({"score"}), StartsWith("file is missing."));
}

TEST(Help, asking_for_help_shows_the_page_of_the_command) {
    const auto shown = [](const std::vector<std::string>& arguments) {
        Line line;
        EXPECT_EQ(line.said(arguments), "");
        testing::internal::CaptureStdout();
        EXPECT_EQ(line.command.run(), success);
        return testing::internal::GetCapturedStdout();
    };
    for (const auto* name : {"perft", "score", "help"}) EXPECT_EQ(shown({"help", name}), Line().said({name, "--help"}));
    EXPECT_EQ(shown({"help"}), Line().said({"--help"}));
}

TEST(Help, asking_for_help_about_no_command_names_those_there_are) {
    Line line;
    EXPECT_EQ(line.said({"help", "pert"}), "");
    testing::internal::CaptureStderr();
    EXPECT_EQ(line.command.run(), wrong_input);
    EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("“pert”: did you mean perft?"));
}

TEST(Help, what_does_not_go_together_is_told_with_its_own_reason) {
    EXPECT_THAT(proof::run_program("true", "replay x --json --position").text,
                AllOf(HasSubstr("do not go together: choose one"), Not(HasSubstr("saved game"))));
    for (const auto* arguments : {"play --resume x --seed 1", "play --from x --players 2", "sim --from x --solo 1"}) {
        EXPECT_THAT(proof::run_program("true", arguments).text, HasSubstr("has its own options")) << arguments;
    }
}

TEST(Help, numbers_have_limits) {
    EXPECT_EQ(Line().said({"perft", "--depth", "20"}), "");
    for (const char* depth : {"0", "21", "x", "3x", "99999999999999999999"}) {
        EXPECT_THAT(Line().said({"perft", "--depth", depth}), HasSubstr("from 1 to 20")) << depth;
    }
    EXPECT_THAT(Line().said({"perft", "--depth"}), StartsWith("--depth: a value is missing"));
}

}  // namespace
}  // namespace shelfmark::app
