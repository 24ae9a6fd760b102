#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exlibris/options.h"
#include "messages/messages.h"

namespace CLI {
class App;
}

namespace shelfmark::app {

// The options that every command which plays a game understands. First the options as they were typed ...
struct TypedGameOptions {
    std::optional<int> players;
    std::optional<int> solo;
    std::optional<std::string> seed;
    std::vector<std::string> variants;
    std::vector<std::string> without;
    std::vector<std::string> with;
};

// ... then what they mean, once settle_game_options has understood them.
struct GameOptions {
    exlibris::Options options;
    std::vector<std::string> seats;  // who plays: "human", "greedy" or "random", one for each player
    std::optional<std::uint64_t> seed;
    TypedGameOptions typed;
};

// Who sits at the table when nobody says so.
struct UsualTable {
    int players = 2;
    std::string_view first = "random";
    std::string_view others = "random";
    bool humans = false;  // whether a human may take part
};

// Adds --players, --seats, --variant, --without, --with, --solo and --seed.
void add_game_options(CLI::App& command, GameOptions& game);

// For commands that start no game: accepts the same options, so that every command understands them, and ignores them.
void accept_game_options(CLI::App& command);

// Call it in the command's callback: understands what was typed, or throws a CLI::ValidationError that says what is
// wrong (exit status 2).
void settle_game_options(GameOptions& game, const UsualTable& usual, messages::Language language);

}  // namespace shelfmark::app
