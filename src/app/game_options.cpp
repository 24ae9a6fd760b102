#include "app/game_options.h"

#include <algorithm>
#include <charconv>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/help.h"
#include "app/own_options.h"
#include "app/rulebook.h"
#include "base/utf8.h"

namespace shelfmark::app {
namespace {

constexpr std::array<const char*, 12> names_with_value = {"--game",    "--players", "--seats", "--seed",
                                                          "--variant", "--without", "--with",  "--solo",
                                                          "--genres",  "--thrills", "--talk",  "--expansions"};
constexpr const char* exactly_two = "--exactly-two";

void refuse_options_of_others(const TypedOptions& typed, std::string_view game, const Complaint& complain) {
    for (const auto& [option, owner] : typed.owned) {
        if (option->empty() || owner == game) continue;
        complain.about(option->get_name(), "terminal.option.other-game", {{"game", owner}});
    }
}

// Nothing but digits: a number that wraps around would be another game than the one asked for.
std::optional<std::uint64_t> settled_seed(const TypedOptions& typed, const Complaint& complain) {
    if (!typed.seed) return std::nullopt;
    const std::string& text = *typed.seed;
    std::uint64_t seed = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) {
        complain.about("--seed", "terminal.option.seed", {{"text", std::string_view(text)}});
    }
    return seed;
}

template <class G>
int settled_players(const TypedOptions& typed, const UsualTable& usual, const Complaint& complain) {
    const int seated = static_cast<int>(typed.seats.size());
    const int meant = players_meant(typed, typename G::Options{});
    const int players = typed.players.value_or(seated > 0 ? seated : (meant > 0 ? meant : usual.players));
    if (players < Rulebook<G>::fewest_players || players > Rulebook<G>::most_players) {
        complain.about("--players", "terminal.option.players",
                       {{"least", Rulebook<G>::fewest_players}, {"most", Rulebook<G>::most_players}, {"n", players}});
    }
    if (seated > 0 && seated != players) {
        complain.about("--seats", "terminal.option.seats-count", {{"players", players}, {"seats", seated}});
    }
    return players;
}

// Those who can sit down, as an answer to whoever named somebody else.
template <class G>
std::string names_of_players(const UsualTable& usual) {
    std::vector<std::string_view> names;
    if (usual.humans) names.emplace_back("human");
    names.insert(names.end(), Rulebook<G>::player_names.begin(), Rulebook<G>::player_names.end());
    if (!usual.also.empty()) names.push_back(usual.also);
    return fmt::format("{}", fmt::join(names, ", "));
}

template <class G>
std::vector<std::string> settled_seats(const TypedOptions& typed, const UsualTable& usual, std::size_t players,
                                       const Complaint& complain) {
    std::vector<std::string> seats = typed.seats;
    for (const auto& kind : seats) {
        if (kind != "human" && Rulebook<G>::find_player(kind) == nullptr) {
            complain.about("--seats", "terminal.option.seats-kind",
                           {{"text", base::quotable(kind)}, {"players", names_of_players<G>(usual)}});
        }
        if (kind == "human" && !usual.humans) {
            complain.about("--seats", "terminal.option.seats-human", {{"players", names_of_players<G>(usual)}});
        }
    }
    while (seats.size() < players) seats.emplace_back(seats.empty() ? usual.first : usual.others);
    return seats;
}

}  // namespace

void add_game_options(CLI::App& cli, const Command& command, TypedOptions& typed, const char* help_for_seats) {
    const auto list = [&](const char* name, std::vector<std::string>& values, const char* help) {
        return cli.add_option(name, values, help)->delimiter(',')->option_text("help.value.list");
    };
    const auto own = [&](std::string_view game, const CLI::Option* option) { typed.owned.emplace_back(option, game); };
    cli.add_option("--game", typed.game, "help.game")
        ->option_text("help.value.name")
        ->check(one_of(command, {game_ids.begin(), game_ids.end()}));
    cli.add_option("--players", typed.players, "help.players")->option_text("help.value.number");
    if (help_for_seats != nullptr) list("--seats", typed.seats, help_for_seats);
    cli.add_option("--seed", typed.seed, "help.seed")->option_text("help.value.number");
    constexpr std::string_view exlibris = exlibris::ExLibris::id;
    own(exlibris, list("--variant", typed.variants, "help.variant"));
    own(exlibris, list("--without", typed.without, "help.without"));
    own(exlibris, list("--with", typed.with, "help.with"));
    own(exlibris, cli.add_option("--solo", typed.solo, "help.solo")->option_text("help.value.number"));
    constexpr std::string_view librarians = librarians::Librarians::id;
    own(librarians, list("--genres", typed.genres, "help.genres"));
    own(librarians, list("--expansions", typed.expansions, "help.expansions"));
    own(librarians, list("--thrills", typed.thrills, "help.thrills"));
    own(librarians, cli.add_flag(exactly_two, typed.exactly_two, "help.exactly-two"));
    own(librarians, cli.add_option("--talk", typed.talk, "help.talk")->option_text("help.value.name"));
}

void keeps_own_options(CLI::App& cli, CLI::Option& option, std::initializer_list<std::string_view> allowed) {
    const auto refuse = [&](const std::string& name) {
        auto* const other = cli.get_option_no_throw(name);
        if (other != nullptr && other != &option && std::ranges::find(allowed, name) == allowed.end()) {
            option.excludes(other);
        }
    };
    for (const char* name : names_with_value) refuse(name);
    for (const char* name : {exactly_two, "--resume", "--from"}) refuse(name);
}

void accept_game_options(CLI::App& cli) {
    for (const char* name : names_with_value) {
        if (cli.get_option_no_throw(name) == nullptr) {
            cli.add_option_function<std::string>(name, [](const std::string&) {})->group("");
        }
    }
    if (cli.get_option_no_throw(exactly_two) == nullptr) {
        cli.add_flag_function(exactly_two, [](std::int64_t) {})->group("");
    }
}

void refuse_game_options(CLI::App& cli, const Command& command) {
    const auto refuse = [&command](const char* name) {
        return [&command, name](const auto&) { Complaint{command.language}.about(name, "terminal.option.in-record"); };
    };
    for (const char* name : names_with_value) {
        if (std::string_view(name) != "--game") cli.add_option_function<std::string>(name, refuse(name))->group("");
    }
    cli.add_flag_function(exactly_two, refuse(exactly_two))->group("");
    accept_game_options(cli);
}

template <class G>
Arrangement<G> arranged(const TypedOptions& typed, const UsualTable& usual, messages::Language language) {
    const Complaint complain{language};
    refuse_options_of_others(typed, G::id, complain);
    Arrangement<G> arrangement;
    arrangement.seed = settled_seed(typed, complain);
    const int players = settled_players<G>(typed, usual, complain);
    arrangement.options.players = static_cast<std::uint8_t>(players);
    arrangement.seats = settled_seats<G>(typed, usual, static_cast<std::size_t>(players), complain);
    settle_own(typed, complain, arrangement.options);
    return arrangement;
}

template Arrangement<exlibris::ExLibris> arranged(const TypedOptions& typed, const UsualTable& usual,
                                                  messages::Language language);
template Arrangement<librarians::Librarians> arranged(const TypedOptions& typed, const UsualTable& usual,
                                                      messages::Language language);

}  // namespace shelfmark::app
