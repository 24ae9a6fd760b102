#include "app/command_perft.h"

#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/command.h"
#include "app/game_options.h"
#include "app/help.h"
#include "app/text_error.h"
#include "app/text_file.h"
#include "exlibris/game.h"
#include "exlibris/position.h"
#include "messages/format.h"

namespace shelfmark::app {

namespace {

using exlibris::ExLibris;

// Every decision multiplies the lines by ten or so: nobody has the time for more.
constexpr int deepest = 20;

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
    const auto text = file_text(request.position, language);
    if (!text) {
        fmt::print(stderr, "{}\n", text.error());
        return std::nullopt;
    }
    const auto state = exlibris::parse_position(*text);
    if (state) return *state;
    fmt::print(stderr, "{}\n", described(request.position, state.error(), language));
    return std::nullopt;
}

// How one depth went, to foresee how long the next one takes.
struct Layer {
    std::uint64_t lines = 0;
    double seconds = 0;
};

void warn_if_long(int depth, const Layer& before, const Layer& last, messages::Language language) {
    constexpr double long_time = 60;
    if (before.lines == 0) return;
    const double seconds = last.seconds * static_cast<double>(last.lines) / static_cast<double>(before.lines);
    if (seconds < long_time) return;
    const std::string minutes = fmt::format("{:.0f}", seconds / 60);
    fmt::print(stderr, "{}\n", messages::format(language, "perft.long", {{"depth", depth}, {"minutes", minutes}}));
}

int run(const Request& request, messages::Language language) {
    const auto start_state = beginning(request, language);
    if (!start_state) return wrong_input;
    const ExLibris::State& state = *start_state;
    std::string json;
    Layer before;
    Layer last;
    for (int depth = 1; depth <= request.depth; ++depth) {
        warn_if_long(depth, before, last, language);
        const auto start = std::chrono::steady_clock::now();
        const std::uint64_t lines = perft(state, depth);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        before = std::exchange(last, {lines, seconds});
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
    auto* perft = cli.add_subcommand("perft", "help.perft");
    auto request = std::make_shared<Request>();
    perft->add_option("--depth", request->depth, "help.perft.depth")
        ->option_text("help.value.number")
        ->check(whole_number(command, 1, deepest));
    perft->add_option("--from", request->position, "help.perft.from")->option_text("help.value.file");
    perft->add_flag("--json", request->json, "help.json");
    add_game_options(*perft, request->game);
    perft->callback([&command, request] {
        settle_game_options(request->game, {}, command.language);
        command.run = [request, &command] { return run(*request, command.language); };
    });
}

}  // namespace shelfmark::app
