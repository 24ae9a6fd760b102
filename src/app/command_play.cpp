#include "app/command_play.h"

#include <csignal>
#include <expected>
#include <iostream>
#include <memory>
#include <random>

#include <CLI/CLI.hpp>

#include "app/command.h"
#include "app/game_options.h"
#include "app/terminal/save_file.h"
#include "app/terminal/table.h"

namespace shelfmark::app {
namespace {

constexpr UsualTable usual_table = {.players = 2, .first = "human", .others = "greedy", .humans = true};

constexpr int not_saved = 1;

struct PlayOptions {
    GameOptions game;
    std::string resume;
    std::string save;
};

std::uint64_t any_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

// Being interrupted ends the input, and so the game, as politely as any other end of it. So does a closed output.
void end_politely() {
    struct sigaction action = {};
    action.sa_handler = [](int) {};
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) sigaction(signal, &action, nullptr);
}

// The game of the file, or what is wrong with it. Who sits where can be said anew.
std::expected<exlibris::Record, std::string> resumed(PlayOptions& options, messages::Language language) {
    if (options.resume.empty() || options.resume == "-") {
        throw CLI::ValidationError("--resume", std::string(messages::text(language, "terminal.option.resume")));
    }
    const auto saved = terminal::load(options.resume, language);
    if (!saved) return std::unexpected(saved.error());
    if (options.game.seats.empty()) options.game.seats = saved->seats;
    options.game.typed.players = saved->record.options.players;
    settle_game_options(options.game, usual_table, language);
    return saved->record;
}

exlibris::Record started(PlayOptions& options, messages::Language language) {
    settle_game_options(options.game, usual_table, language);
    const std::uint64_t seed = options.game.seed ? *options.game.seed : any_seed();
    return {.options = options.game.options, .seed = seed, .decisions = {}};
}

int play(const PlayOptions& options, const exlibris::Record& record, messages::Language language) {
    end_politely();
    terminal::Console console(std::cin, std::cout, terminal::detected_style());
    terminal::Session session(record);
    terminal::Table table(session, options.game.seats, language, console,
                          options.save.empty() ? terminal::usual_save_file() : std::filesystem::path(options.save));
    const terminal::Parting parting = table.run();
    if (!console.reaches_somebody()) std::cerr << parting.last_words;
    return parting.finished || parting.saved ? success : not_saved;
}

}  // namespace

void add_play_command(CLI::App& cli, Command& command) {
    auto* subcommand = cli.add_subcommand("play", "help.play");
    const auto options = std::make_shared<PlayOptions>();
    add_game_options(*subcommand, options->game);
    auto* resume =
        subcommand->add_option("--resume", options->resume, "help.play.resume")->option_text("help.value.file");
    for (const auto* option : {"--players", "--variant", "--without", "--with", "--solo", "--seed"}) {
        resume->excludes(subcommand->get_option(option));
    }
    subcommand->add_option("--save", options->save, "help.play.save")->option_text("help.value.file");
    subcommand->callback([&command, options, resume] {
        const std::expected<exlibris::Record, std::string> record =
            resume->empty() ? started(*options, command.language) : resumed(*options, command.language);
        command.run = [&command, options, record] {
            if (record) return play(*options, *record, command.language);
            std::cerr << record.error() << '\n';
            return wrong_input;
        };
    });
}

}  // namespace shelfmark::app
