#include "app/command_sim.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/command.h"
#include "app/game_options.h"
#include "app/help.h"
#include "app/rulebook.h"
#include "app/screen.h"
#include "app/text_error.h"
#include "app/text_file.h"
#include "app/wrap.h"
#include "messages/format.h"
#include "messages/number.h"
#include "players/simulation.h"

namespace shelfmark::app {

namespace {

struct Request {
    TypedOptions typed;
    std::string position;
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

Summary summed_up(std::size_t players, const players::Tally& tally, double seconds) {
    Summary summary;
    summary.seconds = seconds;
    summary.speed = seconds > 0 ? static_cast<double>(tally.decisions) / seconds : 0;
    summary.rounds = mean(static_cast<std::int64_t>(tally.rounds), tally.games);
    for (std::size_t seat = 0; seat < players; ++seat) {
        summary.scores.push_back(mean(tally.points[seat], tally.games));
        summary.wins.push_back(mean(static_cast<std::int64_t>(tally.wins[seat]), tally.games));
    }
    return summary;
}

// What else a game tells about the ways in which it ended.
template <class G>
struct Endings {
    static constexpr bool by_seat = true;
    static constexpr std::string_view rounds = "sim.rounds";
    void add(const typename G::State& /*state*/) {}
    [[nodiscard]] std::string json(std::uint64_t /*games*/) const { return {}; }
    void add_rows(Rows& /*rows*/, std::uint64_t /*games*/, messages::Language /*language*/) const {}
};

template <>
struct Endings<librarians::Librarians> {
    static constexpr bool by_seat = false;  // all win or all lose
    static constexpr std::string_view rounds = "sim.turns";
    std::int64_t cards_left = 0;
    std::int64_t won = 0;      // LB-W1
    std::int64_t horrors = 0;  // LB-W4

