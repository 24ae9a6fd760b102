#include "app/command_perft.h"

#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/command.h"
#include "app/game_options.h"
#include "app/help.h"
#include "app/rulebook.h"
#include "app/text_error.h"
#include "app/text_file.h"
#include "messages/format.h"
#include "messages/number.h"

namespace shelfmark::app {

namespace {

// Every decision multiplies the lines by ten or so: nobody has the time for more.
constexpr int deepest = 20;

// Lines of exactly `depth` decisions; chance falls as the seed has it.
template <table::Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t lines = 0;
    const auto actors = G::actors(state);
    typename G::ActionList actions;
    for (table::Seat seat = 0; seat < table::max_seats; ++seat) {
        if (!actors.contains(seat)) continue;
        G::legal(state, seat, actions);
        if (depth == 1) {
            lines += actions.size();
            continue;
        }
        for (const auto& action : actions) {
            auto next = state;
            G::apply(next, seat, action, nullptr);
            lines += perft<G>(next, depth - 1);
        }
    }
    return lines;
}

struct Request {
    TypedOptions typed;
    std::string position;
    int depth = 6;
    bool json = false;
};

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

template <table::Game G>
int count_lines(const typename G::State& state, const Request& request, messages::Language language) {
    std::string json;
    Layer before;
    Layer last;
    for (int depth = 1; depth <= request.depth; ++depth) {
        warn_if_long(depth, before, last, language);
        const auto start = std::chrono::steady_clock::now();
        const std::uint64_t lines = perft<G>(state, depth);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        before = std::exchange(last, {lines, seconds});
        if (request.json) {
            json += fmt::format(R"({}{{"depth":{},"lines":{}}})", depth > 1 ? "," : "", depth, lines);
        } else {
            fmt::print("{:>3} {:>16} {:>10} s\n", depth, lines, messages::decimal(language, seconds, 3));
            std::fflush(stdout);
        }
    }
    if (request.json)
        fmt::print(R"({{"game":"{}","perft":[{}]}})"
                   "\n",
                   G::id, json);
    return success;
}

// From the start of a game.
template <table::Game G>
std::function<int()> from_start(const std::shared_ptr<Request>& request, messages::Language language) {
    const auto arrangement = arranged<G>(request->typed, {}, language);
    return [arrangement, request, language] {
        return count_lines<G>(G::setup(arrangement.options, arrangement.seed.value_or(1)), *request, language);
    };
}

// From the position of a file, which says itself to which game it belongs.
int from_position(const Request& request, messages::Language language) {
    const auto text = file_text(request.position, language);
    if (!text) {
        fmt::print(stderr, "{}\n", text.error());
        return wrong_input;
    }
    return for_game(game_of_file(*text), [&]<class G>() {
        const auto state = Rulebook<G>::parse_position(*text);
        if (state) return count_lines<G>(*state, request, language);
        fmt::print(stderr, "{}\n", described(request.position, state.error(), language));
        return wrong_input;
    });
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
    add_game_options(*perft, command, request->typed, nullptr);
    perft->callback([&command, request] {
        command.run =
            for_game(request->typed.game, [&]<class G>() { return from_start<G>(request, command.language); });
        if (request->position.empty()) return;
        command.run = [request, &command] { return from_position(*request, command.language); };
    });
}

}  // namespace shelfmark::app
