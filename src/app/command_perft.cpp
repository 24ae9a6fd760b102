#include "app/command_perft.h"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/command.h"
#include "app/game_options.h"
#include "app/text_error.h"
#include "exlibris/game.h"
#include "exlibris/position.h"
#include "messages/format.h"

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
    std::string position;
    int depth = 6;
    bool json = false;
};

// The position of the file, or the start of a game; nothing, with a message, if the file is wrong.
std::optional<ExLibris::State> beginning(const Request& request, messages::Language language) {
    if (request.position.empty()) return ExLibris::setup(request.game.options, request.game.seed.value_or(1));
    std::ifstream file(request.position, std::ios::binary);
    file.peek();  // a folder opens, but cannot be read
    if (file.bad() || !file.is_open()) {
        fmt::print(
            stderr, "{}\n",
            messages::format(language, "formats.error.unreadable", {{"file", std::string_view(request.position)}}));
        return std::nullopt;
    }
    const auto state = exlibris::parse_position(std::string(std::istreambuf_iterator<char>(file), {}));
    if (state) return *state;
    fmt::print(stderr, "{}\n", described(request.position, state.error(), language));
    return std::nullopt;
}

int run(const Request& request, messages::Language language) {
    const auto start_state = beginning(request, language);
    if (!start_state) return wrong_input;
    const ExLibris::State& state = *start_state;
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
    perft->add_option("--from", request->position, "A position file to start from");
    perft->add_flag("--json", request->json, "One JSON object");
    add_game_options(*perft, request->game);
    perft->callback([&command, request] {
        settle_game_options(request->game, {}, command.language);
        command.run = [request, &command] { return run(*request, command.language); };
    });
}

}  // namespace shelfmark::app
