#include "app/command_bench.h"

#include <functional>
#include <memory>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/benchmark_report.h"
#include "app/command.h"
#include "app/game_options.h"
#include "app/screen.h"
#include "app/wrap.h"
#include "messages/format.h"
#include "messages/number.h"

namespace shelfmark::app {
namespace {

void print_benchmark(const Benchmark& measured, int players, messages::Language language) {
    const auto say = [&](std::string_view key) { return std::string(messages::text(language, key)); };
    const auto nanoseconds = [&](double time) { return messages::decimal(language, time, 1) + " ns"; };
    const std::string speed = fmt::format("{:.0f}", measured.decisions_per_second);
    Rows rows = {
        {say("bench.game"), measured.game},
        {say("bench.signature"), fmt::format("{:016x}", measured.signature)},
        {say("bench.speed"), messages::format(language, "bench.random", {{"speed", speed}, {"players", players}})},
        {say("bench.state"), messages::format(language, "bench.bytes", {{"n", measured.state_bytes}})},
        {say("bench.clone"), nanoseconds(measured.clone_ns)},
        {say("bench.sample"), nanoseconds(measured.sample_ns)},
        {say("bench.observe"), nanoseconds(measured.observe_ns)},
        {say("bench.evaluations"), fmt::format("{:.0f}", measured.evaluations_per_second)},
        {say("bench.playouts"), fmt::format("{:.0f}", measured.playouts_per_second)},
        {say("bench.choices"), fmt::format("{:016x}", measured.choices)},
    };
    if (measured.best_turns.hardest_ns > 0) {
        const auto microseconds = [](double time) { return fmt::format("{:.0f}", time / 1000); };
        rows.emplace_back(say("bench.turns"),
                          messages::format(language, "bench.spread",
                                           {{"typical", microseconds(measured.best_turns.typical_ns)},
                                            {"hardest", microseconds(measured.best_turns.hardest_ns)}}));
    }
    fmt::print("{}\n", in_two_columns(rows, widest_page));
}

// What to measure, decided while the command line is read.
struct Work {
    std::function<Benchmark()> measure;
    int players = 0;
};

template <class G>
Work work_on(const TypedOptions& typed, messages::Language language) {
    const auto options = arranged<G>(typed, {.players = 4}, language).options;
    return {[options] { return benchmark<G>(options); }, options.players};
}

int run(const std::vector<Work>& works, bool json, messages::Language language) {
    std::vector<Benchmark> measured;
    for (const Work& work : works) {
        measured.push_back(work.measure());
        if (!json) print_benchmark(measured.back(), work.players, language);
    }
    if (json) print_benchmarks_json(measured);
    return success;
}

}  // namespace

void add_bench_command(CLI::App& cli, Command& command) {
    auto* bench = cli.add_subcommand("bench", "help.bench");
    auto typed = std::make_shared<TypedOptions>();
    auto json = std::make_shared<bool>(false);
    bench->add_flag("--json", *json, "help.json");
    add_game_options(*bench, command, *typed, nullptr);
    bench->callback([&command, typed, json] {
        std::vector<Work> works;
        for_each_game([&]<class G>() {
            if (typed->game.empty() || typed->game == G::id) works.push_back(work_on<G>(*typed, command.language));
        });
        command.run = [&command, works, json] { return run(works, *json, command.language); };
    });
}

}  // namespace shelfmark::app
