#include "app/game_options.h"

#include <cctype>
#include <charconv>

#include <CLI/CLI.hpp>

#include "exlibris/options_text.h"
#include "messages/format.h"
#include "players/exlibris/roster.h"

namespace shelfmark::app {
namespace {

using messages::Argument;
using messages::Language;

// What is wrong, said in the language of the table.
struct Complaint {
    Language language;

    [[noreturn]] void about(const std::string& option, std::string_view key,
                            std::initializer_list<Argument> arguments = {}) const {
        about(option, key, std::vector(arguments));
    }
    [[noreturn]] void about(const std::string& option, std::string_view key,
                            const std::vector<Argument>& arguments) const {
        throw CLI::ValidationError(option, messages::format(language, key, arguments));
    }
};

// "Fire_Imp" is "fire-imp".
std::string as_id(std::string_view typed) {
    std::string id;
    for (const char letter : typed) {
        id += letter == '_' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return id;
}

// Nothing but digits: a number that wraps around would be another game than the one asked for.
void settle_seed(GameOptions& game, const Complaint& complain) {
    if (!game.typed.seed) return;
    const std::string& text = *game.typed.seed;
    std::uint64_t seed = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) {
        complain.about("--seed", "terminal.option.seed", {{"text", std::string_view(text)}});
    }
    game.seed = seed;
}

void settle_players(GameOptions& game, const UsualTable& usual, const Complaint& complain) {
    const TypedGameOptions& typed = game.typed;
    const int seated = static_cast<int>(game.seats.size());
    const int players = typed.players.value_or(seated > 0 ? seated : (typed.solo ? 1 : usual.players));
    if (players < 1 || players > 4) complain.about("--players", "terminal.option.players", {{"n", players}});
    if (seated > 0 && seated != players) {
        complain.about("--seats", "terminal.option.seats-count", {{"players", players}, {"seats", seated}});
    }
    if (typed.solo && players != 1) complain.about("--solo", "terminal.option.solo-alone", {{"n", players}});
    if (typed.solo && (*typed.solo < 1 || *typed.solo > 7)) {
        complain.about("--solo", "terminal.option.solo-level", {{"n", *typed.solo}});
    }
    game.options.players = static_cast<std::uint8_t>(players);
    game.options.solo_level = static_cast<std::uint8_t>(players == 1 ? typed.solo.value_or(1) : 0);
}

void settle_seats(GameOptions& game, const UsualTable& usual, const Complaint& complain) {
    for (const auto& kind : game.seats) {
        if (kind != "human" && players::find_player(kind) == nullptr) {
            complain.about("--seats", "terminal.option.seats-kind", {{"text", kind}});
        }
        if (kind == "human" && !usual.humans) complain.about("--seats", "terminal.option.seats-human");
    }
    while (game.seats.size() < game.options.players) {
        game.seats.emplace_back(game.seats.empty() ? usual.first : usual.others);
    }
}

void settle_variants(GameOptions& game, const Complaint& complain) {
    for (const auto& typed : game.typed.variants) {
        const auto variant = as_id(typed);
        if (variant == "beginner") {
            game.options.beginner = true;
        } else if (variant == "friendly") {
            game.options.friendly = true;
        } else if (variant == "longer") {
            game.options.longer = true;
        } else {
            complain.about("--variant", "formats.error.variant", {{"text", typed}});
        }
    }
}

// XL-V4: locations by their ids, libraries by the ids of their assistants.
struct Tiles {
    exlibris::LocationSet locations = 0;
    unsigned libraries = 0;
};

Tiles named_tiles(const std::string& option, const std::vector<std::string>& ids, const Complaint& complain) {
    Tiles tiles;
    for (const auto& typed : ids) {
        const auto id = as_id(typed);
        const auto location = exlibris::find_location(id);
        const auto library = exlibris::find_assistant(id);
        if (location && *location != exlibris::Location::home) {
            tiles.locations |= bit(*location);
        } else if (library && *library != exlibris::Assistant::ordinary) {
            tiles.libraries |= bit(*library);
        } else {
            complain.about(option, "formats.error.tile", {{"text", typed}});
        }
    }
    return tiles;
}

void settle_tiles(GameOptions& game, const Complaint& complain) {
    const auto without = named_tiles("--without", game.typed.without, complain);
    const auto with = named_tiles("--with", game.typed.with, complain);
    if ((without.locations & with.locations) != 0 || (without.libraries & with.libraries) != 0) {
        complain.about("--with", "terminal.option.with-and-without");
    }
    game.options.without_locations = without.locations;
    game.options.without_libraries = static_cast<exlibris::LibrarySet>(without.libraries);
    game.options.with_locations = with.locations;
    game.options.with_libraries = static_cast<exlibris::LibrarySet>(with.libraries);
}

// The number of players and the solo level have been looked at: what is left are tiles.
void check_tiles(const GameOptions& game, const Complaint& complain) {
    const auto fault = exlibris::described_fault(game.options);
    if (!fault) return;
    std::vector<Argument> arguments;
    for (const auto& [name, value] : fault->arguments) arguments.emplace_back(name, std::string_view(value));
    const bool by_variant = game.typed.without.empty() && !game.typed.variants.empty();
    complain.about(by_variant ? "--variant" : "--without", fault->message, arguments);
}

}  // namespace

void add_game_options(CLI::App& command, GameOptions& game) {
    command.add_option("--players", game.typed.players, "help.players")->option_text("help.value.number");
    command.add_option("--seats", game.seats, "help.seats")->delimiter(',')->option_text("help.value.list");
    command.add_option("--variant", game.typed.variants, "help.variant")
        ->delimiter(',')
        ->option_text("help.value.list");
    command.add_option("--without", game.typed.without, "help.without")->delimiter(',')->option_text("help.value.list");
    command.add_option("--with", game.typed.with, "help.with")->delimiter(',')->option_text("help.value.list");
    command.add_option("--solo", game.typed.solo, "help.solo")->option_text("help.value.number");
    command.add_option("--seed", game.typed.seed, "help.seed")->option_text("help.value.number");
}

void accept_game_options(CLI::App& command) {
    for (const char* name : {"--players", "--seats", "--variant", "--without", "--with", "--solo", "--seed"}) {
        if (command.get_option_no_throw(name) == nullptr) {
            command.add_option_function<std::string>(name, [](const std::string&) {})->group("");
        }
    }
}

void settle_game_options(GameOptions& game, const UsualTable& usual, messages::Language language) {
    const Complaint complain{language};
    settle_seed(game, complain);
    settle_players(game, usual, complain);
    settle_seats(game, usual, complain);
    settle_variants(game, complain);
    settle_tiles(game, complain);
    check_tiles(game, complain);
}

}  // namespace shelfmark::app
