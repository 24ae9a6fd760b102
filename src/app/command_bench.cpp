#include "app/command_bench.h"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/benchmark_report.h"
#include "app/command.h"
#include "app/game_options.h"
#include "app/screen.h"
#include "app/wrap.h"
#include "exlibris/game.h"
#include "messages/format.h"

namespace shelfmark::app {
namespace {

void print_benchmark(const Benchmark& measured, int players, messages::Language language) {
    const auto say = [&](std::string_view key) { return std::string(messages::text(language, key)); };
    const auto nanoseconds = [](double time) { return fmt::format("{:.1f} ns", time); };
    const std::string speed = fmt::format("{:.0f}", measured.decisions_per_second);
    const Rows rows = {
        {say("bench.game"), measured.game},
        {say("bench.signature"), fmt::format("{:016x}", measured.signature)},
        {say("bench.speed"), messages::format(language, "bench.random", {{"speed", speed}, {"players", players}})},
        {say("bench.state"), messages::format(language, "bench.bytes", {{"n", measured.state_bytes}})},
        {say("bench.clone"), nanoseconds(measured.clone_ns)},
        {say("bench.sample"), nanoseconds(measured.sample_ns)},
        {say("bench.observe"), nanoseconds(measured.observe_ns)},
    };
    fmt::print("{}", in_two_columns(rows, widest_page));
}

}  // namespace

void add_bench_command(CLI::App& cli, Command& command) {
    auto* bench = cli.add_subcommand("bench", "help.bench");
    auto game = std::make_shared<GameOptions>();
    auto json = std::make_shared<bool>(false);
    bench->add_flag("--json", *json, "help.json");
    add_game_options(*bench, *game);
    bench->callback([&command, game, json] {
        settle_game_options(*game, {.players = 4}, command.language);
        command.run = [&command, game, json] {
            const Benchmark measured = benchmark<exlibris::ExLibris>(game->options);
            if (*json) {
                print_benchmark_json(measured);
            } else {
                print_benchmark(measured, game->options.players, command.language);
            }
            return success;
        };
    });
}

}  // namespace shelfmark::app
