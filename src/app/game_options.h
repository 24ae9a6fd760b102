#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/command.h"
#include "app/games.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace shelfmark::app {

// The options that every command which plays a game understands, as they were typed: those of all games ...
struct TypedOptions {
    std::string game;  // empty unless given
    std::vector<std::string> seats;
    std::optional<int> players;
    std::optional<std::string> seed;
    // ... those of Ex Libris ...
    std::optional<int> solo;
    std::vector<std::string> variants;
    std::vector<std::string> without;
    std::vector<std::string> with;
    // ... and those of Librarians.
    std::vector<std::string> genres;
    std::vector<std::string> expansions;
    std::vector<std::string> thrills;
    std::optional<std::string> talk;
    bool exactly_two = false;

    // Which game an option belongs to.
    std::vector<std::pair<const CLI::Option*, std::string_view>> owned;
};

// What they mean.
template <class G>
struct Arrangement {
    typename G::Options options;
    std::vector<std::string> seats;  // who plays: "human", "greedy" or "random", one for each player
    std::optional<std::uint64_t> seed;
};

// Who sits at the table when nobody says so.
struct UsualTable {
    int players = 2;
    std::string_view first = "random";
    std::string_view others = "random";
    bool humans = false;  // whether a human may take part
    // Whom only this command knows, besides the bots of the game.
    std::string_view also = {};  // NOLINT(readability-redundant-member-init): the rest is given without it
};

// Adds --game and the options of all games. Who may sit on the seats differs from command to command; none are offered
// where nobody can choose.
void add_game_options(CLI::App& cli, const Command& command, TypedOptions& typed,
                      const char* help_for_seats = "help.seats");

// For an option whose file says how the game is played: refuses all other options of games with it, but for these.
void keeps_own_options(CLI::App& cli, CLI::Option& option, std::initializer_list<std::string_view> allowed);

// For commands that start no game: accepts the same options, so that every command understands them, and ignores them.
void accept_game_options(CLI::App& cli);

// For commands about a recorded game, which has its own options: refuses the same ones. The game may be said, as to
// every command.
void refuse_game_options(CLI::App& cli, const Command& command);

// Call it in the command's callback: understands what was typed, or throws a CLI::ValidationError that says what is
// wrong (exit status 2).
template <class G>
Arrangement<G> arranged(const TypedOptions& typed, const UsualTable& usual, messages::Language language);

}  // namespace shelfmark::app
