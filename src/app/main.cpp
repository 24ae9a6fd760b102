#include <memory>
#include <span>

#include <CLI/CLI.hpp>

#include "app/checked_output.h"
#include "app/command.h"
#include "app/command_analyse.h"
#include "app/command_bench.h"
#include "app/command_loadtest.h"
#include "app/command_perft.h"
#include "app/command_play.h"
#include "app/command_replay.h"
#include "app/command_rules.h"
#include "app/command_score.h"
#include "app/command_selfplay.h"
#include "app/command_serve.h"
#include "app/command_sim.h"
#include "app/command_tournament.h"
#include "app/help.h"
#include "app/language.h"

int main(int argc, char** argv) {
    using namespace shelfmark;

    app::Command command;
    const std::span<const char* const> arguments(argv, static_cast<std::size_t>(argc));
    command.language = app::language_of_arguments(arguments).value_or(app::language_of_environment());
    if (argc > 0) command.program = argv[0];  // NOLINT: C's interface
    CLI::App cli("help.shelfmark", "shelfmark");
    cli.formatter(std::make_shared<app::Help>(command));
    cli.failure_message(
        [&](const CLI::App*, const CLI::Error& error) { return app::failure(cli, error, command.language); });
    cli.set_help_flag("-h,--help", "help.help");
    cli.set_version_flag("--version", "shelfmark " SHELFMARK_VERSION, "help.version");
    cli.require_subcommand(1);
    cli.fallthrough();  // options of all commands may follow the command's name

    app::add_language_option(cli, command);
    app::add_analyse_command(cli, command);
    app::add_bench_command(cli, command);
    app::add_help_command(cli, command);
    app::add_loadtest_command(cli, command);
    app::add_perft_command(cli, command);
    app::add_play_command(cli, command);
    app::add_replay_command(cli, command);
    app::add_rules_command(cli, command);
    app::add_score_command(cli, command);
    app::add_selfplay_command(cli, command);
    app::add_serve_command(cli, command);
    app::add_sim_command(cli, command);
    app::add_tournament_command(cli, command);

    try {
        cli.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app::checked_output(command.language,
                                   [&] { return cli.exit(error) == 0 ? app::success : app::wrong_input; });
    }
    return app::checked_output(command.language, command.run);
}
