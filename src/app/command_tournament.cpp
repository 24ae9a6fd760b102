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
#include "app/tournament/edition.h"
#include "app/tournament/report.h"
#include "app/tournament/tournament_log.h"
#include "base/utf8.h"
#include "messages/format.h"
#include "messages/number.h"

namespace shelfmark::app {
namespace {

constexpr int interrupted_status = 130;  // as shells have it
constexpr int log_lost_status = 1;
constexpr int longest_turn_ms = 3'600'000;

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
    if (read.ec != std::errc() || read.ptr != seat.data() + seat.size() || own < 1 || own > longest_turn_ms) {
        complain.about("--seats", "tournament.time-wrong",
                       {{"text", base::quotable(seat)}, {"least", 1}, {"most", longest_turn_ms}});
    }
    contestant.milliseconds = own;
    return contestant;
}

// What makes two tournaments the same, so that one goes on where the other stopped. Bots of another edition may play
// differently; the number says how deals follow from the seed and how games are written.
template <class G>
std::string title_of(const typename G::Options& options, std::uint64_t seed, const Request& request) {
    return fmt::format("shelfmark tournament 3 version={} edition={} {} {} seats={} seed={} time={} simulations={}",
                       SHELFMARK_VERSION, edition_of(G::id), G::id, G::options_text(options),
                       fmt::join(request.typed.seats, ","), seed, request.milliseconds.value_or(0),
                       request.simulations.value_or(0));
}

// Where all are the same, nobody needs to change seats.
std::size_t rotations_of(const std::vector<std::string>& seats) {
    return std::ranges::count(seats, seats.front()) == std::ssize(seats) ? 1 : seats.size();
}

Schedule schedule_of(const Request& request) {
    const std::size_t rotations = rotations_of(request.typed.seats);
    const std::size_t deals = (static_cast<std::size_t>(request.games) + rotations - 1) / rotations;
    return {.chairs = request.typed.seats.size(), .rotations = rotations, .games = deals * rotations};
}

std::vector<std::size_t> still_to_play(const std::vector<GameScore>& played, const Schedule& schedule) {
    std::set<std::size_t> done;
    for (const GameScore& score : played) done.insert(schedule.number(score));
    std::vector<std::size_t> left;
    for (std::size_t game = 0; game < schedule.games; ++game) {
        if (!done.contains(game)) left.push_back(game);
    }
    return left;
}

// On one line that is written over again and again; where that is not possible, in a line for each hundredth, but a
// file shall not be filled with it.
void show_progress(const std::vector<GameScore>& games, std::size_t planned, const std::vector<std::string>& names,
                   bool in_lines, messages::Language language) {
    const std::size_t played = games.size();
    const bool another_hundredth = played * 100 / planned > (played - 1) * 100 / planned;
    if (in_lines ? !another_hundredth : isatty(STDERR_FILENO) == 0) return;
    const Standing first = standings(games, names).front();
    fmt::print(stderr, "{}{}/{}  {} {}% {}", in_lines ? "" : "\r", played, planned, first.name,
               messages::decimal(language, 100 * first.win_rate, 1), in_lines || played == planned ? "\n" : "");
}

// How to go on after an interruption.
void say_stopped(const TournamentReport& report, const std::string& log, messages::Language language) {
    const std::string sentence = messages::format(
        language, "tournament.stopped",
        {{"games", report.games}, {"planned", report.planned}, {"log", log.empty() ? std::string_view("none") : log}});
    fmt::print(stderr, "{}{}\n", isatty(STDERR_FILENO) == 0 ? "" : "\n", sentence);
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
TournamentReport report_on(const std::vector<GameScore>& games, const Schedule& schedule, std::uint64_t seed,
                           const std::vector<std::string>& names) {
    return {.game = G::id,
            .standings = standings(games, names),
            .parts = parts_of_game<G>(),
            .games = games.size(),
            .planned = schedule.games,
            .seed = seed,
            .elo = !Rulebook<G>::partners && schedule.chairs > 1};
}

template <class G>
int run(const Arrangement<G>& table, const std::vector<Contestant>& contestants, const Request& request, Crew& crew,
        messages::Language language) {
    const Schedule schedule = schedule_of(request);
    const std::uint64_t seed = table.seed.value_or(1);
    auto log = TournamentLog::open(crew.speaks() ? request.log : "", title_of<G>(table.options, seed, request),
                                   schedule, language);
    if (!log) return complaining(log.error())();
    const Contest<G> contest(table.options, seed, contestants);
    const std::vector<std::string>& names = request.typed.seats;
    bool kept = true;
    const bool complete = crew.play_all(
        still_to_play(log->games(), schedule),
        [&](std::size_t game) {
            return to_line(contest.play(static_cast<unsigned>(game / schedule.rotations),
                                        static_cast<unsigned>(game % schedule.rotations)));
        },
        [&](std::string_view line) {
            const auto score = from_line(line, schedule.chairs);
            if (!score) return true;
            kept = log->add(*score);
            if (kept) show_progress(log->games(), schedule.games, names, crew.is_passed_on(), language);
            return kept;
        });
    if (!crew.speaks()) return success;
    if (!kept) {
        fmt::print(stderr, "{}\n", messages::format(language, "tournament.log-full", {{"file", request.log}}));
        return log_lost_status;
    }
    const TournamentReport report = report_on<G>(log->games(), schedule, seed, names);
    if (report.games > 0) fmt::print("{}", request.json ? report.json() : report.text(language));
    if (complete) return success;
    say_stopped(report, request.log, language);
    return interrupted_status;
}

template <class G>
std::function<int()> prepared(const std::shared_ptr<Request>& request, const CrewFor& crew,
                              messages::Language language) {
    const Complaint complain{language};
    if (request->typed.seats.empty()) {
        request->typed.seats = arranged<G>(request->typed, {.first = "greedy"}, language).seats;
    }
    std::vector<Contestant> contestants;
    TypedOptions typed = request->typed;
    typed.seats.clear();
    for (const std::string& seat : request->typed.seats) {
        contestants.push_back(contestant_of(seat, *request, complain));
        typed.seats.push_back(contestants.back().bot);
    }
    const auto seeing = std::ranges::count(typed.seats, all_seeing);
    if (seeing > 0 && (!Rulebook<G>::partners || seeing < std::ssize(typed.seats))) {
        complain.about("--seats", "tournament.solver");
    }
    if (seeing > 0) typed.seats.assign(typed.seats.size(), "greedy");  // is no player: nobody else can know so much
    const auto table = arranged<G>(typed, {.also = Rulebook<G>::partners ? all_seeing : ""}, language);
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
    number("--time", request->milliseconds, "help.tournament.time", longest_turn_ms);
    number("--simulations", request->simulations, "help.tournament.simulations", 100'000'000);
    number("--processes", request->processes, "help.tournament.processes", 1024);
    tournament->add_option("--log", request->log, "help.tournament.log")->option_text("help.value.file");
    tournament->add_flag("--json", request->json, "help.json");
    add_game_options(*tournament, command, request->typed, "help.tournament.seats");
    tournament->callback([&command, request, crew] {
        command.run =
            for_game(request->typed.game, [&]<class G>() { return prepared<G>(request, crew, command.language); });
    });
}

}  // namespace shelfmark::app
