#include "app/command_score.h"

#include <fstream>
#include <iostream>
#include <iterator>

#include <CLI/CLI.hpp>

#include "app/command.h"
#include "app/game_options.h"
#include "app/score_file.h"
#include "app/score_report.h"
#include "app/text_error.h"
#include "messages/format.h"

namespace shelfmark::app {
namespace {

int score_file(const ScoreOptions& options, messages::Language language) {
    if (options.file == "-") {
        return score(options, language, std::cin, std::cout, std::cerr);
    }
    std::ifstream file(options.file, std::ios::binary);
    file.peek();  // a folder opens, but cannot be read
    if (file.bad() || !file.is_open()) {
        std::cerr << messages::format(language, "score.error.unreadable", {{"file", options.file}}) << '\n';
        return wrong_input;
    }
    return score(options, language, file, std::cout, std::cerr);
}

}  // namespace

int score(const ScoreOptions& options, messages::Language language, std::istream& in, std::ostream& out,
          std::ostream& err) {
    const std::string text(std::istreambuf_iterator<char>(in), {});
    const auto file = read_score_file(text, options.solo);
    if (!file) {
        const auto& error = file.error();
        const exlibris::TextError same = {.line = static_cast<int>(error.at.line),
                                          .column = static_cast<int>(error.at.column),
                                          .message = error.message,
                                          .arguments = error.arguments};
        err << described(options.file, same, language) << '\n';
        return wrong_input;
    }
    const auto report = make_report(*file, options.best);
    out << (options.json ? to_json(report) : to_table(report, language));
    return success;
}

void add_score_command(CLI::App& cli, Command& command) {
    auto* subcommand = cli.add_subcommand("score", "Score a game on cardboard, written down in a file");
    const auto options = std::make_shared<ScoreOptions>();
    subcommand->add_option("file", options->file, "The file, or - for the standard input")->required();
    subcommand->add_flag("--json", options->json, "One JSON object instead of the table");
    subcommand->add_flag("--best", options->best, "Turn cards face down to each player's advantage first");
    subcommand->add_flag("--solo", options->solo, "The solo game: one player and the Public Library");
    accept_game_options(*subcommand);
    subcommand->callback(
        [&command, options] { command.run = [&command, options] { return score_file(*options, command.language); }; });
}

}  // namespace shelfmark::app
