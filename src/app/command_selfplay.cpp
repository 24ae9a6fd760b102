#include "app/command_selfplay.h"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/command.h"
#include "app/complaint.h"
#include "app/game_options.h"
#include "app/help.h"
#include "app/rulebook.h"
#include "app/traits_log.h"

namespace shelfmark::app {
namespace {

struct Request {
    TypedOptions typed;
    int games = 1;
    std::uint32_t simulations = 400;
    bool traits = false;
};

// One line of JSON for each decision that was thought about.
template <class G>
void write_decision(const typename G::State& state, table::Seat seat, std::uint64_t seed, std::size_t decision,
                    const players::Thoughts<typename G::Action>& thoughts) {
    std::vector<std::string> considered;
    for (const auto& each : thoughts) {
        considered.push_back(fmt::format(R"({{"action":"{}","expected":{:.2f},"trials":{}}})",
                                         G::notation(state, seat, each.action),
                                         static_cast<double>(each.expected) / 100, each.trials));
    }
    fmt::print("{{\"seed\":{},\"decision\":{},\"seat\":{},\"considered\":[{}]}}\n", seed, decision, seat + 1,
               fmt::join(considered, ","));
}

// Like the search, also where it follows from the rules what to do.
template <class G>
typename G::Action decide(const typename G::View& view, const typename G::ActionList& actions, base::Random& random,
                          const players::Thoughts<typename G::Action>& thoughts) {
    return thoughts.empty() ? Rulebook<G>::find_player("search")(view, actions, random) : thoughts[0].action;
}

void play_for_traits(const exlibris::Options& options, std::uint64_t seed, std::uint32_t simulations) {
    using exlibris::ExLibris;
    auto state = ExLibris::setup(options, seed);
    base::Random random = base::Random{seed}.split(0x7ea1);
    ExLibris::ActionList actions;
    TraitsLog log;
    while (!ExLibris::over(state)) {
        const table::Seat seat = ExLibris::actors(state).lowest();
        ExLibris::legal(state, seat, actions);
        log.look_at(state);
        const auto view = ExLibris::observe(state, seat);
        const auto thoughts = players::consider(view, actions, random, {.simulations = simulations});
        ExLibris::apply(state, seat, decide<ExLibris>(view, actions, random, thoughts), nullptr);
    }
    log.write(Rulebook<ExLibris>::points(state));
}

// The whole game is its seed, its options and its decisions: whoever learns from it replays it.
template <class G>
void play(const typename G::Options& options, std::uint64_t seed, std::uint32_t simulations) {
    auto state = G::setup(options, seed);
    base::Random random = base::Random{seed}.split(0x5e1f);
    typename G::ActionList actions;
    std::vector<std::string> decisions;
    while (!G::over(state)) {
        const table::Seat seat = G::actors(state).lowest();
        G::legal(state, seat, actions);
        auto action = actions[0];
        if (actions.size() > 1) {
            const auto view = G::observe(state, seat);
            const auto thoughts = players::consider(view, actions, random, {.simulations = simulations});
            if (!thoughts.empty()) write_decision<G>(state, seat, seed, decisions.size() + 1, thoughts);
            action = decide<G>(view, actions, random, thoughts);
        }
        decisions.push_back(fmt::format("\"{} {}\"", table::seat_name(seat), G::notation(state, seat, action)));
        G::apply(state, seat, action, nullptr);
    }
    fmt::print("{{\"seed\":{},\"game\":\"{}\",\"options\":\"{}\",\"points\":[{}],\"decisions\":[{}]}}\n", seed, G::id,
               G::options_text(options), fmt::join(Rulebook<G>::points(state), ","), fmt::join(decisions, ","));
}

// Traits are what the forecast is learned from; it knows nothing of the Public Library, which has no seat.
template <class G>
void refuse_traits(const typename G::Options& options, messages::Language language) {
    if constexpr (std::same_as<G, exlibris::ExLibris>) {
        if (options.players == 1) Complaint{language}.about("--traits", "selfplay.error.solo-traits");
    } else {
        Complaint{language}.about("--traits", "selfplay.error.traits");
    }
}

template <class G>
void play_one(const typename G::Options& options, std::uint64_t seed, const Request& request) {
    if constexpr (std::same_as<G, exlibris::ExLibris>) {
        if (request.traits) return play_for_traits(options, seed, request.simulations);
    }
    play<G>(options, seed, request.simulations);
}

}  // namespace

void add_selfplay_command(CLI::App& cli, Command& command) {
    auto* selfplay = cli.add_subcommand("selfplay", "help.selfplay");
    auto request = std::make_shared<Request>();
    selfplay->add_option("--games", request->games, "help.selfplay.games")
        ->option_text("help.value.number")
        ->check(whole_number(command, 1, 100'000'000));
    selfplay->add_option("--simulations", request->simulations, "help.selfplay.simulations")
        ->option_text("help.value.number")
        ->check(whole_number(command, 1, 100'000'000));
    selfplay->add_flag("--traits", request->traits, "help.selfplay.traits");
    add_game_options(*selfplay, command, request->typed, nullptr);
    selfplay->callback([&command, request] {
        command.run = for_game(request->typed.game, [&]<class G>() -> std::function<int()> {
            const auto table = arranged<G>(request->typed, {}, command.language);
            if (request->traits) refuse_traits<G>(table.options, command.language);
            return [table, request] {
                for (int game = 0; game < request->games; ++game) {
                    play_one<G>(table.options, table.seed.value_or(1) + static_cast<std::uint64_t>(game), *request);
                }
                return success;
            };
        });
    });
}

}  // namespace shelfmark::app
