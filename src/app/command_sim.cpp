#include "app/command_sim.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/command.h"
#include "app/game_options.h"
#include "app/help.h"
#include "app/screen.h"
#include "app/wrap.h"
#include "exlibris/game.h"
#include "messages/format.h"
#include "players/exlibris/roster.h"
#include "players/simulation.h"

namespace shelfmark::app {

namespace {

using exlibris::ExLibris;

struct Simulation {
    GameOptions game;
    std::string rulebook = ExLibris::id;
    int games = 100;
    bool json = false;
};

double mean(std::int64_t total, std::uint64_t count) {
    return count == 0 ? 0 : static_cast<double>(total) / static_cast<double>(count);
}

// What came of the games, on average.
struct Summary {
    double seconds = 0;
    double speed = 0;
    double rounds = 0;
    std::vector<double> scores;
    std::vector<double> wins;
};

Summary summed_up(const Simulation& simulation, const players::Tally& tally, double seconds) {
    Summary summary;
    summary.seconds = seconds;
    summary.speed = seconds > 0 ? static_cast<double>(tally.decisions) / seconds : 0;
    summary.rounds = mean(static_cast<std::int64_t>(tally.rounds), tally.games);
    for (std::size_t seat = 0; seat < simulation.game.options.players; ++seat) {
        summary.scores.push_back(mean(tally.points[seat], tally.games));
        summary.wins.push_back(mean(static_cast<std::int64_t>(tally.wins[seat]), tally.games));
    }
    return summary;
}

void print_json(const Simulation& simulation, const players::Tally& tally, const Summary& summary) {
    fmt::print("{{\"game\":\"{}\",\"games\":{},\"decisions\":{},\"seconds\":{:.3f},\"decisions_per_second\":{:.0f},"
               "\"rounds_mean\":{:.3f},\"score_mean\":[{:.3f}],\"win_rate\":[{:.4f}],\"illegal\":{},"
               "\"unfinished\":{}}}\n",
               simulation.rulebook, tally.games, tally.decisions, summary.seconds, summary.speed, summary.rounds,
               fmt::join(summary.scores, ","), fmt::join(summary.wins, ","), tally.illegal, tally.unfinished);
}

void print_lines(const Simulation& simulation, const players::Tally& tally, const Summary& summary,
                 messages::Language language) {
    const auto say = [&](std::string_view key, std::initializer_list<messages::Argument> arguments = {}) {
        return messages::format(language, key, arguments);
    };
    Rows rows;
    rows.emplace_back(say("sim.rounds"), say("sim.average", {{"number", fmt::format("{:.2f}", summary.rounds)}}));
    for (std::size_t seat = 0; seat < summary.scores.size(); ++seat) {
        rows.emplace_back(say("sim.seat", {{"n", seat + 1}}),
                          say("sim.points", {{"player", fmt::format("{:<8}", simulation.game.seats[seat])},
                                             {"points", fmt::format("{:7.2f}", summary.scores[seat])},
                                             {"wins", fmt::format("{:.1f}", 100 * summary.wins[seat])}}));
    }
    rows.emplace_back(say("sim.illegal"), fmt::to_string(tally.illegal));
    rows.emplace_back(say("sim.unfinished"), fmt::to_string(tally.unfinished));
    fmt::print("{}\n{}",
               say("sim.games", {{"games", tally.games},
                                 {"decisions", tally.decisions},
                                 {"seconds", fmt::format("{:.2f}", summary.seconds)},
                                 {"speed", fmt::format("{:.0f}", summary.speed)}}),
               in_two_columns(rows, widest_page));
}

int run(const Simulation& simulation, messages::Language language) {
    std::vector<players::Player<ExLibris>> seats;
    for (const std::string& name : simulation.game.seats) seats.push_back(players::find_player(name));
    players::Tally tally;
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t seed = simulation.game.seed.value_or(1);
    for (int game = 0; game < simulation.games; ++game) {
        players::play_game<ExLibris>(simulation.game.options, seed + static_cast<std::uint64_t>(game), seats, tally);
        if (tally.broken_invariant != nullptr) {
            fmt::print(stderr, "seed {}: {}\n", seed + static_cast<std::uint64_t>(game), tally.broken_invariant);
            return 1;
        }
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const Summary summary = summed_up(simulation, tally, seconds);
    if (simulation.json) {
        print_json(simulation, tally, summary);
    } else {
        print_lines(simulation, tally, summary, language);
    }
    return tally.illegal == 0 && tally.unfinished == 0 ? success : 1;
}

}  // namespace

void add_sim_command(CLI::App& cli, Command& command) {
    auto* sim = cli.add_subcommand("sim", "help.sim");
    auto simulation = std::make_shared<Simulation>();
    sim->add_option("--game", simulation->rulebook, "help.game")
        ->option_text("help.value.name")
        ->check(one_of(command, {ExLibris::id}));
    sim->add_option("--games", simulation->games, "help.sim.games")
        ->option_text("help.value.number")
        ->check(whole_number(command, 1, 100'000'000));
    sim->add_flag("--json", simulation->json, "help.json");
    add_game_options(*sim, simulation->game);
    sim->callback([&command, simulation] {
        settle_game_options(simulation->game, {}, command.language);
        command.run = [&command, simulation] { return run(*simulation, command.language); };
    });
}

}  // namespace shelfmark::app
