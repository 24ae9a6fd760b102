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
#include "exlibris/game.h"
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

void print(const Simulation& simulation, const players::Tally& tally, double seconds) {
    std::vector<double> scores;
    std::vector<double> wins;
    for (std::size_t seat = 0; seat < simulation.game.options.players; ++seat) {
        scores.push_back(mean(tally.points[seat], tally.games));
        wins.push_back(mean(static_cast<std::int64_t>(tally.wins[seat]), tally.games));
    }
    const double speed = seconds > 0 ? static_cast<double>(tally.decisions) / seconds : 0;
    const double rounds = mean(static_cast<std::int64_t>(tally.rounds), tally.games);
    if (simulation.json) {
        fmt::print(
            "{{\"game\":\"{}\",\"games\":{},\"decisions\":{},\"seconds\":{:.3f},\"decisions_per_second\":{:.0f},"
            "\"rounds_mean\":{:.3f},\"score_mean\":[{:.3f}],\"win_rate\":[{:.4f}],\"illegal\":{},\"unfinished\":{}}}\n",
            simulation.rulebook, tally.games, tally.decisions, seconds, speed, rounds, fmt::join(scores, ","),
            fmt::join(wins, ","), tally.illegal, tally.unfinished);
        return;
    }
    fmt::print("{} games, {} decisions in {:.2f} s ({:.0f} a second)\n", tally.games, tally.decisions, seconds, speed);
    fmt::print("rounds     {:.2f} on average\n", rounds);
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        fmt::print("seat {}     {:<8} {:7.2f} points on average, wins {:.1f}%\n", seat + 1, simulation.game.seats[seat],
                   scores[seat], 100 * wins[seat]);
    }
    fmt::print("illegal    {}\nunfinished {}\n", tally.illegal, tally.unfinished);
}

int run(const Simulation& simulation) {
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
    print(simulation, tally, seconds);
    return tally.illegal == 0 && tally.unfinished == 0 ? success : 1;
}

}  // namespace

void add_sim_command(CLI::App& cli, Command& command) {
    auto* sim = cli.add_subcommand("sim", "Let bots play many games and sum them up");
    auto simulation = std::make_shared<Simulation>();
    sim->add_option("--game", simulation->rulebook, "Which game")->check(CLI::IsMember({ExLibris::id}));
    sim->add_option("--games", simulation->games, "How many games")->check(CLI::Range(1, 100'000'000));
    sim->add_flag("--json", simulation->json, "One JSON object");
    add_game_options(*sim, simulation->game);
    sim->callback([&command, simulation] {
        settle_game_options(simulation->game, {}, command.language);
        command.run = [simulation] { return run(*simulation); };
    });
}

}  // namespace shelfmark::app