    void add(const librarians::State& state) {
        const auto result = librarians::result(state);
        cards_left += result.cards_left;
        if (result.outcome == librarians::Outcome::won) ++won;
        if (result.outcome == librarians::Outcome::horror) ++horrors;
    }
    [[nodiscard]] std::string json(std::uint64_t games) const {
        return fmt::format(R"(,"cards_left_mean":{:.3f},"horror":{:.4f})", mean(cards_left, games),
                           mean(horrors, games));
    }
    void add_rows(Rows& rows, std::uint64_t games, messages::Language language) const {
        const auto say = [&](std::string_view key) { return std::string(messages::text(language, key)); };
        const auto share = [&](std::int64_t count) {
            return messages::decimal(language, 100 * mean(count, games), 1) + " %";
        };
        rows.emplace_back(say("sim.won"), share(won));
        const std::string left = messages::decimal(language, mean(cards_left, games), 2);
        rows.emplace_back(say("sim.cards-left"), messages::format(language, "sim.average", {{"number", left}}));
        rows.emplace_back(say("sim.horror"), share(horrors));
    }
};

template <class G>
void print_json(const players::Tally& tally, const Summary& summary, const Endings<G>& endings) {
    fmt::print("{{\"game\":\"{}\",\"games\":{},\"decisions\":{},\"seconds\":{:.3f},\"decisions_per_second\":{:.0f},"
               "\"rounds_mean\":{:.3f},\"score_mean\":[{:.3f}],\"win_rate\":[{:.4f}]{},\"illegal\":{},"
               "\"unfinished\":{}}}\n",
               G::id, tally.games, tally.decisions, summary.seconds, summary.speed, summary.rounds,
               fmt::join(summary.scores, ","), fmt::join(summary.wins, ","), endings.json(tally.games), tally.illegal,
               tally.unfinished);
}

template <class G>
void print_lines(const std::vector<std::string>& seats, const players::Tally& tally, const Summary& summary,
                 const Endings<G>& endings, messages::Language language) {
    const auto say = [&](std::string_view key, std::initializer_list<messages::Argument> arguments = {}) {
        return messages::format(language, key, arguments);
    };
    const auto decimal = [&](double value, int decimals) { return messages::decimal(language, value, decimals); };
    Rows rows;
    rows.emplace_back(say(Endings<G>::rounds), say("sim.average", {{"number", decimal(summary.rounds, 2)}}));
    if constexpr (!Endings<G>::by_seat) {
        rows.emplace_back(say("sim.partners"), fmt::format("{}", fmt::join(seats, ", ")));
    }
    const std::size_t widest = std::ranges::max(seats, {}, &std::string::size).size();
    for (std::size_t seat = 0; Endings<G>::by_seat && seat < summary.scores.size(); ++seat) {
        rows.emplace_back(say("sim.seat", {{"n", seat + 1}}),
                          say("sim.points", {{"player", fmt::format("{:<{}}", seats[seat], widest)},
                                             {"points", fmt::format("{:>7}", decimal(summary.scores[seat], 2))},
                                             {"wins", decimal(100 * summary.wins[seat], 1)}}));
    }
    endings.add_rows(rows, tally.games, language);
    rows.emplace_back(say("sim.illegal"), fmt::to_string(tally.illegal));
    rows.emplace_back(say("sim.unfinished"), fmt::to_string(tally.unfinished));
    fmt::print("{}\n{}",
               say("sim.games", {{"games", tally.games},
                                 {"decisions", tally.decisions},
                                 {"seconds", decimal(summary.seconds, 2)},
                                 {"speed", fmt::format("{:.0f}", summary.speed)}}),
               in_two_columns(rows, widest_page));
}

// Where each game begins.
template <class G>
using Beginning = std::function<typename G::State(std::uint64_t seed)>;

template <class G>
int run(const Arrangement<G>& table, const Beginning<G>& begin, const Request& request, messages::Language language) {
    std::vector<players::Player<G>> seats;
    for (const std::string& name : table.seats) seats.push_back(Rulebook<G>::find_player(name));
    players::Tally tally;
    Endings<G> endings;
    const auto note_ending = [&](const auto& state) { endings.add(state); };
    const auto start = std::chrono::steady_clock::now();
    for (int game = 0; game < request.games; ++game) {
        const std::uint64_t seed = table.seed.value_or(1) + static_cast<std::uint64_t>(game);
        players::play_on<G>(begin(seed), seed, seats, tally, note_ending);
        if (tally.broken_invariant != nullptr) {
            fmt::print(stderr, "seed {}: {}\n", seed, tally.broken_invariant);
            return 1;
        }
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const Summary summary = summed_up(seats.size(), tally, seconds);
    if (request.json) {
        print_json<G>(tally, summary, endings);
    } else {
        print_lines<G>(table.seats, tally, summary, endings, language);
    }
    return tally.illegal == 0 && tally.unfinished == 0 ? success : 1;
}

using Run = std::function<int()>;

template <class G>
Run from_start(const std::shared_ptr<Request>& request, messages::Language language) {
    const auto table = arranged<G>(request->typed, {}, language);
    const auto begin = [options = table.options](std::uint64_t seed) { return G::setup(options, seed); };
    return [=] { return run<G>(table, begin, *request, language); };
}

// The same position each time: what lies in it is settled, and only the players' own whims differ.
template <class G>
Run from_position(const std::shared_ptr<Request>& request, std::string_view text, messages::Language language) {
    const auto state = Rulebook<G>::parse_position(text);
    if (!state) return complaining(described(request->position, state.error(), language));
    TypedOptions typed = request->typed;
    typed.players = state->board.options.players;
    const auto table = arranged<G>(typed, {}, language);
    return [=] { return run<G>(table, [&](std::uint64_t) { return *state; }, *request, language); };
}

}  // namespace

void add_sim_command(CLI::App& cli, Command& command) {
    auto* sim = cli.add_subcommand("sim", "help.sim");
    auto request = std::make_shared<Request>();
    sim->add_option("--games", request->games, "help.sim.games")
        ->option_text("help.value.number")
        ->check(whole_number(command, 1, 100'000'000));
    sim->add_flag("--json", request->json, "help.json");
    add_game_options(*sim, command, request->typed);
    auto* from = sim->add_option("--from", request->position, "help.perft.from")->option_text("help.value.file");
    keeps_own_options(*sim, *from, {"--seats", "--seed"});
    sim->callback([&command, request, from] {
        if (from->empty()) {
            command.run =
                for_game(request->typed.game, [&]<class G>() { return from_start<G>(request, command.language); });
            return;
        }
        const auto text = file_text(request->position, command.language);
        command.run = text ? for_game(game_of_file(*text),
                                      [&]<class G>() { return from_position<G>(request, *text, command.language); })
                           : complaining(text.error());
    });
}

}  // namespace shelfmark::app
