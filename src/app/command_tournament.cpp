#include "app/command_tournament.h"

#include <algorithm>
#include <charconv>
#include <set>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "app/command.h"
#include "app/complaint.h"
#include "app/game_options.h"
#include "app/help.h"
#include "app/tournament/contest.h"
#include "app/tournament/crew.h"
#include "app/tournament/report.h"
#include "app/tournament/tournament_log.h"

namespace shelfmark::app {
namespace {

constexpr int interrupted_status = 130;  // as shells have it

struct Request {
    TypedOptions typed;
    int games = 100;
    std::optional<double> milliseconds;
    std::optional<std::uint32_t> simulations;
    int processes = 1;
    std::string log;
    bool json = false;
};

// "greedy" or, with a time of its own for a turn in milliseconds, "search@500".
Contestant contestant_of(const std::string& seat, const Request& request, const Complaint& complain) {
    Contestant contestant{seat, request.milliseconds, request.simulations};
    const std::size_t mark = seat.find('@');
    if (mark == std::string::npos) return contestant;
    contestant.bot = seat.substr(0, mark);
    int own = 0;
    const auto read = std::from_chars(seat.data() + mark + 1, seat.data() + seat.size(), own);
    if (read.ec != std::errc() || read.ptr != seat.data() + seat.size() || own <= 0) {
        complain.about("--seats", "tournament.time-wrong", {{"text", std::string_view(seat)}});
    }
    contestant.milliseconds = own;
    return contestant;
}

// What makes two tournaments the same, so that one goes on where the other stopped.
template <class G>
std::string title_of(const typename G::Options& options, std::uint64_t seed, const Request& request) {
    return fmt::format("shelfmark tournament 1 {} {} seats={} seed={} time={} simulations={}", G::id,
                       G::options_text(options), fmt::join(request.typed.seats, ","), seed,
                       request.milliseconds.value_or(0), request.simulations.value_or(0));
}

// Where all are the same, nobody needs to change seats.
std::size_t rotations_of(const std::vector<std::string>& seats) {
    return std::ranges::count(seats, seats.front()) == std::ssize(seats) ? 1 : seats.size();
}

// Games are numbered deal by deal, and within a deal by rotation.
std::vector<std::size_t> still_to_play(const std::vector<GameScore>& played, std::size_t games, std::size_t rotations) {
    std::set<std::size_t> done;
    for (const GameScore& score : played) done.insert(score.deal * rotations + score.rotation);
    std::vector<std::size_t> left;
    for (std::size_t game = 0; game < games; ++game) {
        if (!done.contains(game)) left.push_back(game);
    }
    return left;
}

void show_progress(std::size_t played, std::size_t planned, const Standing& leader) {
    if (isatty(STDERR_FILENO) == 0) return;
    fmt::print(stderr, "\r{}/{}  {} {:.1f}% ", played, planned, leader.name, 100 * leader.win_rate);
    if (played == planned) fmt::print(stderr, "\n");
}

template <class G>
std::vector<std::string_view> parts_of_game() {
    std::vector<std::string_view> parts;
    for (const std::string_view part : part_names<G>) {
        if (!part.empty()) parts.push_back(part);
    }
    return parts;
}

template <class G>
int run(const Arrangement<G>& table, const std::vector<Contestant>& contestants, const Request& request, Crew& crew,
        messages::Language language) {
    const std::size_t chairs = contestants.size();
    const std::size_t rotations = rotations_of(request.typed.seats);
    const std::size_t planned = (static_cast<std::size_t>(request.games) + rotations - 1) / rotations * rotations;
    const std::uint64_t seed = table.seed.value_or(1);
    auto log = TournamentLog::open(crew.speaks() ? request.log : "", title_of<G>(table.options, seed, request), chairs,
                                   language);
    if (!log) return complaining(log.error())();
    const Contest<G> contest(table.options, seed, contestants);
    const std::vector<std::string>& names = request.typed.seats;
    const bool complete = crew.play_all(
        still_to_play(log->games(), planned, rotations),
        [&](std::size_t game) {
            return to_line(
                contest.play(static_cast<unsigned>(game / rotations), static_cast<unsigned>(game % rotations)));
        },
        [&](std::string_view line) {
            const auto score = from_line(line, chairs);
            if (!score) return;
            log->add(*score);
            show_progress(log->games().size(), planned, standings(log->games(), names).front());
        });
    if (!crew.speaks()) return success;
    const TournamentReport report{
        G::id, standings(log->games(), names),      parts_of_game<G>(), log->games().size(), planned,
        seed,  !Rulebook<G>::partners && chairs > 1};
    fmt::print("{}", request.json ? report.json() : report.text(language));
    return complete ? success : interrupted_status;
}

template <class G>
std::function<int()> prepared(const std::shared_ptr<Request>& request, const CrewFor& crew,
                              messages::Language language) {
    const Complaint complain{language};
    if (request->typed.seats.empty()) request->typed.seats = {"greedy", "random"};
    std::vector<Contestant> contestants;
    TypedOptions typed = request->typed;
    typed.seats.clear();
    for (const std::string& seat : request->typed.seats) {
        contestants.push_back(contestant_of(seat, *request, complain));
        typed.seats.push_back(contestants.back().bot);
    }
    if (Rulebook<G>::partners && std::ranges::count(typed.seats, all_seeing) == std::ssize(typed.seats)) {
        typed.seats.assign(typed.seats.size(), "greedy");  // is no player: nobody else can know so much
    }
    const auto table = arranged<G>(typed, {}, language);
    return [=] { return run<G>(table, contestants, *request, *crew(request->processes), language); };
}

}  // namespace

void add_tournament_command(CLI::App& cli, Command& command) {
    add_tournament_command(cli, command, [](int processes) { return std::make_unique<LocalCrew>(processes); });
}

void add_tournament_command(CLI::App& cli, Command& command, const CrewFor& crew) {
    auto* tournament = cli.add_subcommand("tournament", "help.tournament");
    auto request = std::make_shared<Request>();
    const auto number = [&](const char* name, auto& value, const char* help, std::int64_t most) {
        tournament->add_option(name, value, help)
            ->option_text("help.value.number")
            ->check(whole_number(command, 1, most));
    };
    number("--games", request->games, "help.tournament.games", 100'000'000);
    number("--time", request->milliseconds, "help.tournament.time", 3'600'000);
    number("--simulations", request->simulations, "help.tournament.simulations", 100'000'000);
    number("--processes", request->processes, "help.tournament.processes", 1024);
    tournament->add_option("--log", request->log, "help.tournament.log")->option_text("help.value.file");
    tournament->add_flag("--json", request->json, "help.json");
    add_game_options(*tournament, command, request->typed);
    tournament->callback([&command, request, crew] {
        command.run =
            for_game(request->typed.game, [&]<class G>() { return prepared<G>(request, crew, command.language); });
    });
}

}  // namespace shelfmark::app
