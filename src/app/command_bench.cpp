#include "app/command_bench.h"

#include <memory>

#include <CLI/CLI.hpp>

#include "app/benchmark_report.h"
#include "app/command.h"
#include "app/game_options.h"
#include "exlibris/game.h"

namespace shelfmark::app {

void add_bench_command(CLI::App& cli, Command& command) {
    auto* bench =
        cli.add_subcommand("bench", "Measure the rulebook: decisions per second, copies, sampling, signature");
    auto game = std::make_shared<GameOptions>();
    auto json = std::make_shared<bool>(false);
    bench->add_flag("--json", *json, "One JSON object");
    add_game_options(*bench, *game);
    bench->callback([&command, game, json] {
        settle_game_options(*game, {.players = 4}, command.language);
        command.run = [game, json] {
            print_benchmark(benchmark<exlibris::ExLibris>(game->options), *json);
            return success;
        };
    });
}

}  // namespace shelfmark::app
