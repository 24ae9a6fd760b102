#include "app/command_play.h"

#include <expected>
#include <functional>
#include <iostream>
#include <memory>
#include <random>

#include <CLI/CLI.hpp>

#include "app/command.h"
#include "app/game_options.h"
#include "app/rulebook.h"
#include "app/terminal/interruption.h"
#include "app/terminal/save_file.h"
#include "app/terminal/table.h"
#include "app/text_file.h"
#include "app/utf8.h"
#include "messages/format.h"

namespace shelfmark::app {
namespace {

constexpr UsualTable usual_table = {.players = 2, .first = "human", .others = "greedy", .humans = true};

constexpr int not_saved = 1;

struct PlayOptions {
    TypedOptions typed;
    std::string resume;
    std::string save;

    // Where the game goes when it is left; a finished one is kept only where somebody has a file for it.
    [[nodiscard]] const std::string& file() const { return save.empty() ? resume : save; }
};

std::uint64_t any_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

template <class G>
struct Evening {
    table::RecordOf<G> record;
    std::vector<std::string> seats;
};

// The game of a saved file, or what is wrong with it. Who sits where can be said anew.
template <class G>
std::expected<Evening<G>, std::string> resumed(const PlayOptions& options, std::string_view text,
                                               messages::Language language) {
    const auto saved = terminal::saved_game<G>(options.resume, text, language);
    if (!saved) return std::unexpected(saved.error());
    TypedOptions typed = options.typed;
    if (typed.seats.empty()) typed.seats = saved->seats;
    typed.players = saved->record.options.players;
    return Evening<G>{saved->record, arranged<G>(typed, usual_table, language).seats};
}

template <class G>
Evening<G> started(const PlayOptions& options, messages::Language language) {
    const auto table = arranged<G>(options.typed, usual_table, language);
    const std::uint64_t seed = table.seed ? *table.seed : any_seed();
    return {{.options = table.options, .seed = seed, .decisions = {}}, table.seats};
}

// A finished game is kept if somebody said where. False if that cannot be done.
template <class G>
bool keep_finished(const std::string& file, const terminal::SavedGame<G>& game, messages::Language language) {
    const bool kept = terminal::save<G>(file, game);
    std::cout << messages::format(language, kept ? "terminal.kept" : "terminal.not-saved", {{"file", quotable(file)}})
              << '\n';
    return kept;
}

template <class G>
int play(const PlayOptions& options, const Evening<G>& evening, messages::Language language) {
    terminal::end_politely();
    terminal::Console console(std::cin, std::cout, terminal::detected_style());
    terminal::Session<G> session(evening.record);
    terminal::Table<G> table(session, evening.seats, language, console,
                             options.file().empty() ? terminal::usual_save_file()
                                                    : std::filesystem::path(options.file()));
    const terminal::Parting parting = table.run();
    if (!console.reaches_somebody()) std::cerr << parting.last_words;
    const bool to_be_kept = parting.finished && !parting.saved && !options.file().empty();
    if (to_be_kept && !keep_finished<G>(options.file(), {session.record(), evening.seats}, language)) return not_saved;
    return parting.finished || parting.saved ? success : not_saved;
}

using Run = std::function<int()>;

Run complaining(const std::string& fault) {
    return [fault] {
        std::cerr << fault << '\n';
        return wrong_input;
    };
}

Run playing_on(const std::shared_ptr<PlayOptions>& options, messages::Language language) {
    if (options->resume.empty() || options->resume == "-") {
        throw CLI::ValidationError("--resume", std::string(messages::text(language, "terminal.option.resume")));
    }
    const auto text = file_text(options->resume, language);
    if (!text) return complaining(text.error());
    return for_game(game_of_file(*text), [&]<class G>() -> Run {
        const auto evening = resumed<G>(*options, *text, language);
        if (!evening) return complaining(evening.error());
        return [options, evening, language] { return play<G>(*options, *evening, language); };
    });
}

Run playing_anew(const std::shared_ptr<PlayOptions>& options, messages::Language language) {
    return for_game(options->typed.game, [&]<class G>() -> Run {
        const auto evening = started<G>(*options, language);
        return [options, evening, language] { return play<G>(*options, evening, language); };
    });
}

}  // namespace

void add_play_command(CLI::App& cli, Command& command) {
    auto* subcommand = cli.add_subcommand("play", "help.play");
    const auto options = std::make_shared<PlayOptions>();
    add_game_options(*subcommand, command, options->typed);
    auto* resume =
        subcommand->add_option("--resume", options->resume, "help.play.resume")->option_text("help.value.file");
    for (auto* option : subcommand->get_options()) {
        const std::string name = option->get_name();
        if (option != resume && name != "--seats" && name != "--help") resume->excludes(option);
    }
    subcommand->add_option("--save", options->save, "help.play.save")->option_text("help.value.file");
    subcommand->callback([&command, options, resume] {
        command.run = resume->empty() ? playing_anew(options, command.language) : playing_on(options, command.language);
    });
}

}  // namespace shelfmark::app
