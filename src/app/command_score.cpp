#include "app/command_score.h"

#include <iostream>

#include <CLI/CLI.hpp>

#include "app/command.h"
#include "app/game_options.h"
#include "app/score_report.h"
#include "app/text_error.h"
#include "app/text_file.h"

namespace shelfmark::app {
namespace {

int score_file(const ScoreOptions& options, messages::Language language) {
    const auto text = file_text(options.file, language);
    if (text) return score(options, language, *text, std::cout, std::cerr);
    std::cerr << text.error() << '\n';
    return wrong_input;
}

}  // namespace

int score(const ScoreOptions& options, messages::Language language, std::string_view text, std::ostream& out,
          std::ostream& err) {
    const auto file = score::read_score_file(text, options.solo);
    if (!file) {
        const auto& error = file.error();
        const exlibris::TextError same = {.line = static_cast<int>(error.at.line),
                                          .column = static_cast<int>(error.at.column),
                                          .message = error.message,
                                          .arguments = error.arguments};
        err << described(options.file, same, language) << '\n';
        return wrong_input;
    }
    const auto report = score::make_report(*file, options.best);
    out << (options.json ? to_json(report) : to_table(report, language));
    return success;
}

void add_score_command(CLI::App& cli, Command& command) {
    auto* subcommand = cli.add_subcommand("score", "help.score");
    const auto options = std::make_shared<ScoreOptions>();
    subcommand->add_option("file", options->file, "help.score.file")->required();
    subcommand->add_flag("--json", options->json, "help.json");
    subcommand->add_flag("--best", options->best, "help.score.best");
    subcommand->add_flag("--solo", options->solo, "help.score.solo");
    accept_game_options(*subcommand);
    subcommand->callback(
        [&command, options] { command.run = [&command, options] { return score_file(*options, command.language); }; });
}

}  // namespace shelfmark::app
