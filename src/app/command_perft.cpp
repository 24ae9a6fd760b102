#include "app/command_perft.h"

#include <chrono>
#include <cstdio>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/command.h"
#include "app/game_options.h"
#include "exlibris/game.h"

namespace shelfmark::app {

namespace {

using exlibris::ExLibris;

// Lines of exactly `depth` decisions; chance falls as the seed has it.
std::uint64_t perft(const ExLibris::State& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t lines = 0;
    const auto actors = ExLibris::actors(state);
    ExLibris::ActionList actions;
    for (table::Seat seat = 0; seat < table::max_seats; ++seat) {
        if (!actors.contains(seat)) continue;
        ExLibris::legal(state, seat, actions);
        if (depth == 1) {
            lines += actions.size();
            continue;
        }
        for (const auto& action : actions) {
            auto next = state;
            ExLibris::apply(next, seat, action);
            lines += perft(next, depth - 1);
        }
    }
    return lines;
}

struct Request {
    GameOptions game;
    int depth = 6;
    bool json = false;
};

int run(const Request& request) {
    const auto state = ExLibris::setup(request.game.options, request.game.seed.value_or(1));
    std::string json;
    for (int depth = 1; depth <= request.depth; ++depth) {
        const auto start = std::chrono::steady_clock::now();
        const std::uint64_t lines = perft(state, depth);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (request.json) {
            json += fmt::format(R"({}{{"depth":{},"lines":{}}})", depth > 1 ? "," : "", depth, lines);
        } else {
            fmt::print("{:>3} {:>16} {:>10.3f} s\n", depth, lines, seconds);
            std::fflush(stdout);
        }
    }
    if (request.json)
        fmt::print(R"({{"game":"{}","perft":[{}]}})"
                   "\n",
                   ExLibris::id, json);
    return success;
}

}  // namespace

void add_perft_command(CLI::App& cli, Command& command) {
    auto* perft = cli.add_subcommand("perft", "Count the lines of play from the start, depth by depth");
    auto request = std::make_shared<Request>();
    perft->add_option("--depth", request->depth, "How many decisions deep")->check(CLI::Range(1, 64));
    perft->add_flag("--json", request->json, "One JSON object");
    add_game_options(*perft, request->game);
    perft->callback([&command, request] {
        settle_game_options(request->game, {}, command.language);
        command.run = [request] { return run(*request); };
    });
}

}  // namespace shelfmark::app
